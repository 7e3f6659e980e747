import { dateWords, fold, lastBefore, type Token } from '@youzine/words'
import type { Passage } from '../find.ts'
import type { Term } from '../question.ts'
import {
  type Asked,
  dayIn,
  deeds,
  evidence,
  holdingAll,
  passageAbout,
  type Reply,
  SURE,
  sayIn,
  weighty,
} from './asked.ts'

const MENTION =
  /\b(?:mention(?:ed)?|write|wrote|post(?:ed)?|said|say|escrib\p{L}*|mencion\p{L}*|schrieb|geschrieben|erwähnt)\b/iu
const NOT_YET = /\b(?:by|until|till|before|next|this coming|para el|hasta|bis|nächste\p{L}*|ab)\s*$/iu

/** "When": the day of the post, or the day it speaks of. */
export function when(asked: Asked): Reply | null {
  const { question } = asked
  const { isFirst, isLast } = question.degree
  if ((isFirst || isLast) && (MENTION.test(question.text) || question.terms.length <= 1))
    return mention(asked)
  const isOneThing = weighty(question.terms).length === 1 && deeds(question.terms).length === 0
  if (isOneThing && !question.asksTender) return mention(asked)
  const past = asked.passages.filter(
    (p) => p.coverage >= SURE && !isAhead(p, question.terms) && !isOfOthers(p, asked),
  )
  const [best] = past
  if (!best) return null
  const near = past.filter((p) => p.score >= best.score - 0.02 && p.post.day !== null)
  const inTime = [...near].sort((a, b) => a.post.n - b.post.n)
  const chosen = isLast ? inTime.at(-1) : isFirst ? inTime[0] : best
  if (!chosen || chosen.post.day === null) return null
  const day = dayMeant(chosen)
  const said = evidence(asked, chosen)
  return {
    text: day === chosen.post.day ? said : `${sayIn(asked).onDay(dayIn(asked, day))} ${said}`,
    posts: [chosen.post.id],
  }
}

const AHEAD =
  /(?<!\p{L})(?:will|going to|tomorrow|in \p{L}+ (?:weeks|months|days)|moving in|voy a|va a|vamos a|(?<!la )mañana|wird|(?<!heute |am )morgen)(?!\p{L})|['’]ll |a más tardar|(?<!\p{L})by (?:the (?:weekend|end)|easter|christmas|summer|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu

/** A plan is no deed: "I’ll hand it in on Tuesday", "Selling the van". */
function isAhead({ post, at }: Passage, terms: readonly Term[]): boolean {
  const spots = terms.filter((t) => !t.person).flatMap((t) => at.get(t) ?? [])
  const isPlanned = deeds(terms)
    .flatMap((t) => at.get(t) ?? [])
    .some((spot) => /ing$/.test(post.tokens[spot]?.key ?? '') && post.tokens[spot]?.isOpening)
  return (
    isPlanned ||
    post.sentences.some((s) => AHEAD.test(s.text) && spots.some((spot) => spot >= s.first && spot < s.end))
  )
}

/** "Isla won" does not say when I did; nor does a question. */
function isOfOthers({ post, sentence, at }: Passage, { question, library }: Asked): boolean {
  if (/\?["”’»]?$/.test(sentence.text)) return true
  if (!question.isOfWriter || question.terms.some((t) => t.person)) return false
  const spots = deeds(question.terms).flatMap((t) => at.get(t) ?? [])
  return spots.some((spot) => {
    const leads = post.tokens.slice(Math.max(0, spot - 2), spot)
    return leads.some(
      (t) => t.sentence === post.tokens[spot]?.sentence && library.people.some((p) => fold(p.name) === t.key),
    )
  })
}

/** The first or last post that speaks of it. */
export function mention(asked: Asked): Reply | null {
  const terms = weighty(asked.question.terms)
  const posts = holdingAll(asked, terms).filter((p) => p.day !== null)
  const found = asked.question.degree.isLast ? posts.at(-1) : posts[0]
  const shown = found ? passageAbout(found, terms) : null
  return found && shown ? { text: evidence(asked, shown), posts: [found.id], isCounted: true } : null
}

/** "Died yesterday", "a stroke on 11 May", "retired on Friday": the day that the sentence names. */
export function dayMeant({ post, sentence }: Pick<Passage, 'post' | 'sentence'>): number {
  const day = post.day as number
  const tokens = post.tokens.slice(sentence.first, sentence.end) as Token[]
  for (const word of dateWords(tokens)) {
    const first = tokens[word.from] as Token
    const before = post.text.slice(Math.max(0, first.from - 16), first.from)
    if (NOT_YET.test(before)) continue
    if (word.kind === 'weekday' && !/\b(?:on|am|el|last|the)\s*$/iu.test(before)) continue
    const meant = lastBefore(word, day)
    if (meant <= day && day - meant < 400) return meant
  }
  return day
}
