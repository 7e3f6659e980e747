import { type Chain, isSameDate, type Shared } from './chains.ts'
import type { Key } from './mentions.ts'
import type { Saga } from './model.ts'
import type { Slot } from './slots.ts'
import type { Told } from './told.ts'

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
  id: string
}

const AT_MOST = 18

/** Chains and slots as drafts, with what continues them; then those that share their posts as one. */
export function draftSagas(
  chains: readonly Chain[],
  slots: readonly Slot[],
  continued: ReadonlyMap<number, number>,
  posts: readonly Told[],
  shared: Shared,
): Draft[] {
  const drafts: Draft[] = []
  for (const { key, posts: members } of chains) {
    const kind =
      key.kind === 'name' ? 'person' : key.kind === 'phrase' || key.kind === 'sentence' ? 'phrase' : 'object'
    drafts.push(draft(kind, key.label, [key], members, `${key.id}@${members[0]}`))
  }
  for (const slot of slots)
    drafts.push(draft('day', slot.label, [], slot.posts, `${slot.id}@${slot.posts[0]}`))
  const follows = new Map<number, number[]>()
  for (const [n, before] of continued) follows.set(before, [...(follows.get(before) ?? []), n])
  for (const [n, before] of continued)
    drafts.push(draft('thread', subjectOfPair(posts[before] as Told), [], [before, n], `next:${before}`))
  for (const d of drafts)
    for (const n of [...d.posts])
      for (const next of follows.get(n) ?? []) if (!d.posts.includes(next)) d.posts.push(next)
  for (const d of drafts) d.posts.sort((a, b) => a - b)
  const distinct = withoutTwins(drafts.filter((d) => isStory(d, posts, shared)))
  return withoutTwins([...distinct, ...merged(distinct, posts)])
}

function draft(
  kind: Saga['kind'],
  subject: string,
  keys: Key[],
  posts: readonly number[],
  id: string,
): Draft {
  return { kind, subject, keys, posts: [...posts], isMerged: false, parts: [], id }
}

function subjectOfPair(post: Told): string {
  const first = post.sentences[0]
  return first ? post.text.slice(first.from, first.to).replace(/[.!?…]+$/, '') : post.text
}

/** Two posts need more than a word between them; more posts need time or a thing. */
function isStory(d: Draft, posts: readonly Told[], shared: Shared): boolean {
  const first = posts[d.posts[0] as number] as Told
  const last = posts[d.posts.at(-1) as number] as Told
  const days = last.day - first.day
  const key = d.keys[0]
  if (d.kind === 'day' || d.kind === 'thread') return true
  if (!key) return false
  if (d.posts.length >= 3) return key.kind !== 'word' || key.thing >= 0.15
  if (d.posts.length < 2) return false
  const isRing = d.posts[0] === 0 && d.posts.at(-1) === posts.length - 1
  if (isRing) return key.kind === 'phrase' || key.thing >= 0.3
  if (key.kind === 'phrase') return days >= 1
  if (key.kind === 'pair') return days >= 1
  if (key.kind === 'name') return days >= 20
  if (key.kind === 'number') return key.label.length >= 5
  const theirs = shared.of[last.n] as number[]
  const both = (shared.of[first.n] as number[]).filter((k) => theirs.includes(k)).length
  return key.thing >= 0.4 && (both >= 2 || isSameDate(first.day, last.day))
}

/** Of drafts with nearly the same posts the more telling one stays. */
function withoutTwins(drafts: readonly Draft[]): Draft[] {
  const rank = (d: Draft) => (d.isMerged ? 0.5 : 0) + d.posts.length * 0.01 + telling(d)
  const sorted = [...drafts].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1))
  const kept: Draft[] = []
  const byPost = new Map<number, Draft[]>()
  for (const d of sorted) {
    const near = new Set(d.posts.flatMap((n) => byPost.get(n) ?? []))
    if ([...near].some((k) => isTwin(d, k))) continue
    kept.push(d)
    for (const n of d.posts) byPost.set(n, [...(byPost.get(n) ?? []), d])
  }
  return kept
}

const TELLING: Readonly<Record<Key['kind'], number>> = {
  name: 1,
  phrase: 0.9,
  pair: 0.8,
  word: 0.7,
  sentence: 0.6,
  number: 0.3,
}
const telling = (d: Draft) => (d.keys[0] ? TELLING[d.keys[0].kind] : d.kind === 'day' ? 0.65 : 0.2)

function isTwin(a: Draft, b: Draft): boolean {
  const both = a.posts.filter((n) => b.posts.includes(n)).length
  return both === a.posts.length && both >= b.posts.length * 0.8
}

/** Chains that share two posts and half of the smaller are one story: roof, bucket, agent, adjournment. */
function merged(drafts: readonly Draft[], posts: readonly Told[]): Draft[] {
  const byPost = new Map<number, Draft[]>()
  for (const d of drafts) for (const n of d.posts) byPost.set(n, [...(byPost.get(n) ?? []), d])
  const wholes: Draft[] = []
  const seeds = drafts.filter((d) => d.kind === 'object' && d.posts.length >= 3)
  for (const seed of seeds) {
    const members = new Set(seed.posts)
    const parts = new Set<Draft>([seed])
    for (let grew = true; grew && members.size < AT_MOST; ) {
      grew = false
      const near = new Set([...members].flatMap((n) => byPost.get(n) ?? []))
      const best = [...near]
        .filter((d) => !parts.has(d) && d.kind !== 'phrase' && d.kind !== 'day')
        .map((d) => ({ d, both: d.posts.filter((n) => members.has(n)).length }))
        .filter(({ d, both }) => both >= 2 && both >= Math.min(d.posts.length, members.size) / 2)
        .filter(({ d, both }) => members.size + d.posts.length - both <= AT_MOST)
        .sort(
          (a, b) =>
            b.both / b.d.posts.length - a.both / a.d.posts.length ||
            b.both - a.both ||
            (a.d.id < b.d.id ? -1 : 1),
        )[0]
      if (!best) break
      parts.add(best.d)
      for (const n of best.d.posts) {
        if (!members.has(n)) grew = true
        members.add(n)
      }
      if (!grew) grew = true
    }
    if (parts.size < 2 || members.size === seed.posts.length) continue
    const keys = [...parts].flatMap((d) => d.keys)
    wholes.push({
      kind: 'thread',
      subject: seed.subject,
      keys,
      posts: [...members].sort((a, b) => a - b),
      isMerged: true,
      parts: [...parts].map((d) => d.id),
      id: `whole:${seed.id}`,
    })
  }
  void posts
  return wholes
}
