import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { numberIn, stem } from '../tokens.ts'

const NUM = String.raw`(\d{1,4}|[a-z]+(?:-[a-z]+)?)`
const DAY_N = new RegExp(
  String.raw`\b(day|week|month|d[ií]a|semana|tag|jour) (?:number |#|n[ºo]\.? ?)?${NUM} (?:of|de|des|du) ([\p{L}' -]{3,28})`,
  'iu',
)
const SERIES = new RegExp(
  String.raw`\b([\p{L}]{3,}(?: [\p{L}]{3,})?)(?:'s)? (?:attempt )?(?:number|no\.|#|nr\.?|número|nº) ?${NUM}\b|\b(attempt|round|batch|week|episode|volume|chapter|lesson|intento|ronda|clase) (?:number )?(\d{1,3}|[a-z]+(?:-[a-z]+)?)\b(?! (?:of|de) (?:the|my))`,
  'iu',
)
const EXPECTED =
  /\b(?:expect(?:ed|ing)|planned|planning|meant|supposed|thought|hoped|told|said|promised|estimated?|esperaba|pensaba|calculaba)\b[^.!?]{0,40}?\b(\d{1,4}|[a-z]+(?:-[a-z]+)?)\b (?:other |more |small |extra |little |whole |or so )?([\p{L}]+)/iu
const ANNIVERSARY =
  /\b(\d{1,2}|[a-z]+(?:-[a-z]+)?) (years?|months?|weeks?|años?|meses|semanas) (today|ago|since|to the day|already|now|at|in (?:this|the)|hoy|ya|de|desde|en)\b|\bhace (\d{1,2}|[a-z]+) (años?|meses|semanas)\b/iu
const COUNTDOWN =
  /\b(?:in|en|dentro de) (\d{1,2}|[a-z]+(?:-[a-z]+)?) (days?|weeks?|months?|días|semanas|meses)\b/iu

const DAYS: Record<string, number> = {
  day: 1,
  día: 1,
  dia: 1,
  tag: 1,
  jour: 1,
  week: 7,
  semana: 7,
  month: 30.44,
  mes: 30.44,
  year: 365.25,
  año: 365.25,
}
const unitDays = (unit: string) =>
  DAYS[unit.toLowerCase()] ?? DAYS[unit.toLowerCase().replace(/e?s$/, '')] ?? 1

/** F2–F4: numbers the person stated, set beside the calendar or beside each other. */
export function findFigures(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const series = new Map<string, { read: Read; n: number }[]>()
  for (const read of corpus.dated) {
    if (read.tone !== 'clear' || read.unquotable || read.words.length > 120) continue
    const text = read.text
    if (
      !read.words.some((w) => numberIn(w, read.lang) !== null || w.includes('teen') || w.startsWith('twent'))
    )
      continue
    const counted = DAY_N.exec(text)
    if (counted) {
      const n = numberIn(counted[2] as string, read.lang)
      const what = (counted[3] as string).trim().split(/\s+/).slice(0, 3).join(' ')
      const unit = unitDays(counted[1] as string)
      if (n !== null && n >= 3 && read.when)
        found.push({
          id: `countback:${read.id}`,
          kind: 'countback',
          score: 0.9 + Math.min(n, 100) / 100,
          posts: [read.id],
          data: {
            n,
            unit: (counted[1] as string).toLowerCase(),
            what: trimObject(what),
            claim: counted[0].split(/ (?:of|de) /)[0] as string,
            start: read.when.day - Math.round((n - 1) * unit),
          },
        })
    }
    const numbered = SERIES.exec(text)
    if (numbered) {
      const noun = (numbered[1] ?? numbered[3] ?? '')
        .toLowerCase()
        .split(' ')
        .filter((w) => !/^(?:attempt|the|my|our|is|was|favourite|phone|house)$/.test(w))
        .at(-1)
      const n = numberIn(numbered[2] ?? numbered[4] ?? '', read.lang)
      if (noun && noun.length > 2 && n !== null && !/^(?:phone|house|room|reg|route|bus)$/.test(noun)) {
        const key = stem(noun)
        series.set(key, [...(series.get(key) ?? []), { read, n }])
      }
    }
    const scaled = scaleIn(read)
    if (scaled) found.push(scaled)
    const stated = statedAgainstActual(read, corpus)
    if (stated) found.push(stated)
  }
  for (const [noun, list] of series) {
    const rising = list.filter((x, i) => i === 0 || x.n > (list[i - 1] as { n: number }).n)
    if (rising.length < 2) continue
    const a = rising[0] as { read: Read; n: number }
    const b = rising.at(-1) as { read: Read; n: number }
    const told = rising.length
    found.push({
      id: `series:${noun}`,
      kind: 'series',
      score: 1.3 + Math.min(b.n - a.n, 40) / 40,
      posts: rising.map((x) => x.read.id),
      data: {
        noun,
        from: a.n,
        to: b.n,
        missing: b.n - a.n - 1 - (told - 2),
        gap: (b.read.when?.day ?? 0) - (a.read.when?.day ?? 0),
      },
    })
  }
  return found
}

