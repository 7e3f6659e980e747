import { fromDay } from '../../reading/calendar.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wholeAct } from '../../writing/dossier.ts'
import { gloss } from '../../writing/gloss.ts'
import { count, type Draft, type Page, post, say } from '../../writing/page.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { candidatesIn, type Weighed } from './candidates.ts'
import { ALL_YEARS, WORDS } from './words.ts'
import { isLongEnough, yearByYear } from './year-by-year.ts'

const LEAST = 9
/** In a small archive the months would be the stories over again. */
const MANY = 100
interface Month {
  month: number
  post: number
  score: number
  isShared: boolean
}

interface Year {
  year: number
  months: Month[]
}

/** For each year, the post that turned most in each of its months; rather one that no other article shows. */
const yearsOf = (d: Dossier, claimed: ReadonlySet<number>): Year[] =>
  [...candidatesIn(d)].map(([year, months]) => {
    const chosen = [...months].map(([month, list]) => {
      const best = list.find((x) => !claimed.has(x.post)) ?? (list[0] as Weighed)
      return { month, post: best.post, score: best.score, isShared: claimed.has(best.post) }
    })
    return { year, months: chosen.sort((a, b) => a.month - b.month) }
  })

/** The fullest of the years, and of these the one in which most turned. */
function bestYear(d: Dossier, edition: number, claimed: ReadonlySet<number>): Year | null {
  const weight = ({ months }: Year) =>
    months.reduce((n, m) => n + (m.isShared ? 0 : 1) + Math.max(0, m.score - PLAIN) / 2, 0)
  const years = yearsOf(d, claimed)
  const full = years.filter((y) => y.months.filter((m) => !m.isShared).length >= LEAST)
  // Half a year is no year, whatever other articles have shown of the others.
  const whole = years.filter((y) => y.months.length >= LEAST)
  const pool = full.length > edition ? full : whole
  return [...pool].sort((a, b) => weight(b) - weight(a) || a.year - b.year)[edition] ?? null
}

/** What any post that may be shown is worth. */
const PLAIN = 2.5

export const yearInTwelve: PostTopic = {
  kind: 'posts',
  info: {
    id: 7,
    key: 'year_in_twelve',
    name: 'One post at a time',
    description: 'One whole year of yours, a post a month; or all of your years, a post for each.',
    genre: 'The years',
    order: 90,
    needs: ['facebook_posts'],
    brief:
      'One year of this person’s life in twelve entries, one a month, present tense, fifteen to forty-five words each, one fact each, no linking prose. Choose the fullest year. A month without a post stays blank and says so. End with the first post of the next year. Where no year has posts of nine months, one entry for each year of the archive instead, the same people coming back where they can.',
  },
  room: 0,
  wishes: () => [],
  // All years in a row are for whoever asks: what only the calendar puts side by side seldom reads as one piece.
  carries: (d) =>
    d.analysis.totals.written >= MANY && (bestYear(d, 0, new Set())?.months.length ?? 0) >= LEAST,
  draft(page, _sagas, request) {
    const { d } = page
    const best = bestYear(d, request.edition, request.claimed) ?? bestYear(d, 0, request.claimed)
    if (!best || best.months.length === 0) return allYears(page, request)
    const t = WORDS[d.spoken]
    const acts = best.months.map((m) => wholeAct(d, m.post))
    const head = headline(page, request, acts, String(best.year))
    for (const act of acts) page.block({ form: 'post', entry: d.show(act), caption: gloss(page, act) })
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(t.standfirst(String(best.year), d.w.number(best.months.length), best.months.length === 12), [
          ...post(...best.months.map((m) => m.post)),
          count(best.months.length, { kind: 'listed', posts: best.months.map((m) => m.post) }),
          count(best.year, { kind: 'date', iso: `${fromDay(d.day(best.months[0]?.post ?? 0)).y}-01-01` }),
        ]),
      ],
    }
  },
}

/** Where no year is full enough, one post for each of all. */
function allYears(page: Page, request: TopicRequest): Draft | null {
  const { d } = page
  const ids = request.edition > 0 ? [] : yearByYear(d, request.claimed)
  if (!isLongEnough(ids)) return null
  const acts = ids.map((id) => wholeAct(d, id))
  const years = ids.map((id) => fromDay(d.day(id)).y)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const head = headline(page, request, acts, `${from}–${to}`)
  for (const act of acts) page.block({ form: 'post', entry: d.show(act), caption: gloss(page, act) })
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      say(ALL_YEARS[d.spoken](from, to), [
        ...post(...ids),
        count(ids.length, { kind: 'listed', posts: ids }),
      ]),
    ],
  }
}
