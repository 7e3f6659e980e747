import type { Token } from '@youzine/words'
import { type Key, newKey, place } from './key.ts'
import type { Told } from './told.ts'

/** Words that nobody takes apart: there is no night in Christmas. */
const GROWN_TOGETHER =
  /^(?:weihnacht|fastnacht|mitternacht|hochzeit|jahrhundert|augenblick|handwerk|wochenend)/

/** German: "Tonne" is in "Räuchertonne", and smoking fish ("räuchern") is its beginning. */
export function addCompounds(keys: Key[], posts: readonly Told[]) {
  if (!posts.some((p) => p.language === 'de')) return
  const byWord = new Map(keys.map((k) => [k.id.slice(5), k]))
  const singles = new Map<string, { n: number; at: number }[]>()
  for (const post of posts) {
    if (post.language !== 'de') continue
    post.lemmas.forEach((word, at) => {
      if (word.length < 7 || !(post.tokens[at] as Token).isCapital || GROWN_TOGETHER.test(word)) return
      for (let cut = 4; cut <= word.length - 4; cut++) {
        for (const key of [byWord.get(word.slice(cut)), byWord.get(word.slice(0, cut))])
          if (key && /^\p{Lu}/u.test(key.label)) join(key, post, at)
        for (const piece of [word.slice(cut), word.slice(0, cut)]) {
          const list = singles.get(piece) ?? []
          list.push({ n: post.n, at })
          singles.set(piece, list)
        }
      }
    })
  }
  // A word of one post that is part of a compound elsewhere.
  for (const post of posts)
    post.lemmas.forEach((word, at) => {
      if (word.length < 5 || byWord.has(word) || !(post.tokens[at] as Token).isCapital) return
      const inside = singles.get(word)
      if (!inside || inside.every((x) => x.n === post.n)) return
      const key = newKey('word', word, (post.tokens[at] as Token).raw, [], 0.5)
      join(key, post, at)
      for (const x of inside) join(key, posts[x.n] as Told, x.at)
      if (key.posts.length >= 2 && key.posts.length <= 9) {
        keys.push(key)
        byWord.set(word, key)
      }
    })
}

function join(key: Key, post: Told, at: number) {
  if (!key.posts.includes(post.n)) key.posts = [...key.posts, post.n].sort((a, b) => a - b)
  place(key, post, at)
}
