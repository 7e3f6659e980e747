import { numberOf } from '@youzine/words'
import { wordsOf } from '../../../reading/tokens.ts'
import type { Spoken } from '../../../writing/wordings.ts'

const UNITS: readonly [RegExp, days: number, tolerance: number][] = [
  [/^(?:years?|años?|jahre?n?)$/, 365.25, 130],
  [/^(?:months?|mes|meses|monate?n?)$/, 30.44, 20],
  [/^(?:weeks?|semanas?|wochen?)$/, 7, 5],
]

export interface Counted {
  days: number
  tolerance: number
  /** How many years, where it counts years. */
  years: number | null
}

/** “Seven and a half years”, “diez años y cinco días”, „siebeneinhalb Jahre“: how long somebody says it was. */
export function countedIn(text: string, spoken: Spoken): Counted[] {
  const words = wordsOf(text)
  return words.flatMap((word, at) => {
    const unit = UNITS.find(([name]) => name.test(word))
    const count = unit ? numberBefore(words, at, spoken) : null
    if (!unit || count === null || count <= 0) return []
    const [, days, tolerance] = unit
    const half = /^medio$/.test(words[at + 2] ?? '') && words[at + 1] === 'y' ? 0.5 : 0
    const n = count + half
    return [{ days: n * days, tolerance, years: days > 360 ? n : null }]
  })
}

function numberBefore(words: readonly string[], at: number, spoken: Spoken): number | null {
  const last = words[at - 1] ?? ''
  if (last === 'half' && words[at - 2] === 'a' && words[at - 3] === 'and') {
    const whole = numberOf(words[at - 4] ?? '', spoken)
    return whole === null ? null : whole + 0.5
  }
  if (last.endsWith('einhalb')) {
    const whole = numberOf(last.replace(/einhalb$/, ''), spoken)
    return whole === null ? null : whole + 0.5
  }
  const count = numberOf(last, spoken)
  const tens = numberOf(words[at - 2] ?? '', spoken)
  // “Thirty-eight years”
  const isCompound = count !== null && count > 0 && count < 10 && tens !== null && tens >= 20 && tens < 100
  return isCompound && tens % 10 === 0 ? tens + count : count
}
