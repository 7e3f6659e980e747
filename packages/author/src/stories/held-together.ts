import { type Core, coreOf, mayHold } from './core.ts'
import type { Draft } from './draft.ts'
import { kindredIn } from './fields/kindred.ts'
import { isKindred, type Key } from './key.ts'
import type { Material } from './sagas.ts'
import type { Told } from './told.ts'

const FEWEST = 4
/** So many of its posts have what it hangs on, and so much of that is in it. */
const SHARE = 0.5
const OWN = 0.35
/** A second thing runs through so many of somebody's posts. */
const SECOND = 1 / 3
const HEAD = 4
const BESIDE = 1
/** A word that so few posts open with, with so little beside it, and that so little speaks for. */
const BARE = { opens: 0.5, tied: 0.4, firm: 0.65, field: 0.75 }
/** Somebody in more posts than this ties none of them. */
const FEW = 12
/** Of fewer posts it is not known yet. */
const COMPANY = 6

/**
 * One word alone is no story: six posts in which there is some barn are six posts. It holds together where they open
 * with it, or where something else of one post returns in another.
 */
export function isMoreThanAWord(d: Draft, material: Material): boolean {
  const key = d.keys[0]
  if (d.kind !== 'object' || d.isMerged || !key || d.posts.length < FEWEST) return true
  if (key.kind !== 'word' && !isKindred(key)) return true
  if (d.firmness >= (isKindred(key) ? BARE.field : BARE.firm)) return true
  const opens = d.posts.filter((n) => (key.at.get(n) ?? HEAD + 1) <= HEAD).length
  if (opens > d.posts.length * BARE.opens) return true
  const tied = d.posts.filter((n) => isTiedBeside(n, key, d, material)).length
  return tied >= d.posts.length * BARE.tied
}

/**
 * Whoever comes along to everything is in many posts and has no story: hardly one of them opens with the name, and
 * nothing else runs through them.
 */
export function isMoreThanCompany(d: Draft, material: Material): boolean {
  const key = d.keys[0]
  if (d.kind !== 'object' || d.isMerged || key?.kind !== 'name' || d.posts.length < COMPANY) return true
  const opens = d.posts.filter((n) => (key.at.get(n) ?? HEAD + 1) <= HEAD).length
  if (opens >= d.posts.length * BARE.opens || fieldShare(d.posts, material.posts) >= SHARE) return true
  const core = coreOf(d, material)
  return !core || secondShare(d.posts, core, material) >= SECOND
}

/** Whether it shares more with another post of the story than what the story hangs on. */
function isTiedBeside(n: number, core: Key, d: Draft, { keys, shared, people }: Material): boolean {
  if (d.ties.has(n)) return true
  return (shared.all[n] as number[]).some((k) => {
    const key = keys[k] as Key
    if (key === core || !mayHold(key) || isBeside(key, core, n)) return false
    if (people.has(key.id) && key.posts.length > FEW) return false
    const inside = key.posts.filter((m) => m !== n && d.posts.includes(m)).length
    return inside > 0 && inside * 2 >= key.posts.length - 1
  })
}

/**
 * What was woven hangs on one thing, or on one field. Whatever somebody did in ten years is a list of posts: a second
 * thing has to run through them.
 */
export function hangsTogether(d: Draft, material: Material): boolean {
  if (d.posts.length < FEWEST) return true
  const field = fieldShare(d.posts, material.posts)
  if (field >= SHARE) return true
  const core = coreOf(d, material)
  if (!core || core.share < SHARE || core.posts.size < core.key.posts.length * OWN) return false
  return !material.people.has(core.key.id) || secondShare(d.posts, core, material) >= SECOND
}

/** The share of the posts that have another thing in common, whatever most of them have. */
function secondShare(members: readonly number[], core: Core, { keys, shared, people }: Material): number {
  const counts = new Map<number, number>()
  for (const n of members)
    for (const k of shared.all[n] as number[]) {
      const key = keys[k] as Key
      if (key === core.key || people.has(key.id) || !mayHold(key) || isBeside(key, core.key, n)) continue
      counts.set(k, (counts.get(k) ?? 0) + 1)
    }
  let most = 0
  for (const [k, count] of counts)
    if (count * 2 >= (keys[k] as Key).posts.length) most = Math.max(most, count)
  return most / members.length
}

/** “Captain” of Captain Hook says no more than his name. */
function isBeside(key: Key, core: Key, n: number): boolean {
  const [a, b] = [key.at.get(n), core.at.get(n)]
  return a !== undefined && b !== undefined && Math.abs(a - b) <= BESIDE
}

function fieldShare(members: readonly number[], posts: readonly Told[]): number {
  const counts = new Map<number, number>()
  for (const n of members)
    for (const field of kindredIn(posts[n] as Told).keys()) counts.set(field, (counts.get(field) ?? 0) + 1)
  return Math.max(0, ...counts.values()) / members.length
}
