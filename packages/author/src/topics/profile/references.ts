import { numberOf } from '@youzine/words'
import { wordsOf } from '../../reading/tokens.ts'
import type { Acquaintance } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'

/** “That is two.”: a count that says nothing to whoever has not read the one. */
const COUNTS_ON = {
  en: /(?:^|[.!?] )That(?:['’]s| is| makes) (\p{L}+|\d+)(?=[.!?,]|$)/u,
  es: /(?:^|[.!?] )(?:Y )?(?:van|ya son|con ésta) (\p{L}+|\d+)(?=[.!?,]|$)/iu,
  de: /(?:^|[.!?] )(?:Das (?:macht|sind)|Macht) (\p{L}+|\d+)(?=[.!?,]|$)/u,
}

/** Whether a post goes on counting from another, which is not among these. */
export function countsOnNothing(d: Dossier, id: number, kept: readonly number[]): boolean {
  const m = COUNTS_ON[d.spoken].exec(d.post(id)?.text ?? '')?.[1]
  const n = m ? numberOf(m.toLowerCase(), d.spoken) : null
  if (n === null || n < 2) return false
  const own = new Set(
    wordsOf(d.post(id)?.text ?? '')
      .filter((w) => w.length >= STEM)
      .map((w) => w.slice(0, STEM)),
  )
  const before = kept.filter(
    (other) =>
      d.day(other) < d.day(id) &&
      wordsOf(d.post(other)?.text ?? '').some((w) => w.length >= STEM && own.has(w.slice(0, STEM))),
  )
  return before.length < n - 1
}

const STEM = 6

const MINOR = 3
const LONGEST = 45

/** “Kirsten and the app were first”: whoever is in few posts is met in the first of them, or not at all. */
export function entrancesOf(
  d: Dossier,
  id: number,
  kept: readonly number[],
  companion: Acquaintance | null,
): { add: number[]; isLost: boolean } {
  const unmet = namesIn(d, d.post(id)?.text ?? '').flatMap((name) => {
    const p = d.person(name)
    if (!p || p === companion || p.kind !== 'person' || p.posts.length > MINOR) return []
    const [first] = [...p.posts].sort((a, b) => d.day(a) - d.day(b) || a - b)
    return first === undefined || first === id || kept.includes(first) ? [] : [first]
  })
  const isShown = (post: number) => d.clear(post) && wordCount(d.post(post)?.text ?? '') <= LONGEST
  return { add: unmet.filter(isShown), isLost: unmet.some((post) => !isShown(post)) }
}

/** The end of a promise whose beginning is told elsewhere is nobody's joke. */
export function isPayoffAlone(
  d: Dossier,
  id: number,
  kept: readonly number[],
  companion: Acquaintance | null,
): boolean {
  if (companion?.posts.includes(id)) return false
  const own = d.stories.sagas.filter((s) => s.kind === 'promise' && s.acts.some((a) => a.post === id))
  return own.some(
    (s) => s.acts[0]?.post !== id && !s.acts.some((a) => a.post !== id && kept.includes(a.post)),
  )
}
