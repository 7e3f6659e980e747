import { type Magazine, SAMPLE_NAME, type User } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'

/** Whom it is about: the reader, or the made-up person of the sample. */
export const subjectOf = (
  { is_sample }: Pick<Magazine, 'is_sample'>,
  user: Pick<User, 'firstName'> | null,
): string | null => (is_sample ? SAMPLE_NAME : user?.firstName || null)

export const magazineHeading = (firstName: string | null | undefined) =>
  firstName ? `${firstName}'s Articles` : 'Your Articles'

/** As it is set in large type: the label's own apostrophe is a typewriter's. */
export const typeset = (heading: string) => heading.replaceAll("'", '’')

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Small numbers as a magazine would set them, large ones in the reader's figures. */
export const inWords = (count: number) => WORDS[count] ?? new Intl.NumberFormat(INTERFACE).format(count)

const counted = (figure: string, count: number, noun: string) => `${figure} ${noun}${count === 1 ? '' : 's'}`

/** "1,218 posts, 2010–2025". */
export function postsLine({ post_count, rhythm }: Magazine): string {
  const years = rhythm.map(({ year }) => year)
  const first = Math.min(...years)
  const last = Math.max(...years)
  const span = years.length === 0 ? '' : first === last ? `, ${first}` : `, ${first}–${last}`
  return post_count > 0
    ? counted(new Intl.NumberFormat(INTERFACE).format(post_count), post_count, 'post') + span
    : ''
}

/** "1,218 posts, 2010–2025 · twelve articles". */
export function issueLine(magazine: Magazine): string {
  const { length } = magazine.articles
  return [postsLine(magazine), counted(inWords(length), length, 'article')].filter(Boolean).join(' · ')
}

const COVER_LINES = 4
const LINE_LENGTH = 44

/** The first titles that fit on one line of a cover, the best first; longer ones only where there are no others. */
export function coverLines(titles: readonly string[]): string[] {
  const different = [...new Set(titles)]
  const short = different.filter((title) => title.length <= LINE_LENGTH)
  const long = different.filter((title) => title.length > LINE_LENGTH)
  return [...short, ...long].slice(0, COVER_LINES)
}
