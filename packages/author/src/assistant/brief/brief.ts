import type { Scenario } from '../inquiry/scenarios.ts'
import type { Language } from '../known-question.ts'

/** What a survey is for. A story is told for its own sake; the others want to know something. */
export type Purpose = 'story' | 'feedback' | 'decision' | 'needs' | 'opinion'

export type Aspect =
  /** “the queue” */
  | { is: 'thing'; text: string; options?: string[] }
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
  /** The situation in which it is asked, where one is known. */
  scenario?: Scenario | null
  /** What people disagree about, in their words. */
  matter?: string | null
  isAnonymous?: boolean
  /** It was said what is wanted to be known of others, rather than what the stories are about. */
  isInquiry?: boolean
}
