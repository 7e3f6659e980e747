import { toneOfText } from '@youzine/words'
import { remembered } from '#platform/remembered.ts'
import type { articles } from '#schema'

const SHORTEST = 10
/** What is read at a glance, and what is still a picture. */
const AT_MOST = [64, 120]

const toneOf = remembered(toneOfText)

/** Its letters alone: a title is a line of a post without its marks. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Every form shows posts in places of its own; one that stands whole says so. */
const wholePostsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { text, whole } = part as { text?: unknown; whole?: unknown }
  return [
    ...(typeof text === 'string' && whole === true ? [text] : []),
    ...Object.values(part).flatMap(wholePostsIn),
  ]
}

type Lines = Pick<typeof articles.$inferSelect, 'paragraphs' | 'pullQuotes'>

/**
 * The person's own words that stand for an article where it has no picture: a pull quote, or a short whole post that it
 * shows; nothing of what is shown with care, and nothing that the page says already.
 */
export function lineOf({ paragraphs, pullQuotes }: Lines, taken: readonly string[]): string | null {
  const shown = paragraphs.flatMap(({ block }) =>
    block && block.form !== 'tender' ? wholePostsIn(block) : [],
  )
  const isNew = (text: string) =>
    !taken.some((words) => bare(text).includes(words) || words.includes(bare(text)))
  const fit = [...pullQuotes.map(({ text }) => text), ...shown].filter(
    (text) => text.length >= SHORTEST && isNew(text) && toneOf(text) === 'clear',
  )
  for (const most of AT_MOST) {
    const line = fit.find(({ length }) => length <= most)
    if (line) return line
  }
  return null
}
