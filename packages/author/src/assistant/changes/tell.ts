import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { quoted } from '../voice.ts'
import type { Note } from '../wishes/notes.ts'

type Say = Record<Language, string>
const note = (make: (q: (text: string) => string) => Say): Note => {
  const of = (language: Language) => make((text) => quoted(text, language))[language]
  const tell: InLanguages<string> = { en: of('en'), es: of('es'), de: of('de') }
  return { tell }
}

type Type = AssistantQuestion['question_type']
const AS: InLanguages<Record<Type, string>> = {
  en: {
    long_text: 'in the person’s own words',
    short_text: 'in a few words',
    single_select: 'by choosing one answer',
    multi_select: 'by ticking as many answers as apply',
    rating_scale: 'on a scale',
    likert_scale: 'by how far one agrees',
    ranking: 'by putting the answers in order',
    date_time: 'with a date',
    boolean: 'with yes or no',
  },
  es: {
    long_text: 'con palabras propias',
    short_text: 'en pocas palabras',
    single_select: 'eligiendo una respuesta',
    multi_select: 'marcando todas las que valgan',
    rating_scale: 'en una escala',
    likert_scale: 'según el grado de acuerdo',
    ranking: 'poniendo las respuestas en orden',
    date_time: 'con una fecha',
    boolean: 'con sí o no',
  },
  de: {
    long_text: 'in eigenen Worten',
    short_text: 'in wenigen Worten',
    single_select: 'mit einer Auswahl',
    multi_select: 'durch Ankreuzen, auch mehrfach',
    rating_scale: 'auf einer Skala',
    likert_scale: 'nach dem Grad der Zustimmung',
    ranking: 'mit einer Reihenfolge',
    date_time: 'mit einem Datum',
    boolean: 'mit Ja oder Nein',
  },
}
const numbers = (places: readonly number[]) => places.map((at) => at + 1).join(', ')

