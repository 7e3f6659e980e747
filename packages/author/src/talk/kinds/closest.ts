import type { Passage } from '../find.ts'
import type { Asked } from './asked.ts'
import type { Pool } from './candidates.ts'
import { type Likely, shared } from './likeliest.ts'
import { type Marks, marksOf, type Named } from './marks.ts'

const SOME_WORDS = 0.3
const MOST_LIKE = 6

type Nearer = Marks & {
  /** Like the question without its words. */
  likeUnheld: number
  /** Set where the question is, where the one before it was, or in a story with one that is. */
  scene: number
  sceneBefore: number
  sceneStory: number
}

/** Fitted to the questions of strangers in words of their own, so that the right post is among the first five. */
const WORTH: Readonly<Partial<Record<keyof Nearer, number>>> = {
  coverage: -0.1,
  bearing: 0.6,
  held: 1.3,
  rare: 0.6,
  missing: -0.2,
  otherDeed: -0.5,
  planned: -0.7,
  asks: -0.5,
  withheld: -0.3,
  like: 0.5,
  likeOther: -0.1,
  mostLike: 0.4,
  ofKind: 1.3,
  lacksKind: -0.5,
  whole: 0.5,
  story: 0.6,
  early: 1.9,
  late: 2.2,
  contextHeld: 0.4,
  contextStory: 1,
  own: 2.7,
  near: 0.5,
  refused: 2,
  tender: -0.1,
  likeUnheld: 0.5,
  scene: 3.4,
  sceneBefore: 2.1,
  sceneStory: 1.6,
}

/** Said or meant so little of the question that nobody would see why a post is shown. */
const LEAST_HELD = 0.2
const LEAST_LIKE = 1.5
const LEAST_SCENE = 0.12
const LEAST_BEFORE = 0.2

const hasSomeOfIt = ({ post: { id }, coverage }: Passage, asked: Asked, pool: Pool): boolean =>
  coverage >= LEAST_HELD ||
  (asked.near.get(id) ?? 0) >= LEAST_LIKE ||
  pool.sceneOf(id) >= LEAST_SCENE ||
  (asked.before !== null && pool.sceneBefore(id) >= LEAST_BEFORE)

/** The posts by how well worth showing they are, where none of them is known to answer. */
export function closest(asked: Asked, pool: Pool, named: Named): Likely[] {
  const marks = marksOf(asked, pool, named)
  const nearer = (passage: Passage): Nearer => {
    const { id } = passage.post
    const like = Math.min(MOST_LIKE, asked.near.get(id) ?? 0)
    return {
      ...marks(passage),
      likeUnheld: asked.question.language === 'en' && passage.coverage < SOME_WORDS ? like : 0,
      scene: pool.sceneOf(id),
      sceneBefore: asked.before ? pool.sceneBefore(id) : 0,
      sceneStory: pool.inStories(id, pool.sceneOf),
    }
  }
  return shared(pool.wide(), nearer, WORTH).filter(({ passage }) => hasSomeOfIt(passage, asked, pool))
}
