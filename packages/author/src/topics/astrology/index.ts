import type { CalendarBlock } from '../../forms/block.ts'
import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { type TitleLine, titlesIn } from '../../writing/titles.ts'
import { headline } from '../common/headline.ts'
import { strandsOf } from '../timeline/strand.ts'
import type { PostTopic } from '../topic.ts'
import { isLight, type Returning, returningIn } from './returning.ts'
import { WORDS } from './words.ts'

const DAYS = 4
const PAIRS = 2
/** With fewer it is written only where somebody asks for it. */
const LEAST = 4

/** The years that have a post. */
const calendarOf = (d: Dossier, { name, years }: Returning): CalendarBlock => ({
  form: 'calendar',
  day: d.w.capital(name),
  years: years.map(({ year, post: id }) => ({ year, entry: d.show(id) })),
})

const VALUES = 4

/** “Twelve years say 7 to 10 degrees.” */
function range(d: Dossier, { years }: Returning): Sentence | null {
  const own = new Set(years.map((y) => y.post))
  for (const s of d.stories.series) {
    const points = s.points.filter((p) => own.has(p.post))
    const values = points.map((p) => p.value)
    const [least, most] = [Math.min(...values), Math.max(...values)]
    if (s.isRank || new Set(points.map((p) => p.post)).size < VALUES || isGrowing(values)) continue
    if (!points.every((p) => d.post(p.post)?.text.includes(s.subject))) continue
    return say(
      d.w.capital(
        WORDS[d.spoken].range(d.w.number(points.length), d.w.digits(least), d.w.digits(most), s.subject),
      ),
      [
        ...post(...points.map((p) => p.post)),
        count(points.length, { kind: 'listed', posts: points.map((p) => p.post) }),
        ...[least, most].map((n) => count(n, { kind: 'score', of: 'as counted' })),
      ],
    )
  }
  return null
}

/** What only ever grows says nothing about next year. */
const isGrowing = (values: readonly number[]) =>
  values.every((v, n) => n === 0 || v >= (values[n - 1] as number))

/** When it comes round next, if it came round a year before, and the year that it may take after. */
function forecast(d: Dossier, day: Returning, n: number, taken: string): Sentence[] {
  const t = WORDS[d.spoken]
  const line = precedentOf(d, day, taken)
  const year = day.years.find((y) => y.post === line?.post)?.year
  const counted = range(d, day)
  const said: Sentence[] = counted ? [counted] : []
  if (isDue(day)) {
    const date = d.w.day(day.next)
    const when = isDate(day) ? t.on(date, d.w.weekday(fromDay(day.next).wd)) : date
    const foretells = t.forecast[n % t.forecast.length] as (typeof t.forecast)[number]
    const text = line ? foretells(when, String(year), d.w.quoted(asPosted(d, line), true)) : t.next(when)
    const iso = new Date(day.next * 86_400_000).toISOString().slice(0, 10)
    const proofs = line ? [line.post] : day.years.map((y) => y.post)
    return [say(d.w.capital(text), [...post(...proofs), count(day.next, { kind: 'date', iso })]), ...said]
  }
  return said
}

const isDue = ({ next, years }: Returning) => fromDay(next).y === (years.at(-1)?.year ?? 0) + 1

/** What somebody gave up, or tried to, is foretold by nobody. */
const GIVEN_UP =
  /(?<!\p{L})(?:smok\p{L}*|cigarettes?|fags?|sober|drinking|diet\p{L}*|giving up|gave up|quit\p{L}*|sugar|fum\p{L}+|puchos?|cigarr\p{L}*|dieta|azúcar|dej[éo] de|sin alcohol|rauch\p{L}*|zigarett\p{L}*|aufgehört|diät|zucker|d[ií]a (?:1|uno)|day (?:1|one)|tag (?:1|eins))(?!\p{L})/iu

