import type { CountQuery, Tone } from '../model.ts'

/**
 * What runs through a person's posts, found before any topic is chosen. Made once by `findStories`, part of the
 * analysis, and read by every topic. Everything here survives JSON, and is typed by kind: a field that is not
 * there does not compile.
 */
export interface Stories {
  /** Best first. */
  sagas: Saga[]
  /** Best first: those that no single word runs through. Analyses that were stored without have none. */
  woven?: Saga[]
  /** Best first: those that are surely about one thing; no two share more than a post or two. */
  whole?: Saga[]
  promises: Pledge[]
  series: Series[]
  /** Best first. Each was recounted over all posts. */
  claims: Claim[]
  /** Everybody who may be named, with what the posts say they are. */
  people: Acquaintance[]
  objects: Thing[]
  /** Dates that return: posts of at least four years on one day. */
  days: ReturningDay[]
  /** Posts that can open a piece: somebody doing something. Best first. */
  scenes: Scene[]
  background: Background
}

export type ActRole = 'opening' | 'renewal' | 'delay' | 'turn' | 'outcome' | 'echo'

/** A post, or a run of its sentences: `from` and `to` are places in the post's text. */
export interface Act {
  post: number
  from: number
  to: number
  role: ActRole
  tone: Tone
  /** What ties it to the story, where it is known. */
  tie?: Tie
}

/**
 * It names the thing, at its head or in passing; it was written at the place; it counts back to the beginning; it
 * comes round with the season; it goes on where the post before it stopped; or it has much in common with the rest.
 */
export type Tie = 'head' | 'word' | 'place' | 'span' | 'season' | 'next' | 'kin'

export interface Saga {
  /** Stable, e.g. `saga:barrow`. */
  id: string
  kind: 'object' | 'promise' | 'person' | 'series' | 'phrase' | 'day' | 'place' | 'thread'
  /** The noun or phrase it is about, as the posts write it: `barrow`. */
  subject: string
  /** Lemmas that hold it together. */
  words: string[]
  /** Oldest first; the last act is never dropped. Tender acts are in it, marked. */
  acts: Act[]
  people: string[]
  /** Held together by all that its posts share, and not by one word. */
  isWoven?: true
  /** First and last act share a word, a phrase or a day. */
  isRing: boolean
  hasOutcome: boolean
  score: number
  /** Ids of claims about it. */
  claims: string[]
  /** The wider saga that holds all of it, if there is one: buckets in the story of a roof. */
  partOf: string | null
  /** How far its posts belong together, 0–1; of two posts nobody can tell. */
  firmness: number
}

/** A promise or a vow, and what became of it. */
export interface Pledge {
  id: string
  said: Act
  /** The words of the promise, to the letter. */
  words: string
  object: string
  isVow: boolean
  /** The latest fair reading, 2014-04-20; null where no day can be given, or where it lies in a red window. */
  due: string | null
  done: Act | null
  /** From due (or said) to done. */
  days: number | null
  state: 'kept' | 'late' | 'undone' | 'open'
  saga: string | null
}

export interface Series {
  id: string
  subject: string
  unit: string
  isRank: boolean
  shape: 'climb' | 'fall' | 'plateau' | 'return' | 'zero' | 'mixed'
  points: { post: number; date: string; value: number; label: string; line: string | null }[]
  saga: string | null
}

export interface Acquaintance {
  name: string
  /** With title or surname, for the first mention: Archie Mowat, Mr Pym. */
  fullName: string
  aliases: string[]
  kind: 'person' | 'animal' | 'thing'
  /** In time order: what the posts say this person is, with the posts that say so. Empty: do not name them. */
  roles: { role: string; from: string | null; posts: number[] }[]
  pronoun: 'he' | 'she' | 'they' | null
  posts: number[]
  /** Words of theirs in quotation marks. */
  speech: { post: number; text: string }[]
  /** Quotations in their posts that may be theirs or somebody else's. */
  unclear: number
  /** Their verbs in order, speech apart. */
  acts: { post: number; verb: string }[]
  /** Dead or gravely ill: never in a list, a joke or a title. */
  isTender: boolean
  /** An ex-partner: left out. */
  isParted: boolean
}

