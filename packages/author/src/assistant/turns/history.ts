import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { quoted } from '../voice.ts'

const OUT =
  '(?:took out|take out|taken out|removed?|dropped|drop|deleted?|cut|threw out|got rid of|took away|quitaste|quitado|eliminaste|borraste|sacaste|has quitado|gestrichen|gelöscht|entfernt|rausgenommen|herausgenommen|weggelassen|rausgeworfen)'
const WORDING = new RegExp(
  `(?<!\\p{L})(?:what (?:was|were|did|have)|how (?:was|did)|remind me|which|qué|cómo (?:era|decía)|cuál(?:es)?|wie (?:war|lautete|hieß|ging)|was (?:war|stand|hast|haben)|welche[nrs]?)(?!\\p{L}).{0,60}${OUT}`,
  'iu',
)
const RESTORES =
  /(?<!\p{L})(?:(?:put|bring|take|add) (?:it|that(?: one)?|them|the (?:last |removed |deleted |dropped )?(?:one|question)) back(?: in)?|restore (?:it|that|the)|(?:nimm|nehmen sie|tu|setz\p{L}*|hol\p{L}*|stell\p{L}*)(?: sie)? (?:es|sie|die|das)(?: doch| bitte)* wieder (?:hinein|rein|auf|zurück|hin)|wieder (?:hinein|rein|aufnehmen)|(?:vuelve a poner|recupera|devuelve|pon otra vez|vuelve a meter)(?:la|lo)?)(?!\p{L})/iu
const AT_END =
  /(?<!\p{L})(?:at the (?:very )?end|to the end|last|al final|ans ende|am ende|zum schluss|ganz hinten)(?!\p{L})/iu
const AT_START =
  /(?<!\p{L})(?:at the (?:start|beginning|top)|first|al principio|an den anfang|nach vorn|ganz oben)(?!\p{L})/iu

/** “what did you change?” asks for what was said a moment ago. */
const CHANGED =
  /^\s{0,9}(?:(?:and|so|ok|wait|und|y)[,\s]{1,9})*(?:what (?:did you|have you|has) (?:just )?(?:change|changed|do|done|did)(?: now| there)?|what(?:['’]s| is) (?:different|changed|new)(?: now)?|¿?\s{0,9}qué (?:has cambiado|cambiaste|ha cambiado|hiciste)|was (?:hast du|haben sie|ist|hat sich)(?: jetzt| gerade)? (?:geändert|gemacht|anders|verändert))[?.!\s]{0,9}$/iu
const isBrief = (message: string) => message.length <= 300
export const asksWhatChanged = (message: string) => isBrief(message) && CHANGED.test(message)

export const asksForWording = (message: string) => isBrief(message) && WORDING.test(message)

/** Put back, and said where: more than taking the last change back. */
export const asksToRestore = (message: string) =>
  isBrief(message) && RESTORES.test(message) && (AT_END.test(message) || AT_START.test(message))

interface Gone {
  question: AssistantQuestion
  at: number
  /** All that went in the same step. */
  texts: string[]
}

/** The question that went last and is not there now. */
export function lastGone(
  states: readonly (readonly AssistantQuestion[])[],
  now: readonly AssistantQuestion[],
): Gone | null {
  const has = (list: readonly AssistantQuestion[], text: string) =>
    list.some(({ question_text }) => question_text === text)
  for (let step = states.length - 1; step > 0; step -= 1) {
    const before = states[step - 1] ?? []
    const after = states[step] ?? []
    const isGone = ({ question_text }: AssistantQuestion) =>
      !has(after, question_text) && !has(now, question_text)
    const at = before.findIndex(isGone)
    const question = before[at]
    if (question && after.length < before.length)
      return { question, at, texts: before.filter(isGone).map(({ question_text }) => question_text) }
  }
  return null
}

export function restoredIn(
  now: readonly AssistantQuestion[],
  { question, at }: Gone,
  message: string,
): AssistantQuestion[] {
  const place = AT_END.test(message) ? now.length : AT_START.test(message) ? 0 : Math.min(at, now.length)
  return [...now.slice(0, place), question, ...now.slice(place)]
}

const WAS: InLanguages<(text: string) => string> = {
  en: (text) => `It was ${text} Say “put it back”, and I do.`,
  es: (text) => `Era ${text} Di «vuelve a ponerla» y lo hago.`,
  de: (text) => `Sie lautete ${text} Sag „wieder rein“, und ich nehme sie wieder auf.`,
}
const NOTHING: InLanguages<string> = {
  en: 'Nothing has been taken out so far.',
  es: 'Hasta ahora no se ha quitado nada.',
  de: 'Bisher ist nichts weggefallen.',
}
export const wordingOf = (gone: Gone | null, language: Language): string =>
  gone ? WAS[language](gone.texts.map((text) => quoted(text, language)).join(' ')) : NOTHING[language]

export const BACK: InLanguages<(place: number) => string> = {
  en: (place) => `It is back, as number ${place}.`,
  es: (place) => `Ha vuelto, es la número ${place}.`,
  de: (place) => `Sie ist wieder da, als Nummer ${place}.`,
}
