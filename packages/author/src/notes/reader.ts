import { isLevel, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import { type Dimension, unitWords } from './units.ts'

/** “640 new words”. */
const COUNTED_AS =
  '(?:new|more|whole|full|big|small|good|solid|proper|extra|nuevas?|nuevos?|más|neue|ganze|große|gute|weitere|kleine)'
const rounded = (value: number) => Math.round(value * 100) / 100

export interface Measured {
  figure: number
  factor: number
  dimension: Dimension
}

export class Reader {
  readonly found = new Map<number, { value: number | null; isSettled: boolean }>()
  readonly meants: Meant[]
  readonly spokenOf: Meant[]
  readonly quantity: RegExp
  /** What was spoken of last, be it of another day or another person. */
  last: Meant | null = null
  isPassed = false
  /** “90 minutes weeding and planting in the garden”: a quantity that waits for its name. */
  pending: Measured | null = null
  /** “plus 45 min”: more of it. */
  isAdded = false

  constructor(meants: Meant[], text: string) {
    this.meants = meants
    this.spokenOf = meants.filter((meant) => placeOf(meant, text) !== null)
    const words = unitWords(meants.flatMap(({ feature }) => feature.unit ?? []))
    this.quantity = new RegExp(
      `(?<![\\p{L}\\d.:/-])(\\+?${FIGURE})\\s?(?:${COUNTED_AS}\\s)?(${words})(?![\\p{L}\\d])`,
      'giu',
    )
  }

  give(meant: Meant, value: number | null, isCorrection: boolean) {
    const before = this.found.get(meant.feature.id)
    this.last = meant
    this.isPassed = false
    if (value === null) {
      if (!before) this.found.set(meant.feature.id, { value: null, isSettled: false })
      return
    }
    const adds = before?.isSettled && before.value !== null && !isCorrection && !isLevel(meant)
    this.found.set(meant.feature.id, {
      value: rounded(adds ? (before.value ?? 0) + value : value),
      isSettled: true,
    })
  }

  /** Not of today, or not one's own: it is only what the next words go on from. */
  pass(text: string) {
    const named = this.meants.find((meant) => placeOf(meant, text, isLevel(meant)))
    this.last = named ?? this.last
    this.isPassed = true
  }
}
