import type { TrackedFeature } from './model.ts'

/** German makes one word of a thing and what is done with it; notes say both: “nägel gekaut” of “Nägelkauen”. */

const COMPOUND = /^\p{L}{7,}n$/u
const DONE =
  /(?<!\p{L})(\p{L}{3,})( (?:\p{L}{1,8} ){0,2})(?:ge(\p{L}{2,})(?:t|en)|(\p{L}{3,}iert))(?!\p{L})/giu

const baseOf = (infinitive: string) => infinitive.replace(/e?n$/u, '')

export function withNounAndVerb(note: string, features: readonly TrackedFeature[]): string {
  const titles = features.map(({ title }) => title.toLowerCase()).filter((title) => COMPOUND.test(title))
  if (titles.length === 0) return note
  return note.replace(DONE, (whole, noun: string, between: string, root = '', loan?: string) => {
    const verb = (loan?.replace(/t$/iu, '') ?? root).toLowerCase()
    const title = titles.find(
      (one) =>
        one.startsWith(noun.toLowerCase()) &&
        baseOf(one.slice(noun.length)).replace(/^s(?=\p{L}{4})/u, '') === verb,
    )
    return title ? `${between.trim()} ${title}`.trim() : whole
  })
}
