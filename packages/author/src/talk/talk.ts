import { spokenIn } from '../writing/wordings.ts'
import { type ArticleLibrary, articleLibrary } from './article-library.ts'
import { isDoubtful } from './doubts.ts'
import { type Passage, passagesFor } from './find.ts'
import { inFirstPerson } from './first-person.ts'
import { readInContext } from './follow.ts'
import { fromAccount } from './kinds/account.ts'
import { colour, extreme, howBig, howLong, howMany, howMuch, howOld, typed } from './kinds/amount.ts'
import { type Asked, BY_NAME, NAMED_ONE, type Reply, SURE, sayIn, tellsDeed, wordsIn } from './kinds/asked.ts'
import { became } from './kinds/became.ts'
import { change } from './kinds/change.ts'
import { compare, personOfMost, yearOfMost } from './kinds/count.ts'
import { howOften } from './kinds/events.ts'
import { ofKin } from './kinds/kin.ts'
import { leaning } from './kinds/leaning.ts'
import { isMissed, missed } from './kinds/missed.ts'
import { onOccasion } from './kinds/occasion.ts'
import { overall } from './kinds/overall.ts'
import { ofPosting } from './kinds/posting.ts'
import { isOfTime, mostOf, record } from './kinds/record.ts'
import { ever, happened, saidAbout, where } from './kinds/story.ts'
import { mention, when } from './kinds/when.ts'
import { nameOf, whoIs, withWhom } from './kinds/who.ts'
import { REASON, why } from './kinds/why.ts'
import { libraryOf } from './library.ts'
import type { TalkAnswer, TalkRequest } from './model.ts'
import { isExact, readQuestion, withDeedWeight } from './question.ts'
import type { AskedKind } from './question-words.ts'
import { ranked, WITHHELD } from './rank.ts'
import { asksForSpeech, holdsSpeech } from './speech.ts'
import { told, unsettled } from './told.ts'
import { isUnlike } from './unlike.ts'
import { likenessesFor } from './weigh.ts'
import type { Reach } from './word-matches.ts'

/**
 * Answers a question about somebody's posts: what the article states first, then the posts; counts over all of
 * them; says so when they do not say. Pure: the same question gets the same answer.
 */
export function talk(request: TalkRequest): TalkAnswer {
  return answerTo(inFirstPerson(request))
}

function answerTo(request: TalkRequest): TalkAnswer {
  const plain = respond(request, 'plain')
  const { kind } = plain.asked.question
  const named = OF_STORIES.has(kind) ? respond(request, 'named') : plain
  const own = named.reply ?? plain.reply
  if (own?.isDoubtful) return hedged(plain.asked, own)
  const isDoubtedOwn = own !== null && isDoubted(request, plain.asked, own)
  const wide = respond(request, 'wide')
  const isOwn = own !== null && !isDoubtedOwn && !isUnlike(wide.asked, own)
  if (own && isOwn && restsOnMore(plain.asked, own)) return told(plain.asked, own)
  // Nothing answers in the question's own words: the same again with words that stand near them.
  const near = own || isExact(plain.asked.question) ? null : wide.reply
  const isNear = near !== null && !isDoubted(request, wide.asked, near) && !isUnlike(wide.asked, near)
  return unsettled({
    plain: plain.asked,
    wide: wide.asked,
    own: isOwn ? own : null,
    near: isNear ? near : null,
    refused: (isOwn || isNear ? null : (own ?? near))?.posts ?? [],
    isSure: (reply) => !isDoubted(request, wide.asked, reply),
  })
}

/** What was counted, told of many posts or said of somebody needs no single post to bear it out. */
const restsOnMore = ({ question }: Asked, { isCounted, isApart, isOfStory, posts }: Reply): boolean =>
  isCounted === true ||
  isApart === true ||
  isOfStory === true ||
  posts.length === 0 ||
  OF_MANY.has(question.kind) ||
  (question.kind === 'who-is' && (question.terms.some((t) => t.person) || BY_NAME.test(question.text)))
const OF_MANY = new Set<AskedKind>(['how-often', 'compare', 'change', 'happened', 'next'])

const isDoubted = ({ earlier = [], analysis }: TalkRequest, asked: Asked, reply: Reply): boolean =>
  isDoubtful(asked, reply, earlier, spokenIn(analysis.language))

/** What has a story may be called by a name of its own in it. */
const OF_STORIES = new Set<AskedKind>(['became'])

interface Response {
  asked: Asked
  reply: Reply | null
}

function respond(
  { question: text, posts, analysis, article, earlier = [], near }: TalkRequest,
  reach: Reach,
): Response {
  const library = libraryOf(posts, analysis)
  const before = spokenIn(analysis.language)
  const {
    question,
    leansOn,
    before: questionBefore,
    own = [],
  } = readInContext(text, earlier, library, before, reach)
  const cited = new Set(article?.paragraphs.flatMap((p) => p.postIds) ?? [])
  const likenesses = likenessesFor(near, leansOn.length > 0)
  const ask = (among?: ReadonlySet<number>): Asked => ({
    question,
    library,
    analysis,
    passages: ranked(passagesFor(question, library, among, likenesses), question, {
      cited,
      near: likenesses,
    }),
    near: likenesses,
    before: questionBefore ? { question: questionBefore, posts: leansOn } : null,
  })
  const asked = ask()
  const stated = article ? articleLibrary(article, library.people) : null
  const apart = overall(asked, article) ?? ofPosting(asked) ?? fromAccount(asked)
  if (apart) return { asked, reply: { ...apart, isApart: true } }
  const byArticle = () => (stated ? fromArticle(asked, stated) : null)
  const reply =
    (leansOn.length > 0
      ? leaning({ question, among: ask(new Set(leansOn)), all: asked, shown: leansOn, own }, answer)
      : null) ??
    (ARTICLE_FIRST.has(question.kind) ? byArticle() : null) ??
    answer(asked) ??
    byArticle()
  return { asked, reply }
}

