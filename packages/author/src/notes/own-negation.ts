import { mayHint } from './forms.ts'

/** A feature that is named after what it lacks (“Alcohol-free beer”, “Cerveza sin alcohol”, “Zuckerfreie Tage”): there
 * “free” and “sin” negate nothing. What is lacked and what lacks it become one word, in its title and in the note. */

const LACKS =
  /(?<!\p{L})(?:(\p{L}{3,})[- ]free|non?-(\p{L}{4,}?)(?:ic)?|(?:sin|ohne|without) (\p{L}{3,})|(\p{L}{4,})frei(?:e[nmrs]?)?)(?!\p{L})/iu
/** A day is nothing that lacks something: one keeps it. */
const TIMES =
  /^(?:days?|weeks?|evenings?|mornings?|nights?|months?|días?|tardes?|noches?|semanas?|mes|tage?n?|woche|abende?|morgen|monat)$/iu

/** What people call it who mean the same. */
const SAME: string[][] = [
  ['alcohol', 'alkohol', 'alcoholic', 'alcohólica', 'alcohólico'],
  ['sugar', 'zucker', 'azúcar'],
  ['caffeine', 'koffein', 'cafeína'],
  ['lactose', 'laktose', 'lactosa'],
  ['gluten'],
  ['meat', 'fleisch', 'carne'],
]

/** “2 NA beers”, “una sin”. */
const ALCOHOL_SHORT =
  '|na(?= (?:beers?|wines?|lagers?|drinks?)(?!\\p{L}))|(?<=(?:\\p{L}|\\d) )sin(?= (?:en|con|por|a|al|después|hoy|y)(?!\\p{L})|\\s*$|[,.;!])'

export interface OwnNegation {
  /** The one word that stands for it. */
  word: string
  note: RegExp
  things: string[]
}

/** How a feature's title says what it lacks; null where it says nothing, or where not doing it is the feature. */
export function ownNegation(title: string, unit: string | null): OwnNegation | null {
  const found = LACKS.exec(title)
  const lacked = found?.slice(1).find((one) => one !== undefined)
  if (!found || !lacked) return null
  const around = `${title.slice(0, found.index)} ${title.slice(found.index + found[0].length)}`
  const things = (around.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !TIMES.test(word))
  if (things.length === 0 && !unit) return null
  const names = SAME.find((words) => words.includes(lacked.toLowerCase())) ?? [lacked.toLowerCase()]
  const any = names.join('|')
  const short = names.includes('alcohol') ? ALCOHOL_SHORT : ''
  return {
    word: `lacking${names[0]}`,
    note: new RegExp(
      `(?:(?<!\\p{L})(\\p{L}{3,}) )?(?<!\\p{L})(?:(?:${any})[- ]?free|(?:non[- ]|no-)(?:${any})|(?:sin|ohne|without|free of|libre de) (?:${any})|(?:${any})frei(?:e[nmrs]?)?|0[.,]0 ?%?(?= \\p{L})${short})(?!\\p{L})(?: (\\p{L}{3,}))?`,
      'giu',
    ),
    things,
  }
}

/** The note, with the words that are a feature's own name as one. */
export function withOwnNegations(note: string, negations: readonly OwnNegation[]): string {
  return negations.reduce((text, { word, note: said, things }) => {
    const isThing = (other: string) =>
      things.some((thing) => thing === other.toLowerCase() || mayHint(thing, other.toLowerCase()))
    return text.replace(said, (_, before?: string, after?: string) =>
      [before && !isThing(before) ? before : '', word, after && !isThing(after) ? after : '']
        .filter((one) => one !== '')
        .join(' '),
    )
  }, note)
}
