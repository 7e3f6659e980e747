import { isWish } from '../reading/digest.ts'
import { wordCount } from './telling.ts'

const THANKS_FOR_WISHES =
  /(?<!\p{L})(?:birthday (?:wishes|messages)|felicitaciones|(?:glück)?wünsche|th(?:ank|n)(?:s| ?you) (?:all|every\p{L}*)|tnx|ta all|gracias|danke (?:euch|allen|allerseits|an alle)|merci (?:euch|allen|allerseits|viumau|für (?:alles|die)))(?!\p{L})/iu
const SHORT = 14
/** A wish and more than a few words are a post of their own. */
const WISH = 9

/** What is written to everybody every year: good wishes, and thanks for them. */
export function isGreeting(text: string): boolean {
  const words = wordCount(text)
  return (words <= WISH && isWish(text, words)) || (words <= SHORT && THANKS_FOR_WISHES.test(text))
}

/** Thanks to everybody for their wishes, whatever is said besides. */
export const isThanks = (text: string): boolean => THANKS_FOR_WISHES.test(text.slice(0, OPENING))
const OPENING = 60

/** Whether most of these are. */
export const areGreetings = (texts: readonly string[]): boolean =>
  texts.filter((text) => isGreeting(text) || isBirthday(text)).length >= texts.length / 2

const BIRTHDAY =
  /(?<!\p{L})(?:happy (?:\d+(?:st|nd|rd|th) )?(?:birthday|bday)|feliz (?:cumple\p{L}*|d[ií]a a)|felicidades|happy (?:mothers?|fathers?)['’]?s? day|herzlichen glückwunsch|alles (?:gute|liebe) zum|hoch soll)(?!\p{L})/iu
const WISHED = 20

/** Year after year: each may be a good one, and together they tell nothing. */
export const isBirthday = (text: string) => wordCount(text) <= WISHED && BIRTHDAY.test(text)
