import { type Passage, passagesFor } from '../find.ts'
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
} from './asked.ts'
import { subjectTerms } from './subject.ts'

const MOST_SHOWN = 2

/** Of the year that is asked for nothing is told: the same thing in the years next to it. */
export function inOtherYears({ question, library, passages }: Asked): Passage[] {
  const [span] = question.spans
  if (question.spans.length !== 1 || !span?.year || span.side || question.terms.length === 0) return []
  if (passages.some((p) => p.coverage >= SURE)) return []
  const { year } = span
  const away = ({ post }: Passage) => Math.abs((post.year ?? 0) - year)
  return passagesFor({ ...question, spans: [] }, library)
    .filter((p) => p.coverage >= SURE && p.post.tone !== 'red' && p.post.year !== null)
    .sort((a, b) => away(a) - away(b) || b.post.n - a.post.n)
    .slice(0, MOST_SHOWN)
}

/** How long is not said: from when to when the posts speak of it. */
export function spanOfMentions(asked: Asked): Reply | null {
  const posts = holdingAll(asked, subjectTerms(asked)).filter(
    (p) => p.tone === 'clear' && p.day !== null && !p.isForeign,
  )
  const first = posts[0]
  const last = posts.at(-1)
  const shown = last ? passageAbout(last, subjectTerms(asked)) : null
  if (!first || !last || !shown || last.day === first.day) return null
  const say = sayIn(asked)
  const days = [first, last].map((p) => dayIn(asked, p.day as number))
  const span = say.inPosts(postsIn(asked, posts.length), days[0] ?? null, days[1] ?? null)
  return { text: `${say.closest(span)} ${evidence(asked, shown)}`, posts: [last.id, first.id] }
}
