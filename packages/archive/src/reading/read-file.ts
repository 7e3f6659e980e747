import { readRecords } from './json-records.ts'
import { type ArchivePost, readPost } from './post.ts'

/** The posts of one file, in its order. Throws `NotAnArchiveFile` when the file is broken. */
export function* readPosts(json: string, now: number): Generator<ArchivePost> {
  for (const record of readRecords(json)) {
    const post = readPost(record, now)
    if (post) yield post
  }
}
