import { attachLoose } from './attach.ts'
import { keepWhatBelongs } from './belonging.ts'
import { careers } from './careers.ts'
import { type Chain, isSameDate, type Shared } from './chains.ts'
import { has, signsIn } from './cues.ts'
import { type Draft, draft, HEAD, isAtHead, isOfThing } from './draft.ts'
import { gatherLoose } from './gather.ts'
import { isMoreThanAWord, isMoreThanCompany } from './held-together.ts'
import { likenessIn } from './likeness.ts'
import { addLoans } from './loans.ts'
import type { Key } from './mentions.ts'
import { merged } from './merge.ts'
import type { Tie } from './model.ts'
import { isColour, isIdle, isNoNoun, isUnit, stopsShort } from './no-story.ts'
import { begunTogether } from './one-opening.ts'
import { addByOwnWords } from './own-words.ts'
import { addPrologues } from './prologue.ts'
import { keepPure } from './purity.ts'
import { addReadings } from './readings.ts'
import { LARGE } from './refrains.ts'
import { relayed } from './relay.ts'
import type { Return } from './returns.ts'
import { missedYears } from './seasons.ts'
import { slotLabel } from './slot-label.ts'
import type { Slot } from './slots.ts'
import { talliesIn } from './tallies.ts'
import type { Told } from './told.ts'

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

/** Chains and slots as drafts, with what continues them; then those that share their posts as one. */
export function draftSagas(material: Material): Draft[] {
  const { chains, slots, continued, posts, shared, names, language } = material
  const drafts: Draft[] = []
  for (const { key, posts: members } of chains) {
    if (isUnit(key) || isColour(key) || (language === 'de' && isNoNoun(key))) continue
    if (key.kind === 'pair' && isIdle(key) && members.length < OFTEN) continue
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
    // What follows on a post does not follow on the words it closes with.
    if (d.keys[0]?.kind !== 'sentence' || !d.keys[0].isTelling) follow(d, follows)
    const before = continued.get(d.posts[0] as number)
    if (before !== undefined && d.kind !== 'day' && d.kind !== 'thread' && isOfThing(d)) {
      d.posts.push(before)
      d.ties.set(before, 'next')
    }
    d.posts.sort((a, b) => a - b)
  }
  const quoting = drafts.filter(({ posts: own, keys: [key] }) => own.length === 2 && key?.kind === 'phrase')
  const pairs = byFirst(
    quoting.filter(({ keys: [key] }) => key && !key.isCommon && !stopsShort(key) && !isIdle(key)),
  )
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
  gatherLoose(all, posts, material.keys, shared)
  const likeness = likenessIn(material)
  keepWhatBelongs(all, posts, likeness, (d) => material.people.has(d.keys[0]?.id ?? ''))
  keepPure(all, material)
  addByOwnWords(all, material, likeness)
  addReadings(all, posts)
  addLoans(all, material)
  addPrologues(all, posts, likeness)
  const tallies = talliesIn(posts)
  const held = all
    .filter((d) => isMoreThanAWord(d, material) && isMoreThanCompany(d, material))
    .filter((d) => !tallies.some((t) => isMostlyIn(d, t)))
  return [...held, ...tallies]
}

/** “Second round”: two words of anybody's have to come back more often. */
const OFTEN = 4
const INSIDE = 0.75

/** The same count, with years missing: under its date, or under a word of it. */
const isMostlyIn = (d: Draft, whole: Draft) =>
  d.posts.length <= whole.posts.length &&
  d.posts.filter((n) => whole.posts.includes(n)).length >= d.posts.length * INSIDE

function thread(opening: Told, members: number[], tie: Tie, id: string): Draft {
  const one = draft('thread', openingSentence(opening), [], members, id)
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

/** What counts back to the beginning of a story belongs to it; of what was told once, the two are a story. */
function takeBack(drafts: Draft[], { returns, posts }: Material) {
  const openings = byFirst(drafts)
  for (const { from, to } of returns) {
    const begun = (openings.get(from) ?? []).filter(
      (d) => d.posts.length >= 2 && isOfThing(d) && isAtHead(d, from),
    )
    const things = begun.filter((d) => d.kind !== 'person')
    // Somebody's story ends only where nothing else began; what has come back may be borrowed again.
    const open = (things.length > 0 ? things : begun).filter(
      (d) => !d.posts.includes(to) && (isLongThing(d) || (d.posts.at(-1) as number) < to),
    )
    for (const d of open) {
      d.posts = [...d.posts, to].sort((a, b) => a - b)
      d.ties.set(to, 'span')
    }
    if (!begun.some((d) => d.posts.includes(to)))
      drafts.push(thread(posts[from] as Told, [from, to], 'span', `back:${from}`))
  }
}

const LONG = 4
const isLongThing = (d: Draft) => d.kind === 'object' && d.posts.length >= LONG

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
    if (a !== d.posts[0] || b <= last || !has(signsIn(posts[b] as Told), 'done')) continue
    d.posts.push(b)
    d.ties.set(b, 'span')
  }
  d.posts.sort((a, b) => a - b)
}

export function openingSentence(post: Told): string {
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
/** What closes post after post is a refrain before it is a word. */
const REFRAIN = 0.12

function telling(d: Draft): number {
  const key = d.keys[0]
  if (!key) return d.kind === 'day' ? 0.65 : 0.2
  const isRefrain = key.kind === 'sentence' && key.isTelling
  return TELLING[key.kind] + (isRefrain ? REFRAIN : key.isTelling ? 0.005 : 0) - (key.isCommon ? 0.04 : 0)
}

function isTwin(a: Draft, b: Draft): boolean {
  const both = a.posts.filter((n) => b.posts.includes(n)).length
  return both === a.posts.length && both >= b.posts.length * 0.8
}
