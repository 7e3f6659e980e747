import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const celebrations: Subject = {
  id: 'celebrations',
  name: names('celebrations', 'las fiestas', 'Feste'),
  words: names(
    'celebrat* birthday* christmas* party parties festival* anniversar* present* gift* tradition* easter holidays',
    'fiesta* cumpleaños navidad* celebra* aniversario* regalo* tradici* pascua',
    'fest feste feier* geburtstag* weihnacht* party jubiläum* geschenk* tradition* ostern silvester',
  ),
  questions: [
    one(
      'What do you do at parties?',
      '¿Qué [haces|hace] en las fiestas?',
      'Was [machst|machen] du auf Festen?',
      'host / dance / stay in the kitchen / look after somebody’s dog / leave without saying goodbye / clear up',
      'ser anfitrión o anfitriona / bailar / quedarme en la cocina / cuidar al perro de alguien / irme sin despedirme / recoger',
      'einladen / tanzen / in der Küche stehen / mich um einen fremden Hund kümmern / gehen, ohne mich zu verabschieden / aufräumen',
    ),
    many(
      'What must not be missing?',
      '¿Qué no puede faltar?',
      'Was darf nicht fehlen?',
      'a certain dish / candles / music / one particular person / a quarrel / photos / an early end',
      'un plato determinado / velas / música / cierta persona / una pelea / fotos / acabar pronto',
      'ein bestimmtes Gericht / Kerzen / Musik / ein bestimmter Mensch / ein Streit / Fotos / ein frühes Ende',
    ),
    degree(
      'How much do you like your own birthday?',
      '¿Cuánto [te|le] gusta tu cumpleaños?',
      'Wie gern [hast|haben] du deinen Geburtstag?',
      'nobody must know / I count the days',
      'que no se entere nadie / cuento los días',
      'niemand darf es wissen / ich zähle die Tage',
    ),
    story(
      'Tell us about a celebration that went completely differently from what was planned.',
      '[Cuéntanos|Cuéntenos] una fiesta que salió muy distinta de lo previsto.',
      '[Erzähl|Erzählen Sie] von einem Fest, das ganz anders lief als geplant.',
    ),
    story(
      'Which present do you still have, and what did its giver understand about you?',
      '¿Qué regalo [conservas|conserva], y qué entendió de ti quien lo hizo?',
      'Welches Geschenk [hast|haben] du noch, und was hat dieser Mensch an dir verstanden?',
    ),
    rank(
      'What makes a celebration worth it? Put it in order.',
      '¿Qué hace que una fiesta valga la pena? [Ordénalo|Ordénelo].',
      'Was macht ein Fest aus? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'who comes / the food / the music / the waiting before it / the talk afterwards / that it is always the same',
      'quién viene / la comida / la música / la espera / la charla de después / que sea siempre igual',
      'wer kommt / das Essen / die Musik / die Vorfreude / das Gespräch danach / dass es immer gleich ist',
    ),
    yesNo(
      'Is there a tradition that would end if you stopped?',
      '¿Hay una tradición que acabaría si [la dejaras|la dejara]?',
      'Gibt es einen Brauch, der enden würde, wenn [du aufhörtest|Sie aufhörten]?',
    ),
    story(
      'Who is missing at the table now, and what of theirs is still done?',
      '¿Quién falta ahora en la mesa, y qué cosa suya se sigue haciendo?',
      'Wer fehlt heute am Tisch, und was wird noch so gemacht wie von ihm oder ihr?',
    ),
  ],
}
