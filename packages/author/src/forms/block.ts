/**
 * Documentary forms: posts that stand whole, in an order that tells something. Each block carries the words it
 * shows, so that it can be set where the posts themselves are not at hand (a shared page, an export, a feed).
 * Everything here survives JSON.
 */

/** A post, or a part of it: `text` is in the post to the letter; `whole` if nothing of it is left out. */
export interface Shown {
  post: number
  text: string
  whole: boolean
  /** The day it was posted, in the writer's own time: 2012-04-21. */
  date: string | null
  /** A few words of ours under it: who is in it, how long after. */
  note?: string
}

export interface SagaBlock {
  form: 'saga'
  title: string
  acts: (Shown & {
    /** How long the story has been going on, in its own unit: “28 weekends out”. */
    elapsed: string | null
    caption: string | null
    /** Few words that may fill the page, once in an article. */
    isLoud?: boolean
  })[]
  /** Whose story it is, where it is somebody's: drawn over the years of the archive. */
  who?: { name: string; role: string; dates: string[]; from: string; to: string } | undefined
  close: string | null
  /** What the closing line rests on, where that is none of the acts. */
  closePosts?: number[] | undefined
}

export interface LedgerBlock {
  form: 'ledger'
  rows: {
    said: Shown
    /** What was promised, in few words of ours around the person's. */
    promise: string
    due: string | null
    done: Shown | null
    days: number | null
    verdict: string
  }[]
  total: string | null
}

export interface PairBlock {
  form: 'pair'
  then: Shown
  now: Shown
  /** The time between them: “eight years and eight months”. */
  gap: string
  /** Words that stand in both. */
  shared: string[]
}

export interface SeriesBlock {
  form: 'series'
  title: string
  unit: string
  /** Whether a smaller value is the better one, as with placings. */
  isRank: boolean
  points: { date: string; label: string; value: number; line: string | null; post: number }[]
}

export interface CastBlock {
  form: 'cast'
  people: {
    name: string
    role: string
    posts: number
    /** The days of the posts they are in, oldest first. */
    dates: string[]
    /** What they say in quotation marks, counted. */
    words: number | null
    claim: string
    proofs: number[]
    line: Shown | null
  }[]
}

export interface ExhibitBlock {
  form: 'exhibit'
  object: string
  from: string | null
  to: string | null
  fate: string
  entries: Shown[]
}

export interface IndexBlock {
  form: 'index'
  lines: { text: string; posts: number[] }[]
}

export interface VersionsBlock {
  form: 'versions'
  event: string
  a: Shown & { heardBy: string | null }
  b: Shown & { heardBy: string | null }
  /** What both agree on. */
  agree: string[]
  witness: Shown | null
}

export interface CorrespondenceBlock {
  form: 'correspondence'
  /** The time between is left out where the answer says it itself, or where nothing should be counted. */
  letters: { then: Shown; answer: Shown; gap: string | null }[]
}

export interface CalendarBlock {
  form: 'calendar'
  /** Where it is not the day that the reader knows it by. */
  title?: string
  /** “9 March”. */
  day: string
  years: { year: number; entry: Shown | null }[]
}

export interface PostBlock {
  form: 'post'
  entry: Shown
  caption: string | null
}

/** A loss or an illness: the post alone, without colour, count or comment. */
export interface TenderBlock {
  form: 'tender'
  entries: Shown[]
}

export type Block =
  | SagaBlock
  | LedgerBlock
  | PairBlock
  | SeriesBlock
  | CastBlock
  | ExhibitBlock
  | IndexBlock
  | VersionsBlock
  | CorrespondenceBlock
  | CalendarBlock
  | PostBlock
  | TenderBlock

export type BlockForm = Block['form']
