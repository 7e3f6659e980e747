import type { Shared } from './chains.ts'
import type { Draft } from './draft.ts'
import type { Key } from './key.ts'

/** What most posts of a story have in common. */
export interface Core {
  key: Key
  /** Which of its posts have it. */
  posts: ReadonlySet<number>
  share: number
}

const THING = 0.2
/** Of two that as many posts have, what is in no other posts; then somebody, then two words, before one. */
const OWN = 0.5
const NAME = 0.3
const PAIR = 0.2

/** A name, a thing, two words or a phrase. Where something happens is what no story is about, nor is a number. */
export function coreOf(
  { posts: members, keys: own }: Pick<Draft, 'posts' | 'keys'>,
  { keys, shared }: { keys: readonly Key[]; shared: Shared },
): Core | null {
  const counts = new Map<Key, number>()
  for (const n of members)
    for (const k of shared.all[n] as number[]) {
      const key = keys[k] as Key
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  // Of few posts a thing may be in half of all, and is still what its story hangs on.
  for (const key of own) counts.set(key, members.filter((n) => key.at.has(n)).length)
  let [best, top]: [Key | null, number] = [null, 1]
  for (const [key, count] of counts) {
    if (count < 2 || !mayHold(key)) continue
    const alone = OWN * ((count - 1) / Math.max(1, key.posts.length - 1))
    const worth = count + alone + (key.kind === 'name' ? NAME : key.kind === 'pair' ? PAIR : 0)
    if (worth > top) [best, top] = [key, worth]
  }
  if (!best) return null
  const all = new Set(best.posts)
  const posts = new Set(members.filter((n) => all.has(n)))
  return { key: best, posts, share: posts.size / members.length }
}

const mayHold = (key: Key) =>
  key.kind !== 'number' && !key.isCommon && (key.kind !== 'word' || key.thing >= THING)
