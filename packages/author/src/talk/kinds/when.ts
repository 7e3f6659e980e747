import { dateWords, fold, lastBefore, type Token } from '@youzine/words'
import { functionWords } from '../../stories/function-words.ts'
import type { Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import { isPlannedIn, isPlannedPost } from '../plans.ts'
import type { Term } from '../question.ts'
import { wordId } from '../word-matches.ts'
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
  tellsDeed,
  weighty,
} from './asked.ts'
import { AT_LAST, GETS } from './occasion.ts'

const MENTION =
  /\b(?:mention(?:ed)?|write|wrote|post(?:ed)?|said|say|escrib\p{L}*|mencion\p{L}*|schrieb|geschrieben|erwähnt)\b/iu
const NOT_YET = /\b(?:by|until|till|before|next|this coming|para el|hasta|bis|nächste\p{L}*|ab)\s*$/iu

/** The first or the last of all that hold nearly as much of the question as the fullest. */
const AS_MUCH = 0.12

/** "When": the day of the post, or the day it speaks of. */
export function when(asked: Asked): Reply | null {
  const { question } = asked
  const { isFirst, isLast } = question.degree
  if ((isFirst || isLast) && MENTION.test(question.text)) return mention(asked)
  const isMentionAsked = (isFirst || isLast) && question.terms.length <= 1 && !AT_LAST.test(question.text)
  if (isMentionAsked) return mention(asked, (p) => !isPlannedPost(p))
  const people = question.terms.filter((t) => t.person)
  if (people.length > 0 && isOnlyArrival(question.terms) && (isFirst || asksMeeting(question.terms)))
    return firstHeardOf(asked, people)
  const isOneThing = weighty(question.terms).length === 1 && deeds(question.terms).length === 0
  if (isOneThing && !question.asksTender) return mentionOfDeed(asked)
  const past = asked.passages.filter(
    (p) =>
      p.coverage >= SURE &&
      tellsDeed(p, question.terms) &&
      !isAhead(p, question.terms) &&
      !isOfOthers(p, asked) &&
      !isState(p, question.terms),
  )
  const [best] = past
  if (!best) return null
  const most = Math.max(...past.map((p) => p.score))
  const near = past.filter((p) => p.score >= most - AS_MUCH && p.post.day !== null)
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

/** Whoever is named for the first time is met there, as far as posts can tell, however else it is put. */
function firstHeardOf(asked: Asked, people: readonly Term[]): Reply | null {
  const found = mention({ ...asked, question: { ...asked.question, terms: people } })
  return found ? { ...found, isOfStory: true } : null
}

const ARRIVALS = new Set(['find', 'come', 'see', 'meet', 'join', 'visit', 'begin'])

/** “When did Ruth first turn up?” asks for the first that is heard of her. */
const isOnlyArrival = (terms: readonly Term[]): boolean =>
  terms.every((t) => t.person || t.isLight || (t.isDeed && t.concepts.some((c) => ARRIVALS.has(c))))

const asksMeeting = (terms: readonly Term[]): boolean => terms.some((t) => t.concepts.includes('meet'))

/** A plan is no deed: "I’ll hand it in on Tuesday", "Selling the van". */
export function isAhead(passage: Passage, terms: readonly Term[]): boolean {
  const { post, at } = passage
  const isPlanned = deeds(terms)
    .flatMap((t) => at.get(t) ?? [])
    .some((spot) => /ing$/.test(post.tokens[spot]?.key ?? '') && post.tokens[spot]?.isOpening)
  return isPlanned || isPlannedIn(passage, terms) || isDeniedIn(passage, terms)
}

const NEVER = new Set('not never no nicht nie kein keine keinen nunca tampoco'.split(' '))

/** "He is not retiring": the deed stands beside a no. */
const isDeniedIn = ({ post, at }: Passage, terms: readonly Term[]): boolean => {
  const spots = deeds(terms).flatMap((t) => at.get(t) ?? [])
  const isBeside = (spot: number) =>
    post.tokens.slice(Math.max(0, spot - 3), spot).some((t) => NEVER.has(t.key) || t.key.endsWith("n't"))
  return spots.length > 0 && spots.every(isBeside)
}

const STATE = /(?:ado|ada|ados|adas|ido|ida)$/
const DONE = new Set(
  'he ha han has hemos habia habian me se nos fue fui esta estoy estan quede quedo soy ya recien'.split(' '),
)
const ARTICLE = new Set('a an the der die das ein eine einen el la un una'.split(' '))

/** "A retired inspector", "inspector jubilado": what somebody is does not say when it came about. */
export function isState({ post, at }: Passage, terms: readonly Term[]): boolean {
  const spots = deeds(terms).flatMap((t) => at.get(t) ?? [])
  return (
    spots.length > 0 &&
    spots.every((spot) => {
      const lead = post.tokens.slice(Math.max(0, spot - 3), spot).map((t) => t.key)
      const isAttribute =
        /(?:ed|ter?|te[nrs])$/.test(post.tokens[spot]?.key ?? '') && ARTICLE.has(lead.at(-1) ?? '')
      const isBare = post.language === 'es' && STATE.test(post.tokens[spot]?.key ?? '') && lead.length > 0
      return isAttribute || (isBare && !lead.some((key) => DONE.has(key)))
    })
  )
}

/** "Isla won" does not say when I did; nor does a question. */
export function isOfOthers({ post, sentence, at }: Passage, { question, library }: Asked): boolean {
  if (/\?["”’»]?$/.test(sentence.text)) return true
  if (!question.isOfWriter || question.terms.some((t) => t.person)) return false
  const spots = deeds(question.terms).flatMap((t) => at.get(t) ?? [])
  return spots.some((spot) => {
    const leads = post.tokens.slice(Math.max(0, spot - 2), spot)
    const before = leads.at(-1)
    if (before && isNameBefore(before, post)) return true
    return leads.some(
      (t) =>
        t.sentence === post.tokens[spot]?.sentence &&
        (SOMEBODY.has(t.key) || library.people.some((p) => fold(p.name) === t.key)),
    )
  })
}

const SOMEBODY = new Set(
  'somebody someone else he she they everybody alguien ella ellos jemand er man andere anderer'.split(' '),
)

/** "Jean won": a name that only begins the sentence may be any word in German. */
const isNameBefore = (token: Token, post: Shelved): boolean =>
  post.language !== 'de' &&
  token.isCapital &&
  token.raw !== token.raw.toUpperCase() &&
  !functionWords(post.language).has(token.key) &&
  !/(?:ly|ed|ing)$/.test(token.key)

/** "When was the fair?": the first post about it; where something was done to it, only if there is no other. */
function mentionOfDeed(asked: Asked): Reply | null {
  const isDone =
    AT_LAST.test(asked.question.text) ||
    BECAME.test(asked.question.text) ||
    GETS.test(asked.question.text) ||
    asked.question.terms.some((t) => t.isUnheard || HANDLED.has(t.key))
  const posts = holdingAll(asked, weighty(asked.question.terms))
  return isDone && posts.length > 1 ? null : mention(asked, (p) => !isPlannedPost(p))
}

const BECAME =
  /(?<!\p{L})(?:become|became|turn(?:ed)? into|werden|wurde|geworden|hice|volví|convert\p{L}+)(?!\p{L})/iu

/** Light verbs that still say that something was done. */
const HANDLED = new Set('go went hand put take took make made hacer hice machen gemacht'.split(' '))

/** The first or last post that speaks of it. */
export function mention(asked: Asked, isMeant: (post: Shelved) => boolean = () => true): Reply | null {
  const terms = weighty(asked.question.terms)
  const all = holdingAll(asked, terms).filter((p) => p.day !== null && isMeant(p))
  // Where the very word is used, what is like it is not meant.
  const exact = all.filter((p) => terms.every((t) => hasItself(p, t)))
  const posts = exact.length > 0 ? exact : all
  const found = asked.question.degree.isLast ? posts.at(-1) : posts[0]
  const shown = found ? passageAbout(found, terms) : null
  if (!found || !shown) return null
  const isDoubtful = asked.question.kind === 'since-when' && isFromTheStart(found, asked)
  return { text: evidence(asked, shown), posts: [found.id], isCounted: true, isDoubtful }
}

const NEW_HERE_DAYS = 60

/** What is spoken of as soon as somebody begins to post may be older than their posts. */
function isFromTheStart({ day }: Shelved, { library }: Asked): boolean {
  const first = library.posts.find((p) => p.day !== null)?.day ?? 0
  return day !== null && day - first < NEW_HERE_DAYS
}

const hasItself = (post: Shelved, { matches, person }: Term): boolean =>
  person !== null ||
  post.tags.length > 0 ||
  post.tokens.some((t) => (matches.words.get(wordId(post.language, t.key)) ?? 0) > AS_GOOD)
const AS_GOOD = 0.92

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
