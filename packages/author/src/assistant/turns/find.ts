import type { AssistantQuestion } from '../model.ts'
import { wordsIn } from '../plain-text.ts'
import { ordinalWord } from '../wishes/numbers.ts'
import { placesIn } from '../wishes/places.ts'
import { meaning, speaksOfIt } from './concepts.ts'

/** Words around the name of a question that name nothing. */
const NO_NAME = new Set(
  'the a an one ones question questions bit part thing about on of for to in at with from and my our your their its it that this two both please just really too as is are be should would could can make put give add set use only also we you they i don not no anyway altogether again now der die das den dem des ein eine einen einem einer frage fragen zu zur zum uber bei nach von mit und fur im am auf bitte doch noch mal auch nur wir sie es ist sind mach setz gib la el los las un una unos unas de del sobre en con por para pregunta preguntas y o que lo al esa ese esta este pon ponla haz hazla ponme tambien noch mas solo options option choices choice answers answer opciones opcion respuestas respuesta antworten antwort optionen'.split(
    ' ',
  ),
)
const MAIN =
  /(?<!\p{L})(?:(?:the )?main (?:one|question)|the actual question|die hauptfrage|die eigentliche frage|la (?:pregunta )?principal)(?!\p{L})/iu
const FAVOUR = /in favour|a favor|dafür/iu

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ings?|ies|es|s|en|ern|n|e|as|os|a|o)$/u, '') : word

/** “die Musikfrage” is the one about music. */
const QUESTION_OF = /(?<=\p{L}{3})fragen?$/u

const namesIn = (reference: string) =>
  wordsIn(reference)
    .map((word) => word.replace(QUESTION_OF, ''))
    .filter(
      (word) => word.length > 1 && !NO_NAME.has(word) && ordinalWord(word) === null && !/^\d+$/.test(word),
    )

/** How well a question fits what it was called by. */
function fit(names: readonly string[], question: AssistantQuestion): number {
  const text = wordsIn(question.question_text)
  const options = wordsIn((question.options ?? []).map(({ option_text }) => option_text).join(' '))
  return names.reduce((sum, name) => {
    const own = stem(name)
    if (own.length > 2 && text.some((word) => word.startsWith(own))) return sum + 4
    if (name.length > 6 && text.some((word) => word.length > 5 && word.slice(0, 6) === name.slice(0, 6)))
      return sum + 3
    // “Heizkosten” are costs.
    if (name.length > 4 && text.some((word) => word.length > name.length + 2 && word.endsWith(name)))
      return sum + 3
    // “fingieron” is “fingiste”: only the ending says who.
    if (name.length > 7 && text.some((word) => word.length > 6 && word.slice(0, 5) === name.slice(0, 5)))
      return sum + 2.6
    const same = meaning(name)
    if (same.some((one) => speaksOfIt(text, one))) return sum + 2.5
    if (own.length > 2 && options.some((word) => word.startsWith(own))) return sum + 1.6
    return same.filter((one) => speaksOfIt(options, one)).length > 1 ? sum + 1.2 : sum
  }, 0)
}

const ENOUGH = 1.6
/** The main question of a survey: where people are for or against, else its first. */
export const mainPlace = (questions: readonly AssistantQuestion[]): number =>
  Math.max(
    0,
    questions.findIndex(({ options }) => (options ?? []).some(({ option_text }) => FAVOUR.test(option_text))),
  )

/** The places of questions as somebody calls them: by number, or by a word that means what one asks; best first. */
export function placesCalled(
  reference: string,
  questions: readonly AssistantQuestion[],
  least = ENOUGH,
): number[] {
  if (MAIN.test(reference)) return [mainPlace(questions)]
  const { places } = placesIn(reference, questions.length)
  if (places.length > 0) return places
  const names = namesIn(reference)
  if (names.length === 0) return []
  return questions
    .map((question, at) => ({ at, score: fit(names, question) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ at }) => at)
}

/** The one that is called so; null where none is, or where it could be several. */
export function placeCalled(
  reference: string,
  questions: readonly AssistantQuestion[],
  isFirstFine = false,
  least = ENOUGH,
): number | null {
  const names = namesIn(reference)
  const [first, second] = placesCalled(reference, questions, least)
  if (first === undefined) return null
  if (second === undefined) return first
  const at = (place: number) =>
    questions[place] ?? { question_text: '', question_type: 'short_text' as const }
  if (isFirstFine) return first
  const isClear = names.length === 0 || fit(names, at(first)) > fit(names, at(second))
  return isClear || fit(names, at(first)) >= 4 ? first : null
}
