import type { Tones } from '@youzine/words'
import type { Corpus } from '../reading/corpus.ts'
import { actOf, rolesOf, scoreOf, shortened, tieOf } from './acts.ts'
import { backgroundOf } from './background.ts'
import { chainsOf, isSameDate, type Shared, sharedKeys } from './chains.ts'
import { claimsOf } from './claims/all.ts'
import { returningDays } from './days.ts'
import { type Draft, draft, draftsByPost, isTold } from './draft.ts'
import { continuations } from './ellipsis.ts'
import { type Key, keysOf } from './mentions.ts'
import type { Saga, Series, Stories } from './model.ts'
import { thingsOf } from './objects.ts'
import { turnsIn } from './openings.ts'
import { isSomebody, type Name, namesIn } from './people/names.ts'
import { isCommonWord } from './people/nobody.ts'
import { registerOf } from './people/register.ts'
import { type Promised, promisesIn } from './promises.ts'
import { returnsIn } from './returns.ts'
import { draftSagas, type Material } from './sagas.ts'
import { scenesOf } from './scenes.ts'
import { seriesOf } from './series.ts'
import { slotsOf } from './slots.ts'
import { type Teller, type Told, tellerOf } from './told.ts'
import { woven } from './weaving/weave.ts'

export interface StoryOptions {
  today: string
  firstName: string | null
  tones: Tones
}

const MOST_SAGAS = 120

/** What runs through the posts: stories whole before topics are fed. Works without vectors, and without a model. */
export function findStories(corpus: Corpus, options: StoryOptions): Stories {
  const teller = tellerOf(corpus, options.firstName)
  const { posts } = teller
  const names = namesIn(teller).filter((n) => !isCommonWord(n, posts))
  const material = materialOf(teller, names)
  const { keys, shared, slots } = material
  const found = draftSagas(material)
  const promises = promisesIn(posts, [...found, ...looseThings(keys, found)], options.tones)
  const drafts = withPromises(found, promises)
  const ends = endsBySaid(promises)
  const people = registerOf(teller, names, options.tones)
  const best = (of: readonly Draft[]): Kept[] =>
    of
      .filter((draft) => draft.posts.some((n) => posts[n]?.tone !== 'hidden'))
      .map((draft) => ({ draft, saga: sagaOf(draft, posts, ends, shared) }))
      .filter((t) => t.saga.acts.length >= 2)
      .sort((a, b) => b.saga.score - a.saga.score || (a.draft.id < b.draft.id ? -1 : 1))
      .slice(0, MOST_SAGAS)
  const kept = withIds(best(drafts))
  const cloths = best(woven(found, material)).map(({ saga }, n): Saga => {
    return { ...saga, id: `woven:${n}`, isWoven: true }
  })
  const sagas = kept.map((t) => t.saga)
  const naming = people.map((p) => ({ name: p.name, posts: new Set(p.posts) }))
  for (const saga of [...sagas, ...cloths])
    saga.people = naming
      .filter((p) => saga.acts.filter((a) => p.posts.has(a.post)).length >= 2)
      .map((p) => p.name)
  for (const p of promises) p.pledge.saga = sagaWith([p.said, ...(p.done === null ? [] : [p.done])], kept)
  const certain = promises.filter((p) => !mayBeOver(p, sagas, teller))
  const series = seriesOf(keys, slots, posts, teller.language)
  for (const s of series) s.saga = sagaOfSeries(s, kept, teller)
  const stories: Stories = {
    sagas,
    woven: cloths,
    promises: certain.map((p) => p.pledge),
    series,
    claims: [],
    people,
    objects: thingsOf(kept, posts),
    days: returningDays(posts),
    scenes: scenesOf(posts, people),
    background: backgroundOf(teller, people),
  }
  stories.claims = claimsOf({ teller, keys, shared, drafts, promises: certain, stories })
  for (const claim of stories.claims) {
    const saga = claim.saga ? sagas.find((s) => s.id === claim.saga) : undefined
    if (saga && saga.claims.length < 4) {
      saga.claims.push(claim.id)
      saga.score = round(saga.score + 0.3)
    }
  }
  stories.sagas.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  return stories
}

