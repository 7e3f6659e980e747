import type { Token } from '@youzine/words'
import { type Key, place } from './key.ts'
import type { Told } from './told.ts'

/** The place of each key in each post, whether it is spoken of as known, and whether it is counted. */
export function locate(
  keys: readonly Key[],
  posts: readonly Told[],
  wordAt: (post: Told, at: number) => string,
) {
  const byWord = new Map(keys.map((k) => [k.id.slice(k.id.indexOf(':') + 1), k]))
  for (const post of posts)
    for (let at = 0; at < post.tokens.length; at++) {
      const key = byWord.get(wordAt(post, at))
      if (key) place(key, post, at)
    }
  for (const key of keys) key.label = labelOf(key, posts)
}

/** The commonest spelling; the shorter one where they are equal. */
export function labelOf(key: Key, posts: readonly Told[]): string {
  const counts = new Map<string, number>()
  // “Nachts” that is written small inside a sentence is no noun.
  const isSmall = [...key.at].some(([n, at]) => {
    const token = (posts[n] as Told).tokens[at] as Token
    return (posts[n] as Told).language === 'de' && !token.isCapital
  })
  for (const [n, at] of key.at) {
    const raw = ((posts[n] as Told).tokens[at] as Token).raw.replace(/'s$/, '')
    const token = (posts[n] as Told).tokens[at] as Token
    const isNoun =
      /^\p{Lu}/u.test(raw) &&
      (((posts[n] as Told).language === 'de' && !isSmall) || !token.isOpening) &&
      !/^\p{Lu}{3,}$/u.test(raw)
    const word = isNoun ? raw : raw.toLowerCase()
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (
    [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1))[0]?.[0] ??
    key.label
  )
}
