import { compareIn } from '../../reading/in-order.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic, NEGATED, OWN_VOICE } from './exhibit.ts'

const REFRAIN = { least: 3, words: 8, shown: 3, years: 1 }
const GREETING =
  /^(?:happy|merry|thank|thanks|congrat\p{L}*|good (?:morning|night)|eid|feliz|felices|gracias|felicidades|buen[oa]s|frohe|guten|danke|alles gute)(?!\p{L})/iu
const AGAIN = / (?:again|once more|otra vez|de nuevo|schon wieder|wieder)$/i
const LONGEST = 45

/**
 * A sentence that somebody has posted again and again, as it is, where it comes to something: a story that ended, or
 * what the writer has denied for years. How often a phrase was used is by itself no charge.
 */
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
      .sort(
        (a, b) => (lines.get(b.post) ?? 0) - (lines.get(a.post) ?? 0) || compareIn(d.posts)(a.post, b.post),
      )
      .slice(0, REFRAIN.shown - 2)
    const isWhole = comic.length <= REFRAIN.shown
    const end = isWhole
      ? outcomeOf(
          d,
          comic.map((x) => x.post),
        )
      : null
    if (end === null && !isDenied(d.wordsOf(first))) return []
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

/** “I do not like cats.” */
const isDenied = (words: string) => NEGATED.test(words) && OWN_VOICE.test(words)

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