/** What stories are made of, before any is told. */
export function materialOf(teller: Teller, names: readonly Name[]): Material {
  const { posts } = teller
  const keys = keysOf(teller, names)
  const shared = sharedKeys(keys, posts.length)
  const slots = slotsOf(posts, shared)
  const named = keys.filter((k) => k.kind === 'name')
  const chains = chainsOf(keys, posts, shared)
  return {
    chains,
    slots,
    continued: continuations(posts, shared),
    returns: returnsIn(posts, keys, shared, chains),
    posts,
    shared,
    keys,
    names: named,
    people: new Set(names.filter(isSomebody).map((n) => `name:${n.key}`)),
    language: teller.language,
  }
}

/** “It is in”: what a later post of the story may have ended is not called open. */
function mayBeOver(p: Promised, sagas: readonly Saga[], teller: Teller): boolean {
  if (p.pledge.state !== 'open') return false
  const saga = sagas.find((s) => s.id === p.pledge.saga)
  return (saga?.acts ?? []).some((a) => {
    const post = teller.byId.get(a.post)
    if (!post || post.n <= p.said) return false
    const turns = turnsIn(post)
    return turns.has('ended') || turns.has('back') || turns.has('found')
  })
}

/** Things of two or three posts: too little for a story, enough for a promise and its end. */
function looseThings(keys: readonly Key[], drafts: readonly Draft[]): Draft[] {
  const told = new Set(drafts.flatMap((d) => d.keys.map((k) => k.id)))
  return keys
    .filter(
      (k) =>
        (k.kind === 'word' || k.kind === 'pair') && k.posts.length <= 3 && k.thing >= 0.2 && !told.has(k.id),
    )
    .map((k) => draft('object', k.label, [k], k.posts, `loose:${k.id}`))
}

/** A promise with the posts that count its days is a story of its own. */
function withPromises(drafts: readonly Draft[], promises: readonly Promised[]): Draft[] {
  const byPost = draftsByPost(drafts)
  const added = promises.flatMap((p): Draft[] => {
    const members = [...new Set([p.said, ...p.counting, ...(p.done === null ? [] : [p.done])])].sort(
      (a, b) => a - b,
    )
    const isDone = p.done !== null
    if (members.length < (isDone ? 2 : 3) || isTold(members, byPost)) return []
    const keys = p.key ? [p.key] : []
    const one = draft('promise', p.pledge.object, keys, members, `promise:${members[0]}`)
    // Who counts the days to it and then says that it is done speaks of one thing.
    if (isDone && p.counting.length > 0) one.firmness = COUNTED
    for (const n of p.counting) one.ties.set(n, 'span')
    return [one]
  })
  return [...drafts, ...added]
}

const COUNTED = 0.8

const round = (n: number) => Math.round(n * 1000) / 1000

/** From a promise to the posts that end it. */
function endsBySaid(promises: readonly Promised[]): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const { said, done } of promises) {
    if (done === null) continue
    const list = found.get(said)
    if (list) list.push(done)
    else found.set(said, [done])
  }
  return found
}

/** Somebody, a day or a place holds a story together, whatever was promised in it. */
const KEEPS_KIND = new Set<Saga['kind']>(['person', 'day', 'place', 'series'])

interface Kept {
  draft: Draft
  saga: Saga
}