export interface Thing {
  noun: string
  posts: number[]
  acts: Act[]
  maker: string | null
  price: string | null
  fate: Act | null
}

export interface ReturningDay {
  /** 03-09 */
  day: string
  years: { year: number; post: number; minute: number }[]
}

export interface Scene {
  acts: Act[]
  score: number
  /** The short line it ends on, to the letter. */
  lastLine: { post: number; text: string } | null
  people: string[]
}

export interface Background {
  work: { text: string; posts: number[] } | null
  /** What somebody does or did for a living, as they answer who asks: “Drove a bus.” */
  trade: { text: string; posts: number[] } | null
  place: { text: string; posts: number[] } | null
  family: { text: string; posts: number[] }[]
  pronoun: 'he' | 'she' | 'they' | null
}

export interface ClaimOf<Kind extends string> {
  id: string
  kind: Kind
  score: number
  saga: string | null
  people: string[]
  /** Every post it rests on, oldest first. */
  posts: number[]
  /** Numbers it states, each with the query that gives it again. */
  counts: { value: number; of: CountQuery }[]
  /** The gravest of its posts. Lists, titles and jokes take clear ones only. */
  tone: Tone
}

/** The catalogue of the guide, one member for each kind (`span-checked`, `deadline`, `vow-undone`, …). */
export type Claim =
  | (ClaimOf<'span-checked'> & { post: number; words: string; anchor: number; days: number })
  | (ClaimOf<'deadline'> & { pledge: string })
  | (ClaimOf<'vow-undone'> & { pledge: string; days: number })
  | (ClaimOf<'still-open'> & { pledge: string })
  | (ClaimOf<'series'> & { series: string })
  | (ClaimOf<'one-exception'> & { word: string; rule: string; exception: number; ruleCount: number })
  | (ClaimOf<'all-alike'> & { set: string; what: 'speaker' | 'month' | 'weekday' | 'place'; value: string })
  | (ClaimOf<'refrain'> & { phrase: string; parts: { label: string; posts: number[] }[] })
  | (ClaimOf<'same-words'> & { words: string; then: number; now: number; days: number })
  | (ClaimOf<'one-slot'> & { shell: string; then: Slot; now: Slot; days: number })
  | (ClaimOf<'to-the-day'> & { then: number; now: number; years: number })
  | (ClaimOf<'clock'> & { hour: number; minutes: number; within: number; of: number })
  | (ClaimOf<'never-meet'> & { a: string; b: string; together: number })
  | (ClaimOf<'two-versions'> & {
      event: string
      a: number
      b: number
      agree: string[]
      witness: number | null
    })
  | (ClaimOf<'number-against-itself'> & { noun: string; values: { value: number; posts: number[] }[] })
  | (ClaimOf<'ladder'> & { person: string; steps: { post: number; rank: string }[] })
  | (ClaimOf<'changed-hands'> & { object: string; steps: { post: number; from: string; to: string }[] })
  | (ClaimOf<'verb-arc'> & { person: string; first: string; last: string })
  | (ClaimOf<'words-allotted'> & { person: string; words: number; quotes: number })
  | (ClaimOf<'a-to-the'> & { noun: string; first: number; last: number })
  | (ClaimOf<'denial'> & { post: number; words: string; proof: string })
  | (ClaimOf<'tally'> & { post: number; stated: number; counted: number })
  | (ClaimOf<'longest'> & { what: string; from: number; to: number; days: number })
  | (ClaimOf<'first-and-last'> & { shared: string; first: number; last: number })
  | (ClaimOf<'knew-first'> & { person: string; days: number })
  | (ClaimOf<'one-of-a-kind'> & { what: string; post: number })
  | (ClaimOf<'numbers-meet'> & { value: number; things: { noun: string; post: number }[] })

interface Slot {
  post: number
  text: string
}

export type ClaimKind = Claim['kind']
