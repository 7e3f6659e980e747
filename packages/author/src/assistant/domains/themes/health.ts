import { degree, many, names, one, personal, rank, type Subject, story } from '../../known-question.ts'

export const health: Subject = {
  id: 'health',
  name: names('everyday health', 'la salud de cada día', 'die Gesundheit im Alltag'),
  words: names(
    'health* body bodies wellness fitness diet* doctor* stress* wellbeing well-being habit*',
    'salud* cuerpo* bienestar dieta* médic* estrés hábito*',
    'gesund* körper* wohlbefinden diät* arzt ärzt* stress gewohnheit*',
  ),
  questions: [
    one(
      'What do you do first when a day has been too much?',
      '¿Qué [haces|hace] primero cuando el día ha sido demasiado?',
      'Was [machst|machen] du als Erstes, wenn ein Tag zu viel war?',
      'walk / lie down / eat / call somebody / tidy up / run a bath / look at a screen',
      'caminar / acostarme / comer / llamar a alguien / ordenar / darme un baño / mirar una pantalla',
      'gehen / mich hinlegen / essen / jemanden anrufen / aufräumen / baden / auf einen Bildschirm schauen',
    ),
    many(
      'Which household remedies do you believe in, against all evidence?',
      '¿En qué remedios caseros [crees|cree], contra toda evidencia?',
      'An welche Hausmittel [glaubst|glauben] du gegen jede Vernunft?',
      'chicken soup / ginger / a hot-water bottle / fresh air / a schnapps / sleep / none',
      'caldo de pollo / jengibre / una bolsa de agua caliente / aire fresco / un aguardiente / dormir / ninguno',
      'Hühnersuppe / Ingwer / Wärmflasche / frische Luft / ein Schnaps / Schlaf / keines',
    ),
    degree(
      'How well do you listen to your body?',
      '¿Cuánto caso le [haces|hace] a tu cuerpo?',
      'Wie gut [hörst|hören] du auf deinen Körper?',
      'it has to shout / to every whisper',
      'tiene que gritar / a cada susurro',
      'er muss schreien / auf jedes Flüstern',
    ),
    story(
      'Which good habit actually stayed, and how did it manage to?',
      '¿Qué buena costumbre se quedó de verdad, y cómo lo consiguió?',
      'Welche gute Gewohnheit ist wirklich geblieben, und wie hat sie das geschafft?',
    ),
    story(
      'Which resolution have you broken most often? Tell us about the last time.',
      '¿Qué propósito [has|ha] roto más veces? [Cuéntanos|Cuéntenos] la última.',
      'Welchen Vorsatz [hast|haben] du am öftesten gebrochen? [Erzähl|Erzählen Sie] vom letzten Mal.',
    ),
    rank(
      'What does you good? Put it in order.',
      '¿Qué [te|le] sienta bien? [Ordénalo|Ordénelo].',
      'Was tut dir gut? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'moving / people / quiet / food / sleep / something to do with the hands',
      'moverme / la gente / el silencio / la comida / dormir / algo que hacer con las manos',
      'Bewegung / Menschen / Ruhe / Essen / Schlaf / etwas für die Hände',
    ),
    story(
      'Whose way of looking after themselves do you admire? What exactly do they do?',
      '¿De quién [admiras|admira] la manera de cuidarse? ¿Qué hace exactamente?',
      'Wessen Art, auf sich zu achten, [bewunderst|bewundern] du? Was genau tut diese Person?',
    ),
    personal(
      story(
        'If you like: what did your body once teach you that you would not have learned otherwise?',
        'Si [te|le] apetece: ¿qué [te|le] enseñó una vez tu cuerpo que de otro modo no [habrías|habría] aprendido?',
        'Nur wenn [du magst|Sie mögen]: Was hat dich dein Körper einmal gelehrt, was [du sonst nicht gelernt hättest|Sie sonst nicht gelernt hätten]?',
      ),
    ),
  ],
}
