import type { ArchiveSummary } from '@youzine/archive'
import type { ArchiveVerdict } from '@youzine/archive/zip'

/** A post file ready to be sent, and nothing else of the archive. */
export type PostFile = { name: string; data: Blob }

/** A picture of a post, by the key that the server knows the post by, and where it lies among what was given. */
export type PhotoWish = { post: string; given: number; path: string }

export type Reading = {
  summary: ArchiveSummary
  files: PostFile[]
  /** Every file that was given, with what it turned out to be. */
  given: { name: string; verdict: ArchiveVerdict | 'posts' }[]
  /** Post files that could not be read, with the reason. */
  broken: { name: string; reason: string }[]
  /** Pictures that could be sent along, the most telling first. */
  photos: PhotoWish[]
}

export type ReadProgress = { done: number; total: number; posts: number }

export type ReaderMessage =
  | { kind: 'progress'; progress: ReadProgress }
  | { kind: 'done'; reading: Reading }
  | { kind: 'failed'; message: string }

/** Why a reading cannot be sent, or null when it can. */
export function faultOf({
  files,
  given,
  broken,
  summary,
}: Reading): ArchiveVerdict | 'broken' | 'no_posts' | 'no_words' | null {
  if (files.length === 0) {
    if (broken.length) return 'broken'
    return given.find(({ verdict }) => verdict !== 'media_only')?.verdict ?? given[0]?.verdict ?? 'empty'
  }
  if (summary.records === 0) return 'no_posts'
  return summary.bySubstance.own_text === 0 ? 'no_words' : null
}

/** Two parts may hold files of one name; on the server each has its own. */
export function distinctName(name: string, taken: string[]): string {
  if (!taken.includes(name)) return name
  const [stem, ending] = [name.replace(/\.json$/i, ''), '.json']
  for (let n = 2; ; n += 1) if (!taken.includes(`${stem} (${n})${ending}`)) return `${stem} (${n})${ending}`
}
