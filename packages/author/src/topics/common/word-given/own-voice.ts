import type { Post } from '../../../model.ts'
import { inOrder } from '../../../reading/in-order.ts'
import { once } from '../../../reading/once.ts'
import type { SentenceSpan } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { rareNeighbours } from '../../../writing/shared-words.ts'
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

export const answers = once((d: Dossier): Post[] =>
  usablePosts(d).filter((p) => wordCount(p.text) <= LONGEST_ANSWER),
)

/** What could answer a post: so many days after it, until another day. */
export const postsAfter = (
  d: Dossier,
  id: number,
  days: number,
  until = Number.POSITIVE_INFINITY,
): Post[] => {
  const from = d.day(id) + days
  return answers(d).filter((p) => d.day(p.id) >= from && d.day(p.id) <= until)
}

const answersById = once((d: Dossier) => new Map(answers(d).map((p) => [p.id, p])))

/** Of these only such as share a rare word with it: in an archive of twenty thousand posts they are few. */
export const linkedAfter = (d: Dossier, id: number, days: number): Post[] =>
  [...rareNeighbours(d, d.post(id)?.text ?? '')]
    .flatMap((other) => answersById(d).get(other) ?? [])
    .filter((p) => d.day(p.id) - d.day(id) >= days)
    .sort(inOrder)
