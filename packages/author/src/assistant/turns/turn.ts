import type { InLanguages } from '../known-question.ts'

/** What somebody wants of one question, or says of the survey, in everyday words. Places count from zero. */
export type TurnChange =
  | { to: 'list answers'; place: number; answers: string[]; unit: string | null }
  | { to: 'list new'; about: string; answers: string[] }
  | {
      to: 'ask anew'
      clause: string
      answers: string[]
      unit: string | null
      isTactful: boolean
      range?: [number, number]
    }
  | { to: 'scale'; place: number; min: number; max: number }
  | { to: 'scale new'; about: string; min: number; max: number }
  | { to: 'soften'; places: number[] }
  | { to: 'talk plainly' }
  | { to: 'measure'; place: number; unit: string }
  | { to: 'at most'; count: number }
  | { to: 'drop named'; place: number }
  | { to: 'split into'; place: number; parts: string[] }
  | { to: 'say yes or no'; place: number }
  | { to: 'drop names' }
  | { to: 'hide one answer' }
  | { to: 'say'; text: InLanguages<string> }

export const TURN_CHANGES = new Set<string>([
  'list answers',
  'list new',
  'ask anew',
  'scale',
  'scale new',
  'soften',
  'talk plainly',
  'measure',
  'at most',
  'drop named',
  'split into',
  'say yes or no',
  'drop names',
  'hide one answer',
  'say',
] satisfies TurnChange['to'][])