function answer(asked: Asked): Reply | null {
  const { kind, degree, terms } = asked.question
  const isDegree = degree.isMost || degree.isLeast
  const counted = isDegree ? mostOf(asked) : null
  if (counted) return counted
  switch (kind) {
    case 'compare':
      return compare(asked)
    case 'change':
      return change(asked)
    case 'how-often':
      return howOften(asked)
    case 'how-many':
      return howMany(asked)
    case 'how-much':
      return howMuch(asked)
    case 'how-big':
      return howBig(asked)
    case 'how-old':
      return howOld(asked)
    case 'how-long':
      return howLong(asked) ?? (HOW_MANY.test(asked.question.text) ? howMany(asked) : null)
    case 'since-when':
      return mention(asked)
    case 'when':
      if (isMissed(asked)) return missed(asked)
      return isDegree
        ? (extreme(asked) ?? yearOfMost(asked))
        : (when(asked) ?? ofKin(asked) ?? onOccasion(asked))
    case 'where':
      return where(asked)
    case 'with-whom':
      return withWhom(asked)
    case 'who-is':
      return whoIs(asked) ?? plain(asked)
    case 'who':
      return isDegree && terms.every((t) => t.weight < 1) ? personOfMost(asked) : plain(asked)
    case 'why':
      return why(asked)
    case 'became':
      return became(asked)
    case 'ever':
      return ever(asked)
    case 'happened':
      return happened(asked)
    case 'said-about':
      return saidAbout(asked)
    case 'name':
      return nameOf(asked)
    case 'colour':
      return colour(asked)
    default:
      return isDegree ? (record(asked) ?? (isOfTime(asked) ? null : plain(asked))) : plain(asked)
  }
}

const MOST_ALIKE = 4
const HOW_MANY = /how many|cuánt[oa]s|wie viele/iu

/** What comes nearest to the question: spoken words where it asks for them, a name where it asks which. */
function plain(asked: Asked): Reply | null {
  const { text } = asked.question
  const which = NAMED_ONE.exec(text)?.[1]
  const { isFirst, isLast } = asked.question.degree
  const alike = asked.passages.filter((p) => p.coverage >= (asked.passages[0]?.coverage ?? 0) - 0.02)
  // Where many posts fit alike, none of them is the answer.
  if (alike.length > MOST_ALIKE && !isFirst && !isLast && !asksForSpeech(text)) return null
  const isAnswer = (passage: Passage) =>
    tellsDeed(passage, asked.question.terms) &&
    !WITHHELD.test(passage.sentence.text) &&
    isSpokenOf(passage) &&
    isOfItsKind(passage)
  // What a post only goes on with, it does not describe.
  const isSpokenOf = ({ at }: Passage) =>
    [...at].some(([term, spots]) => !term.person && spots.length > 0) ||
    asked.question.terms.every((t) => t.person)
  const isOfItsKind = ({ post }: Passage) =>
    (!asksForSpeech(text) || holdsSpeech(post.text)) &&
    (!which || new RegExp(`\\p{Lu}\\p{L}{1,40} ${which}`, 'u').test(post.text.replace(/^\p{Lu}/u, '')))
  return typed(asked, isAnswer, SURE)
}

/** Where its word comes before that of the posts: it was written to say these. */
const ARTICLE_FIRST = new Set<AskedKind>(['why', 'what'])

/** What an article may settle by a sentence of its own. */
const STATED = new Set<AskedKind>([
  'what',
  'why',
  'who',
  'who-is',
  'said-about',
  'how-many',
  'how-often',
  'became',
])

/** What the article itself states, with the posts it gives for it. */
function fromArticle(asked: Asked, { library, receipts }: ArticleLibrary): Reply | null {
  if (!STATED.has(asked.question.kind)) return null
  const own = readQuestion(asked.question.text, asked.question.language, library)
  const terms = withDeedWeight(
    own.terms.map((t, n) => ({ ...t, weight: asked.question.terms[n]?.weight ?? t.weight })),
  )
  const [best] = passagesFor({ ...own, terms, spans: [] }, library)
  const isEnough = terms.length >= 2 || asked.question.kind === 'why'
  if (!best || best.coverage < SURE || !isEnough) return null
  if (asked.question.kind === 'why' && terms.length > 1 && !REASON.test(best.post.text)) return null
  const say = sayIn(asked)
  return {
    text: say.article(wordsIn(asked).quoted(best.post.text, true)),
    posts: [...(receipts.get(best.post.n) ?? [])].slice(0, 6),
    isApart: true,
  }
}

/** What could be made out, and no more than that. */
const hedged = (asked: Asked, reply: Reply): TalkAnswer => ({
  ...told(asked, reply),
  text: sayIn(asked).closest(reply.text),
  known: false,
  counted: null,
})
