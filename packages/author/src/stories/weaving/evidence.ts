import { ordinalOf } from '@youzine/words'
import { kindredIn } from '../fields/kindred.ts'
import type { Key } from '../key.ts'
import { looksBack } from '../looking-back.ts'
import type { Return } from '../returns.ts'
import type { Material } from '../sagas.ts'
import type { Told } from '../told.ts'
import { isOpen } from './open-pronoun.ts'

/**
 * What a post of a story has in common with the rest of it. The weights were fitted to the threads of seven invented
 * people, each judged by what the other six taught.
 */
const WEIGHT = {
  base: -3.53,
  loose: 0.56,
  common: 1.11,
  phrase: 1.75,
  exclusive: 1.83,
  person: 1.2,
  rarePerson: 0.47,
  otherPerson: -1.09,
  openNext: 1.08,
  soon: 1.9,
  season: 1.94,
  back: 0.86,
  tied: 2.57,
  series: 1.07,
  slot: 0.77,
  length: -0.47,
  kindred: 3.22,
  kindredTwice: 1.3,
  open: 0.3,
  openTied: 0.79,
  pair: 0.56,
}

/** How many posts the fitted people have, at least. */
const USUAL = 160
/** What is in more posts than this ties none of them. */
const MANY = 15
const FEW = 12
const MOST_LOOSE = 2
const SOON = 20
const NEXT = { posts: 2, days: 45 }
const YEAR = 365.25
const SEASON = { after: 300, days: 7 }
const MAIN = 0.5
const HEAD = 3
const UNSURE = 0.4

type Part = 'person' | 'thing' | 'phrase' | 'common' | 'loose'

export interface Evidence {
  /** How likely it is that a post belongs to these, 0–1. */
  chance(post: number, members: readonly number[]): number
  /** Posts that share something with one of these, or stand beside it. */
  near(members: readonly number[]): Set<number>
  /** Posts in which two words of one field meet, field by field. */
  fields: number[][]
}

