import { readTones } from '@youzine/words'
import type { ToldPost } from '#features/posts/index.ts'
import type { SamplePost } from './teller.ts'

/** Enough for an hour of waiting without a repeat that anybody notices. */
const MOST_SAMPLES = 40

type Candidate = ToldPost

/** One sentence or two that stand alone: no link, no list of hashtags, an end that is an end. */
function isQuotable(text: string): boolean {
  const words = text.split(/\s+/).length
  return (
    words >= 6 &&
    words <= 40 &&
    !/https?:|www\.|#\w+.*#\w+|@/.test(text) &&
    /[.!?…"”)\p{Emoji_Presentation}]$/u.test(text)
  )
}

/** A spread over the years, the shortest of each year's first: they are the ones people remember having said. */
export function chooseSamples(candidates: Candidate[]): SamplePost[] {
  // A bar that crawls is no place to meet a loss again.
  const tones = readTones(
    candidates.map(({ id, text, postedAt }) => ({ id, text, at: postedAt?.toISOString() ?? null })),
  )
  const quotable = candidates.filter(({ id, text }) => isQuotable(text) && tones.tone(id) === 'clear')
  const years = Map.groupBy(quotable, ({ postedAt }) => postedAt?.getUTCFullYear() ?? 0)
  const queues = [...years.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, list]) => list.sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1)))
  const chosen: SamplePost[] = []
  for (let turn = 0; chosen.length < MOST_SAMPLES && queues.some((queue) => queue[turn]); turn += 1)
    for (const queue of queues) {
      const next = queue[turn]
      if (next && chosen.length < MOST_SAMPLES)
        chosen.push({ text: next.text, at: next.postedAt?.toISOString() ?? null })
    }
  return chosen
}

const SHORTEST = 30
const LONGEST = 280

/** The newest dated posts that are short enough to quote, out of however many pass by. */
export function quotePool(most: number) {
  let kept: { post: Candidate; at: number }[] = []
  const cut = () => {
    kept = kept.sort((a, b) => b.at - a.at || (a.post.text < b.post.text ? -1 : 1)).slice(0, most)
  }
  return {
    add(post: Candidate) {
      if (!post.postedAt || post.text.length < SHORTEST || post.text.length > LONGEST) return
      kept.push({ post, at: post.postedAt.getTime() })
      if (kept.length >= 2 * most) cut()
    },
    all(): Candidate[] {
      cut()
      return kept.map(({ post }) => post)
    },
  }
}
