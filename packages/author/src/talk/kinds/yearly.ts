import type { SentenceOf, Shelved } from '../library.ts'
import { type Asked, evidence, type Reply, sayIn } from './asked.ts'

interface Counted {
  post: Shelved
  sentence: SentenceOf
  value: number
}

const LEAST_YEARS = 3
const OF_A_YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)[^.!?:\n]{0,24}:/u

/** “Gigs 2015: 29”: the year that a figure is the sum of. */
const yearOf = ({ post }: Counted): number | null => {
  const year = Number(OF_A_YEAR.exec(post.text)?.[1] ?? Number.NaN)
  return post.year !== null && (year === post.year || year === post.year - 1) ? year : null
}

/** One figure for each year, where somebody keeps such an account; the latest word on a year counts. */
export function yearlyOf<T extends Counted>(counts: readonly T[]): T[] {
  const byYear = new Map<number, T>()
  for (const counted of counts) {
    const year = yearOf(counted)
    if (year !== null) byYear.set(year, counted)
  }
  return byYear.size >= LEAST_YEARS ? [...byYear.values()] : []
}

/** What it comes to is asked for. */
export const IN_ALL =
  /(?<!\p{L})(?:total|altogether|in all|in total|overall|all told|all the years|over the years|en total|sumando|en conjunto|todos los años|insgesamt|zusammen(?:gezählt|gerechnet)?|alles in allem|alle[nr]? Jahre)(?!\p{L})/iu

/** What the years come to together, where that is asked for. */
export function sumOfYears(asked: Asked, counts: readonly Counted[]): Reply | null {
  const yearly = yearlyOf(counts)
  const [first, last] = [yearly[0], yearly.at(-1)]
  if (!IN_ALL.test(asked.question.text) || !first || !last) return null
  const sum = yearly.reduce((all, { value }) => all + value, 0)
  const years = [first, last].map((c) => String(yearOf(c)))
  const inFigures = new Intl.NumberFormat(asked.question.language).format(sum)
  return {
    text: `${sayIn(asked).sum(inFigures, ...(years as [string, string]))} ${evidence(asked, last)}`,
    posts: yearly.toReversed().map(({ post }) => post.id),
    isCounted: true,
    isOfStory: true,
  }
}
