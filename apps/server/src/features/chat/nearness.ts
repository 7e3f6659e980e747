import type { Likeness, Nearness } from '@youzine/author'
import { countPosts, loadVectors } from '#features/posts/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { product } from './posts-by-meaning.ts'

interface Options {
  db: Queryable
  embed(text: string): Promise<Int8Array | undefined>
  log: Pick<Log, 'warn'>
  waitMs?: number
}

/** Of fewer posts nobody can say what is far from the average. */
const FEWEST = 30
/** While an archive is being embedded, what has no vector yet would look as if it were like nothing. */
const NEARLY_ALL = 0.95
const LEAST = 1
const MOST = 2_000
/** A question that has to wait for the embedder is answered by words rather than late. */
const WAIT_MS = 2_500

export type NearnessOf = (
  userId: number,
  question: string,
  before: string | undefined,
) => Promise<Nearness | undefined>

/** How near posts come to a question in meaning, where that is known already. */
export function createNearness({ db, embed, log, waitMs = WAIT_MS }: Options): NearnessOf {
  async function measured(userId: number, question: string, before: string | undefined) {
    const { withWords, leftOut } = await countPosts(db, userId)
    const vectors = await loadVectors(db, userId)
    if (vectors.size < Math.max(FEWEST, NEARLY_ALL * (withWords - leftOut))) return undefined
    const [own, both] = await Promise.all([
      embed(question),
      before === undefined ? undefined : embed(`${before} ${question}`),
    ])
    return (
      own && {
        alone: likenesses(vectors, own),
        ...(both ? { afterBefore: likenesses(vectors, both) } : {}),
      }
    )
  }

  return async (userId, question, before) => {
    const late = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => late.resolve(undefined), waitMs).unref()
    try {
      return await Promise.race([measured(userId, question, before), late.promise])
    } catch (error) {
      log.warn({ err: error }, 'a question is answered by words alone')
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}

/** In standard deviations above the average: what unrelated texts score differs between people and languages. */
export function likenesses(vectors: ReadonlyMap<number, Int8Array>, query: Int8Array): Likeness[] {
  const scores = Array.from(vectors, ([postId, vector]) => ({ postId, score: product(vector, query) }))
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
  const spread = Math.sqrt(scores.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / scores.length)
  return scores
    .map(({ postId, score }) => ({ postId, likeness: (score - mean) / (spread || 1) }))
    .filter(({ likeness }) => likeness >= LEAST)
    .sort((a, b) => b.likeness - a.likeness || a.postId - b.postId)
    .slice(0, MOST)
}
