import { isPicture } from '../paths.ts'
import type { ArchivePost } from '../reading/post.ts'

export interface PictureOfPost {
  post: ArchivePost
  /** Where the post says that it is. */
  uri: string
}

const MOST_WORDS_COUNTED = 40
/** The third picture of an album tells what the first two did. */
const MOST_OF_A_POST = 2

const wordsOf = (text: string) => text.split(/\s+/).length

/** A picture that somebody chose alone and wrote about tells more than one of thirty; named company and places help. */
function weightOf({ text, media, people, place }: ArchivePost): number {
  const words = Math.min(wordsOf(text), MOST_WORDS_COUNTED)
  return words + (media.length === 1 ? 8 : 0) + (people.length > 0 ? 6 : 0) + (place ? 4 : 0)
}

const yearOf = ({ at }: ArchivePost) => (at === null ? 0 : new Date(at).getUTCFullYear())

/** Pictures of posts with words, the most telling first, a turn for each year; second ones of a post come last. */
export function tellingPictures(posts: readonly ArchivePost[]): PictureOfPost[] {
  const years = new Map<number, ArchivePost[]>()
  for (const post of posts) {
    if (!post.text || !post.media.some(isPicture)) continue
    const year = years.get(yearOf(post)) ?? []
    years.set(yearOf(post), year)
    year.push(post)
  }
  const queues = [...years]
    .sort(([a], [b]) => a - b)
    .map(([, year]) => year.sort((a, b) => weightOf(b) - weightOf(a) || (a.at ?? 0) - (b.at ?? 0)))
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  const ordered = Array.from({ length: longest }, (_, turn) =>
    queues.flatMap((queue) => queue[turn] ?? []),
  ).flat()
  return Array.from({ length: MOST_OF_A_POST }, (_, at) =>
    ordered.flatMap((post) => {
      const uri = post.media.filter(isPicture)[at]
      return uri ? [{ post, uri }] : []
    }),
  ).flat()
}
