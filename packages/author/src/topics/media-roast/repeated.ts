import { MEASURES } from '../../stories/measures.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic, OWN_VOICE } from './exhibit.ts'

const TERSE = { words: 4, least: 3, most: 6, days: 60 }
/** Where so many posts are short, short is how somebody writes. */
const USUAL = 0.2

/** Weeks in which somebody wrote hardly a word, all of it. */
export function terseRun(d: Dossier): Exhibit[] {
  const posts = inTime(d)
  // The same word posted again is the point here, so it need not be new.
  const isOpen = (id: number) => d.tone(id) === 'clear' && !isShadowed(d, id)
  const isTerse = (text: string) => wordCount(text) <= TERSE.words && !/https?:/.test(text)
  if (posts.filter((p) => isTerse(p.text)).length > posts.length * USUAL) return []
  const runs: number[][] = []
  let run: number[] = []
  for (const p of [...posts, null]) {
    if (p && isTerse(p.text) && isOpen(p.id) && (run.length === 0 || near(d, run, p.id))) {
      run.push(p.id)
      continue
    }
    runs.push(run)
    run = p && isTerse(p.text) && isOpen(p.id) ? [p.id] : []
  }
  const repeats = (ids: number[]) => {
    const seen = new Set<string>()
    return ids.some((id) => {
      const own = [...stemsIn(d, d.post(id)?.text ?? '')]
      const again = own.some((w) => seen.has(w))
      for (const w of own) seen.add(w)
      return again
    })
  }
  const [best] = runs
    .filter((ids) => ids.length >= TERSE.least && ids.length <= TERSE.most && repeats(ids))
    .sort((a, b) => b.length - a.length || d.day(a[0] as number) - d.day(b[0] as number))
  if (!best) return []
  return [
    {
      kind: 'terse',
      acts: best.map((id) => wholeAct(d, id)),
      noun: null,
      line: null,
      beside: new Map(),
      n: best.length,
      weight: 2.4,
    },
  ]
}

const near = (d: Dossier, run: readonly number[], id: number) =>
  d.day(id) - d.day(run[0] as number) <= TERSE.days

const REFRAIN = { least: 3, words: 8, shown: 3, years: 1 }
const GREETING =
  /^(?:happy|merry|thank|thanks|congrat\p{L}*|good (?:morning|night)|eid|feliz|felices|gracias|felicidades|buen[oa]s|frohe|guten|danke|alles gute)(?!\p{L})/iu
const AGAIN = / (?:again|once more|otra vez|de nuevo|schon wieder|wieder)$/i
const LONGEST = 45

