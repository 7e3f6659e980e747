import { saysSize } from '../amounts.ts'
import type { Question, Term } from '../question.ts'
import type { AskedKind } from '../question-words.ts'
import { outcomeOf } from '../story-ends.ts'
import { type Asked, evidence, passageAbout, type Reply } from './asked.ts'
import { nextAfter } from './story.ts'

interface Leaning {
  question: Question
  /** Asked of the posts just shown, and of all. */
  among: Asked
  all: Asked
  shown: readonly number[]
  /** What the question says itself. */
  own: readonly Term[]
}

/** A question that leans on the last answer looks at its posts first. */
export function leaning(
  { question, among, all, shown, own }: Leaning,
  answer: (asked: Asked) => Reply | null,
): Reply | null {
  if (question.kind === 'next') {
    const day = all.library.byId.get(shown[0] ?? -1)?.day ?? 0
    return nextAfter(all, day, new Set(shown.slice(0, 1)))
  }
  return (
    settledSince(all, shown) ??
    (OF_WHAT_WAS_SHOWN.has(question.kind) ? amongShown(all, shown, own) : null) ??
    ofTheShown(all, shown) ??
    answer(among)
  )
}

const SETTLES = new Set(['find', 'return', 'finish', 'mend', 'succeed', 'fulfil', 'win'])
/** Whether what was said came about. */
const CAME_TRUE =
  /\b(?:(?:was|were) (?:i|he|she|we|they|it) right|c[oa]mes? true|who won|prove[dn]? right)\b|(?<!\p{L})(?:tuve razón|tenía razón|acert[éó]|se cumplió|quién ganó)(?!\p{L})|\b(?:hatte (?:ich|er|sie) recht|eingetroffen|wer hat gewonnen|bewahrheitet)\b/iu

/** "And when did I find it?", "Was I right?": the post in which the story that was shown came to its end. */
function settledSince(asked: Asked, shown: readonly number[]): Reply | null {
  const { question, library } = asked
  const isOutcome = CAME_TRUE.test(question.text)
  if (!isOutcome && !question.terms.some((t) => t.concepts.some((c) => SETTLES.has(c)))) return null
  const begun = library.byId.get(shown[0] ?? -1)
  const ended = begun ? outcomeOf(begun, library, isOutcome ? 0 : 1) : null
  const passage = ended ? passageAbout(ended, question.terms) : null
  return passage ? { text: evidence(asked, passage), posts: [passage.post.id], isOfStory: true } : null
}

/** "How much did she weigh?": a figure of that kind in the very post that was shown. */
function ofTheShown(asked: Asked, shown: readonly number[]): Reply | null {
  const post = asked.library.byId.get(shown[0] ?? -1)
  const [sentence] = post?.sentences ?? []
  if (!post || !sentence) return null
  const { kind, text } = asked.question
  const isSaid =
    (kind === 'how-big' || (kind === 'how-much' && HEAVY.test(text))) &&
    saysSize(HEAVY.test(text) ? 'heavy' : text, post.text, post.language)
  return isSaid ? { text: evidence(asked, { post, sentence }), posts: [post.id] } : null
}
const HEAVY = /weigh|heavy|pes[oóa]|wog|wieg|schwer/iu

const OF_WHAT_WAS_SHOWN = new Set<AskedKind>(['who', 'when', 'where', 'why'])

/** "Who put it up?": of the posts just shown the one that has this word. */
function amongShown(asked: Asked, shown: readonly number[], own: readonly Term[]): Reply | null {
  const posts = shown.flatMap((id) => asked.library.byId.get(id) ?? [])
  const found = posts.find((p) => own.some((t) => t.matches.posts.has(p.n)))
  const passage = found ? passageAbout(found, own) : null
  return found && passage ? { text: evidence(asked, passage), posts: [found.id] } : null
}
