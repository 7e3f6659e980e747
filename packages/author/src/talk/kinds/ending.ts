import type { Passage } from '../find.ts'
import { isTenderItself, type Shelved } from '../library.ts'
import type { StatedSpan } from '../stated-span.ts'
import { isHandedBack, isParted, isSettling } from '../story-turns.ts'
import { linksOf } from '../threads.ts'
import type { Asked } from './asked.ts'
import { subjectPosts, subjectTerms } from './subject.ts'

/** The post in which a story ends, which may call the thing only "it": it states the time since its beginning. */
export interface Ending extends Pick<Passage, 'post' | 'sentence'> {
  span: StatedSpan
  since: Shelved
  /** It says that the thing came back, was found or was done. */
  isSettled: boolean
  /** Its beginning tells that the thing was lost or lent. */
  isParting: boolean
}

const MOST_ABOUT = 12

/** The last post that goes back to the beginning of what is asked for, those that settle it first. */
export function endingOf(asked: Asked): Ending | null {
  const about = subjectPosts(asked)
  if (about.length === 0 || about.length > MOST_ABOUT || subjectTerms(asked).every((t) => t.person))
    return null
  const own = new Set(about.map((p) => p.n))
  let best: Ending | null = null
  let most = 0
  for (const [n, links] of linksOf(asked.library)) {
    const post = asked.library.posts[n] as Shelved
    if (isTenderItself(post) && !asked.question.asksTender) continue
    for (const { from, span, isSettled } of links) {
      if (!span || !own.has(from.n)) continue
      const isParting = isParted(from.text)
      const worth = isHandedBack(from.text, post.text) ? 3 : isParting ? 2 : isSettled ? 1 : 0
      if (worth < most) continue
      most = worth
      const sentence =
        (asked.question.kind === 'where' ? post.sentences.find((s) => isSettling(s.text)) : null) ??
        post.sentences.find((s) => s.text.includes(span.label)) ??
        post.sentences[0]
      if (sentence) best = { post, sentence, span, since: from, isSettled, isParting }
    }
  }
  return best
}
