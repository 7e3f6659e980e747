import type { Post } from '../../../model.ts'
import { inOrder } from '../../../reading/in-order.ts'
import { once } from '../../../reading/once.ts'
import type { SentenceSpan } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { wordCount } from '../../../writing/telling.ts'
import { isUsable } from './usable.ts'

/** What somebody else says or promised is not the writer's word. */
const REPORTED =
  /[“”„«»]|(?<!\p{L})(?:(?:he|she|they|\p{Lu}\p{L}+) (?:says?|said|reckons?|thinks?|promised|swears?)|dicen?|dijo|prometió|asegura|(?:er|sie|\p{Lu}\p{L}+) (?:sagt|meint|behauptet|verspricht)|hat (?:\p{L}+ )?versprochen)(?!\p{L})/u

export interface Said extends SentenceSpan {
  post: number
  /** The sentence before it. */
  before: string
}

/** Every sentence that a writer stands for, of posts that may be smiled at, oldest first. */
export const ownSentences = once((d: Dossier): Said[] =>
  usablePosts(d).flatMap((p) => {
    const all = d.sentences(p.id)
    return all.flatMap((s, n) =>
      REPORTED.test(s.text) || /\?["'”’]?$/.test(s.text)
        ? []
        : [{ ...s, post: p.id, before: all[n - 1]?.text ?? '' }],
    )
  }),
)

export const usablePosts = once((d: Dossier): Post[] =>
  d.posts.filter((p) => p.text.trim() && isUsable(d, p.id)).sort(inOrder),
)

export const spanOf = (s: SentenceSpan | null | undefined) =>
  s ? { from: s.from, to: s.from + s.text.length } : null

const LONGEST_ANSWER = 72

export const postsAfter = (d: Dossier, id: number, days: number): Post[] =>
  usablePosts(d).filter((p) => d.day(p.id) - d.day(id) >= days && wordCount(p.text) <= LONGEST_ANSWER)
