import { saysDeath, stopWords } from '@youzine/words'
import { type CalendarDay, fromDay, toDay } from '../../reading/calendar.ts'
import { once } from '../../reading/once.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { ReturningDay, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { areGreetings } from '../../writing/greeting.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'

const AFTER = 90

/** Neither tender, nor of the weeks in which somebody was getting over something. */
export function isLight(d: Dossier, id: number): boolean {
  if (!d.clear(id) || isShadowed(d, id)) return false
  const grave = [...d.analysis.red, ...d.analysis.hidden]
  return !grave.some((r) => d.day(id) >= d.day(r) && d.day(id) - d.day(r) <= AFTER)
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

const NUMBERED = /^[«“"]?(?:\d+|\p{Lu}\p{Ll}+(?: \p{Ll}+)?)\./u
const OCCASION = 4

/** Whether so many years share a word, or are a number as they are; without it they fall on one date by chance. */
function isOccasion(d: Dossier, years: ReturningDay['years']): boolean {
  const stop = stopWords(d.spoken)
  const read = years.map((y) => {
    const text = d.post(y.post)?.text ?? ''
    const words = wordsOf(text).filter((w) => w.length > 2 && (!stop.has(w) || text.length < SHORT))
    return { words: new Set(words.map(stem)), isNumber: NUMBERED.test(text) }
  })
  const tied = read.filter((a) =>
    read.some((b) => a !== b && ((a.isNumber && b.isNumber) || [...a.words].some((w) => b.words.has(w)))),
  )
  return tied.length >= OCCASION
}

const SHORT = 30

/** Dates that return in four years or more and may be spoken of lightly. */
export const lightDays = once((d: Dossier): ReturningDay[] =>
  d.stories.days
    .map((day) => ({
      ...day,
      years: day.years.filter((y) => isLight(d, y.post)),
    }))
    .filter(
      (day, n) =>
        day.years.length >= 4 &&
        day.years.length >= (d.stories.days[n]?.years.length ?? 0) * 0.7 &&
        !areGreetings(day.years.map((y) => d.post(y.post)?.text ?? '')) &&
        isOccasion(d, day.years) &&
        !isOfTwo(d, day),
    )
    .sort((a, b) => b.years.length - a.years.length || (a.day < b.day ? -1 : 1)),
)

/** A date, or a weekday of a month, that comes round, and when it does so next. */
export interface Returning {
  name: string
  years: { year: number; post: number }[]
  next: number
  /** Whether a day of a year is one of these. */
  slot: (c: CalendarDay) => boolean
}

const today = (d: Dossier) => Math.floor(Date.parse(d.today) / 86_400_000)

/** The first of these days that is still to come: this year's or the next one's. */
function nextOf(d: Dossier, inYear: (year: number) => number): number {
  const { y, day } = fromDay(today(d))
  return inYear(y) > day ? inYear(y) : inYear(y + 1)
}

function ofDate(d: Dossier, { day, years }: ReturningDay): Returning {
  const [m, dd] = day.split('-').map(Number) as [number, number]
  const next = nextOf(d, (year) => toDay(year, m, dd))
  return { name: d.w.dayMonth(next), years, next, slot: (c) => c.m === m && c.d === dd }
}

const YEARS = 4
const LONGEST = 60

/** “first Sunday of September”: what somebody does on it, year after year, in the fullest post of each. */
function ofWeekday(d: Dossier, saga: Saga): Returning | null {
  const light = saga.acts
    .map((a) => a.post)
    .filter((id) => isLight(d, id) && wordCount(d.post(id)?.text ?? '') <= LONGEST)
  const slots = light.flatMap((id) => {
    const c = d.when(id)
    return c ? [{ id, year: c.y, key: `${c.m}/${Math.ceil(c.d / 7)}/${c.wd}` }] : []
  })
  const times = (key: string) => slots.filter((s) => s.key === key).length
  const [key] = [...new Set(slots.map((s) => s.key))].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1))
  const own = slots.filter((s) => s.key === key)
  const years = [...new Set(own.map((s) => s.year))].sort().map((year) => {
    const ids = own.filter((s) => s.year === year).map((s) => s.id)
    return { year, post: ids.sort((a, b) => length(d, b) - length(d, a) || a - b)[0] as number }
  })
  if (!key || years.length < YEARS || years.length < saga.acts.length * 0.6) return null
  if (areGreetings(years.map((y) => d.post(y.post)?.text ?? ''))) return null
  const [m, nth, wd] = key.split('/').map(Number) as [number, number, number]
  return {
    name: saga.subject,
    years,
    next: nextOf(d, (year) => weekdayOf(year, m, nth, wd)),
    slot: (c) => c.m === m && Math.ceil(c.d / 7) === nth && c.wd === wd,
  }
}

