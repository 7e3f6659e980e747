import { saysDeath } from '@youzine/words'
import type { CalendarBlock } from '../../forms/block.ts'
import type { Sentence } from '../../model.ts'
import { fromDay, toDay } from '../../reading/calendar.ts'
import { once } from '../../reading/once.ts'
import type { ReturningDay } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { areGreetings } from '../../writing/greeting.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const DAYS = 3

const AFTER = 90

/** Neither tender, nor of the weeks in which somebody was getting over something. */
function isLight(d: Dossier, id: number): boolean {
  if (!d.clear(id) || isShadowed(d, id)) return false
  return !d.analysis.red.some((r) => d.day(id) >= d.day(r) && d.day(id) - d.day(r) <= AFTER)
}

const OF_TWO =
  /(?<!\p{L})(?:my (?:wife|husband)|(?:years|yrs) married|wedding anniversary|mi (?:mujer|esposa|esposo|marido)|cumplimos \d+|aniversario|meine Frau|mein Mann|Hochzeitstag)(?!\p{L})/iu

/** Where a death names nobody it may be of whoever the day was shared with. */
const isOfTwo = (d: Dossier, day: ReturningDay) =>
  day.years.some((y) => OF_TWO.test(d.post(y.post)?.text ?? '')) && hasNamelessDeath(d)

const hasNamelessDeath = once((d: Dossier): boolean =>
  d.analysis.red.some((id) => {
    const text = d.post(id)?.text ?? ''
    return saysDeath(text) && !d.stories.people.some((p) => p.isTender && p.posts.includes(id))
  }),
)

/** Dates that return in four years or more and may be spoken of lightly. */
export const lightDays = once((d: Dossier): ReturningDay[] =>
  d.stories.days
    .map((day) => ({ ...day, years: day.years.filter((y) => isLight(d, y.post)) }))
    .filter(
      (day, n) =>
        day.years.length >= 4 &&
        day.years.length >= (d.stories.days[n]?.years.length ?? 0) * 0.7 &&
        !areGreetings(day.years.map((y) => d.post(y.post)?.text ?? '')) &&
        !isOfTwo(d, day),
    )
    .sort((a, b) => b.years.length - a.years.length || (a.day < b.day ? -1 : 1)),
)

/** The next time that date comes, after today. */
function nextOf(d: Dossier, day: string): number {
  const [m, dd] = day.split('-').map(Number) as [number, number]
  const now = fromDay(Math.floor(Date.parse(d.today) / 86_400_000))
  const thisYear = toDay(now.y, m, dd)
  return thisYear > now.day ? thisYear : toDay(now.y + 1, m, dd)
}

/** Every year from the first to the last; those without a post stay, empty. */
function calendarOf(d: Dossier, day: ReturningDay): CalendarBlock {
  const by = new Map(day.years.map((y) => [y.year, y.post]))
  const years = [...by.keys()]
  const list = []
  for (let year = Math.min(...years); year <= Math.max(...years); year++) {
    const id = by.get(year)
    list.push({ year, entry: id === undefined ? null : d.show(id) })
  }
  return { form: 'calendar', day: d.w.dayMonth(nextOf(d, day.day)), years: list }
}

function signs(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const { weekdays, months, years } = d.calendar
  const all = weekdays.reduce((a, b) => a + b, 0)
  if (all < 7) return []
  const top = weekdays.indexOf(Math.max(...weekdays))
  const [m, n] = [months.indexOf(Math.max(...months)), months.indexOf(Math.min(...months))]
  const even = Math.round(all / 7)
  const year = [...years].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]
  return [
    say(t.sign(d.w.weekday(top), d.w.digits(weekdays[top] as number), d.w.digits(all), d.w.digits(even)), [
      count(weekdays[top] as number, { kind: 'weekday', weekday: top }),
      count(all, { kind: 'dated' }),
      count(even, { kind: 'ratio', of: [all, 7] }),
    ]),
    say(t.rising(d.w.capital(d.w.monthName(m + 1)), d.w.digits(months[m] as number)), [
      count(months[m] as number, { kind: 'month', month: m + 1 }),
    ]),
    say(t.setting(d.w.capital(d.w.monthName(n + 1)), d.w.digits(months[n] as number)), [
      count(months[n] as number, { kind: 'month', month: n + 1 }),
    ]),
    ...(year
      ? [say(t.year(String(year[0]), d.w.digits(year[1])), [count(year[1], { kind: 'year', year: year[0] })])]
      : []),
  ]
}

function exactDays(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return d.stories.claims
    .flatMap((c) => {
      const saga = d.saga(c.saga)
      const subject = saga?.kind === 'day' ? null : saga?.subject
      return c.kind === 'to-the-day' && c.years >= 2 && isLight(d, c.then) && isLight(d, c.now) && subject
        ? [
            say(
              t.exact(
                d.w.capital(subject),
                d.w.day(d.day(c.then)),
                d.w.day(d.day(c.now)),
                d.w.number(c.years),
              ),
              post(c.then, c.now),
            ),
          ]
        : []
    })
    .slice(0, 2)
}

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
      'A horoscope computed from the calendar instead of the stars, in the second person, with a wink: the weekday they post most as their sign, the month that rises, dates that return year after year with what was written on them, and when each comes round next. Never a claim about love or health.',
  },
  keeps: (d) =>
    lightDays(d)
      .slice(0, DAYS)
      .flatMap((day) => day.years.map((y) => y.post)),
  room: 0,
  wishes: () => [],
  carries: (d) => lightDays(d).length >= 1 && signs(d).length + exactDays(d).length >= 4,
  draft(page, _sagas, request) {
    const { d } = page
    const t = WORDS[d.spoken]
    const lines = [...signs(d), ...exactDays(d)]
    const days = lightDays(d).slice(0, DAYS)
    if (lines.length === 0 && days.length === 0) return null
    const acts = days.flatMap((x) => x.years.map((y) => wholeAct(d, y.post)))
    const head = headline(page, request, acts, t.title)
    const ahead = days.map((day) => {
      const next = nextOf(d, day.day)
      return say(
        t.returning(d.w.dayMonth(next), d.w.number(day.years.length), d.w.weekday(fromDay(next).wd)),
        [
          ...post(...day.years.map((y) => y.post)),
          count(next, { kind: 'date', iso: new Date(next * 86_400_000).toISOString().slice(0, 10) }),
        ],
      )
    })
    page.index([...lines, ...ahead])
    for (const day of days) page.block(calendarOf(d, day))
    const { weekdays, months } = d.calendar
    const top = weekdays.indexOf(Math.max(...weekdays))
    const m = months.indexOf(Math.max(...months))
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(t.standfirst(d.w.weekday(top), d.w.monthName(m + 1)), [
          count(weekdays[top] as number, { kind: 'weekday', weekday: top }),
          count(months[m] as number, { kind: 'month', month: m + 1 }),
        ]),
      ],
    }
  },
}
