import { isAdmitted, isWithin, type Passage, passagesFor } from '../find.ts'
import type { Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import { scenicOf } from '../scenes.ts'
import { besideInStories } from '../stories-of.ts'
import { weighed } from '../weigh.ts'
import type { Asked } from './asked.ts'

/** Of so many the likeliest is chosen. */
const MOST = 40
const CONSIDERED = 400
const OF_STORIES = 5
const OF_LIKENESS = 0.15
const OF_CONTEXT = 0.5
const OF_STORY = 0.3
const OF_SCENE = 0.5
const BESIDE = 0.5
/** So many are looked at for what comes nearest where nothing answers. */
const MOST_OF_FEW = 150
const MOST_OF_MANY = 60
const LEAST_SCENE = 0.05

export interface Pool {
  passages: readonly Passage[]
  /** These, and those that are only set where the question is. */
  wide(): readonly Passage[]
  /** How much of the question before each post holds. */
  context: ReadonlyMap<number, number>
  /** The most that another post of its stories has of something. */
  inStories(id: number, of: (id: number) => number): number
  coverageOf(id: number): number
  /** How far a post is set where the question is, and where the one before it was. */
  sceneOf(id: number): number
  sceneBefore(id: number): number
  /** How much of these a post holds together with its stories, which need not say again what they are about. */
  withStories(post: Shelved, terms: readonly Term[]): number
}

/** Every post that may hold the answer: by its words, its meaning, the question before, and the stories of all these. */
export function candidatesFor(asked: Asked, chosen: readonly number[]): Pool {
  const { question, library, near, before, analysis } = asked
  const found = new Map(weighed(asked).map((p) => [p.post.id, p]))
  const context = new Map(
    (before ? passagesFor(before.question, library) : []).map((p) => [p.post.id, p.coverage]),
  )
  const beside = besideInStories(analysis)
  const rough = (id: number) =>
    (found.get(id)?.coverage ?? 0) +
    OF_LIKENESS * (near.get(id) ?? 0) +
    OF_CONTEXT * (context.get(id) ?? 0) +
    (chosen.includes(id) ? 1 : 0)
  const add = (id: number) => {
    const post = library.byId.get(id)
    const [sentence] = post?.sentences ?? []
    if (!post || !sentence || found.has(id) || post.isForeign || !isWithin(post, question.spans)) return
    if (post.tone === 'red' && !chosen.includes(id)) return
    found.set(id, { post, sentence, coverage: 0, score: 0, sum: 0, at: new Map() })
  }
  for (const id of [...(before?.posts ?? []), ...[...context.keys()].slice(0, MOST), ...chosen]) add(id)
  const ordered = [...found.keys()].sort((a, b) => rough(b) - rough(a)).slice(0, CONSIDERED)
  const strongest = ordered.slice(0, OF_STORIES)
  const others = strongest.flatMap((id) => [...(beside.get(id) ?? [])])
  for (const id of others) add(id)
  const considered = [...new Set([...ordered, ...others])].flatMap((id) => found.get(id) ?? [])
  const coverageOf = (id: number) => found.get(id)?.coverage ?? 0
  const inStories = (id: number, of: (id: number) => number) =>
    Math.max(0, ...[...(beside.get(id) ?? [])].map(of))
  const places = new Map<number, ReadonlySet<number>>()
  const placesBeside = (id: number) => {
    const known =
      places.get(id) ??
      new Set([...(beside.get(id) ?? [])].flatMap((other) => library.byId.get(other)?.n ?? []))
    places.set(id, known)
    return known
  }
  const withStories = (post: Shelved, terms: readonly Term[]) => {
    const total = terms.reduce((sum, t) => sum + t.weight, 0)
    const held = terms.reduce((sum, t) => {
      if (t.matches.posts.has(post.n)) return sum + t.weight
      const isBeside = [...placesBeside(post.id)].some((n) => t.matches.posts.has(n))
      return isBeside ? sum + t.weight * BESIDE : sum
    }, 0)
    return total === 0 ? 0 : held / total
  }
  const worth = new Map(
    considered.map(({ post: { id } }) => [id, rough(id) + OF_STORY * inStories(id, coverageOf)]),
  )
  const passages = considered
    .sort((a, b) => (worth.get(b.post.id) ?? 0) - (worth.get(a.post.id) ?? 0) || a.post.n - b.post.n)
    .slice(0, MOST)
  const { terms, language } = question
  const sceneOf = atOnce(library.byId, scenicOf(terms, language, library))
  const { terms: termsBefore = [] } = before?.question ?? {}
  const sceneBefore = atOnce(library.byId, scenicOf(termsBefore, language, library))
  const sceneAt = (id: number) => OF_SCENE * Math.max(sceneOf(id), sceneBefore(id))
  /** Looked for only where nothing answers. */
  const wide = () => {
    const isFew = library.posts.length <= CONSIDERED
    for (const post of library.posts) {
      const [sentence] = post.sentences
      if (!sentence || found.has(post.id) || (!isFew && sceneAt(post.id) < LEAST_SCENE)) continue
      const alone = { post, sentence, coverage: 0, score: 0, sum: 0, at: new Map() }
      if (isAdmitted(alone, question, near.get(post.id))) add(post.id)
    }
    const others = [...found.values()]
      .map((passage) => ({ passage, worth: rough(passage.post.id) + sceneAt(passage.post.id) }))
      .sort((a, b) => b.worth - a.worth || a.passage.post.n - b.passage.post.n)
      .slice(0, isFew ? MOST_OF_FEW : MOST_OF_MANY)
    return [...new Set([...passages, ...others.map((o) => o.passage)])]
  }
  return {
    passages,
    wide,
    context,
    inStories,
    coverageOf,
    withStories,
    sceneOf,
    sceneBefore,
  }
}

function atOnce(posts: ReadonlyMap<number, Shelved>, of: (post: Shelved) => number): (id: number) => number {
  const known = new Map<number, number>()
  return (id) => {
    const post = posts.get(id)
    const scene = known.get(id) ?? (post ? of(post) : 0)
    known.set(id, scene)
    return scene
  }
}
