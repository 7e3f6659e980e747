import { isAbout } from './about.ts'
import { isAside } from './acts.ts'
import { attachLoose } from './attach.ts'
import { type Chain, isSameDate, type Shared } from './chains.ts'
import { has, signsIn } from './cues.ts'
import type { Key } from './mentions.ts'
import type { Saga, Tie } from './model.ts'
import { begunTogether, draftsByPost } from './one-opening.ts'
import { LARGE } from './refrains.ts'
import { relayed } from './relay.ts'
import type { Return } from './returns.ts'
import { missedYears } from './seasons.ts'
import { slotLabel } from './slot-label.ts'
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
  /** Posts that belong to it by something else than its keys. */
  ties: Map<number, Tie>
  id: string
}

/** What stories are made of. */
export interface Material {
  chains: readonly Chain[]
  slots: readonly Slot[]
  /** From a post to the post it continues. */
  continued: ReadonlyMap<number, number>
  /** From posts that count back to what they count back to. */
  returns: readonly Return[]
  posts: readonly Told[]
  shared: Shared
  keys: readonly Key[]
  names: readonly Key[]
  /** Ids of keys that are somebody. */
  people: ReadonlySet<string>
  language: string
}

const AT_MOST = 24

/** Chains and slots as drafts, with what continues them; then those that share their posts as one. */
export function draftSagas(material: Material): Draft[] {
  const { chains, slots, continued, posts, shared, names, language } = material
  const drafts: Draft[] = []
  for (const { key, posts: members } of chains) {
    const isPhrase = key.kind === 'phrase' || key.kind === 'sentence'
    const isPlace = key.kind === 'place'
    const kind = material.people.has(key.id) ? 'person' : isPhrase ? 'phrase' : isPlace ? 'place' : 'object'
    const one = draft(kind, key.label, [key], members, `${key.id}@${members[0]}`)
    if (isPlace) for (const n of members) one.ties.set(n, 'place')
    drafts.push(one)
  }
  for (const slot of slots)
    drafts.push(draft('day', slotLabel(slot, language), [], slot.posts, `${slot.id}@${slot.posts[0]}`))
  drafts.push(...careers(names, posts))
  const follows = new Map<number, number[]>()
  for (const [n, before] of continued) follows.set(before, [...(follows.get(before) ?? []), n])
  for (const [n, before] of continued)
    drafts.push(thread(posts[before] as Told, [before, n], 'next', `next:${before}`))
  takeBack(drafts, material)
  for (const d of drafts) {
    follow(d, follows)
    const before = continued.get(d.posts[0] as number)
    if (before !== undefined && d.kind !== 'day' && d.kind !== 'thread' && isOfThing(d)) {
      d.posts.push(before)
      d.ties.set(before, 'next')
    }
    d.posts.sort((a, b) => a - b)
  }
  const pairs = byFirst(drafts.filter((d) => d.posts.length === 2 && d.keys[0]?.kind === 'phrase'))
  for (const d of drafts) extend(d, pairs.get(d.posts[0] as number) ?? [], posts)
  // Whoever writes every day writes on every date.
  if (posts.length <= LARGE) {
    const ownPosts = postsOfThings(drafts)
    for (const d of drafts) comeRound(d, posts, ownPosts)
  }
  const told = drafts.filter((d) => isStory(d, posts, shared))
  ofDays(told)
  const distinct = withoutTwins(told)
  const wholes = [
    ...merged(distinct, posts),
    ...begunTogether(distinct, posts, material),
    ...relayed(distinct, posts),
  ]
  const all = withoutParts(withoutTwins([...distinct, ...wholes]))
  attachLoose(all, posts, material.keys, shared)
  return all
}

function thread(opening: Told, members: number[], tie: Tie, id: string): Draft {
  const one = draft('thread', subjectOfPair(opening), [], members, id)
  for (const n of members) one.ties.set(n, tie)
  return one
}

/** A post that goes on where a member stopped. */
function follow(d: Draft, follows: ReadonlyMap<number, readonly number[]>) {
  for (const n of [...d.posts])
    for (const next of follows.get(n) ?? []) {
      if (d.posts.includes(next)) continue
      d.posts.push(next)
      d.ties.set(next, 'next')
    }
}

