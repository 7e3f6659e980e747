import type { Shared } from './chains.ts'
import { type Draft, isOfThing } from './draft.ts'
import type { Key } from './key.ts'
import { type Back, looksBack } from './looking-back.ts'
import { isIdle } from './no-story.ts'
import { LARGE } from './refrains.ts'
import type { Told } from './told.ts'

/** So much in common with one post of a story, and a little with another, makes a post part of it. */
const ENOUGH = 1.05
/** Somebody is in many posts, and whatever else is in them is not about them. */
const SURE = 1.3
const SECOND = 0.25
const AT_MOST = 2
const WIDEST = 8
const KINDS = new Set<Draft['kind']>(['object', 'thread', 'person', 'promise'])
/** What returns beside the rarest word counts less and less. */
const BESIDE = [1, 0.8, 0.6, 0.4]

/**
 * Posts that belong to a story without naming what it is called by: the piano was mended with a bicycle cable, and
 * years later “the bicycle cable” is the piano. Each rare word that a post shares with a post of the story is evidence,
 * and so is a count of years that leads there. What is of another story already stays there.
 */
export function attachLoose(
  drafts: readonly Draft[],
  posts: readonly Told[],
  keys: readonly Key[],
  shared: Shared,
) {
  if (posts.length > LARGE) return
  const evidence = evidenceIn(posts, keys, shared)
  const owners = ownersOf(drafts, posts.length)
  const found = drafts.map((d) => (KINDS.has(d.kind) && d.posts.length <= WIDEST ? looseOf(d) : []))
  drafts.forEach((d, i) => {
    for (const n of found[i] as number[]) {
      d.posts.push(n)
      d.ties.set(n, 'word')
    }
    d.posts.sort((a, b) => a - b)
  })

  function looseOf(d: Draft): number[] {
    const own = new Set(d.posts)
    const near = new Set(d.posts.flatMap((n) => evidence.near(n)))
    return [...near]
      .filter((n) => !own.has(n) && (posts[n] as Told).tone !== 'hidden')
      .filter((n) => !(owners[n] as Draft[]).some((o) => o.posts.filter((x) => own.has(x)).length <= 1))
      .map((n) => {
        const links = d.posts.map((m) => evidence.between(m, n)).sort((a, b) => b - a)
        return { n, worth: (links[0] ?? 0) + SECOND * (links[1] ?? 0) }
      })
      .filter(({ worth }) => worth >= (d.kind === 'person' ? SURE : ENOUGH))
      .sort((a, b) => b.worth - a.worth || a.n - b.n)
      .slice(0, AT_MOST)
      .map(({ n }) => n)
  }
}

/** The stories of three posts and more that each post is in. */
export function ownersOf(drafts: readonly Draft[], size: number): Draft[][] {
  const owners: Draft[][] = Array.from({ length: size }, () => [])
  for (const d of drafts)
    if (d.posts.length >= 3 && d.posts.length <= WIDEST && isOfThing(d))
      for (const n of d.posts) owners[n]?.push(d)
  return owners
}

function evidenceIn(posts: readonly Told[], keys: readonly Key[], shared: Shared) {
  const size = Math.log(posts.length / 2)
  const weights = keys.map(
    (k) => baseOf(k) * Math.max(0, Math.log(posts.length / Math.max(2, k.posts.length)) / size),
  )
  const backs: (Back[] | undefined)[] = []
  const backOf = (n: number) => {
    backs[n] ??= looksBack(posts[n] as Told)
    return backs[n] as Back[]
  }
  return {
    /** Posts that share anything worth counting. */
    near: (n: number) =>
      (shared.all[n] as number[]).flatMap((k) =>
        (weights[k] as number) >= LEAST ? (keys[k] as Key).posts : [],
      ),
    between(a: number, b: number): number {
      const theirs = new Set(shared.all[b])
      const both = (shared.all[a] as number[])
        .filter((k) => theirs.has(k))
        .sort((x, y) => (weights[y] as number) - (weights[x] as number))
      // A pair and its words are counted once.
      const counted = new Set<number>()
      let sum = 0
      let n = 0
      for (const k of both) {
        const key = keys[k] as Key
        const at = key.at.get(a) ?? -1
        if (counted.has(at)) continue
        for (let i = 0; i < (key.kind === 'pair' || key.kind === 'phrase' ? 3 : 1); i++) counted.add(at + i)
        sum += (weights[k] as number) * (BESIDE[Math.min(n++, BESIDE.length - 1)] as number)
      }
      return n === 0 ? 0 : sum + counting(posts, backOf(Math.max(a, b)), Math.min(a, b))
    },
  }
}

const LEAST = 0.3

function counting(posts: readonly Told[], backs: readonly Back[], to: number): number {
  const { day } = posts[to] as Told
  const back = backs.find((b) => day >= b.first && day <= b.last)
  if (!back) return 0
  return back.isExact ? 0.6 : Math.abs(day - back.day) <= 40 ? 0.4 : 0.2
}

const MANY = 12

function baseOf(key: Key): number {
  switch (key.kind) {
    case 'name':
      return key.posts.length <= MANY ? 0.6 : 0.2
    case 'pair':
      return isIdle(key) ? 0.25 : 0.7
    case 'place':
      return 0.7
    case 'phrase':
    case 'sentence':
      return isIdle(key) ? 0.25 : 0.6
    case 'field':
      return 0.55
    case 'number':
      return 0.3
    case 'word':
      if (key.isTelling) return 0.8
      return key.isCommon || key.thing < 0.2 ? 0.25 : 0.5
  }
}
