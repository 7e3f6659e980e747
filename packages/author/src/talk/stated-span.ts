import { numberOf } from '@youzine/words'

/** A stretch of time that a text says has gone by, in years. */
export interface StatedSpan {
  label: string
  years: number
  /** How far the truth may lie below and above it. */
  below: number
  above: number
  /** To the month: hardly met by chance. */
  isExact: boolean
}

const UNIT =
  'years?|yrs?|months?|weeks?|wks?|days?|años?|meses|mes|semanas?|días?|dias?|Jahre?n?|Monate?n?|Wochen?|Tage?n?'
const SPAN = new RegExp(
  `(?<![\\p{L}\\d-])(?:(nearly|almost|casi|fast|knapp) )?(\\d{1,3}|\\p{L}{2,20}(?:-\\p{L}{3,8})?)( and a half| y medio| y media)? (${UNIT})(?!\\p{L})(?:(?:,| and| y| und)? (\\d{1,2}|\\p{L}{2,20}) (${UNIT})(?!\\p{L}))?`,
  'giu',
)
const PER_YEAR: Readonly<Record<string, number>> = { m: 12, w: 52, s: 52, d: 365, t: 365 }
const perYear = (unit: string): number => PER_YEAR[unit.charAt(0).toLowerCase()] ?? 1

/** "4 and a half years", "casi cinco años", "viereinhalb Jahre", "eight years and eight months". */
export function spansStated(text: string, language: string): StatedSpan[] {
  return [...text.matchAll(SPAN)].flatMap((m) => {
    const word = m[2] as string
    const isHalf = m[3] !== undefined || /einhalb$/.test(word)
    const value = numberOf(word.replace(/einhalb$/, ''), language)
    if (!value || OF_AGE.test(text.slice(m.index + m[0].length))) return []
    const unit = perYear(m[4] as string)
    const more = m[5] && m[6] ? numberOf(m[5], language) : null
    const label =
      more === null && m[5]
        ? m[0].slice(0, m[0].toLowerCase().indexOf((m[4] as string).toLowerCase()) + (m[4] as string).length)
        : m[0]
    if (more !== null && unit === 1) {
      const years = value + more / perYear(m[6] as string)
      return [{ label, years, below: EXACT, above: EXACT, isExact: true }]
    }
    const years = (value + (isHalf ? 0.5 : 0)) / unit
    const isExact = unit === 12 && value >= 13
    if (m[1]) return [{ label, years, below: 0.6 / unit, above: 0.05 / unit, isExact: false }]
    return [
      {
        label,
        years,
        below: (isHalf ? 0.35 : value >= 6 ? 0.4 : 0.3) / unit,
        above: (isHalf ? 0.35 : 0.85) / unit,
        isExact,
      },
    ]
  })
}
const EXACT = 0.13
/** "7 years old" tells an age. */
const OF_AGE = /^ (?:old|alt|de edad)(?!\p{L})/iu

export const isSpanOf = ({ years, below, above }: StatedSpan, elapsed: number): boolean =>
  elapsed >= years - below && elapsed <= years + above
