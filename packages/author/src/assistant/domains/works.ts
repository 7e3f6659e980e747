import { degree, many, names, one, short, story } from '../known-question.ts'
import type { Domain } from './domain.ts'

const bookRead: Domain = {
  id: 'a book read',
  kind: 'topic',
  name: names('the book', 'el libro', 'das Buch'),
  words: names(
    'last_book this_book the_book last_novel book_of_the_month our_book',
    'último_libro este_libro el_libro última_novela libro_del_mes',
    'letzte_buch dieses_buch das_buch letzten_roman buch_des_monats',
  ),
  questions: [
    degree(
      'How did you like the book?',
      '¿Cómo [valoras|valora] el libro?',
      'Wie [fandest|fanden] du das Buch?',
      'I gave it away / I will read it again',
      'lo regalé / lo volveré a leer',
      'ich habe es verschenkt / ich lese es wieder',
    ),
    one(
      'How far did you get?',
      '¿Hasta dónde [llegaste|llegó]?',
      'Wie weit [bist|sind] du gekommen?',
      'to the last page / more than half / less than half / the first chapter',
      'hasta la última página / más de la mitad / menos de la mitad / el primer capítulo',
      'bis zur letzten Seite / über die Hälfte / nicht bis zur Hälfte / das erste Kapitel',
    ),
    short(
      'Which character stayed with you?',
      '¿Qué personaje se [te|le] quedó?',
      'Welche Figur ist dir geblieben?',
    ),
    degree(
      'How convincing did you find the ending?',
      '¿Cuánto [te|le] convenció el final?',
      'Wie überzeugend [fandest|fanden] du das Ende?',
      'not at all / completely',
      'nada / del todo',
      'gar nicht / ganz und gar',
    ),
    many(
      'What was good about it?',
      '¿Qué tenía de bueno?',
      'Was war gut daran?',
      'the story / the language / the characters / the setting / the humour / what one learns / nothing',
      'la historia / el lenguaje / los personajes / el lugar / el humor / lo que se aprende / nada',
      'die Handlung / die Sprache / die Figuren / der Ort / der Humor / was man lernt / nichts',
    ),
    story(
      'Which passage would you read aloud to us?',
      '¿Qué pasaje nos [leerías|leería] en voz alta?',
      'Welche Stelle [würdest|würden] du uns vorlesen?',
    ),
    one(
      'Would you recommend it?',
      '¿Lo [recomendarías|recomendaría]?',
      '[Würdest|Würden] du es weiterempfehlen?',
      'to everybody / to some / rather not / to my worst enemy',
      'a todo el mundo / a algunas personas / más bien no / a mi peor enemigo',
      'allen / einigen / eher nicht / meinem ärgsten Feind',
    ),
  ],
}
export const WORKS: readonly Domain[] = [bookRead]
