import type { InLanguages, KnownQuestion } from '../known-question.ts'

/** Something that surveys about all sorts of things ask for, by what people call it in a word or two. */
export interface Facet {
  id: string
  /** Said of it, in a list of what to ask as in a question. */
  words: InLanguages<string>
  question: KnownQuestion
}

export const facet = (
  id: string,
  [en, es, de]: [string, string, string],
  question: KnownQuestion,
): Facet => ({ id, words: { en, es, de }, question })