function sagaOf(
  draft: Draft,
  posts: readonly Told[],
  ends: ReadonlyMap<number, readonly number[]>,
  shared: Shared,
): Saga {
  const members = draft.posts.map((n) => posts[n] as Told).filter((p) => p.tone !== 'hidden')
  const inside = new Set(members.map((p) => p.n))
  const outcomes = new Set(members.flatMap((p) => (ends.get(p.n) ?? []).filter((n) => inside.has(n))))
  const roles = rolesOf(members, outcomes)
  const kept = shortened(members, roles)
  const acts = kept.map((i) => {
    const member = members[i] as Told
    return actOf(member, draft.keys, roles[i] ?? 'renewal', tieOf(member, draft))
  })
  const saga: Saga = {
    id: '',
    kind: outcomes.size > 0 && !KEEPS_KIND.has(draft.kind) ? 'promise' : draft.kind,
    subject: draft.subject,
    words: draft.keys.map((k: Key) => k.label),
    acts,
    people: [],
    isRing: isRing(members, shared),
    hasOutcome: acts.some((a) => a.role === 'outcome'),
    score: 0,
    claims: [],
    partOf: null,
    firmness: round(draft.firmness),
  }
  saga.score = round(scoreOf(draft, members, saga, posts, shared.all))
  return saga
}

/** First and last share a date, or two things. */
function isRing(members: readonly Told[], shared: Shared): boolean {
  const first = members[0]
  const last = members.at(-1)
  if (!first || !last || first === last) return false
  const theirs = shared.of[last.n] as number[]
  const both = (shared.of[first.n] as number[]).filter((k) => theirs.includes(k)).length
  return isSameDate(first.day, last.day) || both >= 2
}

/** Stable names, the same for the same posts whatever their ids. */
function withIds(kept: Kept[]): Kept[] {
  const used = new Map<string, number>()
  for (const { saga } of kept) {
    const base = `saga:${saga.subject
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40)}`
    const n = (used.get(base) ?? 0) + 1
    used.set(base, n)
    saga.id = n === 1 ? base : `${base}-${n}`
  }
  for (const { draft, saga } of kept) {
    const holds = (k: Kept) =>
      k.draft.posts.length > draft.posts.length && draft.posts.every((n) => k.draft.posts.includes(n))
    const whole = kept.find((k) => k.draft !== draft && holds(k))
    saga.partOf = whole?.saga.id ?? null
    // The whole is told before its part.
    if (whole && isOneStory(whole.draft, draft)) whole.saga.score = Math.max(whole.saga.score, saga.score)
    if (saga.partOf) saga.score = round(saga.score - 0.6)
    else
      for (const wider of kept)
        if (isMore(wider.draft, draft)) wider.saga.score = Math.max(wider.saga.score, saga.score)
  }
  return kept
}

/** All but a post of the one, and two posts more: the fuller telling goes first. */
function isMore(wider: Draft, narrow: Draft): boolean {
  if (wider.posts.length < narrow.posts.length + 2 || wider.keys[0]?.isCommon) return false
  const both = narrow.posts.filter((n) => wider.posts.includes(n)).length
  return both >= 3 && both >= narrow.posts.length * NEARLY && isOneStory(wider, narrow)
}

const NEARLY = 0.75

/** Begun by one post, or handed on from one name to the next, or hardly more than its widest part. */
const isOneStory = (whole: Draft, part: Draft) =>
  whole.id.startsWith('begun:') ||
  whole.id.startsWith('relay:') ||
  (part.posts.length >= 3 &&
    whole.posts.length <= part.posts.length * 1.7 &&
    // “De la ruta” makes no story of the route.
    !(whole.keys[0]?.isCommon && part.keys[0]?.kind === 'phrase'))

const sagaWith = (places: readonly number[], kept: readonly Kept[]): string | null =>
  kept.find((k) => places.every((n) => k.draft.posts.includes(n)))?.saga.id ?? null

function sagaOfSeries(series: Series, kept: readonly Kept[], teller: Teller): string | null {
  const places = series.points.map((p) => teller.byId.get(p.post)?.n ?? -1)
  const best = kept
    .map((k) => ({
      id: k.saga.id,
      share: places.filter((n) => k.draft.posts.includes(n)).length / k.draft.posts.length,
      all: places.filter((n) => k.draft.posts.includes(n)).length,
    }))
    .filter((k) => k.all >= places.length * 0.7)
    .sort((a, b) => b.share - a.share)[0]
  return best?.id ?? null
}
