import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import type { Style } from '../shape.ts'

export interface Followed {
  questions: AssistantQuestion[]
  /** The place that was changed or filled last. */
  touched: number | null
  said: InLanguages<string>[]
}

export interface Standing {
  questions: readonly AssistantQuestion[]
  touched: number | null
  /** What the survey could ask besides. */
  spare: readonly AssistantQuestion[]
  style: Style
  /** What was said before this message. */
  before: string | null
  /** Said as what comes next after what was just done. */
  isNext?: boolean
  /** Words of the request and of earlier wishes: what they name stays longest. */
  spokenOf: readonly string[]
}

/** What stands in no message. */
export const NOT_SAID = '\u2007\u2007'

export type Order = (text: string, at: Standing) => Followed | null
export const pattern = (body: string) => new RegExp(`^(?:${body})[.!]*$`, 'isu')

export const found = (patterns: readonly RegExp[], text: string): string[] | null => {
  for (const one of patterns) {
    const match = one.exec(text)
    if (match) return match.slice(1).map((part) => part ?? '')
  }
  return null
}

export const inserted = (list: readonly AssistantQuestion[], question: AssistantQuestion, place: number) => [
  ...list.slice(0, place),
  question,
  ...list.slice(place),
]
export const replaced = (list: readonly AssistantQuestion[], question: AssistantQuestion, place: number) =>
  list.map((one, at) => (at === place ? question : one))
export const textAt = (list: readonly AssistantQuestion[], place: number) => list[place]?.question_text ?? ''

/** Before an open question that ends the survey. */
export const endOf = (list: readonly AssistantQuestion[]) =>
  list.at(-1)?.question_type === 'long_text' ? list.length - 1 : list.length
