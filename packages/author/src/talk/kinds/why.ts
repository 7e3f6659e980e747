import { functionWords } from '../../stories/function-words.ts'
import type { Passage } from '../find.ts'
import type { SentenceOf, Shelved } from '../library.ts'
import { typed } from './amount.ts'
import { type Asked, deeds, type Reply, SURE, weighty } from './asked.ts'

export const REASON =
  /(?<!\p{L})(?:because|so that|due to|reason|that's why|that’s why|which is why|in case|on account of|asked why|was for\b|for which|porque|por eso|para que|para acordar\p{L}*|ya que|así que|de tanto|por (?:la|el|los|las|lo)|por qué|weil|denn|deshalb|deswegen|darum|damit|wegen|sonst)(?!\p{L})/iu

/** Only if a post says so. */
export function why(asked: Asked): Reply | null {
  const done = deeds(asked.question.terms).filter((t) => t.matches.posts.size > 0)
  const isSaid = ({ post, sentence, at }: Passage) =>
    (done.length === 0 || done.every((t) => at.has(t))) &&
    (REASON.test(sentence.text) || (post.tokens.length <= 45 && isReasonFor(post, sentence)))
  // "It did not come through the door. We have removed the door.": first the cause, then what was done.
  const isConsequence = ({ post, sentence, coverage }: Passage) =>
    coverage >= 0.9 && post.tokens.length <= 45 && isAfterItsCause(post, sentence)
  return (
    typed(asked, isSaid, SURE) ??
    (weighty(asked.question.terms).length >= 2 ? typed(asked, isConsequence, SURE) : null) ??
    hindrance(asked)
  )
}

/** "He left. Because of the roof.": a reason that stands next to it, and not with a deed of its own. */
function isReasonFor(post: Shelved, sentence: SentenceOf): boolean {
  const at = post.sentences.indexOf(sentence)
  return post.sentences.some((s, n) => {
    if (!REASON.test(s.text) || Math.abs(n - at) > 1) return false
    return n < at || STARTS.test(s.text) || s.end - s.first <= SHORT_REASON
  })
}
const STARTS =
  /^\P{L}*(?:because|due|so that|that['’]s why|which is why|the reason|on account|porque|por eso|ya que|weil|denn|deshalb|deswegen|darum|wegen)(?!\p{L})/iu
const SHORT_REASON = 6

/** The sentence before speaks of the same thing. */
function isAfterItsCause(post: Shelved, sentence: SentenceOf): boolean {
  const before = post.sentences[post.sentences.indexOf(sentence) - 1]
  if (!before) return false
  const words = (s: SentenceOf) => post.tokens.slice(s.first, s.end).map((t) => t.key)
  const own = new Set(words(sentence).filter((w) => !functionWords(post.language).has(w)))
  return words(before).some((w) => own.has(w))
}

/** Illness, accidents, what is forbidden, shut or too dear: they are reasons without being called so. */
const HINDERED =
  /(?<!\p{L})(?:(?:doctor|dr|consultant|arzt|ärztin|doktor|doctora?|médic[oa]) (?:says|said|sagt|dice|dijo)|ill|sick|cough(?:s|ing)?|fever|came off|fell (?:off|down|over)|slipped|crashed|(?:is|are|was) not to|must(?: not|n['’]t)|not allowed|no money|too (?:dear|expensive|far|old|late|small|cold|hot|ill)|lockdown|virus|covid|strike|flood(?:ed)?|sold out|enferm[oa]|fiebre|se cayó|me caí|no (?:nos |me |se )?(?:deja[n]?|puede|permiten)|demasiado|huelga|agotad[oa]s?|krank|hustet|fieber|gestürzt|darf(?:en)? nicht|man nicht|verboten|zu (?:teuer|alt|spät|klein|weit|kalt)|streik|ausverkauft)(?!\p{L})/iu
const SECRET =
  /(?<!\p{L})(?:(?:do not|don['’]t) ask|not going to (?:say|talk)|none of your|no pregunten|no voy a decir|geht (?:\p{L}+ )?k?einen was an|fragt nicht)(?!\p{L})/iu
const NOT_DONE =
  /(?<!\p{L})(?:not|n['’]t|never|no|nunca|nicht|nie|kein\p{L}*|cancel\p{L}*|abgesagt|cancel[oó])(?!\p{L})/iu
const MOST_OF_IT = 0.6

/** By something else than what is asked about. */
function isHindered(post: Shelved, at: Passage['at']): boolean {
  const found = HINDERED.exec(post.text)
  if (!found) return false
  const end = found.index + found[0].length
  return ![...at.values()].flat().some((spot) => {
    const { from = -1, to = -1 } = post.tokens[spot] ?? {}
    return from >= found.index && to <= end
  })
}

/** What stood in the way, or what happened: in a short post about the very thing. */
function hindrance(asked: Asked): Reply | null {
  const { question } = asked
  const needed = weighty(question.terms).filter((t) => !t.isDeed)
  // Why something was not done is told by a post that does not do it.
  const isNotDone = NOT_DONE.test(question.text)
  return typed(
    asked,
    ({ post, at, coverage }) =>
      post.tokens.length <= 45 &&
      needed.length > 0 &&
      needed.every((t) => at.has(t)) &&
      (isNotDone || coverage >= MOST_OF_IT) &&
      isHindered(post, at) &&
      !SECRET.test(post.text),
    isNotDone ? 0.35 : MOST_OF_IT,
  )
}
