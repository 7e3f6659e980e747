import { type CalendarDay, fromDay, toDay } from '../../reading/calendar.ts'
import { compareIn } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import { easter } from '../../stories/due.ts'
import { isCarried } from '../../stories/leans-on.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { dayOfAll } from '../../writing/fitting.ts'
import { isGreeting, isThanks } from '../../writing/greeting.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'
import type { Spoken } from '../../writing/wordings.ts'
import { isPassedOn } from './passed-on.ts'
import type { Told } from './stories-to-tell.ts'
import { tiesOf } from './ties.ts'

export interface Returning extends Told {
  /** “Christmas”, or the date. */
  called: string
}

interface Occasion {
  name: Record<Spoken, string> | null
  /** What its posts call it. */
  words: RegExp | null
  /** The year it belongs to, where a day is of it. */
  yearOf: (c: CalendarDay) => number | null
}

const around = (month: number, date: number, before: number, after: number) => (c: CalendarDay) => {
  for (const y of [c.y, c.y + 1]) {
    const off = c.day - toDay(y, month, date)
    if (off >= -before && off <= after) return y
  }
  return null
}
const aroundEaster = (from: number, to: number) => (c: CalendarDay) => {
  const off = c.day - easter(c.y)
  return off >= from && off <= to ? c.y : null
}
const nth = (month: number, weekday: number, n: number, after: number) => (c: CalendarDay) => {
  const first = fromDay(toDay(c.y, month, 1)).wd
  const day = toDay(c.y, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7)
  return c.day >= day && c.day <= day + after ? c.y : null
}

const named = (en: string, es: string, de: string) => ({ en, es, de })

const FEASTS: readonly Occasion[] = [
  {
    name: named('Christmas', 'Navidad', 'Weihnachten'),
    words:
      /(?<!\p{L})(?:christmas|xmas|boxing day|navidad|nochebuena|weihnacht|heiligabend|heilig abend|feiertag)/iu,
    yearOf: around(12, 24, 1, 2),
  },
  {
    name: named('New Year', 'Año Nuevo', 'Silvester'),
    words:
      /(?<!\p{L})(?:new year|midnight|hogmanay|año nuevo|fin de año|nochevieja|uvas|neujahr|silvester|mitternacht)/iu,
    yearOf: around(1, 1, 1, 0),
  },
  {
    name: named('Easter', 'Pascua', 'Ostern'),
    words: /(?<!\p{L})(?:easter|pascua|semana santa|oster)/iu,
    yearOf: aroundEaster(-2, 1),
  },
  {
    name: named('Carnival', 'Carnaval', 'Karneval'),
    words: /(?<!\p{L})(?:carnival|carnaval|karneval|fasching|fastnacht|rosenmontag|corso|comparsa)/iu,
    yearOf: aroundEaster(-52, -46),
  },
  {
    name: named('Mother’s Day', 'Día de la Madre', 'Muttertag'),
    words: /(?<!\p{L})(?:mother['’]?s['’]? day|día de (?:la madre|las madres)|muttertag)/iu,
    yearOf: nth(5, 0, 2, 0),
  },
  {
    name: named('All Souls', 'Día de Muertos', 'Allerheiligen'),
    words:
      /(?<!\p{L})(?:all souls|all saints|muertos|difuntos|todos los santos|ofrenda|allerheiligen|allerseelen)/iu,
    yearOf: around(11, 2, 1, 0),
  },
  {
    name: named('Thanksgiving', 'Acción de Gracias', 'Thanksgiving'),
    words: /(?<!\p{L})(?:thanksgiving|turkey|acción de gracias)/iu,
    yearOf: nth(11, 4, 4, 1),
  },
  {
    name: named('St Nicholas', 'San Nicolás', 'Nikolaus'),
    words: /(?<!\p{L})(?:nicholas|nicolás|nikol|stiefel)/iu,
    yearOf: around(12, 6, 1, 0),
  },
  {
    name: named('Epiphany', 'Reyes', 'Dreikönig'),
    words: /(?<!\p{L})(?:epiphany|twelfth night|reyes|dreikönig|heilige drei|sternsinger|rosca)/iu,
    yearOf: around(1, 6, 1, 0),
  },
]

const LARGE = 1000
const YEARS = 4
/** Three years are enough where each tells something and all have it in common. */
const FEW = { years: 3, words: 14 }
const LEAST_WORDS = 5
const LONGEST = 150
const RARE = 8
const LINK = /https?:\/\//iu

/** What returns on one day of the year and answers itself: one post for each year, the last of them one that goes back to another. */
export const returningToTell = once((d: Dossier): Returning[] => {
  if (d.posts.length > LARGE) return []
  const found = [...FEASTS, ...datesOf(d)].flatMap((o) => returningOn(d, o) ?? [])
  const isDate = (r: Returning) => Number(/\d$/.test(r.saga.id))
  return apart(
    found.sort(
      (a, b) => b.saga.score - a.saga.score || isDate(a) - isDate(b) || (a.saga.id < b.saga.id ? -1 : 1),
    ),
  )
})

