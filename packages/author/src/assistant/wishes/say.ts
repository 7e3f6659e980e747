import type { InLanguages, Language } from '../known-question.ts'
import { quoted } from '../voice.ts'
import type { Impossible } from './change.ts'
import type { Note } from './notes.ts'

const AND: InLanguages<string> = { en: ' and ', es: ' y ', de: ' und ' }
const LANGUAGES: InLanguages<InLanguages<string>> = {
  en: { en: 'English', es: 'Spanish', de: 'German' },
  es: { en: 'inglés', es: 'español', de: 'alemán' },
  de: { en: 'Englisch', es: 'Spanisch', de: 'Deutsch' },
}

export const nameOf = (language: Language, inLanguage: Language) => LANGUAGES[inLanguage][language]

const joined = (items: (string | number)[], language: Language) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${AND[language]}${items.at(-1)}`

function places(numbers: number[], language: Language): string {
  const [one, many] = {
    en: ['question', 'questions'],
    es: ['la pregunta', 'las preguntas'],
    de: ['Frage', 'die Fragen'],
  }[language] as [string, string]
  return `${numbers.length === 1 ? one : many} ${joined(numbers, language)}`
}

const IMPOSSIBLE: InLanguages<Record<Impossible, string>> = {
  en: {
    pictures: 'Answers cannot hold pictures or files, only words, choices and dates.',
    conditions: 'Questions cannot depend on other answers: everybody gets all of them.',
    mail: 'I cannot send mails or invitations; once the survey is published you can share its link yourself.',
    sound: 'Answers cannot be recordings, only words, choices and dates.',
    required: 'Whether a question must be answered is set in the survey editor afterwards, not here.',
    limits: 'There are no time limits and no shuffled order.',
    design: 'I only write words; colours and layout are not mine to change.',
  },
  es: {
    pictures: 'Las respuestas no pueden contener imágenes ni archivos, solo palabras, opciones y fechas.',
    conditions: 'Las preguntas no pueden depender de otras respuestas: todo el mundo las recibe todas.',
    mail: 'No puedo enviar correos ni invitaciones; cuando la encuesta esté publicada, podrás compartir su enlace.',
    sound: 'Las respuestas no pueden ser grabaciones, solo palabras, opciones y fechas.',
    required: 'Si una pregunta es obligatoria se ajusta después, en el editor de la encuesta, no aquí.',
    limits: 'No hay límites de tiempo ni orden aleatorio.',
    design: 'Solo escribo palabras; los colores y el diseño no dependen de mí.',
  },
  de: {
    pictures: 'Antworten können keine Bilder oder Dateien enthalten, nur Worte, Auswahl und Daten.',
    conditions: 'Fragen können nicht von anderen Antworten abhängen: Alle bekommen alle.',
    mail: 'Mails oder Einladungen kann ich nicht verschicken; ist die Umfrage veröffentlicht, kannst du ihren Link teilen.',
    sound: 'Antworten können keine Aufnahmen sein, nur Worte, Auswahl und Daten.',
    required:
      'Ob eine Frage beantwortet werden muss, stellt man danach im Editor der Umfrage ein, nicht hier.',
    limits: 'Zeitlimits und zufällige Reihenfolge gibt es nicht.',
    design: 'Ich schreibe nur Worte; Farben und Gestaltung kann ich nicht ändern.',
  },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function done(note: Extract<Note, { did: string }>, language: Language): string {
  const at = 'places' in note ? places([...note.places], language) : ''
  const isAll = 'places' in note && note.places.length === 0
  const say = (en: string, es: string, de: string) => ({ en, es, de })[language]
  switch (note.did) {
    case 'dropped':
      return say(`dropped ${at}`, `quité ${at}`, `${at} gestrichen`)
    case 'retyped':
      return say(
        `changed how ${at} ${'places' in note && note.places.length > 1 ? 'are' : 'is'} answered`,
        `cambié la forma de responder ${at}`,
        `die Antwortart geändert (${at})`,
      )
    case 'replaced':
      return say(`replaced ${at}`, `sustituí ${at}`, `${at} ersetzt`)
    case 'split':
      return say(`made two questions of ${at}`, `hice dos preguntas de ${at}`, `aus ${at} zwei gemacht`)
    case 'followed':
      return say(
        `put a question after ${at} that asks why`,
        `puse detrás de ${at} una que pregunta por qué`,
        `hinter ${at} eine gestellt, die nach dem Warum fragt`,
      )
    case 'ranged':
      return say(`changed the scale of ${at}`, `cambié la escala de ${at}`, `die Skala geändert (${at})`)
    case 'moved':
      return say(`moved ${at}`, `moví ${at}`, `${at} verschoben`)
    case 'merged':
      return say(`merged ${at} into one`, `uní en una ${at}`, `${at} zu einer zusammengefasst`)
    case 'reworded':
      return say(
        `put your words into ${at}`,
        `puse tus palabras en ${at}`,
        `${at} nach deinen Worten formuliert`,
      )
    case 'rephrased':
      return say(`put ${at} into other words`, `dije de otra manera ${at}`, `${at} anders formuliert`)
    case 'shortened':
      return isAll
        ? say('shortened the wording', 'acorté las preguntas', 'die Fragen gekürzt')
        : say(`shortened ${at}`, `acorté ${at}`, `${at} gekürzt`)
    case 'simplified':
      return isAll
        ? say('used simpler words', 'usé palabras más sencillas', 'einfachere Worte genommen')
        : say(`simplified ${at}`, `simplifiqué ${at}`, `${at} vereinfacht`)
    case 'swapped':
      return say(`swapped ${at}`, `intercambié ${at}`, `${at} getauscht`)
    case 'added': {
      const about = note.about
        ? { en: ` about ${note.about}`, es: ` sobre ${note.about}`, de: ` über ${note.about}` }[language]
        : ''
      return say(
        `added ${note.count === 1 ? 'a question' : `${note.count} questions`}${about}`,
        `añadí ${note.count === 1 ? 'una pregunta' : `${note.count} preguntas`}${about}`,
        `${note.count === 1 ? 'eine Frage' : `${note.count} Fragen`}${about} ergänzt`,
      )
    }
    case 'counted':
      return say(
        `made it ${note.count} ${note.count === 1 ? 'question' : 'questions'}`,
        `la dejé en ${note.count} ${note.count === 1 ? 'pregunta' : 'preguntas'}`,
        `sie auf ${note.count} ${note.count === 1 ? 'Frage' : 'Fragen'} gebracht`,
      )
    case 'spoke':
      return say(
        `put everything into ${nameOf(note.name, language)}`,
        `lo pasé todo al ${nameOf(note.name, language)}`,
        `alles ins ${nameOf(note.name, language)}e übertragen`,
      )
    case 'casual':
      return say('made the tone less formal', 'puse un tono más cercano', 'die Anrede lockerer gemacht')
    case 'formal':
      return say('made the tone more formal', 'puse un tono más formal', 'die Anrede förmlicher gemacht')
    case 'undone':
      return say(
        'took the last change back',
        'deshice el último cambio',
        'die letzte Änderung zurückgenommen',
      )
    case 'restarted':
      return say(
        'started over from the first proposal',
        'volví a la primera propuesta',
        'wieder beim ersten Vorschlag angefangen',
      )
    case 'others':
      return say('looked for other questions', 'busqué otras preguntas', 'andere Fragen gesucht')
    case 'unpersonal':
      return say(
        'took out what was most personal',
        'quité lo más personal',
        'das Persönlichste herausgenommen',
      )
    case 'sorted':
      return say(
        'put the easy ones first and the stories after them',
        'puse primero las fáciles y después las historias',
        'die leichten nach vorn und die Geschichten dahinter gestellt',
      )
    case 'refocused':
      return say(
        `made new questions, about ${note.about}`,
        `hice preguntas nuevas, sobre ${note.about}`,
        `neue Fragen gemacht, über ${note.about}`,
      )
    case 'substituted':
      return say(
        `wrote ${quoted(note.fresh, 'en')} for ${quoted(note.old, 'en')}`,
        `escribí ${quoted(note.fresh, 'es')} en lugar de ${quoted(note.old, 'es')}`,
        `${quoted(note.fresh, 'de')} statt ${quoted(note.old, 'de')} geschrieben`,
      )
    case 'playful':
      return say(
        `exchanged ${note.count} of them for more playful ones`,
        `cambié ${note.count} por otras más divertidas`,
        `${note.count} gegen verspieltere getauscht`,
      )
    case 'options':
      return say(
        `changed the options of question ${note.place}`,
        `cambié las opciones de la pregunta ${note.place}`,
        `die Antworten von Frage ${note.place} geändert`,
      )
  }
}

function failed(note: Extract<Note, { not: string }>, language: Language): string {
  const say = (en: string, es: string, de: string) => ({ en, es, de })[language]
  switch (note.not) {
    case 'possible':
      return IMPOSSIBLE[language][note.what]
    case 'spoken':
      return say(
        `I cannot write ${note.name}; I write English, Spanish and German.`,
        `No sé escribir en ${note.name}; escribo en inglés, español y alemán.`,
        `${capital(note.name)} kann ich nicht; ich schreibe Englisch, Spanisch und Deutsch.`,
      )
    case 'found':
      return say(
        `I found no question ${/^\d+$/.test(note.what) ? note.what : `about ${note.what}`}.`,
        `No encontré ninguna pregunta ${/^\d+$/.test(note.what) ? note.what : `sobre ${note.what}`}.`,
        `Eine Frage ${/^\d+$/.test(note.what) ? note.what : `über ${note.what}`} habe ich nicht gefunden.`,
      )
    case 'understood':
      return say(
        `I did not understand ${quoted(note.words, 'en')}; try “add one about …”, “drop the third” or “make question 2 a scale”.`,
        `No entendí ${quoted(note.words, 'es')}; prueba con «añade una sobre …», «quita la tercera» o «haz de la 2 una escala».`,
        `${quoted(note.words, 'de')} habe ich nicht verstanden; versuch es mit „füge eine über … hinzu“, „streiche die dritte“ oder „mach Frage 2 zu einer Skala“.`,
      )
    case 'restyled':
      return say(
        `${capital(places(note.places, 'en'))} ${note.places.length === 1 ? 'is in words of your own, so I left it' : 'are in words of your own, so I left them'} as it was.`.replace(
          'them as it was',
          'them as they were',
        ),
        `Dejé como estaba ${places(note.places, 'es')}: son palabras tuyas.`,
        `${capital(places(note.places, 'de'))} ${note.places.length === 1 ? 'steht' : 'stehen'} in eigenen Worten da und ${note.places.length === 1 ? 'bleibt' : 'bleiben'}, wie ${note.places.length === 1 ? 'sie war' : 'sie waren'}.`,
      )
    case 'retyped':
      return say(
        `${capital(places(note.places, 'en'))} ${note.places.length === 1 ? 'is' : 'are'} already answered that way.`,
        `${capital(places(note.places, 'es'))} ya se ${note.places.length === 1 ? 'responde' : 'responden'} así.`,
        `${capital(places(note.places, 'de'))} ${note.places.length === 1 ? 'wird' : 'werden'} schon so beantwortet.`,
      )
    case 'divisible':
      return say(
        `Question ${note.place} asks one thing only; tell me the two questions you would like instead.`,
        `La pregunta ${note.place} solo pregunta una cosa; dime qué dos preguntas quieres en su lugar.`,
        `Frage ${note.place} fragt nur nach einem; sag mir, welche zwei Fragen du stattdessen möchtest.`,
      )
    case 'said':
      return say(
        `None of the questions says ${quoted(note.words, 'en')}.`,
        `Ninguna pregunta dice ${quoted(note.words, 'es')}.`,
        `In keiner Frage steht ${quoted(note.words, 'de')}.`,
      )
    case 'alike':
      return say('No two of them are alike.', 'No hay dos iguales.', 'Keine zwei sind gleich.')
    case 'kind':
      return say(
        'There is no question of that kind.',
        'No hay ninguna pregunta de ese tipo.',
        'Eine Frage dieser Art ist nicht dabei.',
      )
    case 'shortened':
    case 'simplified':
      return say(
        `${note.places.length === 1 ? `Question ${note.places[0]} has` : 'They have'} no words to spare; tell me yours, and I put them there.`,
        `${note.places.length === 1 ? `En la pregunta ${note.places[0]}` : 'Ahí'} no sobra ninguna palabra; dime las tuyas y las pongo.`,
        `${note.places.length === 1 ? `In Frage ${note.places[0]}` : 'Da'} ist kein Wort zu viel; sag mir deine, und ich setze sie ein.`,
      )
    case 'scaled':
      return say(
        'There is no scale among them; say which question should have one.',
        'No hay ninguna escala; di qué pregunta debería tenerla.',
        'Eine Skala ist nicht dabei; sag, welche Frage eine haben soll.',
      )
    case 'undoable':
      return say(
        'There is no change of mine left to take back.',
        'No queda ningún cambio mío que deshacer.',
        'Es gibt keine Änderung von mir mehr, die ich zurücknehmen könnte.',
      )
    case 'emptied':
      return say(
        'That would leave no question at all, so I kept them.',
        'Así no quedaría ninguna pregunta; las dejé.',
        'Dann bliebe keine Frage übrig; ich habe sie gelassen.',
      )
    case 'enough':
      return say(
        'More than these would only repeat themselves.',
        'Más que estas solo serían repeticiones.',
        'Mehr würden sich nur wiederholen.',
      )
    case 'personal':
      return say(
        'None of these seemed too personal to me; tell me which one to drop.',
        'Ninguna me pareció demasiado personal; dime cuál quito.',
        'Keine davon schien mir zu persönlich; sag mir, welche ich streichen soll.',
      )
    case 'full':
      return say(
        'A survey can hold 100 questions at most.',
        'Una encuesta admite como mucho 100 preguntas.',
        'Eine Umfrage fasst höchstens 100 Fragen.',
      )
    case 'optional':
      return say(
        `Question ${note.place} needs a list of two to a hundred options for that; make it a choice first.`,
        `La pregunta ${note.place} necesita para eso una lista de dos a cien opciones; primero hay que hacerla de elección.`,
        `Frage ${note.place} braucht dafür eine Liste von zwei bis hundert Antworten; mach sie zuerst zu einer Auswahl.`,
      )
  }
}

/** “a question and a question” are two. */
function counted(notes: readonly Note[]): Note[] {
  const isPlain = (note: Note): note is Extract<Note, { did: 'added' }> =>
    'did' in note && note.did === 'added' && note.about === null
  const plain = notes.filter(isPlain)
  const sum = plain.reduce((total, { count }) => total + count, 0)
  return notes.flatMap((note): Note[] =>
    !isPlain(note) ? [note] : note === plain[0] ? [{ ...note, count: sum }] : [],
  )
}

/** What was not understood is said once, whatever else there was of it. */
const once = (notes: readonly Note[]) => {
  const isLost = (note: Note) => 'not' in note && note.not === 'understood'
  const first = notes.find(isLost)
  return notes.filter((note) => note === first || !isLost(note))
}

/** What was done in one sentence, then what could not be done. */
export function inWords(notes: readonly Note[], language: Language): string {
  const did = [...new Set(counted(notes).flatMap((note) => ('did' in note ? done(note, language) : [])))]
  const not = [...new Set(once(notes).flatMap((note) => ('not' in note ? failed(note, language) : [])))]
  const told = [...new Set(notes.flatMap((note) => ('tell' in note ? note.tell[language] : [])))]
  const first = joined(did, language)
  const lead = { en: `I ${first}.`, es: `${capital(first)}.`, de: `Ich habe ${first}.` }[language]
  return [...(did.length > 0 ? [lead] : []), ...told, ...not].join(' ')
}
