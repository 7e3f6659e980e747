import type { Draft } from './draft.ts'
import { type Likeness, logistic } from './likeness.ts'
import type { Told } from './told.ts'

/** Fitted as the weights of `likeness.ts` were. */
const WEIGHT = {
  base: -0.57,
  mean: 1.06,
  best: 0.52,
  amongTheRest: 0.21,
  size: 0.52,
  next: 1.14,
  span: 0.87,
  season: 0.95,
  word: 0.27,
  opens: 0.38,
  thing: 0.3,
  sentence: 0.86,
  length: 0.44,
  person: -0.44,
  elsewhere: -0.17,
  red: -1.26,
}

/** Below this a post stands in a story by a coincidence of words. */
const CHANCE = 0.15
const LEAST = 3
const MOST_OTHERS = 3
const NARROW = 8
/** What has more posts than this is a list. */
const WIDEST = 40
const OPENING = 1
const FLOOR = 0.01

/**
 * Takes out of each story what only a word put into it, and tells of each how far its posts belong together. The
 * furnace that was “mended in a fortnight” and the boots that somebody wanted are two stories, or none.
 */
export function keepWhatBelongs(
  drafts: readonly Draft[],
  posts: readonly Told[],
  likeness: Likeness,
  isSomebody: (draft: Draft) => boolean,
) {
  const wide = drafts.filter((d) => d.posts.length >= LEAST && d.posts.length <= WIDEST)
  const owners: Draft[][] = posts.map(() => [])
  for (const d of wide) if (d.posts.length <= NARROW) for (const n of d.posts) owners[n]?.push(d)
  const belonging = wide.map((d) => belongingOf(d))
  wide.forEach((d, i) => {
    const known = belonging[i] as Map<number, number>
    const kept = fromTied(
      d,
      d.posts.filter((n) => (known.get(n) as number) >= CHANCE),
    )
    if (kept.length >= LEAST) d.posts = kept
    for (const n of d.posts) d.belonging.set(n, known.get(n) as number)
    d.firmness = average(d.posts.map((n) => known.get(n) as number))
  })

  /** What stands first tells what it is about: it is not there because of its date alone. */
  function fromTied(d: Draft, members: readonly number[]): number[] {
    const at = members.findIndex(
      (n) => d.ties.get(n) !== 'season' && members.some((m) => m !== n && likeness.isTied(n, m)),
    )
    return members.slice(Math.max(0, at))
  }

  function belongingOf(d: Draft): Map<number, number> {
    const means = d.posts.map((n) => average(d.posts.filter((m) => m !== n).map((m) => likeness(n, m))))
    const all = average(means)
    const key = d.keys[0]
    return new Map(
      d.posts.map((n, i) => {
        const post = posts[n] as Told
        const mean = means[i] as number
        const best = Math.max(...d.posts.filter((m) => m !== n).map((m) => likeness(n, m)))
        const at = d.keys.flatMap((k) => k.at.get(n) ?? [])
        const tie = d.ties.get(n)
        const others = (owners[n] as Draft[]).filter(
          (o) => o !== d && o.posts.filter((m) => d.posts.includes(m)).length <= 1,
        )
        const sum =
          WEIGHT.base +
          WEIGHT.mean * Math.log(mean + FLOOR) +
          WEIGHT.best * Math.log(best + FLOOR) +
          (WEIGHT.amongTheRest * mean) / (all + 2 * FLOOR) +
          WEIGHT.size * Math.log(d.posts.length) +
          (tie === 'next' || tie === 'span' || tie === 'season' || tie === 'word' ? WEIGHT[tie] : 0) +
          (at.length > 0 && Math.min(...at) <= OPENING ? WEIGHT.opens : 0) +
          WEIGHT.thing * (key?.thing ?? 0) +
          (key?.kind === 'sentence' ? WEIGHT.sentence : 0) +
          WEIGHT.length * Math.log(post.lemmas.length + 3) +
          (isSomebody(d) ? WEIGHT.person : 0) +
          WEIGHT.elsewhere * Math.min(MOST_OTHERS, others.length) +
          (post.tone === 'red' || post.tone === 'hidden' ? WEIGHT.red : 0)
        return [n, logistic(sum)]
      }),
    )
  }
}

const average = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / (values.length || 1)
