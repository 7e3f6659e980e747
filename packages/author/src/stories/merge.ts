import { isAbout } from './about.ts'
import { isAside } from './acts.ts'
import { type Draft, draft, draftsByPost } from './draft.ts'
import { isKindred } from './key.ts'
import { stopsShort } from './no-story.ts'
import type { Told } from './told.ts'

const AT_MOST = 24

/**
 * Chains that share two posts and half of the smaller are one story: roof, bucket, agent, adjournment. A post
 * stays in it if two of its threads run through it; one shared word is a coincidence.
 */
export function merged(drafts: readonly Draft[], posts: readonly Told[]): Draft[] {
  const fit = drafts.filter((d) => isSolid(d, posts))
  const byPost = draftsByPost(fit)
  const wholes: Draft[] = []
  for (const seed of fit) {
    if (seed.kind === 'phrase' || seed.posts.length < 3) continue
    const parts = grow(seed, byPost)
    if (parts.length < 2) continue
    // Two posts with the same words tie nothing together.
    const strands = (n: number) => strandsAt(n, parts)
    const strong = parts.filter(
      (d) => d === seed || d.posts.filter((n) => strands(n) >= 2).length >= d.posts.length * 0.55,
    )
    const members = [...new Set(strong.flatMap((d) => d.posts))].filter(
      (n) => (posts[n] as Told).tone !== 'red',
    )
    const isFirm = members.filter((n) => strands(n) >= 2).length >= members.length * 0.6
    if (!isFirm || members.length <= seed.posts.length || members.length > AT_MOST) continue
    wholes.push({
      ...draft(
        'thread',
        subjectOf(strong),
        strong.flatMap((d) => d.keys),
        members.sort((a, b) => a - b),
        `whole:${seed.id}`,
      ),
      isMerged: true,
      parts: strong.map((d) => d.id),
      ties: new Map(strong.flatMap((d) => [...d.ties])),
    })
  }
  return wholes
    .sort((a, b) => seedOf(b) - seedOf(a) || (a.id < b.id ? -1 : 1))
    .filter((w, i, all) => !all.slice(0, i).some((k) => overlap(w, k) >= 0.5))
}

/** Threads that run through a post; the hens and the birds that are the hens are one. */
function strandsAt(n: number, parts: readonly Draft[]): number {
  const through = parts.filter((d) => d.posts.length >= 3 && d.posts.includes(n))
  const words = new Set(
    through.flatMap(({ keys: [key] }) => (key?.kind === 'word' ? (key.at.get(n) ?? []) : [])),
  )
  return through.filter(({ keys: [key] }) => !key || !isKindred(key) || !words.has(key.at.get(n) ?? -1))
    .length
}

/** The thread that most posts of the whole hang on gives it its name. */
const seedOf = (w: Draft) => w.posts.filter((n) => w.keys[0]?.at.has(n)).length + (w.keys[0]?.thing ?? 0)

const overlap = (a: Draft, b: Draft) =>
  a.posts.filter((n) => b.posts.includes(n)).length / Math.min(a.posts.length, b.posts.length)

/** What most of its posts name; a thing before a person before a phrase. */
export function subjectOf(parts: readonly Draft[]): string {
  const rank = (d: Draft) => d.posts.length + (d.kind === 'object' ? 1 : d.kind === 'person' ? 0.5 : 0)
  return [...parts].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1))[0]?.subject ?? ''
}

/** A thing, or somebody in few posts; each of its posts is about it. */
function isSolid(d: Draft, posts: readonly Told[]): boolean {
  const key = d.keys[0]
  if (
    !key ||
    key.isCommon ||
    stopsShort(key) ||
    d.kind === 'day' ||
    d.kind === 'place' ||
    d.posts.length > AT_MOST
  )
    return false
  if (key.kind === 'name') {
    const told = d.posts.map((n) => posts[n] as Told)
    return d.posts.length <= 8 && !isAside(key, told)
  }
  if (key.kind === 'word' && key.thing < 0.4 && key.label.length < 7) return false
  const about = d.posts.filter((n) => isAbout(posts[n] as Told, [key])).length
  return key.kind !== 'number' && about >= d.posts.length * 0.4
}

function grow(seed: Draft, byPost: ReadonlyMap<number, readonly Draft[]>): Draft[] {
  const members = new Set(seed.posts)
  const parts = [seed]
  for (let round = 0; round < GROWTH; round++) {
    const near = new Set([...members].flatMap((n) => byPost.get(n) ?? []))
    const best = [...near]
      .filter((d) => !parts.includes(d))
      .map((d) => ({ d, both: d.posts.filter((n) => members.has(n)).length }))
      .filter(({ d, both }) => both >= 2 && both >= d.posts.length * needed(d, both))
      // No drifting from neighbour to neighbour: it shares two posts with the first thread, or three with the whole.
      .filter(({ d, both }) => {
        const own = d.posts.filter((n) => seed.posts.includes(n)).length
        return own >= 2 || (own >= 1 && both >= 3)
      })
      .sort(
        (a, b) =>
          b.both / b.d.posts.length - a.both / a.d.posts.length ||
          b.both - a.both ||
          (a.d.id < b.d.id ? -1 : 1),
      )[0]
    if (!best) break
    parts.push(best.d)
    for (const n of best.d.posts) members.add(n)
  }
  return parts
}

/** A name ties more than a word, three posts more than two. */
function needed(d: Draft, both: number): number {
  if (d.keys[0]?.kind === 'name') return 0.4
  return both >= 3 ? 0.4 : 0.5
}

const GROWTH = 14
