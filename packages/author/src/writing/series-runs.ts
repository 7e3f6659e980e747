import type { Sentence } from '../model.ts'
import type { Series } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'
import { post, say } from './page.ts'
import type { Spoken } from './wordings.ts'

interface Run {
  value: number
  label: string
  from: number
  /** In how many years in a row. */
  years: number
}

interface Words {
  /** “fifth in 2011” */
  once: (label: string, year: number) => string
  /** “second in each of the next four years” */
  running: (label: string, years: string) => string
  rank: (value: number, label: string) => string
  ranks: (slot: string, name: string, list: string) => string
  counts: (thing: string, list: string) => string
}

const WORDS: Record<Spoken, Words> = {
  en: {
    once: (label, year) => `${label} in ${year}`,
    running: (label, years) => `${label} ${years} years running`,
    rank: (_value, label) => label,
    ranks: (slot, name, list) => `On ${/^\d/.test(slot) ? '' : 'the '}${slot} ${name} came ${list}.`,
    counts: (thing, list) => `The posts count ${list.replace(' ', ` ${thing} `)}.`,
  },
  es: {
    once: (label, year) => `${label} en ${year}`,
    running: (label, years) => `${label} ${years} años seguidos`,
    rank: (_value, label) => label,
    ranks: (slot, name, list) => `El ${slot} ${name} quedó ${list}.`,
    counts: (thing, list) => `Las publicaciones cuentan ${list.replace(' ', ` ${thing} `)}.`,
  },
  de: {
    once: (label, year) => `${label} (${year})`,
    running: (label, years) => `${years} Jahre hintereinander ${label}`,
    rank: (value) => `Platz ${value}`,
    ranks: (slot, name, list) => `${slot}: ${name} auf ${list}.`,
    counts: (thing, list) => `Die Beiträge zählen ${list.replace(' ', ` ${thing} `)}.`,
  },
}

const FEWEST = 4
const MOST = 7
const WORDED = 12
const PLAIN = /^\p{L}{3,}$/u

/** The post to which a run of figures leads: the best place, the last figure. */
export function summitOf(d: Dossier, series: Series): number | null {
  const points = series.points.filter((p) => d.clear(p.post))
  const best = Math.min(...points.map((p) => p.value))
  const top = series.isRank ? points.find((p) => p.value === best) : points.at(-1)
  return top?.post ?? null
}

/**
 * “Fifth in 2011, fourth in 2012, third in 2013, second four years running”: a run of figures, told as one; without what
 * has been `read`, and not where most of it has been.
 */
export function runsSentence(
  d: Dossier,
  series: Series,
  until: number | null = null,
  read: ReadonlySet<number> = new Set(),
): Sentence | null {
  const clear = series.points.filter((p) => d.clear(p.post))
  const end = clear.findIndex((p) => p.post === until)
  const points = end < 0 ? clear : clear.slice(0, end)
  if (points.length < FEWEST || (!series.isRank && !PLAIN.test(series.subject))) return null
  if (new Set(points.map(yearOf)).size < points.length) return null
  const t = WORDS[d.spoken]
  const runs = runsOf(points).filter((r, n, all) => series.isRank || r.value !== all[n - 1]?.value)
  if (runs.length < 3) return null
  const postsOf = (r: Run) =>
    points.filter((p) => yearOf(p) >= r.from && yearOf(p) < r.from + r.years).map((p) => p.post)
  const arc = arcOf(runs, series.isRank)
  const told = arc.filter((r) => !postsOf(r).every((id) => read.has(id)))
  const known = arc.flatMap(postsOf).filter((id) => read.has(id)).length
  if (told.length < 2 || known > arc.flatMap(postsOf).length / 2) return null
  const list = d.w.list(
    told.map((r) =>
      r.years > 2 && series.isRank
        ? t.running(labelOf(d, series, r), d.w.number(r.years))
        : t.once(labelOf(d, series, r), r.from),
    ),
  )
  if (series.isRank && !d.hasName) return null
  const text = series.isRank ? t.ranks(series.subject, d.name, list) : t.counts(series.subject, list)
  return say(d.w.capital(text), post(...told.flatMap(postsOf)), 'runs')
}

const yearOf = (p: { date: string }) => Number(p.date.slice(0, 4))

const labelOf = (d: Dossier, series: Series, run: Run) =>
  series.isRank
    ? WORDS[d.spoken].rank(run.value, run.label)
    : series.points.every((p) => p.value <= WORDED)
      ? d.w.number(run.value)
      : d.w.digits(run.value)

/** The way to the best place and where it ended; of figures, the first few and the last. */
function arcOf(runs: readonly Run[], isRank: boolean): Run[] {
  const last = runs.at(-1) as Run
  const best = Math.min(...runs.map((r) => r.value))
  const top = isRank ? runs.findIndex((r) => r.value === best) + 1 : MOST - 1
  const way = runs.slice(0, Math.max(3, Math.min(MOST - 1, top)))
  return way.includes(last) ? way : [...way, last]
}

/** The same figure in years that follow one another is one run; a year without a figure ends it. */
function runsOf(points: readonly { value: number; label: string; date: string }[]): Run[] {
  const runs: Run[] = []
  for (const p of points) {
    const year = Number(p.date.slice(0, 4))
    const last = runs.at(-1)
    if (last && last.value === p.value && last.from + last.years === year) last.years++
    else runs.push({ value: p.value, label: p.label.toLowerCase(), from: year, years: 1 })
  }
  // Two years of one figure are said as two.
  return runs.flatMap((r) =>
    r.years === 2
      ? [
          { ...r, years: 1 },
          { ...r, from: r.from + 1, years: 1 },
        ]
      : [r],
  )
}
