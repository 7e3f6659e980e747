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
/** What a story was found by, where so many of its posts have it. */
const MOSTLY = 0.6
/** Of two that as many posts have, what is in no other posts; then somebody, then two words, before one. */
const OWN = 0.5
const NAME = 0.3
const PAIR = 0.2

/** A name, a thing, two words or a phrase. Where something happens is what no story is about, nor is a number. */
export function coreOf(
  { posts: members, keys: own, isMerged }: Pick<Draft, 'posts' | 'keys' | 'isMerged'>,
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
  const [first] = own
  if (first && !isMerged && (counts.get(first) ?? 0) >= members.length * MOSTLY) return core(first, members)
  let [best, top]: [Key | null, number] = [null, 1]
  for (const [key, count] of counts) {
    if (count < 2 || !mayHold(key)) continue
    const alone = OWN * ((count - 1) / Math.max(1, key.posts.length - 1))
    const worth = count + alone + (key.kind === 'name' ? NAME : key.kind === 'pair' ? PAIR : 0)
    if (worth > top) [best, top] = [key, worth]
  }
  return best ? core(best, members) : null
}

function core(key: Key, members: readonly number[]): Core {
  const all = new Set(key.posts)
  const posts = new Set(members.filter((n) => all.has(n)))
  return { key, posts, share: posts.size / members.length }
}

/** A name, a phrase, two words, or a word that is a thing. */
export const mayHold = (key: Key) =>
  key.kind !== 'number' && !key.isCommon && (key.kind !== 'word' || key.thing >= THING)
