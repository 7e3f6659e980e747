import { fold, MONTHS, ordinalOf, WEEKDAYS } from '@youzine/words'
import { isAbout } from './about.ts'
import { has, signsIn } from './cues.ts'
import { type Draft, UNKNOWN } from './draft.ts'
import { MEASURES } from './measures.ts'
import type { Key } from './mentions.ts'
import type { Act, ActRole, Saga, Tie } from './model.ts'
import { turnsIn } from './openings.ts'
import type { Told } from './told.ts'

const WHOLE = 120

/** The part of a post that belongs to a story: all of a short one, of a long one the sentences that speak of it. */
export function actOf(post: Told, keys: readonly Key[], role: ActRole, tie?: Tie): Act {
  const whole: Act = {
    post: post.id,
    from: 0,
    to: post.text.length,
    role,
    tone: post.tone,
    ...(tie && { tie }),
  }
  if (post.tokens.length <= WHOLE || keys.length === 0) return whole
  const places = keys.flatMap((k) => (k.at.has(post.n) ? [k.at.get(post.n) as number] : []))
  if (places.length === 0) return whole
  const first = post.sentences.findIndex((s) => Math.min(...places) < s.end)
  const last = post.sentences.findIndex((s) => Math.max(...places) < s.end)
  const from = post.sentences[first]
  const to = post.sentences[Math.min(last + 1, post.sentences.length - 1)]
  return from && to ? { ...whole, from: from.from, to: to.to } : whole
}

const NEAR = 12

/** By what a post belongs to a story: what else ties it, or how it names the thing. */
export function tieOf(post: Told, draft: Draft): Tie | undefined {
  const other = draft.ties.get(post.n)
  if (other) return other
  const keys = draft.isMerged ? draft.keys : draft.keys.slice(0, 1)
  const places = keys.flatMap((k) => k.at.get(post.n) ?? [])
  if (places.length === 0) return undefined
  const end = Math.max(NEAR, post.sentences[0]?.end ?? 0)
  const isKnown = keys.some((k) => k.isTelling && k.definite.has(post.n))
  return isKnown || Math.min(...places) < end ? 'head' : 'word'
}

/** What each post does: opens it, renews it, puts it off, turns it, ends it, or comes after the end. */
export function rolesOf(posts: readonly Told[], outcomes: ReadonlySet<number>): ActRole[] {
  let isOver = false
  return posts.map((post, i) => {
    if (i === 0) return 'opening'
    const signs = signsIn(post)
    if (outcomes.has(post.n)) {
      isOver = true
      return 'outcome'
    }
    if (isOver) return 'echo'
    if (i === posts.length - 1 && has(signs, 'done') && !has(signs, 'still')) return 'outcome'
    if (has(signs, 'turns') && !has(signs, 'still')) return 'turn'
    return has(signs, 'still') ? 'delay' : 'renewal'
  })
}

