import { fold, MONTHS, numberOf, spans, type Token } from '@youzine/words'
import type { Told } from './told.ts'

/** When something began, by what a later post says of it: “twelve years”, “21 months”, “9 today”. */
export interface Back {
  /** The first and the last day on which it may have begun. */
  first: number
  last: number
  /** The day by the letter of the post. */
  day: number
  /** Counted in months, or to the day: nobody says so by chance. */
  isExact: boolean
}

const DAY = 86_400_000
const YEAR = 365.25
const MONTH = YEAR / 12
/** Nobody counts an exact half year: “twelve years” may be eleven and a half, or twelve and a half. */
const LOOSE = { early: 0.55 * YEAR, late: 0.45 * YEAR }
const MONTHS_LEAST = 5
const HALF = new Set(['half', 'medio', 'media', 'halb', 'halbes', 'halben'])
const NEARLY = new Set(['nearly', 'almost', 'casi', 'fast', 'knapp', 'beinahe'])
const AGE_AFTER = new Set(['old', 'alt', 'edad', 'married', 'verheiratet', 'casados', 'juntos'])
const CHRISTMASES = new Set([
  'christmases',
  'navidades',
  'weihnachten',
  'summers',
  'veranos',
  'sommer',
  'winters',
  'inviernos',
  'winter',
])
const TODAY = new Set(['today', 'hoy', 'heute'])

/** Every beginning that a post counts back to. */
export function looksBack(post: Told): Back[] {
  const found: Back[] = []
  const { tokens, language } = post
  const all = spans(tokens, language)
  for (const span of all) {
    const after = tokens[span.to]
    if (span.unit === 'month') {
      const year = all.find((s) => s.unit === 'year' && span.from - s.to <= 1 && span.from >= s.to)
      const months = span.count + (year ? year.count * 12 : 0)
      if (months >= MONTHS_LEAST) found.push(around(post.day - months * MONTH, 0.8 * MONTH, true))
    }
    if (span.unit !== 'year' || span.count < 2) continue
    if (all.some((s) => s.unit === 'month' && s.from - span.to <= 1 && s.from >= span.to)) continue
    if (after && after.sentence === tokens[span.from]?.sentence && AGE_AFTER.has(after.key)) continue
    // “4 years today”, “seven years ago today”: to the day.
    const isToday = tokens.slice(span.to, span.to + 2).some((t) => TODAY.has(t.key))
    if (isToday) found.push(around(post.day - span.count * YEAR, 1.5, true))
    else found.push(...years(post, tokens, span.from, span.count))
  }
  found.push(...dated(post))
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    const count = numberOf(token.key, language)
    if (count === null || !next || next.sentence !== token.sentence) return
    if (CHRISTMASES.has(next.key) && count >= 3 && count < 60)
      found.push(around(post.day - count * YEAR, LOOSE.late, false))
    // “9 today” is a birthday, or the day something began.
    if (TODAY.has(next.key) && count >= 2 && count < 40)
      found.push(around(post.day - count * YEAR, 1.5, true))
  })
  return found
}

const DATED =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.)? (?:de |of )?(\p{L}{3,10}) (?:de |del )?((?:19|20)\d\d)(?!\d)/gu

/** “17 January 2010, on this very page”: a day of this person’s own posts, named outright. */
function dated(post: Told): Back[] {
  return [...post.text.matchAll(DATED)].flatMap((m) => {
    const month = MONTHS.get(fold(m[2] as string))
    if (month === undefined) return []
    const day = Date.UTC(Number(m[3]), month, Number(m[1])) / DAY
    return day < post.day - YEAR / 2 ? [around(day, 1.5, true)] : []
  })
}

function years(post: Told, tokens: readonly Token[], at: number, count: number): Back[] {
  const lead = tokens[at - 1]
  const two = tokens[at - 2]
  // “4 and a half years” ends in “half years”, which spans do not read; “cuatro años y medio” has it behind.
  const behind = tokens.slice(at + 2, at + 4)
  if (behind.some((t) => HALF.has(t.key))) return [around(post.day - (count + 0.5) * YEAR, 0.3 * YEAR, false)]
  const day = post.day - count * YEAR
  if ([lead, two].some((t) => t && NEARLY.has(t.key)))
    return [{ day: day + 0.25 * YEAR, first: day - 10, last: day + 0.7 * YEAR, isExact: false }]
  return [{ day, first: day - LOOSE.early, last: day + LOOSE.late, isExact: false }]
}

const around = (day: number, slack: number, isExact: boolean): Back => ({
  day,
  first: day - slack,
  last: day + slack,
  isExact,
})

/** “4 and a half years”, “dreieinhalb Jahre”, “seven and a half months”. */
export function halves(post: Told): Back[] {
  const found: Back[] = []
  post.tokens.forEach((token, at) => {
    if (!/^(?:years?|months?)$/.test(token.key) || post.tokens[at - 1]?.key !== 'half') return
    const count = numberOf(post.tokens[at - 4]?.key ?? '', post.language)
    if (count === null || post.tokens[at - 3]?.key !== 'and') return
    const unit = token.key.startsWith('year') ? YEAR : MONTH
    found.push(around(post.day - (count + 0.5) * unit, 0.3 * unit, false))
  })
  return found
}
