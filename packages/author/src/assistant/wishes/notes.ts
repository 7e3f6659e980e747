import type { InLanguages } from '../known-question.ts'
import type { Impossible } from './change.ts'

/** What became of a wish, to be put into words in the language of the conversation. */
export type Note =
  | {
      did:
        | 'dropped'
        | 'retyped'
        | 'replaced'
        | 'split'
        | 'followed'
        | 'ranged'
        | 'moved'
        | 'merged'
        | 'reworded'
        | 'rephrased'
        | 'shortened'
        | 'simplified'
      places: number[]
    }
  | { did: 'swapped'; places: [number, number] }
  | { did: 'added'; count: number; about: string | null }
  | { did: 'counted'; count: number }
  | { did: 'spoke'; name: 'en' | 'es' | 'de' }
  | { did: 'casual' | 'formal' | 'undone' | 'restarted' | 'others' | 'unpersonal' | 'sorted' }
  | { did: 'refocused'; about: string }
  | { did: 'substituted'; old: string; fresh: string }
  | { did: 'playful'; count: number }
  | { did: 'options'; place: number }
  | { not: 'possible'; what: Impossible }
  | { not: 'spoken'; name: string }
  | { not: 'found'; what: string }
  | { not: 'understood'; words: string }
  | { not: 'restyled' | 'retyped' | 'shortened' | 'simplified'; places: number[] }
  | { not: 'undoable' | 'emptied' | 'enough' | 'personal' | 'full' }
  | { not: 'optional' | 'divisible'; place: number }
  | { not: 'said'; words: string }
  | { not: 'alike' | 'scaled' | 'kind' }
  /** A sentence of its own. */
  | { tell: InLanguages<string> }
