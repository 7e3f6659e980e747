import type { Language } from '../known-question.ts'

/** Everything a chain of prompts is made from, beside the material. */
export interface Recipe {
  /** Of the article; the prompts themselves are in the language of the topic. */
  language: Language
  steps: 2 | 3
  checksQuotes: boolean
  mostWords: number | null
  tone: 'plain' | 'funny' | 'serious'
  person: 'third' | 'second' | 'first'
  quotes: 'many' | 'some' | 'none'
  form: string | null
  title: string | null
  /** What there should be more of, and less. */
  more: string[]
  less: string[]
  /** Wishes that nothing above holds, in the creator's words. */
  asked: string[]
}

export const usualRecipe = (language: Language): Recipe => ({
  language,
  steps: 3,
  checksQuotes: false,
  mostWords: null,
  tone: 'plain',
  person: 'third',
  quotes: 'some',
  form: null,
  title: null,
  more: [],
  less: [],
  asked: [],
})
