import { isAdmitted, isWithin, type Passage } from './find.ts'
import type { Asked } from './kinds/asked.ts'
import type { Likeness, Nearness } from './model.ts'

/** Post, and how many standard deviations it stands above the average one. Empty: nobody has measured it. */
export type Likenesses = ReadonlyMap<number, number>

/** A question that goes on from another is as near as it is by itself and together with that one. */
export function likenessesFor(near: Nearness | undefined, goesOn: boolean): Likenesses {
  const alone = asMap(near?.alone)
  if (!goesOn || !near?.afterBefore) return alone
  const both = asMap(near.afterBefore)
  const half = (id: number) => ((alone.get(id) ?? 0) + (both.get(id) ?? 0)) / 2
  return new Map([...new Set([...both.keys(), ...alone.keys()])].map((id) => [id, half(id)]))
}

const asMap = (list: readonly Likeness[] = []): Likenesses =>
  new Map(list.map(({ postId, likeness }) => [postId, likeness]))

const MOST_LIKE = 6
const OF_MEANING = 0.15

/** What a likeness is worth beside the share of a question that stands in a post. */
export const byMeaning = (likeness = 0): number => OF_MEANING * Math.min(likeness, MOST_LIKE)

/** What stands out no further than this is like any other post. */
const LEAST_LIKE = 1.5

/** The posts that hold words of the question and those that only mean what it means, best first. */
export function weighed({ passages, library, question, near }: Asked): Passage[] {
  const byWords = new Set(passages.map((p) => p.post.id))
  const others = [...near].flatMap(([id, likeness]): Passage[] => {
    const post = library.byId.get(id)
    const [sentence] = post?.sentences ?? []
    if (!post || !sentence || post.isForeign || byWords.has(id) || likeness < LEAST_LIKE) return []
    const passage = { post, sentence, coverage: 0, score: 0, sum: 0, at: new Map() }
    return isWithin(post, question.spans) && isAdmitted(passage, question, likeness) ? [passage] : []
  })
  return [...passages, ...others]
    .map((p) => ({ ...p, sum: p.score + byMeaning(near.get(p.post.id)) }))
    .sort((a, b) => b.sum - a.sum || a.post.n - b.post.n)
}
