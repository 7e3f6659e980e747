import { degree, many, names, one, personal, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const courage: Subject = {
  id: 'courage',
  name: names('fear and courage', 'el miedo y el valor', 'Angst und Mut'),
  words: names(
    'courage* brave* fear* afraid scared phobia* risk* anxiety anxious dare* daring',
    'valor valent* miedo* coraje temor* riesgo* atreverse',
    'mut mutig* angst ängste* furcht* risiko trauen phobie*',
  ),
  questions: [
    many(
      'What makes your heart beat faster?',
      '¿Qué [te|le] acelera el corazón?',
      'Wobei schlägt dein Herz schneller?',
      'heights / speaking in front of others / spiders / the dentist / a ringing phone / the dark / an envelope from an office',
      'las alturas / hablar en público / las arañas / el dentista / un teléfono que suena / la oscuridad / una carta de la administración',
      'in der Höhe / beim Sprechen vor anderen / bei Spinnen / beim Zahnarzt / wenn das Telefon klingelt / im Dunkeln / bei Post vom Amt',
    ),
    one(
      'What do you do when you are afraid?',
      '¿Qué [haces|hace] cuando [tienes|tiene] miedo?',
      'Was [tust|tun] du, wenn [du Angst hast|Sie Angst haben]?',
      'talk a lot / go quiet / make jokes / run / do it at once / call somebody',
      'hablar mucho / callarme / hacer bromas / huir / hacerlo enseguida / llamar a alguien',
      'viel reden / still werden / Witze machen / weglaufen / es sofort tun / jemanden anrufen',
    ),
    degree(
      'How brave would your friends say you are?',
      '¿Cuánto valor dirían tus amistades que [tienes|tiene]?',
      'Für wie mutig halten dich deine Freunde?',
      'not very / foolishly',
      'poco / demasiado',
      'für wenig mutig / für tollkühn',
    ),
    story(
      'Tell us about something small you did that took more courage than anybody saw.',
      '[Cuéntanos|Cuéntenos] algo pequeño que [hiciste|hizo] y que exigió más valor del que se vio.',
      '[Erzähl|Erzählen Sie] von etwas Kleinem, das mehr Mut gekostet hat, als irgendwer sah.',
    ),
    story(
      'What were you afraid of as a child, and where did it live?',
      '¿De qué [tenías|tenía] miedo en la infancia, y dónde vivía?',
      'Wovor [hattest|hatten] du als Kind Angst, und wo hat es gewohnt?',
    ),
    rank(
      'What takes most courage? Put it in order.',
      '¿Qué exige más valor? [Ordénalo|Ordénelo].',
      'Wozu gehört am meisten Mut? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'to apologise / to leave / to stay / to ask for help / to say no / to begin again',
      'pedir perdón / irse / quedarse / pedir ayuda / decir que no / empezar de nuevo',
      'um Verzeihung zu bitten / zu gehen / zu bleiben / um Hilfe zu bitten / Nein zu sagen / neu anzufangen',
    ),
    yesNo(
      'Is there something you no longer fear?',
      '¿Hay algo que ya no [te|le] da miedo?',
      'Gibt es etwas, das dir keine Angst mehr macht?',
    ),
    story(
      'Who was brave on your behalf? What did they say or do?',
      '¿Quién fue valiente por ti? ¿Qué dijo o hizo?',
      'Wer war einmal an deiner Stelle mutig? Mit welchen Worten oder Taten?',
    ),
    personal(
      story(
        'What did you not dare to do, and still think about?',
        '¿Qué no [te atreviste|se atrevió] a hacer y todavía [piensas|piensa]?',
        'Was [hast du dich|haben Sie sich] nicht getraut, woran [du noch denkst|Sie noch denken]?',
      ),
    ),
  ],
}
