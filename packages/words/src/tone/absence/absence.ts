import type { Tone } from '../../model.ts'
import type { Token } from '../../tokens.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

/** How one language tells that somebody is missing: by what they left, and without saying so. */
export interface Absence {
  /** Folded words, one of which stands in all of it; most posts have none and are read no further. */
  needs: ReadonlySet<string>
  /** Whoever it is about goes to school, rings or has forgotten something: nobody is missing. */
  alive: RegExp
  /** Nothing else is meant by it. */
  red: readonly RegExp[]
  /** Mostly meant so. */
  amber: readonly RegExp[]
  /** Told in confidence. */
  confidence: readonly RegExp[]
}

/** All of a language at once: most posts are read through once and no more. */
const any = (words: Absence) =>
  new RegExp([...words.red, ...words.amber, ...words.confidence].map((r) => r.source).join('|'), 'u')
const ALL = [english, spanish, german].map((words) => ({ ...words, any: any(words) }))
const LONGEST = 400
/** What is kept quiet with a grin. */
export const HARMLESS =
  /(?<!\p{L})(?:surprise|party|presents?|gifts?|cake|biscuits?|recipe|birthday|score|sorpresa|fiesta|regalos?|receta|cumpleaños|überraschung|feier|geschenke?|rezept|geburtstag|no me (?:reten|regañen|riñáis)|don['’]?t tell me off|schimpft nicht|nicht (?:mal |einmal )?geschenkt|keine zehn pferde|ni (?:muerta|loca|loco|muerto)|wild horses|over my dead body|nur über meine leiche|no secret|not a secret|may know|darf jeder|kein geheimnis|no es (?:ningún )?secreto|chistes?|jokes?|witze?)(?!\p{L})|[😂🤣😅😆🎉🥳]/iu

/** “His coat is still on the hook.”, “Un plato menos.”, “She asked me not to say.” */
export function absenceIn(text: string, tokens: readonly Token[]): Tone {
  const read = text.slice(0, LONGEST).toLowerCase()
  // A few words leave open which language they are.
  for (const words of ALL) {
    if (!tokens.some((t) => words.needs.has(t.key)) || !words.any.test(read)) continue
    if (words.confidence.some((r) => r.test(read)) && !HARMLESS.test(read)) return 'hidden'
    const isRed = words.red.some((r) => r.test(read))
    if (!isRed && !words.amber.some((r) => r.test(read))) continue
    if (!words.alive.test(read) && !LAUGHS.test(read)) return isRed ? 'red' : 'amber'
  }
  return 'clear'
}

/** Whether somebody who is spoken of goes to school, rings or comes home, in whichever language. */
export const isSomebodyAbout = (text: string) => ALL.some((words) => words.alive.test(text.slice(0, LONGEST)))

export const LAUGHS = /(?<!\p{L})(?:lol|lmao|haha|jaja|hehe)|[😂🤣😅😆🎉🥳]/iu
