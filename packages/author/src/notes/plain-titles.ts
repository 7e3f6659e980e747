import { isKnownWord } from './forms.ts'
import type { TrackedFeature } from './model.ts'
import { unitOf } from './units.ts'

/** Titles in the words that notes use: “Handyzeit” is said “Handy”, “Blutdruckmessung” is “Blutdruck gemessen”. */

/** Whose hours are counted is looked at, not called with: “Less than 2 hours of phone”. */
const PHONE =
  /(?<=\p{L} )(?:phone|mobile|móvil|celular|teléfono|handy|smartphone)(?!\p{L})|^(?:phone|mobile|handy)(?= (?:time|use|usage)(?!\p{L}))|^(?:handy|smartphone)-?(?:zeit|nutzung)$/iu
/** They are nothing else, whereas one is phoned. */
const HELD = /^(?:handy|smartphone|móvil)/iu

function withScreen(title: string): string {
  return title.replace(PHONE, (word) => `${HELD.exec(word)?.[0] ?? ''} screen`.trim())
}

/** What is done with the first part of a German compound, and goes without saying. */
const WITH_A_DOING =
  /^(\p{L}{4,}?)s?(?:messung|kontrolle|check|eintrag|einträge|einnahme|konsum|zeit|nutzung|lernen)$/iu
const SHORTEST_STRANGE = 6

function withoutDoing(title: string, others: readonly string[]): string {
  const thing = WITH_A_DOING.exec(title)?.[1]
  if (!thing || (!isKnownWord(thing.toLowerCase()) && thing.length < SHORTEST_STRANGE)) return title
  const isTaken = others.some((other) => other.toLowerCase().includes(thing.toLowerCase()))
  return isTaken || isKnownWord(title.toLowerCase()) ? title : `${thing} ${title}`
}

export const withPlainTitles = (tracked: readonly TrackedFeature[]): TrackedFeature[] =>
  tracked.map((feature) => {
    const { title, unit } = feature
    const isTimed = unit !== null && unitOf(unit).dimension === 'duration'
    const plain = isTimed ? withScreen(title) : title
    const others = tracked.filter((other) => other !== feature).map((other) => other.title)
    return {
      ...feature,
      unit: unit && /^st\.?$/iu.test(unit) ? 'stone' : unit,
      title: plain === title ? withoutDoing(title, others) : plain,
    }
  })
