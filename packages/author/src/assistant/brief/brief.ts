import type { Language } from '../subjects/subject.ts'

/** What a survey is for. A story is told for its own sake; the others want to know something. */
export type Purpose = 'story' | 'feedback' | 'decision' | 'needs' | 'opinion'

export type Aspect =
  /** “the queue” */
  | { is: 'thing'; text: string }
  /** “whether to buy clocks”, and what there is to choose from if that was said. */
  | { is: 'clause'; text: string; options: string[] }

/** What somebody said a survey should be. */
export interface Brief {
  language: Language
  purpose: Purpose
  count: number | null
  isShort: boolean
  isClosed: boolean
  isGentle: boolean
  isForChildren: boolean
  /** What the aspects are aspects of, where it was said before a colon. */
  lead: string | null
  aspects: Aspect[]
}
