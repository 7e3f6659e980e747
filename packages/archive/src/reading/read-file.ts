import { NotAnArchiveFile, readRecords } from './json-records.ts'
import { type ArchivePost, readPost } from './post.ts'

const POST_KEYS = ['data', 'attachments', 'title', 'label_values', 'tags']

const isPost = (record: unknown) =>
  typeof record === 'object' && record !== null && POST_KEYS.some((key) => Object.hasOwn(record, key))

/**
 * The posts of one file, in its order. Throws `NotAnArchiveFile` when the file is broken, and at its end when it was
 * another list of the archive, of friends or reactions. An empty list is a file of posts that has none.
 */
export function* readPosts(json: string, now: number): Generator<ArchivePost> {
  let isEmpty = true
  let hasPosts = false
  for (const record of readRecords(json)) {
    isEmpty = false
    hasPosts ||= isPost(record)
    const post = readPost(record, now)
    if (post) yield post
  }
  if (!isEmpty && !hasPosts) throw new NotAnArchiveFile('It holds no posts.')
}
