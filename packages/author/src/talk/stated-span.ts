import { numberOf } from '@youzine/words'

/** A stretch of time that a text says has gone by, in years. */
export interface StatedSpan {
  label: string
  years: number
  /** How far the truth may lie below and above it. */
  below: number
  above: number
}

const SPAN =
  /(?<![\p{L}\d])(?:(nearly|almost|casi|fast|knapp) )?(\d{1,2}|\p{L}{2,20})( and a half| y medio| y media)? (years?|months?|weeks?|años?|meses|semanas?|Jahre?n?|Monate?n?|Wochen?)(?!\p{L})/giu
const PER_YEAR: Readonly<Record<string, number>> = { m: 12, w: 52, s: 52 }

/** "4 and a half years", "casi cinco años", "viereinhalb Jahre". */
export function spansStated(text: string, language: string): StatedSpan[] {
  return [...text.matchAll(SPAN)].flatMap((m) => {
    const word = m[2] as string
    const isHalf = m[3] !== undefined || /einhalb$/.test(word)
    const value = numberOf(word.replace(/einhalb$/, ''), language)
    if (!value) return []
    const unit = PER_YEAR[(m[4] as string).charAt(0).toLowerCase()] ?? 1
    const years = (value + (isHalf ? 0.5 : 0)) / unit
    const label = m[0]
    if (m[1]) return [{ label, years, below: 0.6 / unit, above: 0.05 / unit }]
    return [{ label, years, below: (isHalf ? 0.35 : 0.3) / unit, above: (isHalf ? 0.35 : 0.85) / unit }]
  })
}

export const isSpanOf = ({ years, below, above }: StatedSpan, elapsed: number): boolean =>
  elapsed >= years - below && elapsed <= years + above
