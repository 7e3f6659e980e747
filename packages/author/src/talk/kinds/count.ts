import { isWithin } from '../find.ts'
import type { Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import {
  type Asked,
  dayIn,
  evidence,
  holdingAll,
  passageAbout,
  postsIn,
  type Reply,
  SURE,
  sayIn,
  subjectOf,
  weighty,
} from './asked.ts'

const CARDS = 6

/** What was written is counted by posts. */
export const WRITTEN =
  /(?<!\p{L})(?:mention(?:ed|s)?|wr(?:ite|ote|itten)|post(?:ed|s)?|(?:talk|speak|spoke)(?:ed)? (?:about|of)|comes? up|appears?|said|say|escrib\p{L}*|mencion\p{L}*|public\p{L}*|habl\p{L}*|aparec\p{L}*|sale|schrieb|geschrieben|schreibe|erwähnt?|erwähne|gepostet|poste|beiträg\p{L}*|vorkomm\p{L}*|kommt)(?!\p{L})/iu

/** "How often": posts in which all of it stands, over the whole archive. */
export function countPosts(asked: Asked): Reply | null {
  const { question } = asked
  const terms = weighty(question.terms).filter((t) => !WRITTEN.test(t.label))
  const posts = holdingAll(asked, terms).filter((p) => isWithin(p, question.spans))
  return posts.length === 0 || terms.length === 0 ? null : counted(asked, posts, terms)
}

function counted(asked: Asked, posts: readonly Shelved[], terms: readonly Term[]): Reply {
  const say = sayIn(asked)
  const dated = posts.filter((p) => p.day !== null)
  const [first] = dated
  const last = dated.at(-1)
  const days = [first, first === last ? undefined : last].map((p) =>
    p ? dayIn(asked, p.day as number) : null,
  )
  const text = say.inPosts(postsIn(asked, posts.length), days[0] ?? null, days[1] ?? null)
  const shown = first ? passageAbout(first, terms) : null
  return {
    text: shown && posts.length <= 2 ? `${text} ${evidence(asked, shown)}` : text,
    posts: spread(posts, CARDS).map((p) => p.id),
    isCounted: true,
  }
}

/** First, last and some of those between. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, n) => list[Math.round((n * (list.length - 1)) / (most - 1))] as T)
}

/** The year with most or fewest posts, about something or at all. */
export function yearOfMost(asked: Asked): Reply | null {
  const { question, library } = asked
  const terms = weighty(question.terms)
  const about = terms.length > 0 ? holdingAll(asked, terms) : library.posts
  const years = new Map<number, Shelved[]>()
  for (const p of about) if (p.year !== null) years.set(p.year, [...(years.get(p.year) ?? []), p])
  const sorted = [...years].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
  const whole = sorted.filter(([year]) => isWholeYear(year, library.posts))
  const found = question.degree.isLeast ? whole.at(-1) : sorted[0]
  const isTied = sorted.filter(([, posts]) => posts.length === found?.[1].length).length > 1
  if (!found || years.size < 2 || (isTied && terms.length > 0)) return null
  const say = sayIn(asked)
  const [year, posts] = found
  const tell = question.degree.isLeast ? say.quietest : say.busiest
  return {
    text: tell(String(year), postsIn(asked, posts.length)),
    posts: terms.length > 0 ? spread(posts, CARDS).map((p) => p.id) : [],
    isCounted: true,
  }
}

const JANUARY = 1
const DECEMBER = 12

/** Nobody was quiet in a year that the posts only begin or end in. */
function isWholeYear(year: number, posts: readonly Shelved[]): boolean {
  const dated = posts.filter((p) => p.year !== null)
  const [first, last] = [dated[0], dated.at(-1)]
  return (first?.year !== year || first.month === JANUARY) && (last?.year !== year || last.month === DECEMBER)
}

/** Two years or two subjects, side by side. */
export function compare(asked: Asked): Reply | null {
  const { question, library } = asked
  const say = sayIn(asked)
  const terms = weighty(question.terms)
  const isOfYears = question.spans.length >= 2
  const isOfPosts = WRITTEN.test(question.text)
  if (isOfYears && terms.length > 0 && !(isOfPosts && MORE.test(question.text))) return eachYear(asked)
  // "Who won it more often, Ida or Ruth?": whatever else is asked must stand in the posts of both.
  const shared = terms.slice(0, -2).filter((t) => !WRITTEN.test(t.label))
  const sides = isOfYears
    ? question.spans.slice(0, 2).map((span) => ({
        name: String(span.year),
        posts: (terms.length > 0 ? holdingAll(asked, terms) : library.posts).filter((p) =>
          isWithin(p, [span]),
        ),
      }))
    : terms.slice(-2).map((term) => ({ name: term.label, posts: holdingAll(asked, [...shared, term]) }))
  const [a, b] = sides
  if (!a || !b || (a.posts.length === 0 && b.posts.length === 0)) return null
  if (!isOfYears && (a.posts.length === 0 || b.posts.length === 0)) return null
  const [more, less] = a.posts.length >= b.posts.length ? [a, b] : [b, a]
  const of = ({ posts }: typeof a) => postsIn(asked, posts.length)
  return {
    text:
      a.posts.length === b.posts.length
        ? say.asMany(a.name, b.name, of(a))
        : say.moreOf(more.name, of(more), less.name, of(less)),
    posts: terms.length > 0 ? [...spread(more.posts, 3), ...spread(less.posts, 3)].map((p) => p.id) : [],
    isCounted: true,
    // Being spoken of is not the same as doing something.
    isDoubtful: !isOfPosts,
  }
}

const MORE = /\b(?:more|less|fewer|oftener|rather|más|mas|menos|mehr|weniger|öfter|häufiger)\b/iu
const FIGURE = /\d/

/** The same thing in two years, in the words of each: a figure where there is one. */
function eachYear(asked: Asked): Reply | null {
  const found = asked.question.spans.slice(0, 2).flatMap((span) => {
    const then = asked.passages.filter((p) => isWithin(p.post, [span]) && p.coverage >= SURE)
    return then.find((p) => FIGURE.test(p.post.text)) ?? then[0] ?? []
  })
  if (found.length < 2) return null
  return {
    text: found.map((p) => evidence(asked, p)).join(' '),
    posts: found.map((p) => p.post.id),
  }
}

/** Who comes up most. */
export function personOfMost(asked: Asked): Reply | null {
  const people = asked.library.people.filter((p) => p.kind === 'person' && !p.isParted)
  const sorted = [...people].sort((a, b) => b.posts.length - a.posts.length)
  const found = asked.question.degree.isLeast ? sorted.at(-1) : sorted[0]
  if (!found) return null
  return {
    text: sayIn(asked).spoken(found.fullName, postsIn(asked, found.posts.length)),
    posts: spread(found.posts, CARDS),
    isCounted: true,
  }
}

export const neverSaid = (asked: Asked): string =>
  sayIn(asked).never(subjectOf(weighty(asked.question.terms)))
