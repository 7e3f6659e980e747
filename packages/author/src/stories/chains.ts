import { dayFrom } from '@youzine/words'
import type { Key } from './mentions.ts'
import { isIndefinite, type Told } from './told.ts'

/** Posts that belong together because of one thing that returns in them. */
export interface Chain {
  key: Key
  /** Places of posts, oldest first. */
  posts: number[]
}

/** What each post shares with others: places of keys, rare ones only. */
export interface Shared {
  of: number[][]
  weight: number[]
  /** With those that are too common to link: everybody who is named in less than half of the posts. */
  all: number[][]
  kinds: Key['kind'][]
}

const NAME_AT_MOST = 12
const LINK = 1

export function sharedKeys(keys: readonly Key[], posts: number): Shared {
  const of: number[][] = Array.from({ length: posts }, () => [])
  const weight = keys.map((key) => {
    if (key.kind === 'name')
      return key.posts.length <= NAME_AT_MOST ? 0.4 : key.posts.length <= posts * 0.2 ? 0.15 : 0
    if (key.kind === 'word') return key.thing >= 0.2 && !key.isCommon ? 0.4 : 0.2
    return key.kind === 'number' ? 0.3 : 0.4
  })
  const all: number[][] = Array.from({ length: posts }, () => [])
  keys.forEach((key, k) => {
    if (key.posts.length < posts * 0.5) for (const n of key.posts) all[n]?.push(k)
    if ((weight[k] as number) > 0) for (const n of key.posts) of[n]?.push(k)
  })
  return { of, weight, all, kinds: keys.map((k) => k.kind) }
}

/** The posts of each key that are linked to one another, by more than the bare word. */
export function chainsOf(keys: readonly Key[], posts: readonly Told[], shared: Shared): Chain[] {
  const chains: Chain[] = []
  keys.forEach((key, k) => {
    if (key.kind === 'name' && key.posts.length > NAME_AT_MOST) return
    const base = baseOf(key)
    if (base >= LINK) {
      const same = key.kind === 'word' ? ofOneThing(key, k, posts, shared) : key.posts
      if (same.length >= 2) chains.push({ key, posts: same })
      return
    }
    for (const part of connected(key.posts, (a, b) => base + bonus(key, k, a, b, posts, shared) >= LINK))
      if (part.length >= 2) chains.push({ key, posts: part })
  })
  return chains
}

/** Without those that speak of another of its kind, and have nothing else in common with the rest. */
function ofOneThing(key: Key, k: number, posts: readonly Told[], shared: Shared): number[] {
  return key.posts.filter((n, i) => {
    const at = key.at.get(n)
    if (i === 0 || at === undefined || at < HEADLINE || !isIndefinite(posts[n] as Told, at)) return true
    const own = shared.of[n] as number[]
    return key.posts.some(
      (m) =>
        m !== n &&
        (shared.of[m] as number[]).some(
          (x) => x !== k && (shared.weight[x] as number) >= TIES && own.includes(x),
        ),
    )
  })
}

const HEADLINE = 4
const TIES = 0.3

function baseOf(key: Key): number {
  switch (key.kind) {
    case 'phrase':
    case 'sentence':
    case 'pair':
    case 'name':
    case 'place':
      return 1
    case 'number':
      return 0.7
    case 'field':
      return key.isTelling ? 1 : 0.6
    case 'word':
      if (key.isTelling) return 1
      return key.thing >= 0.3 || key.label.length >= 7 ? 0.6 : 0.4
  }
}

function bonus(key: Key, k: number, a: number, b: number, posts: readonly Told[], shared: Shared): number {
  const later = posts[Math.max(a, b)] as Told
  const earlier = posts[Math.min(a, b)] as Told
  let sum = 0
  if (key.definite.has(later.n)) sum += 0.4
  if (key.counted.has(a) && key.counted.has(b)) sum += 0.4
  if (isSameDate(earlier.day, later.day)) sum += 0.4
  if (namesYear(later, dayFrom(earlier.day).year)) sum += 0.4
  if (later.day - earlier.day <= 3) sum += 0.3
  if (isHeadline(key, later) || isHeadline(key, earlier)) sum += 0.4
  const theirs = shared.of[b] as number[]
  for (const other of shared.of[a] as number[])
    if (other !== k && theirs.includes(other)) sum += shared.weight[other] as number
  return sum
}

/** It opens the post, or is a sentence by itself, or stands in capitals: the post is about it. */
function isHeadline(key: Key, post: Told): boolean {
  const at = key.at.get(post.n)
  if (at === undefined) return false
  const token = post.tokens[at]
  if (!token) return false
  if ((at <= 1 && token.sentence === 0) || post.tokens.length <= 6) return true
  const alone = post.tokens.filter((t) => t.sentence === token.sentence).length <= 2
  return (
    alone ||
    (/^\p{Lu}{4,}$/u.test(token.raw) && !/^\p{Lu}+$/u.test(post.text.slice(0, 20).replace(/\P{L}/gu, '')))
  )
}

export function isSameDate(a: number, b: number): boolean {
  if (b - a < 300) return false
  const off = (b - a) % 365.25
  return Math.min(off, 365.25 - off) <= 1.3
}

const namesYear = (post: Told, year: number) => post.tokens.some((t) => t.key === String(year))

/** Groups that hang together by links. */
export function connected(
  members: readonly number[],
  isLinked: (a: number, b: number) => boolean,
): number[][] {
  const group = members.map((_, i) => i)
  const find = (i: number): number => {
    let root = i
    while (group[root] !== root) root = group[root] as number
    group[i] = root
    return root
  }
  for (let i = 0; i < members.length; i++)
    for (let j = i + 1; j < members.length; j++)
      if (find(i) !== find(j) && isLinked(members[i] as number, members[j] as number))
        group[find(j)] = find(i)
  const parts = new Map<number, number[]>()
  for (const [i, n] of members.entries()) parts.set(find(i), [...(parts.get(find(i)) ?? []), n])
  return [...parts.values()]
}
