import type { KnownQuestion } from '../known-question.ts'

/** Something that people want to know again and again, with the question that asks it. */
export interface KnownAspect {
  /** In what somebody wants to know, or in a question that asks for the same already. */
  asked: RegExp
  question: KnownQuestion
}

/** JavaScript's word boundary does not know “ü”: each list is put between these. */
export const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

export const aspect = (list: string, question: KnownQuestion): KnownAspect => ({
  asked: words(list),
  question,
})