/** A feast before its date, and each post in one of them. */
const apart = (all: readonly Returning[]): Returning[] => {
  const kept: Returning[] = []
  for (const r of all)
    if (!kept.some((k) => r.acts.some((a) => k.acts.some((b) => b.post === a.post)))) kept.push(r)
  return kept
}

/** Every date on which, a day early or late, posts of enough years stand. */
function datesOf(d: Dossier): Occasion[] {
  const dates = new Map<string, CalendarDay>()
  for (const p of d.posts) {
    const c = d.when(p.id)
    if (c) dates.set(`${c.m}-${c.d}`, c)
  }
  return [...dates.values()].map(({ m, d: date }) => ({
    name: null,
    words: null,
    yearOf: around(m, date, 1, 1),
  }))
}

function returningOn(d: Dossier, occasion: Occasion): Returning | null {
  const byYear = new Map<number, number[]>()
  for (const p of d.posts) {
    const c = d.when(p.id)
    const year = c && isFit(d, p.id) ? occasion.yearOf(c) : null
    if (year !== null) byYear.set(year, [...(byYear.get(year) ?? []), p.id])
  }
  if (byYear.size < FEW.years) return null
  const all = [...byYear.values()].flat()
  const tied = (id: number, among: readonly number[]) =>
    among.filter((o) => o !== id && areTied(d, o, id)).length
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const worth = (id: number) => 2 * tied(id, all) + (lines.get(id) ?? 0)
  const order = compareIn(d.posts)
  const best = [...byYear.values()].map(
    (ids) => ids.toSorted((a, b) => worth(b) - worth(a) || order(a, b))[0] as number,
  )
  const inOrder = best.sort(order).filter((id, n, list) => isCarried(d, id, list.slice(0, n)))
  const ids = upToAnswer(d, inOrder)
  const together = ids.filter((id) => tied(id, ids) > 0).length
  const words = ids.reduce((sum, id) => sum + wordCount(d.post(id)?.text ?? ''), 0) / Math.max(1, ids.length)
  const isEnough =
    ids.length >= YEARS
      ? together >= ids.length - 1 && (isSaid(d, occasion, ids) || haveOneThing(d, ids))
      : occasion.name !== null &&
        ids.length >= FEW.years &&
        words >= FEW.words &&
        together === ids.length &&
        (isSaid(d, occasion, ids) || haveOneThing(d, ids))
  if (!isEnough) return null
  const acts: Act[] = ids.map((id) => ({ ...wholeAct(d, id), tie: 'season' }))
  const days = ids.map((id) => fromDay(d.day(id)))
  const { day, m, d: date } = dayOfAll(days) ?? (days[0] as CalendarDay)
  const called = occasion.name?.[d.spoken] ?? d.w.capital(d.w.dayMonth(day))
  const saga: Saga = {
    id: `day:${occasion.name?.en.toLowerCase().replace(/\W+/g, '-') ?? `${m}-${date}`}`,
    kind: 'day',
    subject: called,
    words: [],
    acts,
    people: [],
    isRing: true,
    hasOutcome: false,
    score: ids.length / 4 + together / ids.length - (occasion.name ? 0 : DATE),
    claims: [],
    partOf: null,
    firmness: 1,
  }
  return { saga, acts, called }
}

function isFit(d: Dossier, id: number): boolean {
  const text = d.post(id)?.text ?? ''
  const words = wordCount(text)
  if (!d.mild(id) || words < LEAST_WORDS || words > LONGEST || LINK.test(text)) return false
  return !isGreeting(text) && !isThanks(text) && !isPassedOn(d, id)
}

/** A date alone is worth less than a feast. */
const DATE = 0.75

/** Half of them speak of the feast itself; else they only fell on its days. */
const isSaid = (d: Dossier, { words }: Occasion, ids: readonly number[]) =>
  words !== null && ids.filter((id) => words.test(d.post(id)?.text ?? '')).length >= ids.length / 2

/** On any other date two posts have a word in common by chance; three have not. */
const haveOneThing = (d: Dossier, ids: readonly number[]) => {
  const texts = ids.map((id) => d.post(id)?.text ?? '')
  return tiesAmong(d, texts, RARE).some(
    (w) => texts.filter((t) => stemsIn(d, t).has(w)).length >= Math.max(THREE, ids.length / 2),
  )
}
const THREE = 3

const tiesAmong = (d: Dossier, texts: readonly string[], most: number) =>
  texts.flatMap((a, n) => texts.slice(n + 1).flatMap((b) => tiesOf(d, a, b, most)))

const areTied = (d: Dossier, a: number, b: number) =>
  tiesOf(d, d.post(a)?.text ?? '', d.post(b)?.text ?? '', RARE).length > 0

function upToAnswer(d: Dossier, ids: readonly number[]): number[] {
  for (let end = ids.length; end >= FEW.years; end--)
    if (ids.slice(0, end - 1).some((id) => areTied(d, id, ids[end - 1] as number))) return ids.slice(0, end)
  return []
}