const SPEECH = /["“‘«„]|(?<!\p{L})'/u
const MOST = 20

/** Keeps the first, the last, outcomes, turns and speech; drops the plainest of the rest. */
export function shortened(members: readonly Told[], roles: readonly ActRole[]): number[] {
  if (members.length <= MOST) return members.map((_, i) => i)
  const worth = members.map((post, i) => {
    if (i === 0 || i === members.length - 1) return 9
    const role = roles[i] as ActRole
    return (
      (role === 'outcome' ? 4 : role === 'turn' ? 2 : 0) +
      (SPEECH.test(post.text) ? 1 : 0) +
      (post.tokens.slice(0, 8).some((t) => ordinalOf(t.key, post.language) !== null || /^\d/.test(t.key))
        ? 1.5
        : 0) +
      Math.min(1, post.tokens.length / 40)
    )
  })
  const kept = members.map((_, i) => i).sort((a, b) => (worth[b] as number) - (worth[a] as number) || a - b)
  return kept.slice(0, MOST).sort((a, b) => a - b)
}

export function scoreOf(
  draft: Draft,
  members: readonly Told[],
  saga: Pick<Saga, 'isRing' | 'hasOutcome' | 'acts'>,
  posts: readonly Told[],
  keysOf: readonly (readonly number[])[],
): number {
  const first = members[0] as Told
  const last = members.at(-1) as Told
  const years = (last.day - first.day) / 365.25
  const isLate = last.n >= posts.length * 0.8
  const speaks = members.some((p) => SPEECH.test(p.text))
  const turns = saga.acts.some((a) => a.role === 'turn')
  const key = draft.keys[0]
  const isReturn = [...draft.ties.values()].includes('span')
  const thing = key ? key.thing : draft.kind === 'day' || isReturn ? 0.8 : 0.2
  // A chain of incidental mentions is no story: each post should be about it.
  const tender = members.filter((p) => p.tone === 'red').length / members.length
  const about = members.filter((p) => isAbout(p, draft.keys)).length / members.length
  return (
    0.2 * Math.log2(members.length) +
    0.3 * Math.min(years / 8, 1) +
    (turns ? 0.5 : 0) +
    (saga.hasOutcome ? 0.6 : 0) +
    (saga.isRing ? 0.6 : 0) +
    (isLate ? 0.4 : 0) +
    (speaks ? 0.3 : 0) +
    1.2 * about +
    0.3 * thing +
    0.9 * (cohesion(members, draft, keysOf) - 0.5) +
    FIRM * (draft.firmness - UNKNOWN) -
    (isSetting(draft, posts.length) ? 0.7 : 0) -
    (isPassing(draft, members) && draft.firmness < TOGETHER ? COMMON : 0) +
    turned(first, last) +
    (isReturn ? 0.2 : 0) -
    (draft.isMerged ? 0.5 : 0) -
    (members.length < 3 ? 0.6 : 0) -
    // Told in the portrait, if at all.
    (tender > 0.34 ? 2 : 0) -
    (draft.kind === 'person' ? 0.2 : 0)
  )
}

/** The share of its posts that have something else in common with another of them: a name, a second thing. */
function cohesion(members: readonly Told[], draft: Draft, keysOf: readonly (readonly number[])[]): number {
  if (draft.keys.length === 0 || draft.isMerged) return 0.7
  const counts = new Map<number, number>()
  for (const post of members) for (const k of keysOf[post.n] ?? []) counts.set(k, (counts.get(k) ?? 0) + 1)
  const tied = members.filter(
    (post) => (keysOf[post.n] ?? []).filter((k) => (counts.get(k) ?? 0) >= 2).length >= 2,
  )
  return tied.length / members.length
}

/** Whether its posts belong together at all matters more than how it turned. */
const FIRM = 4

/** What a common word costs a story. */
const COMMON = 3
/** Posts that share so much more than the word are together by no chance. */
const TOGETHER = 0.75

/** A common word that most of its posts do not open with: it is in them by chance. */
function isPassing(draft: Draft, members: readonly Told[]): boolean {
  const key = draft.keys[0]
  if (!key || draft.isMerged || draft.kind === 'place') return false
  const isVerb = key.kind === 'word' && key.thing < THING && !key.isTelling
  if (!key.isCommon && !isVerb) return key.kind === 'name' && isAside(key, members)
  const opens = members.filter((p) => isHead(key, p)).length
  return opens < members.length * 0.6
}

/** The first word of a post, or a sentence of its own. */
function isHead(key: Key, post: Told): boolean {
  const at = key.at.get(post.n)
  if (at === undefined) return false
  const own = post.sentences.find((s) => at >= s.first && at < s.end)
  return at === 0 || (own !== undefined && own.end - own.first <= 3)
}

const THING = 0.25
const OPENING = 0.25
/** So many posts of somebody are a list. */
const LIST = 5

/** Somebody whom hardly a sentence begins with: “in Lety’s house”, “lunch with Lety”. */
export function isAside(key: Key, members: readonly Told[]): boolean {
  const opens = members.filter((p) => {
    const at = key.at.get(p.n)
    return at !== undefined && p.sentences.some((s) => at >= s.first && at <= s.first + 2)
  })
  return members.length >= LIST && opens.length < members.length * OPENING
}

/** Something lent or lost or begun, and its return or its end. */
function turned(first: Told, last: Told): number {
  const opened = turnsIn(first)
  const closed = turnsIn(last)
  const isBegun = opened.has('lent') || opened.has('lost') ? 0.4 : opened.has('begun') ? 0.15 : 0
  const isOver = closed.has('found') || closed.has('back') ? 0.3 : closed.has('ended') ? 0.2 : 0
  return isBegun + isOver
}

/** The shop, the depot, Sunday: where and when everything happens is no story. */
function isSetting(draft: Draft, posts: number): boolean {
  const key = draft.keys[0]
  if (!key || draft.isMerged || draft.kind === 'person' || (key.kind !== 'word' && key.kind !== 'name'))
    return false
  if (MEASURES.test(key.label)) return true
  if (WEEKDAYS.has(fold(key.label)) || MONTHS.has(fold(key.label))) return true
  return key.posts.length > Math.max(8, posts * 0.055) && key.counted.size < 3
}
