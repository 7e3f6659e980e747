import { isWithin, type Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import { isPlannedIn } from '../plans.ts'
import { isDenied, isWholeTurn } from '../story-turns.ts'
import { typed } from './amount.ts'
import {
  type Asked,
  dayIn,
  deeds,
  evidence,
  fitting,
  holdingAll,
  passageAbout,
  postsIn,
  type Reply,
  SURE,
  sayIn,
  tellsDeed,
  weighty,
  wordsIn,
} from './asked.ts'
import { spread } from './count.ts'
import { endingOf } from './ending.ts'
import { actsAbout } from './subject.ts'

const CARDS = 6

/** "Did I ever": the last post that tells it as done, else how it ended; a plan is no answer. */
export function ever(asked: Asked): Reply | null {
  const needed = weighty(asked.question.terms).filter((t) => !t.isDeed)
  const isTold = (p: Passage) =>
    needed.every((t) => p.at.has(t)) &&
    tellsDeed(p, asked.question.terms) &&
    !isPlannedIn(p, asked.question.terms) &&
    !isDenied(p.sentence.text) &&
    !p.sentence.text.endsWith('?')
  const told = asked.passages
    .filter((p) => p.coverage >= EVER && p.post.day !== null && isTold(p))
    .sort((a, b) => b.post.n - a.post.n)
  const best = Math.max(0, ...told.map((p) => p.coverage))
  const last = told.find((p) => p.coverage >= best - 0.15)
  const ending = endingOf(asked)
  const found = ending && ending.post.n > (last?.post.n ?? -1) ? ending : last
  return found ? { text: evidence(asked, found), posts: [found.post.id] } : null
}
const EVER = 0.6
/** What the posts say about something: how much, and the fullest of it. */
export function saidAbout(asked: Asked): Reply | null {
  const { question } = asked
  const terms = weighty(question.terms)
  const best = asked.passages[0]
  const posts = holdingAll(asked, terms).filter((p) => isWithin(p, question.spans))
  if (!best || best.coverage < SURE || posts.length === 0) return null
  if (posts.length < 3) return { text: evidence(asked, best), posts: posts.map((p) => p.id) }
  const say = sayIn(asked)
  const from = posts.find((p) => p.day !== null)
  const to = posts.findLast((p) => p.day !== null)
  const lead = say.inPosts(
    postsIn(asked, posts.length),
    from ? dayIn(asked, from.day as number) : null,
    to ? dayIn(asked, to.day as number) : null,
  )
  return {
    text: `${lead} ${evidence(asked, best)}`,
    posts: [best.post.id, ...spread(posts, CARDS).map((p) => p.id)].filter(
      (id, n, all) => all.indexOf(id) === n,
    ),
    isCounted: true,
  }
}

export const IN_PLACE =
  /(?<!\p{L})(?:in|at|to|from|near|on|into|behind|beside|en|a|de|desde|hacia|nach|im|am|an|bei|aus|auf|vor)\s(?:the |a |my |la |el |un |una |der |dem |den |einer |einem )?\p{L}{3,}/u

export const IN_NAMED =
  /(?<!\p{L})(?:in|at|to|near|en|a|hasta)\s(?:the )?\p{Lu}\p{L}{2,}|^[^,.]{4,40}, \p{Lu}\p{Ll}{2,}\.$/u

const GOES =
  /(?:goes|went|gone|moved?|moving|off|flew|flies|va|fue|fuimos|mudó|ging|geht|zog|gezogen|fuhr)\s(?:\p{Ll}+\s){0,2}(?:to|a|nach)\s\p{Lu}|(?:lives?|living|phoned|rang|vive|wohnt|lebt)\s(?:in|from|en|de|aus)\s\p{Lu}/u

/** "It stands in the hall": what is said of where a thing is. */
const LOCATED =
  /(?<!\p{L})(?:steht|liegt|hängt|stand|lag|hing|sits|stands|stood|lies|lives|is kept|está|estaba|queda|vive)\s(?:\p{L}+\s){0,2}(?:in|im|auf|unter|hinter|neben|am|an|at|on|under|behind|by|en|bajo|detrás|junto)\s\p{L}/u

/** Where somebody lives or went: where a post was written does not say it. */
const saysWhereabouts = ({ post, sentence }: Passage): boolean =>
  GOES.test(post.tokens.length <= 45 ? post.text : sentence.text)

/** In German every noun has a capital, so that only a tag tells a place. */
const saysNamedPlace = ({ post, sentence }: Passage): boolean =>
  post.language !== 'de' && IN_NAMED.test(post.tokens.length <= 45 ? post.text : sentence.text)

/** “Where is she from?” – “From Tartu, with a Tartu laugh.” */
const ORIGIN = /(?<!\p{L})(?:woher|from|de dónde|de donde)(?!\p{L})/iu
const FROM = /(?<!\p{L})(?:[Aa]us|[Ff]rom|[Ee]s de|[Dd]esde) \p{Lu}\p{L}{3,}/u

export function where(asked: Asked): Reply | null {
  const isOne = weighty(asked.question.terms).length === 1
  const sure = fitting(
    asked,
    () => true,
    (text, { language }) => language !== 'de' && IN_NAMED.test(text),
  )
  const inTime = sure.toSorted((a, b) => a.post.n - b.post.n)
  const isSomebody = isOne && asked.question.terms.some((t) => t.person)
  const isOrigin = ORIGIN.test(asked.question.text)
  const found = isSomebody
    ? inTime.find((p) => saysWhereabouts(p) || (isOrigin && FROM.test(p.post.text)))
    : isOne
      ? (inTime.find((p) => p.post.place || saysNamedPlace(p)) ??
        inTime.find((p) => LOCATED.test(p.sentence.text)))
      : (sure.find((p) => IN_NAMED.test(p.sentence.text)) ??
        sure.find((p) => p.post.place || IN_PLACE.test(p.sentence.text)))
  if (!found || FOUND_AGAIN.test(asked.question.text)) {
    const ending = endingOf(asked)
    if (
      ending &&
      (isWholeTurn(ending.since.text, ending.post.text) || ending.isParting || ending.span.isExact)
    )
      return { text: evidence(asked, ending), posts: [ending.post.id, ending.since.id], isOfStory: true }
  }
  if (!found || isPlannedIn(found, asked.question.terms)) return null
  const said = evidence(asked, found)
  const { place } = found.post
  return { text: place && !said.includes(place) ? `${place}. ${said}` : said, posts: [found.post.id] }
}

const FOUND_AGAIN = /\b(?:turn(?:ed)? up|found|been|apareci|encontr|gefunden|aufgetaucht|gesteckt)/iu

/** What a day, a month or a year held. */
export function happened(asked: Asked): Reply | null {
  const { question, library } = asked
  if (question.spans.length === 0) return typed(asked, () => true, SURE)
  const posts = library.posts.filter(
    (p) =>
      isWithin(p, question.spans) && !p.isForeign && (p.tone !== 'red' || question.spans.some((s) => s.date)),
  )
  const [first, second] = posts
  const shown = posts.slice(0, 2).flatMap((p) => passageAbout(p, []) ?? [])
  if (!first || shown.length === 0) return null
  const text = shown.map((s) => evidence(asked, s)).join(' ')
  return { text, posts: [first, second, ...posts.slice(2, CARDS)].flatMap((p) => (p ? [p.id] : [])) }
}

/** The next post of the same story. */
export function nextAfter(asked: Asked, day: number, cited: ReadonlySet<number>): Reply {
  const heavy = weighty(asked.question.terms)
  const subject = heavy.filter((t) => !deeds([t]).length)
  const terms = subject.length > 0 ? subject : heavy
  const isNext = (p: Shelved) => p.day !== null && p.day >= day && !cited.has(p.id)
  // "The Frenchman of Tigres" is later only the Frenchman.
  const next =
    holdingAll(asked, terms).find(isNext) ??
    holdingAll(asked, terms.slice(0, 1)).find(isNext) ??
    actsAbout(asked, terms).find((a) => isNext(a.post))?.post
  const shown = next ? passageAbout(next, terms) : null
  const say = sayIn(asked)
  if (!next || !shown) return { text: say.nothingAfter, posts: [] }
  const quote = wordsIn(asked).quoted(
    shown.post.text.length <= 240 ? shown.post.text.replace(/\s+/g, ' ') : shown.sentence.text,
    true,
  )
  return { text: say.then(dayIn(asked, next.day as number), quote), posts: [next.id] }
}