/** A line of the later years: what has ended since is no precedent. */
function precedentOf(d: Dossier, day: Returning, taken: string): TitleLine | null {
  if (day.years.some((y) => GIVEN_UP.test(d.post(y.post)?.text ?? ''))) return null
  const later = day.years.slice(Math.ceil(day.years.length / 2)).map((y) => wholeAct(d, y.post))
  return titlesIn(d, later).find((x) => x.title !== taken && !COUNTS.test(x.title)) ?? null
}

/** “Twelve years on here” will not be so again. */
const COUNTS = /\d|(?<!\p{L})(?:years?|años?|Jahre?n?|another|otro|again|otra vez|wieder)(?!\p{L})/iu

/** A title has a capital that the post may not have. */
function asPosted(d: Dossier, { post: id, title }: TitleLine): string {
  const { text } = d.show(id)
  const at = text.toLowerCase().indexOf(title.toLowerCase())
  return at < 0 ? title : text.slice(at, at + title.length)
}

interface Pair {
  then: number
  now: number
}

/** What came back to the day, of a story that a reader can follow. */
function pairsIn(d: Dossier, shown: ReadonlySet<number>): Pair[] {
  const seen = new Set(shown)
  return d.stories.claims
    .flatMap((c): Pair[] => {
      if (c.kind !== 'to-the-day' || c.years < 2 || !isLight(d, c.then) || !isLight(d, c.now)) return []
      const strand = strandsOf(d).get(c.saga ?? '')
      if (!strand || strand.isRounded || strand.saga.kind === 'person' || seen.has(c.then) || seen.has(c.now))
        return []
      seen.add(c.then)
      seen.add(c.now)
      return [{ then: c.then, now: c.now }]
    })
    .slice(0, PAIRS)
}

const isDate = ({ name }: Returning) => /^\d/.test(name)

/** The fullest few, in the order in which they are to come. */
const daysOf = (d: Dossier) =>
  returningIn(d)
    .slice(0, DAYS)
    .sort((a, b) => a.next - b.next)

const shownOn = (days: readonly Returning[]) => new Set(days.flatMap((x) => x.years.map((y) => y.post)))

export const astrology: PostTopic = {
  kind: 'posts',
  info: {
    id: 5,
    key: 'astrology',
    name: 'Your horoscope',
    description: 'What your calendar foretells. No stars were consulted.',
    genre: 'Stars and types',
    order: 35,
    needs: ['facebook_posts'],
    brief:
      'A horoscope computed from the calendar instead of the stars, in the second person, with a wink: the dates that return year after year, each with what was written on it, when it comes round next and which year it is likely to take after. Nothing that would fit somebody else. Never a claim about love or health.',
  },
  room: 0,
  wishes: () => [],
  carries: (d) => {
    const days = daysOf(d)
    return days.length + pairsIn(d, shownOn(days)).length >= LEAST
  },
  draft(page, _sagas, request) {
    const { d } = page
    const t = WORDS[d.spoken]
    const days = daysOf(d)
    const pairs = pairsIn(d, shownOn(days))
    if (days.length === 0) return null
    const acts = days.flatMap((x) => x.years.map((y) => wholeAct(d, y.post)))
    const head = headline(page, request, acts, t.title)
    for (const [n, day] of days.entries()) {
      page.block(calendarOf(d, day))
      const said = forecast(d, day, n, head.title)
      if (said.length > 0) page.p(said)
    }
    for (const { then, now } of pairs)
      page.block({
        form: 'pair',
        then: d.show(then),
        now: d.show(now),
        gap: d.w.gap(d.day(then), d.day(now)),
        shared: [],
      })
    const due = days.filter(isDue)
    const names = (due.length > 0 ? due : days).map((x) => (isDate(x) ? x.name : t.the(x.name)))
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [say(d.w.capital(t.standfirst(d.w.list(names))), post(...acts.map((a) => a.post)))],
    }
  },
}
