import { fromDay } from '../../reading/calendar.ts'
import { once } from '../../reading/once.ts'
import { standsAlone } from '../../stories/leans-on.ts'
import type { ActRole } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wholeAct } from '../../writing/dossier.ts'
import { gloss } from '../../writing/gloss.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed, isWarm } from '../../writing/shadow.ts'
import { headline } from '../common/headline.ts'
import { isPassedOn } from '../common/passed-on.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const LEAST = 9
/** In a small archive the months would be the stories over again. */
const MANY = 100
const LONGEST = 60
const FEWEST = 6

/** What somebody passes on is not their month. */
const LINK = /https?:\/\//iu

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

interface Weighed {
  post: number
  score: number
}

/** What turned in a post is worth more than a good line. */
const TURNS: Partial<Record<ActRole, number>> = { opening: 0.6, turn: 1.2, outcome: 1.2, delay: 0.3 }
const THRESHOLD =
  /(?<!\p{L})(?:first (?:day|time|ever)|last (?:day|time|shift)|finished|passed|won|retired|born|married|moved|opened|for good|at last|I was wrong|primer(?:a)? (?:día|vez)|última? (?:día|vez)|por fin|terminé|terminamos|ganamos|nació|me jubil\p{L}+|abrimos|me equivoqué|erste[rsn]? (?:Tag|Mal|Schicht)|letzte[rsn]? (?:Tag|Mal|Schicht)|endlich|fertig|bestanden|gewonnen|geboren|geheiratet|eröffnet|umgezogen|in Rente|ich hatte unrecht)(?!\p{L})/iu

/** “9 already”, “its back”: of what, only whoever was there knows. */
const OPAQUE =
  /^\s*(?:[-–]?\d{1,6}(?:, ?\d+)*(?: (?:and|y|und) \d+)?(?=\s*(?:[.!?,]|today|already|now|so far|hoy|ya|heute|schon|jetzt)(?!\d))|(?:it['’]?s|ya|es ist|er ist|sie ist) (?:back|in|here|gone|done|over|on|off|out|up|está|volvió|llegó|wieder da|da|weg|zurück|fertig)(?!\p{L})|not (?:today|yet|now)(?!\p{L})|hoy no(?!\p{L})|heute nicht(?!\p{L}))/iu

/** A result of a test is told with the one that answers it, and a month has one post. */
const RESULT =
  /(?<!\p{L})(?:(?:blood|urine) (?:test|sample)|test results?|scan results?|biops\p{L}*|lump|cyst|análisis de (?:sangre|orina)|biopsia|bulto|im (?:Urin|Blut)|Blutwerte?|Befund|Biopsie|Knoten in der)(?!\p{L})/iu

/** Every post that may stand for its month, best first, by year and month. */
const candidatesIn = once((d: Dossier): Map<number, Map<number, Weighed[]>> => {
  const turning = new Map<number, number>()
  for (const s of d.sagas)
    for (const a of s.acts)
      turning.set(a.post, Math.max(turning.get(a.post) ?? 0, (TURNS[a.role] ?? 0) * s.score))
  const lines = new Map<number, number>()
  for (const l of d.analysis.lines) if (!lines.has(l.post)) lines.set(l.post, l.score)
  const years = new Map<number, Map<number, Weighed[]>>()
  for (const p of d.posts) {
    const c = d.when(p.id)
    const words = p.text.trim().split(/\s+/).length
    if (!c || !d.mild(p.id) || p.text.trim() === '' || words < FEWEST || words > LONGEST) continue
    const isTold = isWarm(d, p.id)
    if (isGreeting(p.text) || isPassedOn(d, p.id) || LINK.test(p.text) || (isShadowed(d, p.id) && !isTold))
      continue
    // Somebody on the path, all down one side: no month of a year is told by that.
    if (!d.clear(p.id) && !isTold) continue
    if (!standsAlone(d, p.id) || RESULT.test(p.text) || OPAQUE.test(p.text)) continue
    const months = years.get(c.y) ?? new Map<number, Weighed[]>()
    years.set(c.y, months)
    const score =
      (turning.get(p.id) ?? 0) +
      (THRESHOLD.test(p.text) ? 1 : 0) +
      (lines.get(p.id) ?? 0) +
      (d.clear(p.id) || isTold ? 2 : 0)
    months.set(c.m, [...(months.get(c.m) ?? []), { post: p.id, score }])
  }
  for (const months of years.values())
    for (const list of months.values())
      list.sort(
        (a, b) => b.score - a.score || ((d.post(a.post)?.text ?? '') < (d.post(b.post)?.text ?? '') ? -1 : 1),
      )
  return years
})

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
  carries: (d) =>
    d.analysis.totals.written >= MANY && (bestYear(d, 0, new Set())?.months.length ?? 0) >= LEAST,
  draft(page, _sagas, request) {
    const { d } = page
    const best = bestYear(d, request.edition, request.claimed) ?? bestYear(d, 0, request.claimed)
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
