import { degree, many, names, one, personal, rank, type Subject, short, story } from '../../known-question.ts'

export const work: Subject = {
  id: 'work',
  name: names('work', 'el trabajo', 'die Arbeit'),
  words: names(
    'work* job* office* career* boss* colleague* profession* shift* retire* employ* meeting*',
    'trabaj* empleo* oficina* jefe* jefa* colega* profesi* turno* jubil* reuni*',
    'arbeit* beruf* büro* chef* kolleg* schicht* rente job* stelle*',
  ),
  questions: [
    short(
      'What do you say when a stranger asks what you do?',
      '¿Qué [respondes|responde] cuando alguien desconocido [te|le] pregunta a qué [te dedicas|se dedica]?',
      'Was [antwortest|antworten] du, wenn Fremde fragen, was du beruflich [machst|machen]?',
    ),
    one(
      'Where does most of your work happen?',
      '¿Dónde [haces|hace] la mayor parte de tu trabajo?',
      'Wo [arbeitest|arbeiten] du meistens?',
      'at a desk / on my feet / at home / on the road / outdoors / wherever I am needed',
      'en un escritorio / de pie / en casa / de camino / al aire libre / donde haga falta',
      'am Schreibtisch / auf den Beinen / zu Hause / unterwegs / im Freien / wo ich gebraucht werde',
    ),
    degree(
      'How much of a working day goes as planned?',
      '¿Cuánto de una jornada sale según lo previsto?',
      'Wie viel von einem Arbeitstag läuft nach Plan?',
      'none of it / all of it',
      'nada / todo',
      'gar nichts / alles',
    ),
    story(
      'Describe the first hour of an ordinary working day, as exactly as you can.',
      '[Describe|Describa] la primera hora de un día normal de trabajo, con todo el detalle que [puedas|pueda].',
      '[Beschreib|Beschreiben Sie] die erste Stunde eines gewöhnlichen Arbeitstags, so genau [du kannst|Sie können].',
    ),
    story(
      'Which object on your desk, in your bag or in your locker would puzzle a stranger?',
      '¿Qué objeto de tu mesa, tu bolsa o tu taquilla desconcertaría a un desconocido?',
      'Welcher Gegenstand auf deinem Tisch, in deiner Tasche oder deinem Spind würde Fremde wundern?',
    ),
    story(
      'Who taught you something at work that no training covers, and what was it?',
      '¿Quién [te|le] enseñó en el trabajo algo que no sale en ningún curso, y qué fue?',
      'Wer hat dir bei der Arbeit etwas beigebracht, das in keiner Schulung vorkommt, und was?',
    ),
    many(
      'What would you miss if you stopped tomorrow?',
      '¿Qué [echarías|echaría] de menos si lo [dejaras|dejara] mañana?',
      'Was würde dir fehlen, wenn [du morgen aufhörtest|Sie morgen aufhörten]?',
      'the people / the routine / being good at something / the money / the way there / nothing at all',
      'la gente / la rutina / que algo se me dé bien / el dinero / el camino / nada',
      'die Leute / der Rhythmus / etwas gut zu können / das Geld / der Weg dorthin / gar nichts',
    ),
    rank(
      'What makes a day at work a good one? Put it in order.',
      '¿Qué hace que un día de trabajo sea bueno? [Ordénalo|Ordénelo].',
      'Was macht einen Arbeitstag gut? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'something got finished / somebody laughed / I learned something / nobody interrupted me / I left on time',
      'terminar algo / que alguien se ría / aprender algo / que nadie me interrumpa / salir a mi hora',
      'etwas ist fertig geworden / jemand hat gelacht / ich habe etwas gelernt / niemand hat mich gestört / ich bin pünktlich gegangen',
    ),
    personal(
      story(
        'Tell us about a day when you nearly quit, or did.',
        '[Cuéntanos|Cuéntenos] un día en que casi lo [dejas|deja] todo, o lo [dejaste|dejó].',
        '[Erzähl|Erzählen Sie] von einem Tag, an dem [du fast gekündigt hättest oder es getan hast|Sie fast gekündigt hätten oder es getan haben].',
      ),
    ),
  ],
}
