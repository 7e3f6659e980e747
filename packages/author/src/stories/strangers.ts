import type { Core } from './core.ts'
import type { Draft } from './draft.ts'
import type { Key } from './key.ts'
import type { Material } from './sagas.ts'
import type { Told } from './told.ts'

const LEFT = 3
/** Somebody's story, where they are in half of it. */
const MAIN = 0.5
/** Who is in so many of its posts is of the story as well. */
const OFTEN = 2
/** A post that names so many is about none of those whom it comes to late. */
const MANY = 4
const LATE = 2

/**
 * What of somebody's story is somebody else's: a post that names others and not them, and the wedding at which they
 * were one of twelve. Whoever turns up in it again is no stranger.
 */
export function withoutStrangers(d: Draft, core: Core | null, material: Material): number[] {
  const { people, posts } = material
  if (!core || core.share < MAIN || !people.has(core.key.id)) return d.posts
  const named = new Map(d.posts.map((n) => [n, namedIn(n, material).filter((k) => k !== core.key)]))
  const counts = new Map<Key, number>()
  for (const keys of named.values())
    if (keys.length < MANY - 1) for (const k of keys) counts.set(k, (counts.get(k) ?? 0) + 1)
  const own = d.posts.filter((n) => {
    const tie = d.ties.get(n)
    if (tie === 'next' || tie === 'span' || tie === 'season') return true
    const others = named.get(n) as Key[]
    const at = core.key.at.get(n)
    if (core.posts.has(n))
      return others.length + 1 < MANY || at === undefined || at < endOfHead(posts[n] as Told)
    return others.length === 0 || others.some((k) => (counts.get(k) ?? 0) >= OFTEN)
  })
  return own.length >= LEFT ? own : d.posts
}

const endOfHead = (post: Told) =>
  post.sentences[Math.min(LATE, post.sentences.length) - 1]?.end ?? post.tokens.length

const namedIn = (n: number, { keys, shared, people }: Material): Key[] =>
  (shared.all[n] as number[]).map((k) => keys[k] as Key).filter((k) => people.has(k.id))