function byFirst(drafts: readonly Draft[]): Map<number, Draft[]> {
  const found = new Map<number, Draft[]>()
  for (const d of drafts) {
    const list = found.get(d.posts[0] as number)
    if (list) list.push(d)
    else found.set(d.posts[0] as number, [d])
  }
  return found
}

const FEW = 8
const HEAD = 9

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

/** What counts back to the beginning of a story belongs to it; of what was told once, the two are a story. */
function takeBack(drafts: Draft[], { returns, posts }: Material) {
  const openings = byFirst(drafts)
  for (const { from, to } of returns) {
    const begun = (openings.get(from) ?? []).filter(
      (d) => d.posts.length >= 2 && isOfThing(d) && isAtHead(d, from),
    )
    const things = begun.filter((d) => d.kind !== 'person')
    // Somebody's story ends only where nothing else began.
    const open = (things.length > 0 ? things : begun).filter(
      (d) => !d.posts.includes(to) && (d.posts.at(-1) as number) < to,
    )
    for (const d of open) {
      d.posts.push(to)
      d.ties.set(to, 'span')
    }
    if (!begun.some((d) => d.posts.includes(to)))
      drafts.push(thread(posts[from] as Told, [from, to], 'span', `back:${from}`))
  }
}

/** What heads the post of one day of every year is a day that returns, under its own name. */
function ofDays(drafts: readonly Draft[]) {
  const days = drafts.filter((d) => d.kind === 'day')
  for (const d of drafts) {
    const heads = d.posts.filter((n) => d.keys[0]?.at.get(n) === 0).length
    if (d.kind !== 'object' || heads < d.posts.length * 0.8) continue
    if (days.some((day) => isTwin(day, d) || isTwin(d, day))) d.kind = 'day'
  }
}

/** Which posts are of a thing or somebody, at their head. */
function postsOfThings(drafts: readonly Draft[]): Map<number, Draft[]> {
  const found = new Map<number, Draft[]>()
  for (const d of drafts) {
    if (d.posts.length < 3 || !isOfThing(d) || d.kind === 'place') continue
    for (const n of d.posts)
      if ((d.keys[0]?.at.get(n) ?? HEAD) < HEAD) found.set(n, [...(found.get(n) ?? []), d])
  }
  return found
}

/** The years of a yearly thing in which it was not named. */
function comeRound(d: Draft, posts: readonly Told[], ownPosts: ReadonlyMap<number, readonly Draft[]>) {
  if (d.kind === 'day' || d.posts.length < 3) return
  const isElsewhere = (post: Told) =>
    (ownPosts.get(post.n) ?? []).some(
      (o) => o !== d && o.posts.every((n) => n === post.n || !d.posts.includes(n)),
    )
  const missed = missedYears(d.posts, posts, d.kind === 'place', isElsewhere)
  if (missed.length === 0) return
  for (const n of missed) d.ties.set(n, 'season')
  d.posts = [...d.posts, ...missed].sort((a, b) => a - b)
}

/** "PASSED. … ‘unhurried’": a later end that quotes the opening of the story. */
function extend(d: Draft, drafts: readonly Draft[], posts: readonly Told[]) {
  if (d.posts.length < 3 || d.kind === 'day' || d.kind === 'person') return
  const last = d.posts.at(-1) as number
  for (const other of drafts) {
    const [a, b] = other.posts
    if (other.posts.length !== 2 || other.keys[0]?.kind !== 'phrase' || a === undefined || b === undefined)
      continue
    if (a === d.posts[0] && b > last && has(signsIn(posts[b] as Told), 'done')) d.posts.push(b)
  }
  d.posts.sort((a, b) => a - b)
}

function draft(
  kind: Saga['kind'],
  subject: string,
  keys: Key[],
  posts: readonly number[],
  id: string,
): Draft {
  return { kind, subject, keys, posts: [...posts], isMerged: false, parts: [], ties: new Map(), id }
}

const CAREER =
  /\b(?:trainee|apprentice\p{L}*|promot\p{L}+|inspector|manager|owns?|partner|exams?|graduat\p{L}+|qualified|degree|hired|internship|certificate|practicante|aprendiz|graduó|primaria|secundaria|prepa|supervisora?|jef[ea]|suplente|abrió su|Praktik\p{L}+|Lehre|Lehrling|Gesell\p{L}+|Meister\p{L}*|Prüfung|Prozent|Teilhab\p{L}+|Abschluss)\b/iu

