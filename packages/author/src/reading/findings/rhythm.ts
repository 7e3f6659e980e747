import type { Finding } from '../../model.ts'
import { isoDay, seasonDay } from '../calendar.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { compareText } from '../seeded.ts'

/** Chance of at least k hits in n tries, by the sum itself; n is at most a few hundred where it matters. */
export function binomialTail(n: number, k: number, p: number): number {
  if (n > 2000) {
    const z = (k - 0.5 - n * p) / Math.sqrt(n * p * (1 - p))
    return z > 6 ? 0 : 0.5 * Math.exp(-0.717 * z - 0.416 * z * z)
  }
  let term = (1 - p) ** n
  let below = 0
  for (let i = 0; i < k; i++) {
    below += term
    term = (term * (n - i) * p) / ((i + 1) * (1 - p))
  }
  return Math.max(0, 1 - below)
}

/** F15, F17–F19: when the person writes, and when not. */
export function findRhythm(corpus: Corpus): Finding[] {
  return [
    ...weekdays(corpus),
    ...seasons(corpus),
    ...silences(corpus),
    ...bursts(corpus),
    ...sameDate(corpus),
  ]
}

function weekdays(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const r of corpus.dated)
    counts[(r.when as { wd: number }).wd] = (counts[r.when?.wd as number] as number) + 1
  const n = corpus.dated.length
  if (n < 14) return []
  const top = counts.indexOf(Math.max(...counts))
  const low = counts.indexOf(Math.min(...counts))
  const odd = binomialTail(n, counts[top] as number, 1 / 7) * 7 < 0.01
  found.push({
    id: 'weekday',
    kind: 'weekday',
    score: odd ? 1.8 : 0.5,
    posts: [],
    data: { weekday: top, count: counts[top] as number, odd, low, lowCount: counts[low] as number, of: n },
  })
  for (const [word, at] of corpus.index) {
    if (at.length < 5 || at.length > n * 0.3 || corpus.nameWords.has(word) || !corpus.isThing(word)) continue
    const own = [0, 0, 0, 0, 0, 0, 0]
    let m = 0
    for (const i of at) {
      const w = corpus.reads[i]?.when?.wd
      if (w === undefined) continue
      own[w] = (own[w] as number) + 1
      m++
    }
    const day = own.indexOf(Math.max(...own))
    const k = own[day] as number
    if (k / m < 0.6 || binomialTail(m, k, 1 / 7) * 7 * 40 > 0.05) continue
    if (at.some((i) => corpus.reads[i]?.tone !== 'clear')) continue
    found.push({
      id: `weekday:${word}`,
      kind: 'weekday-habit',
      score: 1.2 + k / m / 2,
      posts: at.map((i) => corpus.reads[i]?.id as number),
      data: { weekday: day, count: k, of: m, word: corpus.forms.get(word) ?? word, stem: word },
    })
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 8)
}

/** A thing that returns in the same three weeks of the year, in three years or more. */
function seasons(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  for (const [word, at] of corpus.index) {
    if (
      at.length < 3 ||
      at.length > 60 ||
      word.length < 4 ||
      corpus.nameWords.has(word) ||
      !corpus.isThing(word)
    )
      continue
    const reads = at
      .map((i) => corpus.reads[i] as Read)
      .filter((r) => r.when && r.tone === 'clear' && !r.unquotable)
    const years = new Set(reads.map((r) => r.when?.y))
    if (years.size < 3) continue
    const days = reads.map((r) => seasonDay(r.when as { m: number; d: number }))
    const width = Math.max(...days) - Math.min(...days)
    if (width > 24) continue
    const half = new RegExp(`${word}\\p{L}*[-–]\\p{L}|\\p{L}[-–]${word}`, 'iu')
    if (reads.some((r) => half.test(r.text))) continue
    found.push({
      id: `season:${word}`,
      kind: 'season',
      score: 1.1 + years.size * 0.12 - width * 0.01,
      posts: reads.map((r) => r.id),
      data: {
        word: corpus.forms.get(word) ?? word,
        stem: word,
        years: years.size,
        month: reads[0]?.when?.m ?? 1,
      },
    })
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 12)
}

function silences(corpus: Corpus): Finding[] {
  if (corpus.dated.length < 12) return []
  const gaps: { gap: number; i: number }[] = []
  for (let i = 1; i < corpus.dated.length; i++)
    gaps.push({ gap: (corpus.dated[i]?.when?.day ?? 0) - (corpus.dated[i - 1]?.when?.day ?? 0), i })
  const sorted = gaps.map((g) => g.gap).sort((a, b) => a - b)
  const median = Math.max(1, sorted[Math.floor(sorted.length / 2)] as number)
  return gaps
    .filter((g) => g.gap >= Math.max(30, 3 * median))
    .sort((a, b) => b.gap - a.gap || a.i - b.i)
    .slice(0, 6)
    .map((g, rank) => {
      const before = corpus.dated[g.i - 1] as Read
      const after = corpus.dated[g.i] as Read
      const tender = [before, after].some((r) => r.tone === 'red' || r.tone === 'hidden')
      return {
        id: `silence:${after.id}`,
        kind: 'silence',
        score: (rank === 0 ? 1.2 : 0.8) - (tender ? 1 : 0),
        posts: [before.id, after.id],
        data: { gap: g.gap, median, tender, rank },
      }
    })
}

function bursts(corpus: Corpus): Finding[] {
  const d = corpus.dated
  if (d.length < 30) return []
  const span = (d.at(-1)?.when?.day ?? 0) - (d[0]?.when?.day ?? 0) + 1
  const rate = d.length / span
  let best: { i: number; n: number; width: number } | null = null
  for (let i = 0, j = 0; i < d.length; i++) {
    while (j < d.length && (d[j]?.when?.day ?? 0) - (d[i]?.when?.day ?? 0) <= 10) j++
    const n = j - i
    if (!best || n > best.n) best = { i, n, width: (d[j - 1]?.when?.day ?? 0) - (d[i]?.when?.day ?? 0) + 1 }
  }
  if (!best || best.n < 5 || best.n < 4 * rate * 10) return []
  const reads = d.slice(best.i, best.i + best.n)
  if (reads.some((r) => r.tone === 'red')) return []
  return [
    {
      id: `burst:${reads[0]?.id}`,
      kind: 'burst',
      score: 1,
      posts: reads.map((r) => r.id),
      data: { count: best.n, days: best.width },
    },
  ]
}

/** F29: the same date in two years or more, about the same thing. */
function sameDate(corpus: Corpus): Finding[] {
  const byDate = new Map<string, Read[]>()
  for (const r of corpus.dated) {
    if (r.tone !== 'clear' || r.unquotable || r.greeting || !r.when) continue
    const key = isoDay(r.when.day).slice(5)
    byDate.set(key, [...(byDate.get(key) ?? []), r])
  }
  return [...byDate]
    .filter(([, l]) => new Set(l.map((r) => r.when?.y)).size >= 3 && l.length <= 12)
    .map(([key, l]) => ({
      id: `date:${key}`,
      kind: 'same-date',
      score: 0.6 + Math.min(l.length, 6) * 0.05,
      posts: l.map((r) => r.id),
      data: { key },
    }))
    .sort((a, b) => b.score - a.score || compareText(a.id, b.id))
    .slice(0, 4)
}
