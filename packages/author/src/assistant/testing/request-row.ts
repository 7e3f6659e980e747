import type { AssistantQuestion } from '../model.ts'

type Type = AssistantQuestion['question_type']

/** What a good reply must contain. Places count from zero; before is what stood when the wish was said. */
export interface Expected {
  count?: number | [number, number]
  types?: Type[]
  /** Each must be found in the words of the whole proposal. */
  words?: RegExp[]
  not?: RegExp[]
  language?: 'en' | 'es' | 'de'
  says?: RegExp
  reply?: 'questions' | 'prompt' | 'text'
  /** These questions of before are gone, all others stand as they were, in their order. */
  gone?: number[]
  /** These places hold something else than before, all other places the same. */
  changed?: number[]
  /** All of before still stand, in their order, and so many are new. */
  added?: number
  /** For each place now, the place it had before. */
  order?: (length: number) => number[]
  at?: { place: number; type?: Type; text?: RegExp; options?: RegExp[]; notOptions?: RegExp[] }[]
  steps?: number | [number, number]
  ends?: 'text' | 'function'
}

export interface RequestRow {
  kind: string
  title: string
  description?: string
  instructions?: string
  /** Wishes that came first. */
  before?: string[]
  wish?: string
  /** Of the prompt stage; a survey by default. */
  material?: 'survey' | 'posts' | 'both'
  expect: Expected
}