/** A sentence that somebody has posted again and again, as it is; the last time is the one that counts. */
export function refrains(d: Dossier): Exhibit[] {
  const said = new Map<string, { post: number; from: number; to: number }[]>()
  for (const p of inTime(d)) {
    if (wordCount(p.text) > LONGEST) continue
    const own = new Set<string>()
    for (const s of d.sentences(p.id)) {
      // “Failed my driving test again.” is the same sentence.
      const words = s.text.replace(/[.!…]+$/, '').replace(AGAIN, '')
      const n = wordCount(words)
      const key = words.toLowerCase()
      if (
        n < 2 ||
        n > REFRAIN.words ||
        GREETING.test(words) ||
        /[?\d"“”„:]|https?/.test(words) ||
        own.has(key)
      )
        continue
      own.add(key)
      said.set(key, [...(said.get(key) ?? []), { post: p.id, from: s.from, to: s.from + words.length }])
    }
  }
  return [...said.values()].flatMap((all) => {
    const comic = all.filter((x) => isComic(d, x.post) && wordCount(d.post(x.post)?.text ?? '') >= 4)
    const first = comic[0]
    const last = comic.at(-1)
    // Where one of them is in mourning, none of them is a joke.
    const isGrave = all.some((x) => d.tone(x.post) === 'red' || d.tone(x.post) === 'hidden')
    if (!first || !last || comic.length < REFRAIN.least || isGrave) return []
    if (d.day(last.post) - d.day(first.post) < REFRAIN.years * 365) return []
    // “Archie first” is a result, not a saying.
    if (wordCount(d.wordsOf(first)) === 2 && namesIn(d, d.wordsOf(first)).length > 0) return []
    const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
    const middle = comic
      .slice(1, -1)
      .sort((a, b) => (lines.get(b.post) ?? 0) - (lines.get(a.post) ?? 0) || a.post - b.post)
      .slice(0, REFRAIN.shown - 2)
    const isWhole = comic.length <= REFRAIN.shown
    const end = isWhole
      ? outcomeOf(
          d,
          comic.map((x) => x.post),
        )
      : null
    const shown = [first, ...middle, last, ...(end === null ? [] : [{ post: end }])].sort(
      (a, b) => d.day(a.post) - d.day(b.post),
    )
    const words = wordCount(d.wordsOf(first))
    return [
      {
        kind: 'refrain' as const,
        acts: shown.map((x) => wholeAct(d, x.post)),
        noun: null,
        line: first,
        n: all.length,
        beside: end === null ? new Map() : new Map([[end, {}]]),
        weight:
          (end === null ? 0 : 0.8) +
          1.6 +
          Math.min(0.8, all.length * 0.1) +
          (words >= 4 ? 0.5 : 0) +
          (isLoud(d, first) ? 0.6 : 0) +
          (OWN_VOICE.test(d.wordsOf(first)) ? 0.7 : 0),
      },
    ]
  })
}

/** How the story ended in which somebody has said it every time. */
function outcomeOf(d: Dossier, ids: readonly number[]): number | null {
  const last = Math.max(...ids.map((id) => d.day(id)))
  for (const s of d.stories.sagas) {
    const end = s.acts.at(-1)
    if (!end || !ids.every((id) => s.acts.some((a) => a.post === id)) || s.kind === 'day') continue
    const isEnd =
      (end.role === 'outcome' || s.kind === 'phrase') && d.day(end.post) > last && isComic(d, end.post)
    if (isEnd && wordCount(d.post(end.post)?.text ?? '') <= LONGEST) return end.post
  }
  return null
}

const isLoud = (d: Dossier, line: Parameters<Dossier['wordsOf']>[0]) => !/\p{Ll}/u.test(d.wordsOf(line))

const COUNTED = { least: 5, most: 10, shown: 3 }

/** How big something is, is no number of things. */
const SIZES =
  /^(?:inch(?:es)?|cms?|centimet(?:re|er)s?|kilos?|grams?|pulgadas?|centímetros?|gramos?|Zoll|Zentimeter|Gramm)$/iu

/** A small thing, counted for years. */
export function counts(d: Dossier): Exhibit[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  return d.stories.series.flatMap((s) => {
    // A year that is tender stays blank.
    const points = s.points.filter((p) => isComic(d, p.post))
    // Half of a compound is no noun.
    if (points.some((p) => d.post(p.post)?.text.includes(`${s.subject}-`))) return []
    const ids = points.map((p) => p.post).filter((id) => wordCount(d.post(id)?.text ?? '') <= LONGEST)
    const values = new Set(points.map((p) => p.value))
    if (
      s.isRank ||
      MEASURES.test(s.subject) ||
      SIZES.test(s.subject) ||
      ids.length < COUNTED.least ||
      points.length > COUNTED.most ||
      values.size < COUNTED.least
    )
      return []
    const middle = ids
      .slice(1, -1)
      .sort((a, b) => (lines.get(b) ?? 0) - (lines.get(a) ?? 0) || a - b)
      .slice(0, COUNTED.shown - 2)
    const shown = new Set([ids[0], ...middle, ids.at(-1)])
    return [
      {
        kind: 'count' as const,
        acts: ids.filter((id) => shown.has(id)).map((id) => wholeAct(d, id)),
        noun: s.subject,
        line: null,
        beside: new Map(),
        n: 0,
        values: points.map((p) => ({ post: p.post, value: p.value })),
        weight: 1.8,
      },
    ]
  })
}
