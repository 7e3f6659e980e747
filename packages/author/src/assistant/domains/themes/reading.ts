import { degree, many, names, one, rank, type Subject, short, story } from '../../known-question.ts'

export const reading: Subject = {
  id: 'reading',
  name: names('reading', 'la lectura', 'das Lesen'),
  words: names(
    'read* book* novel* librar* poem* poetry writer* comic* newspaper*',
    'lectura* leer libro* novela* bibliotec* poema* poesía cómic* periódico* escritor*',
    'lesen lese* buch bücher* roman* bibliothek* bücherei* gedicht* zeitung* comic*',
  ),
  questions: [
    one(
      'Where do you read most?',
      '¿Dónde [lees|lee]?',
      'Wo [liest|lesen] du?',
      'in bed / on the train or bus / in the bath / at the table, secretly / outdoors / mostly on a screen',
      'en la cama / en el tren o el autobús / en la bañera / en la mesa, a escondidas / al aire libre / casi siempre en pantalla',
      'im Bett / in Bahn oder Bus / in der Badewanne / am Tisch, heimlich / draußen / meistens am Bildschirm',
    ),
    many(
      'What do you do to books?',
      '¿Qué les [haces|hace] a los libros?',
      'Was [machst|machen] du mit Büchern?',
      'fold the corners / write in them / lend them and lose them / read the end first / keep every one / give them away',
      'doblar las esquinas / escribir en ellos / prestarlos y perderlos / leer antes el final / guardarlos todos / regalarlos',
      'Ecken umknicken / hineinschreiben / verleihen und verlieren / zuerst das Ende lesen / alle behalten / verschenken',
    ),
    short(
      'Which book have you started most often without finishing it?',
      '¿Qué libro [has|ha] empezado más veces sin terminarlo?',
      'Welches Buch [hast|haben] du am öftesten angefangen und nie beendet?',
    ),
    story(
      'Who read to you, or whom do you read to? What do you hear when you think of it?',
      '¿Quién [te|le] leía, o a quién [lees|lee]? ¿Qué [oyes|oye] cuando [lo piensas|lo piensa]?',
      'Wer hat dir vorgelesen, oder wem [liest|lesen] du vor? Was [hörst|hören] du, wenn [du daran denkst|Sie daran denken]?',
    ),
    degree(
      'How much can a book spoil or save a day?',
      '¿Hasta qué punto puede un libro estropear o salvar un día?',
      'Wie sehr kann ein Buch einen Tag verderben oder retten?',
      'not at all / completely',
      'nada / por completo',
      'gar nicht / ganz und gar',
    ),
    story(
      'Which book arrived at exactly the right time? What was going on then?',
      '¿Qué libro llegó justo a tiempo? ¿Qué pasaba entonces?',
      'Welches Buch kam genau zur rechten Zeit? Was war damals los?',
    ),
    rank(
      'Why do you keep reading? Put it in order.',
      '¿Por qué [sigues|sigue] leyendo? [Ordénalo|Ordénelo].',
      'Warum [liest|lesen] du weiter? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'to know what happens / for the sentences / for a character / to learn something / to be left alone',
      'para saber qué pasa / por las frases / por un personaje / para aprender algo / para que me dejen en paz',
      'um zu wissen, was geschieht / wegen der Sätze / wegen einer Figur / um etwas zu lernen / um in Ruhe gelassen zu werden',
    ),
    story(
      'Which book does everybody love except you? Make your case.',
      '¿Qué libro le gusta a todo el mundo menos a ti? [Defiéndete|Defiéndase].',
      'Welches Buch lieben alle außer dir? [Verteidige dich|Verteidigen Sie sich].',
    ),
  ],
}
