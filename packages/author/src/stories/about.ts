import type { Key } from './mentions.ts'
import type { Told } from './told.ts'

/** A key stands in the first two sentences or opens one, or the post is short: the post is about it, it is no aside. */
export function isAbout(post: Told, keys: readonly Key[]): boolean {
  if (keys.length === 0) return true
  return keys.some((k) => {
    const at = k.at.get(post.n)
    if (at === undefined) return false
    const second = post.sentences[1]
    if (post.sentences.length <= 3 || (second !== undefined && at < second.end)) return true
    // It opens a sentence of its own: "Lever arch files: five."
    return post.sentences.some((s) => at >= s.first && at <= s.first + 1)
  })
}
