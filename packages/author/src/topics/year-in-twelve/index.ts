import { fromDay } from '../../reading/calendar.ts'
import { once } from '../../reading/once.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wholeAct } from '../../writing/dossier.ts'
import { gloss } from '../../writing/gloss.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed, isWarm } from '../../writing/shadow.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const LEAST = 9
/** In a small archive the months would be the stories over again. */
const MANY = 100
const LONGEST = 60

interface Month {
  month: number
  post: number
}

/** For each year, the post that turned most in each of its months. */
const yearsOf = once((d: Dossier): { year: number; months: Month[] }[] => {
  const turning = new Map<number, number>()
  for (const s of d.sagas)
    for (const a of s.acts)
      if (a.role !== 'renewal' && a.role !== 'echo')
        turning.set(a.post, Math.max(turning.get(a.post) ?? 0, s.score))
  const lines = new Map<number, number>()
  for (const l of d.analysis.lines) if (!lines.has(l.post)) lines.set(l.post, l.score)
  const best = new Map<number, Map<number, { post: number; score: number }>>()
  for (const p of d.posts) {
    const c = d.when(p.id)
    const words = p.text.trim().split(/\s+/).length
    if (!c || !d.mild(p.id) || p.text.trim() === '' || words < 3 || words > LONGEST) continue
    const isTold = isWarm(d, p.id)
    if (isGreeting(p.text) || (isShadowed(d, p.id) && !isTold)) continue
    const months = best.get(c.y) ?? new Map<number, { post: number; score: number }>()
    best.set(c.y, months)
    const score = (turning.get(p.id) ?? 0) + (lines.get(p.id) ?? 0) + (d.clear(p.id) || isTold ? 2 : 0)
    const before = months.get(c.m)
    if (
      !before ||
      score > before.score ||
      (score === before.score && p.text < (d.post(before.post)?.text ?? ''))
    )
      months.set(c.m, { post: p.id, score })
  }
  return [...best].map(([year, months]) => ({
    year,
    months: [...months].sort((a, b) => a[0] - b[0]).map(([month, b]) => ({ month, post: b.post })),
  }))
})

/** The year with most months that turned something. */
function bestYear(d: Dossier, edition: number): { year: number; months: Month[] } | null {
  const acts = new Set(d.sagas.flatMap((s) => s.acts.flatMap((a) => (a.role === 'renewal' ? [] : [a.post]))))
  const weight = (months: readonly Month[]) => months.length + months.filter((m) => acts.has(m.post)).length
  return (
    [...yearsOf(d)].sort((a, b) => weight(b.months) - weight(a.months) || a.year - b.year)[edition] ?? null
  )
}

export const yearInTwelve: PostTopic = {
  kind: 'posts',
  info: {
    id: 7,
    key: 'year_in_twelve',
    name: 'A year in twelve posts',
    description: 'One whole year of yours, seen at once.',
    genre: 'The years',
    order: 90,
    needs: ['facebook_posts'],
    brief:
      'One year of this person’s life in twelve entries, one a month, present tense, fifteen to forty-five words each, one fact each, no linking prose. Choose the fullest year. A month without a post stays blank and says so. End with the first post of the next year.',
  },
  room: 0,
  wishes: () => [],
  carries: (d) => d.analysis.totals.written >= MANY && (bestYear(d, 0)?.months.length ?? 0) >= LEAST,
  draft(page, _sagas, request) {
    const { d } = page
    const best = bestYear(d, request.edition) ?? bestYear(d, 0)
    if (!best || best.months.length === 0) return null
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
