/** How somebody committed themselves. */
export type WordKind =
  /** To a day, or before witnesses. */
  | 'promise'
  /** “Not once in twenty-six years.” */
  | 'boast'
  /** “You won’t get me on a plane.” */
  | 'vow'
  /** “I can’t see us being beaten.” */
  | 'forecast'
  /** “A doddle, you only have to listen.” */
  | 'ease'
  /** “There was no wind”, years after the wind had been to blame. */
  | 'excuse'

/** A word somebody gave, and the later post of theirs that answers it. */
export interface WordGiven {
  kind: WordKind
  said: { post: number; from: number; to: number }
  /** Posts between that put it off, or say it again. */
  between: number[]
  answer: number
  /** The sentence of it that says so, where one of several does. */
  end: { from: number; to: number } | null
  /** The day it was to be done by, where it names one. */
  due: number | null
  /** Whether it was never done: the answer only says so. */
  isOpen: boolean
  /** What both posts speak of, with its article. */
  noun: string | null
  /** How much speaks for the two belonging together. */
  strength: number
}