/** Somebody who is in many posts: the ones in which they become something. */
function careers(names: readonly Key[], posts: readonly Told[]): Draft[] {
  return names.flatMap((key) => {
    if (key.posts.length <= 12) return []
    const steps = key.posts.filter((n) => {
      const post = posts[n] as Told
      const at = key.at.get(n) ?? 99
      const s = post.sentences.find((x) => at >= x.first && at < x.end)
      return (
        s !== undefined &&
        at <= s.first + 2 &&
        CAREER.test(post.text.slice(Math.max(0, s.from - 40), s.to + 40))
      )
    })
    return steps.length >= 3 && steps.length <= 12
      ? [draft('person', key.label, [key], steps, `career:${key.id}`)]
      : []
  })
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
  if (d.kind === 'day' || d.kind === 'thread' || d.kind === 'place') return true
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

/** The show of one date is part of the show of every first Saturday. */
function withoutParts(drafts: readonly Draft[]): Draft[] {
  const days = drafts.filter((d) => d.kind === 'day')
  return drafts.filter(
    (d) =>
      d.kind !== 'day' ||
      !days.some(
        (k) => k !== d && k.posts.length > d.posts.length && d.posts.every((n) => k.posts.includes(n)),
      ),
  )
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
    for (const n of d.posts) {
      const list = byPost.get(n)
      if (list) list.push(d)
      else byPost.set(n, [d])
    }
  }
  return kept
}

const TELLING: Readonly<Record<Key['kind'], number>> = {
  name: 1,
  phrase: 0.9,
  place: 0.85,
  pair: 0.8,
  word: 0.7,
  field: 0.65,
  sentence: 0.6,
  number: 0.3,
}
function telling(d: Draft): number {
  const key = d.keys[0]
  if (!key) return d.kind === 'day' ? 0.65 : 0.2
  return TELLING[key.kind] + (key.isTelling ? 0.005 : 0) - (key.isCommon ? 0.04 : 0)
}

function isTwin(a: Draft, b: Draft): boolean {
  const both = a.posts.filter((n) => b.posts.includes(n)).length
  return both === a.posts.length && both >= b.posts.length * 0.8
}

/**
 * Chains that share two posts and half of the smaller are one story: roof, bucket, agent, adjournment. A post
 * stays in it if two of its threads run through it; one shared word is a coincidence.
 */
function merged(drafts: readonly Draft[], posts: readonly Told[]): Draft[] {
  const fit = drafts.filter((d) => isSolid(d, posts))
  const byPost = draftsByPost(fit)
  const wholes: Draft[] = []
  for (const seed of fit) {
    if (seed.kind === 'phrase' || seed.posts.length < 3) continue
    const parts = grow(seed, byPost)
    if (parts.length < 2) continue
    // Two posts with the same words tie nothing together.
    const strands = (n: number) => parts.filter((d) => d.posts.length >= 3 && d.posts.includes(n)).length
    const strong = parts.filter(
      (d) => d === seed || d.posts.filter((n) => strands(n) >= 2).length >= d.posts.length * 0.55,
    )
    const members = [...new Set(strong.flatMap((d) => d.posts))].filter(
      (n) => (posts[n] as Told).tone !== 'red',
    )
    const isFirm = members.filter((n) => strands(n) >= 2).length >= members.length * 0.6
    if (!isFirm || members.length <= seed.posts.length || members.length > AT_MOST) continue
    wholes.push({
      kind: 'thread',
      subject: subjectOf(strong),
      keys: strong.flatMap((d) => d.keys),
      posts: members.sort((a, b) => a - b),
      isMerged: true,
      parts: strong.map((d) => d.id),
      ties: new Map(strong.flatMap((d) => [...d.ties])),
      id: `whole:${seed.id}`,
    })
  }
  return wholes
    .sort((a, b) => seedOf(b) - seedOf(a) || (a.id < b.id ? -1 : 1))
    .filter((w, i, all) => !all.slice(0, i).some((k) => overlap(w, k) >= 0.5))
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
  if (!key || key.isCommon || d.kind === 'day' || d.kind === 'place' || d.posts.length > AT_MOST) return false
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
