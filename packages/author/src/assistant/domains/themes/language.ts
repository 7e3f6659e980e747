import { degree, many, names, one, rank, type Subject, short, story, yesNo } from '../../known-question.ts'

export const language: Subject = {
  id: 'language',
  name: names('language', 'las lenguas', 'Sprache'),
  words: names(
    'language* word words dialect* accent* speak* translat* bilingual grammar mother-tongue',
    'lengua* idioma* palabra* dialecto* acento* hablar traduc* bilingüe*',
    'sprache* sprachen wort wörter dialekt* akzent* sprechen übersetz* zweisprachig* muttersprache',
  ),
  questions: [
    many(
      'Which languages have you dreamed, sworn or counted in?',
      '¿En qué lenguas [has|ha] soñado, maldecido o contado?',
      'In welchen Sprachen [hast|haben] du geträumt, geflucht oder gezählt?',
      'English / Spanish / German / French / a dialect / another one',
      'inglés / español / alemán / francés / un dialecto / otra',
      'Englisch / Spanisch / Deutsch / Französisch / ein Dialekt / eine andere',
    ),
    one(
      'What happens to your voice when you change the language or the company?',
      '¿Qué le pasa a tu voz cuando [cambias|cambia] de lengua o de compañía?',
      'Was passiert mit deiner Stimme, wenn [du die Sprache oder die Gesellschaft wechselst|Sie die Sprache oder die Gesellschaft wechseln]?',
      'it gets higher / it gets quieter / it gets funnier / it gets more polite / nothing',
      'se vuelve más aguda / más baja / más graciosa / más educada / nada',
      'sie wird höher / sie wird leiser / sie wird lustiger / sie wird höflicher / nichts',
    ),
    short(
      'Which word exists only in your family or your town?',
      '¿Qué palabra existe solo en tu familia o en tu pueblo?',
      'Welches Wort gibt es nur in deiner Familie oder deinem Ort?',
    ),
    degree(
      'How much does the way you speak give away where you are from?',
      '¿Cuánto delata tu forma de hablar de dónde [eres|es]?',
      'Wie sehr verrät deine Sprache, woher [du kommst|Sie kommen]?',
      'not at all / with the first word',
      'nada / a la primera palabra',
      'gar nicht / beim ersten Wort',
    ),
    story(
      'Tell us about a misunderstanding over a single word.',
      '[Cuéntanos|Cuéntenos] un malentendido por una sola palabra.',
      '[Erzähl|Erzählen Sie] von einem Missverständnis wegen eines einzigen Wortes.',
    ),
    story(
      'Who corrected the way you spoke? When, and what did they say?',
      '¿Quién [te|le] corrigió la forma de hablar? ¿Cuándo, y qué dijo?',
      'Wer hat deine Art zu sprechen verbessert? Wann, und mit welchen Worten?',
    ),
    rank(
      'Where do you find words most easily? Put it in order.',
      '¿Dónde [encuentras|encuentra] mejor las palabras? [Ordénalo|Ordénelo].',
      'Wo [findest|finden] du am leichtesten Worte? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'in a letter or message / at the table / in an argument / with children / in front of many / alone',
      'en una carta o mensaje / en la mesa / en una discusión / con niños / ante mucha gente / a solas',
      'in Briefen und Nachrichten / am Tisch / im Streit / mit Kindern / vor vielen / allein',
    ),
    yesNo(
      'Is there a language in your family that nobody speaks any more?',
      '¿Hay en tu familia una lengua que ya nadie habla?',
      'Gibt es in deiner Familie eine Sprache, die niemand mehr spricht?',
    ),
    story(
      'Which sentence could you never translate, and what does it do?',
      '¿Qué frase no [podrías|podría] traducir nunca, y qué hace?',
      'Welchen Satz [könntest|könnten] du nie übersetzen, und was bewirkt er?',
    ),
  ],
}