/** One sentence for what was done, or could not be. */
export const tell = {
  added: (text: string, place: number) =>
    note((q) => ({
      en: `I added question ${place + 1}: ${q(text)}`,
      es: `Añadí la pregunta ${place + 1}: ${q(text)}`,
      de: `Frage ${place + 1} ist neu: ${q(text)}`,
    })),
  asked: (text: string, place: number) =>
    note((q) => ({
      en: `Question ${place + 1} asks that already: ${q(text)} Nothing had to change.`,
      es: `La pregunta ${place + 1} ya lo pregunta: ${q(text)} No hubo que cambiar nada.`,
      de: `Frage ${place + 1} fragt das schon: ${q(text)} Es musste nichts geändert werden.`,
    })),
  addedAnyway: (named: string, text: string) =>
    note((q) => ({
      en: `No question was about ${q(named)}, so I added one: ${q(text)}`,
      es: `Ninguna pregunta trataba de ${q(named)}, así que añadí una: ${q(text)}`,
      de: `Keine Frage handelte von ${q(named)}, darum habe ich eine ergänzt: ${q(text)}`,
    })),
  dropped: (place: number, text: string) =>
    note((q) => ({
      en: `I dropped question ${place + 1}, ${q(text)}`,
      es: `Quité la pregunta ${place + 1}, ${q(text)}`,
      de: `Frage ${place + 1} ist gestrichen: ${q(text)}`,
    })),
  droppedOption: (option: string, place: number) =>
    note((q) => ({
      en: `I took the answer ${q(option)} out of question ${place + 1}.`,
      es: `Quité la respuesta ${q(option)} de la pregunta ${place + 1}.`,
      de: `Die Antwort ${q(option)} ist aus Frage ${place + 1} gestrichen.`,
    })),
  noOption: (option: string, place: number) =>
    note((q) => ({
      en: `Question ${place + 1} does not offer ${q(option)}, so nothing was changed.`,
      es: `La pregunta ${place + 1} no ofrece ${q(option)}, así que no cambié nada.`,
      de: `Frage ${place + 1} bietet ${q(option)} nicht an; es wurde nichts geändert.`,
    })),
  options: (place: number, options: readonly string[], isMany: boolean) =>
    note((q) => ({
      en: `Question ${place + 1} now offers exactly these ${options.length}: ${options.map(q).join(', ')}.${isMany ? ' People can tick more than one.' : ''}`,
      es: `La pregunta ${place + 1} ofrece ahora justo estas ${options.length}: ${options.map(q).join(', ')}.${isMany ? ' Se puede marcar más de una.' : ''}`,
      de: `Frage ${place + 1} bietet jetzt genau diese ${options.length} an: ${options.map(q).join(', ')}.${isMany ? ' Man kann mehrere ankreuzen.' : ''}`,
    })),
  moreOptions: (place: number, options: readonly string[]) =>
    note((q) => ({
      en: `Question ${place + 1} also offers ${options.map(q).join(', ')}.`,
      es: `La pregunta ${place + 1} ofrece también ${options.map(q).join(', ')}.`,
      de: `Frage ${place + 1} bietet auch ${options.map(q).join(', ')} an.`,
    })),
  answered: (place: number, type: Type, text: string) =>
    note((q) => ({
      en: `Question ${place + 1} is now answered ${AS.en[type]}: ${q(text)}`,
      es: `La pregunta ${place + 1} se responde ahora ${AS.es[type]}: ${q(text)}`,
      de: `Frage ${place + 1} wird jetzt ${AS.de[type]} beantwortet: ${q(text)}`,
    })),
  answeredSo: (place: number, type: Type) =>
    note(() => ({
      en: `Question ${place + 1} is answered ${AS.en[type]} already.`,
      es: `La pregunta ${place + 1} ya se responde ${AS.es[type]}.`,
      de: `Frage ${place + 1} wird schon ${AS.de[type]} beantwortet.`,
    })),
  noYesNo: (place: number, text: string) =>
    note((q) => ({
      en: `Question ${place + 1}, ${q(text)}, cannot be answered with yes or no as it is worded; give me the yes-or-no question, and I put it there.`,
      es: `La pregunta ${place + 1}, ${q(text)}, no se puede responder con sí o no tal como está; dime la pregunta de sí o no y la pongo.`,
      de: `Frage ${place + 1}, ${q(text)}, lässt sich so nicht mit Ja oder Nein beantworten; sag mir die Ja-Nein-Frage, und ich setze sie ein.`,
    })),
  scaled: (place: number, min: number, max: number, low: string, high: string) =>
    note(() => ({
      en: `Question ${place + 1} is answered from ${min} (${low}) to ${max} (${high}) now.`,
      es: `La pregunta ${place + 1} se responde ahora de ${min} (${low}) a ${max} (${high}).`,
      de: `Frage ${place + 1} wird jetzt von ${min} (${low}) bis ${max} (${high}) beantwortet.`,
    })),
  notFound: (named: string) =>
    note((q) => ({
      en: /^\d+$/u.test(named)
        ? `There is no question ${named}, so nothing was changed.`
        : `I found no question about ${q(named)}, so nothing was changed; tell me its number.`,
      es: /^\d+$/u.test(named)
        ? `No hay pregunta ${named}, así que no cambié nada.`
        : `No encontré ninguna pregunta sobre ${q(named)}, así que no cambié nada; dime su número.`,
      de: /^\d+$/u.test(named)
        ? `Eine Frage ${named} gibt es nicht; es wurde nichts geändert.`
        : `Ich habe keine Frage zu ${q(named)} gefunden und nichts geändert; sag mir ihre Nummer.`,
    })),
  whichOne: (questions: readonly AssistantQuestion[], places: readonly number[]) =>
    note((q) => {
      const list = places.map((at) => `${at + 1} (${q(questions[at]?.question_text ?? '')})`)
      return {
        en: `Which one do you mean, ${list.join(' or ')}? Tell me the number; I have changed nothing yet.`,
        es: `¿Cuál dices, la ${list.join(' o la ')}? Dime el número; aún no he cambiado nada.`,
        de: `Welche meinst du, ${list.join(' oder ')}? Sag mir die Nummer; geändert habe ich noch nichts.`,
      }
    }),
  whichQuestion: note(() => ({
    en: 'Which question do you mean? Tell me its number; I have changed nothing yet.',
    es: '¿De qué pregunta hablas? Dime el número; aún no he cambiado nada.',
    de: 'Welche Frage meinst du? Sag mir ihre Nummer; geändert habe ich noch nichts.',
  })),
  moved: (text: string, place: number) =>
    note((q) => ({
      en: `${q(text)} is question ${place + 1} now.`,
      es: `${q(text)} es ahora la pregunta ${place + 1}.`,
      de: `${q(text)} ist jetzt Frage ${place + 1}.`,
    })),
  standsThere: (place: number) =>
    note(() => ({
      en: `Question ${place + 1} stands there already.`,
      es: `La pregunta ${place + 1} ya está ahí.`,
      de: `Frage ${place + 1} steht schon dort.`,
    })),
  inThatOrder: note(() => ({
    en: 'They stand in that order now; what you did not name follows as it was.',
    es: 'Ya están en ese orden; lo que no nombraste va detrás, como estaba.',
    de: 'Sie stehen jetzt in dieser Reihenfolge; was du nicht genannt hast, folgt wie bisher.',
  })),
  inTheMiddle: (places: readonly number[]) =>
    note(() => ({
      en: `The easy ones come first now, and those that may be hard to answer stand in the middle (${numbers(places)}).`,
      es: `Ahora van primero las fáciles, y las que pueden costar están en medio (${numbers(places)}).`,
      de: `Jetzt kommen die leichten zuerst, und was schwerfallen kann, steht in der Mitte (${numbers(places)}).`,
    })),
  reworded: (place: number, text: string) =>
    note((q) => ({
      en: `Question ${place + 1} now reads ${q(text)}`,
      es: `La pregunta ${place + 1} dice ahora ${q(text)}`,
      de: `Frage ${place + 1} lautet jetzt ${q(text)}`,
    })),
  whichAnswers: (place: number) =>
    note(() => ({
      en: `What can be chosen in question ${place + 1}? Tell me the answers, and I put them there; I would rather not invent them.`,
      es: `¿Qué se puede elegir en la pregunta ${place + 1}? Dime las respuestas y las pongo; prefiero no inventarlas.`,
      de: `Was steht bei Frage ${place + 1} zur Auswahl? Sag mir die Antworten, und ich setze sie ein; erfinden möchte ich sie nicht.`,
    })),
  takesNoSide: (place: number, text: string) =>
    note((q) => ({
      en: `Question ${place + 1} takes no side as it stands: ${q(text)} Its answers go both ways, so I left it; tell me if one word in it bothers you.`,
      es: `La pregunta ${place + 1} no toma partido tal como está: ${q(text)} Sus respuestas van en los dos sentidos, así que la dejé; dime si te molesta alguna palabra.`,
      de: `Frage ${place + 1} ergreift so keine Partei: ${q(text)} Ihre Antworten gehen in beide Richtungen, darum habe ich sie gelassen; sag mir, wenn dich ein Wort daran stört.`,
    })),
  surelyThis: (place: number, text: string) =>
    note((q) => ({
      en: `Do you mean question ${place + 1}, ${q(text)} Say “yes” and I do it; nothing has changed yet.`,
      es: `¿Dices la pregunta ${place + 1}, ${q(text)} Di «sí» y lo hago; aún no he cambiado nada.`,
      de: `Meinst du Frage ${place + 1}, ${q(text)} Sag „ja“, dann mache ich es; geändert habe ich noch nichts.`,
    })),
  noOtherWords: (place: number, text: string) =>
    note((q) => ({
      en: `I have no better words for question ${place + 1}, ${q(text)} Tell me how it should read, and I put it there.`,
      es: `No tengo mejores palabras para la pregunta ${place + 1}, ${q(text)} Dime cómo debe decir y la pongo.`,
      de: `Für Frage ${place + 1} habe ich keine besseren Worte: ${q(text)} Sag mir, wie sie lauten soll, und ich setze sie ein.`,
    })),
  optional: (places: readonly number[] | null) =>
    note(() => ({
      en: places
        ? `Question ${numbers(places)} says that it is optional now. Whether an answer is required is set in the survey editor afterwards.`
        : 'Every question says that it is optional now. Whether an answer is required is set in the survey editor afterwards.',
      es: places
        ? `La pregunta ${numbers(places)} dice ahora que es opcional. Si hay que responder se ajusta después en el editor.`
        : 'Todas las preguntas dicen ahora que son opcionales. Si hay que responder se ajusta después en el editor.',
      de: places
        ? `Bei Frage ${numbers(places)} steht jetzt, dass sie freiwillig ist. Ob eine Antwort Pflicht ist, stellt man danach im Editor ein.`
        : 'Bei jeder Frage steht jetzt, dass sie freiwillig ist. Ob eine Antwort Pflicht ist, stellt man danach im Editor ein.',
    })),
  merged: (places: readonly number[], text: string) =>
    note((q) => ({
      en: `I merged questions ${numbers(places).replace(/, (?=\d+$)/u, ' and ')} into one: ${q(text)}`,
      es: `Uní en una las preguntas ${numbers(places).replace(/, (?=\d+$)/u, ' y ')}: ${q(text)}`,
      de: `Aus den Fragen ${numbers(places).replace(/, (?=\d+$)/u, ' und ')} ist eine geworden: ${q(text)}`,
    })),
  onlyOne: (place: number, text: string) =>
    note((q) => ({
      en: `Only question ${place + 1}, ${q(text)}, is about that, so there is nothing to merge.`,
      es: `Solo la pregunta ${place + 1}, ${q(text)}, trata de eso, así que no hay nada que unir.`,
      de: `Nur Frage ${place + 1}, ${q(text)}, handelt davon, es gibt also nichts zusammenzulegen.`,
    })),
  notDone: note(() => ({
    en: 'I could not do that so that it comes out right, so I left the questions as they are. Say it in other words, with the number of the question.',
    es: 'No pude hacerlo de forma que quede bien, así que dejé las preguntas como estaban. Dilo con otras palabras y el número de la pregunta.',
    de: 'Das ist mir nicht richtig gelungen, darum habe ich die Fragen gelassen, wie sie sind. Sag es mit anderen Worten und der Nummer der Frage.',
  })),
  nothingOffered: note(() => ({
    en: 'I am not sure what you agree to: nothing was offered just now. Tell me what to change.',
    es: 'No sé a qué te refieres: no te había propuesto nada. Dime qué cambio.',
    de: 'Ich weiß nicht, wozu du Ja sagst: Ich hatte gerade nichts vorgeschlagen. Sag mir, was ich ändern soll.',
  })),
}