const trimObject = (what: string) =>
  what
    .replace(/\s(?:and|but|so|with|in|at|on|is|was|y|pero|con)\b.*$/i, '')
    .replace(/\s(?:an?|the|my|our|of|un|una|el|la|de)$/i, '')
    .trim()

function scaleIn(read: Read): Finding | null {
  const m = EXPECTED.exec(read.text)
  if (!m) return null
  const expected = numberIn(m[1] as string, read.lang)
  if (expected === null || expected < 1) return null
  const rest = read.text.slice(m.index + m[0].length)
  const next =
    /(?:^|[\s,;:(])(\d{1,5}|[A-Za-z]+(?:-[a-z]+)?)\b(?: of (?:them|us))?(?= (?:came|turned|showed|arrived|people|later|\p{L}+)|[.!,])/u
  for (const word of rest.match(/\b(?:\d{1,5}|[A-Za-z]+(?:-[a-z]+)?)\b/g) ?? []) {
    const actual = numberIn(word, read.lang)
    if (actual === null || actual < 2 || !next.test(rest)) continue
    const ratio = actual / expected
    if (ratio < 3) return null
    return {
      id: `scale:${read.id}`,
      kind: 'scale',
      score: 1.4 + Math.min(ratio, 10) / 20,
      posts: [read.id],
      data: {
        expected,
        actual,
        noun: m[2] as string,
        ratio: Math.round(ratio * 2) / 2,
        exact: Number.isInteger(ratio * 2),
      },
    }
  }
  return null
}

/** "Five years at X today" against the post that began it. Both dates must exist and differ by 3 to 60 days. */
function statedAgainstActual(read: Read, corpus: Corpus): Finding | null {
  const when = read.when
  if (!when) return null
  const back = ANNIVERSARY.exec(read.text)
  const ahead = back ? null : COUNTDOWN.exec(read.text)
  const m = back ?? ahead
  if (!m) return null
  const n = numberIn((m[1] ?? m[4] ?? '') as string, read.lang)
  const unit = unitDays((back ? (m[2] ?? m[5]) : m[2]) as string)
  if (n === null || n < 1) return null
  const target = back ? when.day - Math.round(n * unit) : when.day + Math.round(n * unit)
  const window = Math.min(60, Math.max(10, unit * n * 0.25))
  const limit = Math.max(5, corpus.reads.length * 0.01)
  let best: { read: Read; shared: string } | null = null
  for (const s of new Set(read.words.map(stem))) {
    const at = corpus.index.get(s)
    if (!at || at.length > limit || at.length < 2) continue
    for (const i of at) {
      const other = corpus.reads[i] as Read
      if (!other.when || other === read || other.tone !== 'clear' || other.unquotable) continue
      if (Math.abs(other.when.day - target) > window) continue
      if (!best || Math.abs(other.when.day - target) < Math.abs((best.read.when?.day ?? 0) - target))
        best = { read: other, shared: s }
    }
  }
  if (!best?.read.when) return null
  const off = best.read.when.day - target
  if (Math.abs(off) < 3) return null
  const sentence = read.sentences.findIndex((x) => x.text.includes(m[0]))
  // Nobody who writes "four years ago" claims the day; only "today" can be early.
  const strict = !back || /\b(?:today|to the day|hoy)\b/i.test(read.sentences[sentence]?.text ?? '')
  if (!strict && Math.abs(off) > 20) return null
  return {
    id: `stated:${read.id}`,
    kind: strict ? 'stated' : 'stated-fair',
    score: strict ? 2.1 : 1.5,
    posts: [best.read.id, read.id],
    data: {
      n,
      unit: unit > 300 ? 'year' : unit > 20 ? 'month' : unit === 7 ? 'week' : 'day',
      phrase: m[0],
      sentence,
      off: Math.abs(off),
      early: back ? off > 0 : off > 0,
      back: !!back,
      shared: best.shared,
      actual: Math.abs(when.day - best.read.when.day),
    },
  }
}