const length = (d: Dossier, id: number) => wordCount(d.post(id)?.text ?? '')

function weekdayOf(year: number, month: number, nth: number, wd: number): number {
  const first = toDay(year, month, 1)
  return first + ((wd - fromDay(first).wd + 7) % 7) + (nth - 1) * 7
}

const LAPSED = 548
const ENDED =
  /(?<!\p{L})(?:sold|retir(?:ed|ing)|for good|last (?:one|time) ever|never again|given up|goodbye|nowt to count|finished with|vend(?:í|imos|ido)|jubil\p{L}+|se acabó|última vez|nunca más|adiós|verkauft|in Rente|zum letzten Mal|nie wieder|Schluss damit|aufgegeben)(?!\p{L})/iu

const endingsIn = once((d: Dossier) => d.posts.filter((p) => ENDED.test(p.text)))

const lastDay = once((d: Dossier): number => d.posts.reduce((last, p) => Math.max(last, d.day(p.id)), 0))

/** Whether it still goes on: it came round lately, and nothing since says that it is over. */
function isAlive(d: Dossier, years: Returning['years']): boolean {
  const last = years.at(-1)
  if (!last || lastDay(d) - d.day(last.post) > LAPSED) return false
  const own = new Set(years.map((y) => y.post))
  const theme = themeOf(d, years)
  return !endingsIn(d).some(
    (p) =>
      d.day(p.id) >= d.day(last.post) - LAPSED &&
      (own.has(p.id) || [...stemsIn(d, p.text)].some((w) => theme.has(w))),
  )
}

/** The words that most of the years share. */
function themeOf(d: Dossier, years: Returning['years']): Set<string> {
  const times = new Map<string, number>()
  for (const { post } of years)
    for (const w of stemsIn(d, d.post(post)?.text ?? '')) times.set(w, (times.get(w) ?? 0) + 1)
  return new Set([...times].filter(([, n]) => n >= years.length * SHARED).map(([w]) => w))
}

const SHARED = 0.6
const MOSTLY = 0.6

/** Whether it falls on this day in most of the years in which that month has it at all. */
function isItsSlot(d: Dossier, years: Returning['years'], slot: Returning['slot']): boolean {
  const theme = themeOf(d, years)
  if (theme.size === 0) return true
  const months = new Set(years.map((y) => d.when(y.post)?.m))
  const elsewhere = new Set<number>()
  const inSlot = new Set(years.map((y) => y.year))
  for (const p of d.posts) {
    const c = d.when(p.id)
    if (!c || !months.has(c.m) || slot(c) || inSlot.has(c.y)) continue
    if ([...stemsIn(d, p.text)].some((w) => theme.has(w))) elsewhere.add(c.y)
  }
  return inSlot.size >= (inSlot.size + elsewhere.size) * MOSTLY
}

/** A date is more to the point than a weekday. */
const rank = ({ name }: Returning) => (/^\d/.test(name) ? 0 : 1)

/** What comes round, longest first; no post stands under two of them. */
export const returningIn = once((d: Dossier): Returning[] => {
  const weekdays = d.sagas
    .filter((s) => s.kind === 'day' && !/^\d/.test(s.subject))
    .flatMap((s) => ofWeekday(d, s) ?? [])
  const seen = new Set<number>()
  return [...lightDays(d).map((day) => ofDate(d, day)), ...weekdays]
    .sort((a, b) => b.years.length - a.years.length || rank(a) - rank(b) || a.next - b.next)
    .filter(({ years, slot }) => {
      if (years.some((y) => seen.has(y.post)) || !isAlive(d, years) || !isItsSlot(d, years, slot))
        return false
      for (const y of years) seen.add(y.post)
      return true
    })
})
