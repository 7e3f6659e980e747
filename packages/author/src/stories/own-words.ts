import { coreOf } from './core.ts'
import type { Draft } from './draft.ts'
import type { Key } from './key.ts'
import type { Likeness } from './likeness.ts'
import { LARGE } from './refrains.ts'
import type { Material } from './sagas.ts'
import type { Told } from './told.ts'

const FEWEST = 4
const WIDEST = 12
/** So much more of it there may be, or it would be another story. */
const MORE = 0.3
const FIRM = 0.45
/** It hangs on one thing: what has several takes whatever comes along. */
const HELD = 0.75
const THING = 0.25
/** So much of what has the word is in the story. */
const SHARE = 0.6
/** In so many of its posts it is the story's word, and then a little likeness to these will do. */
const OFTEN = { posts: 3, alike: 0.22 }
/** In two it may be chance, and the post has to be like all of it. */
const TWICE = { posts: 2, alike: 0.23 }
const KINDS = new Set<Draft['kind']>(['object', 'thread', 'promise', 'person'])

/**
 * What has a word that is nearly all a story's own: three of four posts with a glove are the dog's, and the fourth, in
 * which the gloves are found, does not name him.
 */
export function addByOwnWords(drafts: readonly Draft[], material: Material, likeness: Likeness) {
  const { posts, keys, shared, people } = material
  if (posts.length > LARGE) return
  for (const d of drafts) {
    if (!KINDS.has(d.kind) || d.posts.length < FEWEST || d.posts.length > WIDEST || d.firmness < FIRM)
      continue
    if ((coreOf(d, material)?.share ?? 0) < HELD) continue
    const counts = new Map<number, number[]>()
    for (const n of d.posts)
      for (const k of shared.all[n] as number[]) {
        const list = counts.get(k)
        if (list) list.push(n)
        else counts.set(k, [n])
      }
    const found = new Set<number>()
    for (const [k, inside] of counts) {
      const key = keys[k] as Key
      if (inside.length < TWICE.posts || inside.length < key.posts.length * SHARE || !isOwn(key)) continue
      for (const n of key.posts) if (!d.posts.includes(n) && isAlike(n, inside, d)) found.add(n)
    }
    for (const n of [...found].slice(0, Math.ceil(d.posts.length * MORE))) {
      d.posts.push(n)
      d.ties.set(n, 'word')
    }
    d.posts.sort((a, b) => a - b)
  }

  /** A thing or the name of one: who is in most posts of a story is in others for reasons of their own. */
  function isOwn(key: Key): boolean {
    if (key.isCommon || people.has(key.id)) return false
    return key.kind === 'name' || (key.kind === 'word' && key.thing >= THING)
  }

  function isAlike(n: number, inside: readonly number[], d: Draft): boolean {
    const { tone } = posts[n] as Told
    if (tone === 'hidden' || tone === 'red') return false
    const mean = (of: readonly number[]) => of.reduce((sum, m) => sum + likeness(n, m), 0) / of.length
    return inside.length >= OFTEN.posts ? mean(inside) >= OFTEN.alike : mean(d.posts) >= TWICE.alike
  }
}
