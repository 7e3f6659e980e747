import { type ArticleListing, DEPARTMENTS, type Department } from '@youzine/contract'

interface Look {
  ink: string
  rule: string
  stock: string
}

export const LOOKS: Record<Department, Look> = {
  Stories: { ink: 'text-stories', rule: 'border-stories', stock: 'bg-stories-stock' },
  People: { ink: 'text-people', rule: 'border-people', stock: 'bg-people-stock' },
  Things: { ink: 'text-things', rule: 'border-things', stock: 'bg-things-stock' },
  'The count': { ink: 'text-ink', rule: 'border-count', stock: 'bg-count-stock' },
  Signs: { ink: 'text-signs', rule: 'border-signs', stock: 'bg-signs-stock' },
}

const FORMS: Record<string, string> = {
  saga: 'In posts',
  ledger: 'Ledger',
  pair: 'Pair',
  series: 'A chart and its lines',
  cast: 'Cast',
  exhibit: 'Exhibits',
  index: 'Index',
  versions: 'Two versions',
  correspondence: 'Letters',
  calendar: 'Calendar',
  post: 'Posts',
}

/** `In posts · 3 min`. */
export const howLong = ({ form, reading_minutes }: ArticleListing) =>
  [FORMS[form ?? ''], `${reading_minutes} min`].filter(Boolean).join(' · ')

export interface Plan {
  lead: ArticleListing | null
  seconds: ArticleListing[]
  /** What is left, by department, in their order; numbered on from the top. */
  index: { department: Department; articles: ArticleListing[]; isWide: boolean }[]
}

const SECONDS = 2
/** A thin magazine has a lead and an index, and looks meant. */
const LEAST_FOR_SECONDS = 5
/** A department with so many more than the next takes two columns, or the page beside it stays empty. */
const LEAST_FOR_WIDE = 4

/** Many articles lengthen the index, never the top. */
export function planContents(articles: readonly ArticleListing[]): Plan {
  const [lead = null, ...rest] = articles
  const seconds = articles.length >= LEAST_FOR_SECONDS ? secondsOf(rest, lead) : []
  const left = rest.filter((one) => !seconds.includes(one))
  const groups = Map.groupBy(left, ({ department }) => department)
  const [most = 0, next = 0] = [...groups.values()].map(({ length }) => length).sort((a, b) => b - a)
  const index = DEPARTMENTS.flatMap((department) => {
    const found = groups.get(department)
    const isWide = found?.length === most && most >= Math.max(LEAST_FOR_WIDE, 2 * next)
    return found ? [{ department, articles: found, isWide }] : []
  })
  return { lead, seconds, index }
}

/** Neighbours differ: the next best of other departments first. */
function secondsOf(rest: readonly ArticleListing[], lead: ArticleListing | null): ArticleListing[] {
  const chosen: ArticleListing[] = []
  for (const one of rest) {
    const isNew =
      one.department !== lead?.department && chosen.every(({ department }) => department !== one.department)
    if (isNew && chosen.length < SECONDS) chosen.push(one)
  }
  return chosen.length === SECONDS ? chosen : rest.slice(0, SECONDS)
}