export function evidenceIn(material: Material): Evidence {
  const { posts, keys, returns, people, slots } = material
  const size = Math.max(posts.length, USUAL)
  const rarity = (count: number) => Math.max(0, Math.log(size / Math.max(2, count)) / Math.log(size / 2))
  const weights = keys.map((k) => rarity(k.posts.length))
  const parts = keys.map((k) => partOf(k, people))
  const isMember = new Uint8Array(posts.length)
  const keysOf: number[][] = posts.map(() => [])
  keys.forEach((k, i) => {
    if (k.posts.length <= MANY || parts[i] === 'person') for (const n of k.posts) keysOf[n]?.push(i)
  })
  const backs = backsIn(posts, returns)
  const open = posts.map(isOpen)
  const isCounting = posts.map((p) =>
    p.tokens.slice(0, HEAD).some((t) => ordinalOf(t.key, p.language) !== null || /^\d/.test(t.key)),
  )
  const slotsOf: Set<number>[] = posts.map(() => new Set())
  for (const [i, s] of slots.entries()) for (const n of s.posts) slotsOf[n]?.add(i)
  const kindred = posts.map(kindredIn)
  const spread = new Map<number, number>()
  for (const own of kindred) for (const f of own.keys()) spread.set(f, (spread.get(f) ?? 0) + 1)

  return { chance, near, fields: fieldsOf() }

  function fieldsOf(): number[][] {
    return [...spread]
      .filter(([, count]) => count <= MANY)
      .map(([f]) => posts.filter((p) => (kindred[p.n]?.get(f) ?? 0) >= 2).map((p) => p.n))
      .filter((own) => own.length >= 2)
  }

  function near(members: readonly number[]): Set<number> {
    const found = new Set<number>()
    for (const m of members) {
      for (const k of keysOf[m] as number[])
        if ((keys[k] as Key).posts.length <= MANY) for (const n of (keys[k] as Key).posts) found.add(n)
      for (let step = 1; step <= NEXT.posts; step++)
        for (const n of [m - step, m + step]) if (posts[n]) found.add(n)
    }
    for (const m of members) found.delete(m)
    return found
  }

  function chance(n: number, all: readonly number[]): number {
    const members = all.filter((m) => m !== n)
    if (members.length === 0) return 0
    const post = posts[n] as Told
    const words = wordsShared(n, members)
    const field = fieldShared(n, members)
    const gaps = members.map((m) => Math.abs((posts[m] as Told).day - post.day))
    const before = members.filter((m) => m < n).at(-1)
    const isNext =
      before !== undefined && n - before <= NEXT.posts && post.day - (posts[before] as Told).day <= NEXT.days
    const isAlone = words.person === 0 && words.named === 0
    const series = isCounting[n] ? members.filter((m) => isCounting[m]).length / members.length : 0
    const sum =
      WEIGHT.base +
      WEIGHT.loose * Math.min(MOST_LOOSE, words.loose) +
      WEIGHT.common * Math.min(MOST_LOOSE, words.common) +
      WEIGHT.phrase * words.phrase +
      WEIGHT.exclusive * words.exclusive +
      WEIGHT.person * words.person +
      WEIGHT.rarePerson * words.rarePerson +
      (words.person === 0 && words.named > 0 && mainShare(members) >= MAIN ? WEIGHT.otherPerson : 0) +
      (open[n] && isNext ? WEIGHT.openNext : 0) +
      WEIGHT.soon * Math.exp(-Math.min(...gaps) / SOON) +
      (WEIGHT.season * gaps.filter(isSeason).length) / members.length +
      (members.some((m) => backs[n]?.has(m)) ? WEIGHT.back : 0) +
      (WEIGHT.tied * words.tied) / members.length +
      WEIGHT.series * series +
      ([...(slotsOf[n] as Set<number>)].some((s) => members.some((m) => slotsOf[m]?.has(s)))
        ? WEIGHT.slot
        : 0) +
      WEIGHT.length * Math.log(post.lemmas.length + 3) +
      WEIGHT.kindred * field.once +
      WEIGHT.kindredTwice * field.twice +
      (open[n] ? WEIGHT.open : 0) +
      (open[n] && isAlone ? WEIGHT.openTied * ((words.things > 0 ? 1 : 0) + field.once) : 0) +
      (members.length === 2 ? WEIGHT.pair : 0)
    return 1 / (1 + Math.exp(-sum))
  }

  /** Of the members only: the post itself is none. */
  function wordsShared(n: number, members: readonly number[]) {
    isMember.fill(0)
    for (const m of members) isMember[m] = 1
    const found = {
      things: 0,
      loose: 0,
      common: 0,
      phrase: 0,
      exclusive: 0,
      person: 0,
      rarePerson: 0,
      named: 0,
      tied: 0,
    }
    const tied = new Set<number>()
    for (const k of keysOf[n] as number[]) {
      const part = parts[k] as Part
      if (part === 'person') found.named++
      const inside = (keys[k] as Key).posts.filter((m) => isMember[m] === 1)
      if (inside.length === 0) continue
      const weight = weights[k] as number
      const count = (keys[k] as Key).posts.length
      if (part === 'person') {
        found.person = Math.max(found.person, inside.length / members.length)
        found.rarePerson = Math.max(found.rarePerson, weight)
        if (count <= FEW) for (const m of inside) tied.add(m)
      } else if (part === 'thing') {
        for (const m of inside) tied.add(m)
        found.things++
        found.exclusive = Math.max(found.exclusive, (inside.length / (count - 1)) * weight)
      } else if (part === 'phrase') found.phrase = Math.max(found.phrase, weight)
      else found[part] += weight
    }
    found.tied = tied.size
    return found
  }

  /** How much of the story is of a field that the post has one word of, or two. */
  function fieldShared(n: number, members: readonly number[]) {
    let [once, twice] = [0, 0]
    for (const [f, count] of kindred[n] as Map<number, number>) {
      const inside = members.filter((m) => kindred[m]?.has(f))
      if (inside.length === 0) continue
      const isSure = inside.length >= HEAD || inside.some((m) => (kindred[m]?.get(f) ?? 0) >= 2)
      const worth = (inside.length / members.length) * rarity(spread.get(f) ?? 2) * (isSure ? 1 : UNSURE)
      once = Math.max(once, worth)
      if (count >= 2) twice = Math.max(twice, worth)
    }
    return { once, twice }
  }

  /** The share of the story that somebody is in, whoever is in most of it. */
  function mainShare(members: readonly number[]): number {
    const counts = new Map<number, number>()
    for (const m of members)
      for (const k of keysOf[m] as number[])
        if (parts[k] === 'person') counts.set(k, (counts.get(k) ?? 0) + 1)
    return Math.max(0, ...counts.values()) / members.length
  }
}

/** From a post to those that it counts back to, or that count back to it. */
function backsIn(posts: readonly Told[], returns: readonly Return[]): Set<number>[] {
  const found = posts.map(() => new Set<number>())
  for (const { from, to } of returns) {
    found[from]?.add(to)
    found[to]?.add(from)
  }
  for (const post of posts)
    for (const { first, last, isExact } of looksBack(post))
      for (let m = 0; isExact && m < post.n; m++) {
        const { day } = posts[m] as Told
        if (day >= first && day <= last) found[post.n]?.add(m)
      }
  return found
}

function isSeason(gap: number): boolean {
  const off = gap % YEAR
  return gap > SEASON.after && Math.min(off, YEAR - off) <= SEASON.days
}

function partOf(key: Key, people: ReadonlySet<string>): Part {
  if (people.has(key.id)) return 'person'
  switch (key.kind) {
    case 'name':
    case 'place':
    case 'field':
      return 'thing'
    case 'phrase':
    case 'sentence':
    case 'pair':
      return 'phrase'
    case 'number':
      return 'loose'
    case 'word':
      if (key.isTelling) return 'thing'
      if (key.thing < 0.2) return 'loose'
      return key.isCommon ? 'common' : 'thing'
  }
}
