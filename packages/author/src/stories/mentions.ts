import { countedKeys } from './counted-parts.ts'
import { emojiKeys } from './emoji-keys.ts'
import { fieldKeys } from './fields/field-keys.ts'
import { type Key, newKey } from './key.ts'
import { numberKeys, pairKeys } from './pair-keys.ts'
import { type Name, postsNaming } from './people/names.ts'
import { placeKeys } from './places.ts'
import { aliasKeys, LARGE, phraseKeys, sentenceKeys, speechKeys } from './refrains.ts'
import { timedKeys } from './timed-keys.ts'
import type { Teller, Told } from './told.ts'
import { TELLING, wordKeys } from './word-keys.ts'
import { isChristened, isWhere, WHERE } from './word-signs.ts'

export type { Key } from './key.ts'

/** Rare enough to be a story and not a habit of speech. */
export const rareUpTo = (posts: number): number => Math.max(12, Math.min(60, Math.floor(posts * 0.07)))

/** All keys of two posts and more. Names may be in many; words, pairs and phrases only in a few. */
export function keysOf(teller: Teller, names: readonly Name[]): Key[] {
  const { posts } = teller
  const most = rareUpTo(posts.length)
  const words = wordKeys(posts, names, most)
  const keys = [
    ...words,
    ...pairKeys(posts, most),
    ...phraseKeys(posts, most),
    ...sentenceKeys(posts, most),
    ...speechKeys(posts),
    ...aliasKeys(posts),
    ...numberKeys(posts, most),
    ...nameKeys(posts, names),
    ...placeKeys(posts),
    ...countedKeys(posts),
    ...fieldKeys(posts),
    ...emojiKeys(posts),
    ...timedKeys(posts),
  ]
  for (const key of keys) {
    if (key.kind === 'name' || key.kind === 'pair' || key.kind === 'phrase')
      key.isCommon ||= isSomewhere(key, posts)
    // One sits in a van, and it is no place: the posts have given it a name.
    if (key.kind === 'name' && isGiven(key, posts)) key.isCommon = false
  }
  // “https www youtube com” is what links are made of.
  const said = keys.filter((k) => !ADDRESS.test(k.label))
  // In a large archive two posts with the same words are chance.
  return posts.length <= LARGE ? said : said.filter((k) => k.posts.length >= 3)
}

const ADDRESS = /(?<!\p{L})(?:https?|www)(?!\p{L})/iu

const isGiven = (key: Key, posts: readonly Told[]) =>
  [...key.at].some(([n, at]) => isChristened(posts[n] as Told, at))

/** Mostly where something happens: Stokes Croft, Monterrey. */
function isSomewhere(key: Key, posts: readonly Told[]): boolean {
  // A common word with a capital that is “in” once is a town: Bath.
  const isWord = key.id.endsWith('!')
  let where = 0
  for (const [n, at] of key.at) {
    const lead = (posts[n] as Told).tokens[at - 1]?.key
    const isWithin = key.kind === 'phrase' && WHERE.has((posts[n] as Told).tokens[at]?.key ?? '')
    if (lead === 'on' || isWithin || isWhere(posts[n] as Told, at)) where++
  }
  return isWord ? where > 0 : where >= key.at.size * TELLING.where && where >= 2
}

function nameKeys(posts: readonly Told[], names: readonly Name[]): Key[] {
  const naming = postsNaming(names, posts)
  const byWord = new Map(names.flatMap((n) => [n.key, ...n.aliases].map((k): [string, Name] => [k, n])))
  const keys = new Map<string, Key>()
  for (const name of names) {
    const at = naming.get(name.key) ?? []
    if (at.length < 2) continue
    const key = newKey('name', name.key, name.fullName, at, 1)
    // Somewhere, not somebody.
    key.isCommon = name.place >= 2 && name.place > name.person
    keys.set(name.key, key)
  }
  for (const post of posts)
    post.tokens.forEach((token, at) => {
      const name = byWord.get(token.key)?.key ?? ''
      const key = keys.get(name)
      if (!key || !(token.isCapital || !/^\p{Lu}/u.test(key.label))) return
      // “Kröger is Jule.”: where both stand, the one that the others use.
      const isSecond = key.at.has(post.n) && post.tokens[key.at.get(post.n) as number]?.key === name
      if (!key.at.has(post.n) || (token.key === name && !isSecond)) key.at.set(post.n, at)
    })
  return [...keys.values()]
}
