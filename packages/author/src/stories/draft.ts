import type { Key } from './mentions.ts'
import type { Saga, Tie } from './model.ts'

/** A saga before its acts are told: which posts, by what, and who is in it. */
export interface Draft {
  kind: Saga['kind']
  subject: string
  /** Keys that hold it together, the most telling first. */
  keys: Key[]
  posts: number[]
  isMerged: boolean
  /** Ids of drafts it was merged from. */
  parts: string[]
  /** Posts that belong to it by something else than its keys. */
  ties: Map<number, Tie>
  id: string
  /** How likely each of its posts belongs to it, where it was asked. */
  belonging: Map<number, number>
  /** How far its posts belong together, 0–1. */
  firmness: number
}

export function draft(
  kind: Saga['kind'],
  subject: string,
  keys: Key[],
  posts: readonly number[],
  id: string,
): Draft {
  return {
    kind,
    subject,
    keys,
    posts: [...posts],
    isMerged: false,
    parts: [],
    ties: new Map(),
    belonging: new Map(),
    id,
    firmness: UNKNOWN,
  }
}

/** Of two posts nobody can tell. */
export const UNKNOWN = 0.5
const FEW = 8
export const HEAD = 9

/** What a post begins with, or gives a name, is what it begins. */
export const isAtHead = (d: Draft, n: number) =>
  d.keys[0]?.kind === 'name' || (d.keys[0]?.at.get(n) ?? 0) <= HEAD

/** It hangs on a thing, a place or somebody of few posts: what everything happens in does not end. */
export function isOfThing(d: Draft): boolean {
  const key = d.keys[0]
  if (!key) return d.kind === 'thread'
  if (key.kind === 'word') return key.isTelling
  if (key.kind === 'name') return key.posts.length <= FEW && !key.isCommon
  if (key.kind === 'field') return true
  return (key.kind === 'pair' || key.kind === 'phrase' || key.kind === 'place') && !key.isCommon
}

/** One thread has all of them already. */
export const isTold = (members: readonly number[], byPost: ReadonlyMap<number, readonly Draft[]>) =>
  (byPost.get(members[0] as number) ?? []).some(
    (d) => d.posts.length >= members.length && members.every((n) => d.posts.includes(n)),
  )

export function draftsByPost(drafts: readonly Draft[]): Map<number, Draft[]> {
  const found = new Map<number, Draft[]>()
  for (const d of drafts)
    for (const n of d.posts) {
      const list = found.get(n)
      if (list) list.push(d)
      else found.set(n, [d])
    }
  return found
}
