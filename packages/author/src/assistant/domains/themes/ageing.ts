import { degree, many, names, one, personal, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const ageing: Subject = {
  id: 'ageing',
  name: names('growing older', 'hacerse mayor', 'das Älterwerden'),
  words: names(
    'ageing aging older elderly retirement generation* wrinkle* decades',
    'edad* envejec* vejez mayor mayores generaci* arrugas',
    'alter älter* altern älterwerden ruhestand generation* falten',
  ),
  questions: [
    one(
      'How old do you feel?',
      '¿Qué edad [sientes|siente] que [tienes|tiene]?',
      'Wie alt [fühlst du dich|fühlen Sie sich]?',
      'younger than my papers / exactly my age / older / it depends on the stairs / a different age every hour',
      'menos que mis papeles / justo mi edad / más / depende de las escaleras / otra cada hora',
      'jünger als im Ausweis / genau so alt / älter / das hängt von der Treppe ab / jede Stunde anders',
    ),
    many(
      'Which signs have you noticed?',
      '¿Qué señales [has|ha] notado?',
      'Welche Zeichen [hast|haben] du bemerkt?',
      'I hold things further away / I like silence / I cry at songs / I say “in those days” / I am offered seats / none',
      'alejo lo que leo / me gusta el silencio / lloro con canciones / digo «en mis tiempos» / me ceden el asiento / ninguna',
      'ich halte alles weiter weg / ich mag Stille / ich weine bei Liedern / ich sage „damals“ / man bietet mir Plätze an / keine',
    ),
    degree(
      'How curious are you about the next ten years?',
      '¿Cuánta curiosidad [te|le] dan los próximos diez años?',
      'Wie neugierig [bist|sind] du auf die nächsten zehn Jahre?',
      'not very / I can hardly wait',
      'poca / no puedo esperar',
      'wenig / ich kann es kaum erwarten',
    ),
    story(
      'When did you first notice that somebody took you for old, or for grown up?',
      '¿Cuándo [notaste|notó] por primera vez que alguien [te|le] veía mayor?',
      'Wann [hast|haben] du zum ersten Mal gemerkt, dass dich jemand für alt oder für erwachsen hielt?',
    ),
    story(
      'Who shows you how it can be done? Tell us one thing they do.',
      '¿Quién [te|le] enseña cómo se hace bien? [Cuéntanos|Cuéntenos] algo que hace.',
      'Wer macht es dir vor? [Erzähl|Erzählen Sie] von einer Sache, die dieser Mensch tut.',
    ),
    rank(
      'What has become more important? Put it in order.',
      '¿Qué se ha vuelto más importante? [Ordénalo|Ordénelo].',
      'Was ist wichtiger geworden? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'friends / time alone / comfort / saying what I think / health / beauty',
      'las amistades / el tiempo a solas / la comodidad / decir lo que pienso / la salud / la belleza',
      'Freunde / Zeit allein / Bequemlichkeit / zu sagen, was ich denke / Gesundheit / Schönheit',
    ),
    yesNo(
      'Is there something you can do now that you could not do at twenty?',
      '¿Hay algo que ahora [sabes|sabe] hacer y a los veinte no?',
      'Gibt es etwas, das [du heute kannst und mit zwanzig nicht konntest|Sie heute können und mit zwanzig nicht konnten]?',
    ),
    story(
      'What did you stop doing, without ever deciding to?',
      '¿Qué [dejaste|dejó] de hacer sin decidirlo nunca?',
      'Womit [hast|haben] du aufgehört, ohne es je zu beschließen?',
    ),
    personal(
      story(
        'If you like: whom do you miss most often in ordinary moments, and in which ones?',
        'Si [te|le] apetece: ¿a quién [echas|echa] más de menos en momentos corrientes, y en cuáles?',
        'Nur wenn [du magst|Sie mögen]: Wer fehlt dir in gewöhnlichen Augenblicken am meisten, und in welchen?',
      ),
    ),
  ],
}
