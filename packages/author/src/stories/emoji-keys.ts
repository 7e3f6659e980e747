import { type Key, newKey } from './key.ts'
import type { Told } from './told.ts'

const EMOJI = /\p{Extended_Pictographic}/gu
/** Faces, hearts, hands and stars say how it was, not what it was about. */
const FEELING =
  /[\u2600\u2639\u263a\u2665\u2728\u2764\u{1f31f}\u{1f381}\u{1f382}\u{1f384}\u{1f389}\u{1f38a}\u{1f44a}-\u{1f450}\u{1f463}-\u{1f47a}\u{1f47c}-\u{1f480}\u{1f48b}\u{1f490}-\u{1f49f}\u{1f4aa}\u{1f4af}\u{1f525}\u{1f600}-\u{1f64f}\u{1f90c}-\u{1f932}\u{1f970}-\u{1f97a}\u{1f9d0}\u{2b50}\u{1f37a}-\u{1f37e}\u{1f1e6}-\u{1f1ff}]/u
const MOST = 8

/** A cockerel, a bus, a banana: the same picture under two posts is a word that both have. */
export function emojiKeys(posts: readonly Told[]): Key[] {
  const found = new Map<string, Key>()
  for (const post of posts)
    for (const [sign] of post.text.matchAll(EMOJI)) {
      if (FEELING.test(sign)) continue
      const key = found.get(sign) ?? newKey('field', sign, sign, [], 0.5)
      found.set(sign, key)
      if (key.posts.at(-1) === post.n) continue
      key.posts.push(post.n)
      key.at.set(post.n, 0)
    }
  return [...found.values()].filter((k) => k.posts.length >= 2 && k.posts.length <= MOST)
}
