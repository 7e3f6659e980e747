import { ownersOf } from './attach.ts'
import type { Shared } from './chains.ts'
import { type Draft, isOfThing } from './draft.ts'
import type { Key } from './key.ts'
import { looksBack } from './looking-back.ts'
import { LARGE } from './refrains.ts'
import type { Told } from './told.ts'

/** So much of what a post shares with others it shares with one story only. */
const ENOUGH = 0.75
/** Two things at least, or one might be chance. */
const THINGS = 2
const ROUNDS = 3
const WIDEST = 14
const MANY = 12
const KINDS = new Set<Draft['kind']>(['object', 'thread', 'promise', 'phrase'])

/**
 * The end of a story seldom names what it began with: the dish that was lent is “the green one”, and only the town, the
 * colour and the lasagne are of three earlier posts. Each rare word counts by how far its posts are this story's; what
 * is all its own ties most.
 */
export function gatherLoose(
  drafts: readonly Draft[],
  posts: readonly Told[],
  keys: readonly Key[],
  shared: Shared,
) {
  if (posts.length > LARGE) return
  const owners = ownersOf(drafts, posts.length)
  for (const d of drafts) {
    if (!KINDS.has(d.kind) || !isOpen(d) || (d.keys[0] && !isOfThing(d))) continue
    for (let round = 0; round < ROUNDS && d.posts.length < WIDEST; round++) {
      const found = looseOf(d)
      if (found.length === 0) break
      for (const n of found) {
        d.posts.push(n)
        d.ties.set(n, 'word')
      }
      d.posts.sort((a, b) => a - b)
    }
  }

  function looseOf(d: Draft): number[] {
    const own = new Set(d.posts)
    const near = new Set(
      d.posts.flatMap((n) =>
        (shared.all[n] as number[]).flatMap((k) => (isRare(keys[k] as Key) ? (keys[k] as Key).posts : [])),
      ),
    )
    return [...near]
      .filter((n) => !own.has(n) && !isTender(posts[n] as Told))
      .filter((n) => !(owners[n] as Draft[]).some((o) => isElsewhere(o, n, own)))
      .filter((n) => worthOf(n, own) >= ENOUGH)
  }

  function worthOf(n: number, own: ReadonlySet<number>): number {
    const ties = (shared.all[n] as number[])
      .flatMap((k): Bond[] => {
        const key = keys[k] as Key
        if (!isRare(key)) return []
        const others = key.posts.filter((m) => m !== n)
        const inside = others.filter((m) => own.has(m))
        return inside.length === 0
          ? []
          : [{ key, at: key.at.get(n) ?? -1, inside, worth: weightOf(key) * (inside.length / others.length) }]
      })
      .sort((a, b) => b.worth - a.worth)
    // A pair and its words are counted once.
    const counted = new Set<number>()
    const bonds = ties.filter(({ key, at }) => {
      if (!key || counted.has(at)) return false
      for (let i = 0; i < widthOf(key); i++) counted.add(at + i)
      return true
    })
    const all = [...bonds, ...timesOf(n, own)]
    return isSpread(all) ? all.reduce((sum, b) => sum + b.worth, 0) : 0
  }

  /** It falls on the days of the year on which the story comes round, or counts back to a day of it. */
  function timesOf(n: number, own: ReadonlySet<number>): Bond[] {
    const { day } = posts[n] as Told
    const members = [...own].map((m) => posts[m] as Told)
    const round = members.filter((m) => isSeason(m.day, day)).map((m) => m.n)
    const back = looksBack(posts[n] as Told)
      .filter((b) => b.isExact)
      .flatMap((b) => members.filter((m) => m.n < n && m.day >= b.first && m.day <= b.last))
      .map((m) => m.n)
    return [
      ...(round.length >= 2 && round.length >= own.size * MOSTLY
        ? [{ key: null, at: -2, inside: round, worth: 0.5 }]
        : []),
      ...(back.length > 0 ? [{ key: null, at: -3, inside: back, worth: 0.5 }] : []),
    ]
  }
}

/** Another story has it, and either nothing of this one or most of this one: it is told there. */
function isElsewhere(other: Draft, n: number, own: ReadonlySet<number>): boolean {
  const both = other.posts.filter((m) => m !== n && own.has(m)).length
  return both === 0 ? other.posts.length > 3 : both >= Math.max(2, own.size * SAME)
}

const SAME = 0.5

interface Bond {
  /** Null where only the calendar ties. */
  key: Key | null
  at: number
  inside: number[]
  worth: number
}

const widthOf = (key: Key) =>
  key.kind === 'pair' || key.kind === 'phrase' ? key.id.slice(key.id.indexOf(':') + 1).split(' ').length : 1

/** Two posts that resemble each other are a pair; what resembles several posts of a story in several ways is of it. */
function isSpread(bonds: readonly Bond[]): boolean {
  const strong = bonds.filter((b) => b.worth >= LEAST)
  const members = [...new Set(strong.flatMap((b) => b.inside))]
  if (!strong.some((b) => b.key)) return false
  return (
    strong.length >= THINGS &&
    members.every((m) => strong.some((b) => b.inside.length > 1 || !b.inside.includes(m)))
  )
}

const LEAST = 0.3
const MOSTLY = 0.4
const YEAR = 365.25
const DAYS = 3

function isSeason(a: number, b: number): boolean {
  const gap = Math.abs(a - b)
  const off = gap % YEAR
  return gap > 300 && Math.min(off, YEAR - off) <= DAYS
}

const isRare = (key: Key) => key.posts.length <= MANY && weightOf(key) > 0

function weightOf(key: Key): number {
  switch (key.kind) {
    case 'name':
    case 'pair':
    case 'place':
      return 0.7
    case 'phrase':
    case 'sentence':
    case 'field':
      return 0.6
    case 'number':
      return 0.3
    case 'word':
      if (key.isCommon || key.thing < 0.2) return 0.2
      return key.isTelling ? 0.8 : 0.5
  }
}

/** A loss is no story's by its words alone. */
const isTender = (post: Told) => post.tone === 'hidden' || post.tone === 'red'

/** Of two posts nothing is known yet, and what is long already has what is its own. */
const isOpen = (d: Draft) => d.posts.length >= 3 && d.posts.length <= LONG

const LONG = 7
