import type { KnownQuestion } from '../known-question.ts'
import type { KnownAspect } from './known-aspect.ts'
import { FIRST_TIME, LEARNING, ONE_MORE_THING } from './learning.ts'
import { LIVING_TOGETHER } from './living-together.ts'
import { TAKING_PART } from './taking-part.ts'
import { FOUND_US, USING } from './using.ts'
import { HOW_OFTEN_IT, WELLBEING, WORKING } from './wellbeing.ts'

/** Those that speak of one thing before those that could mean many. */
export const KNOWN_ASPECTS: readonly KnownAspect[] = [
  FOUND_US,
  ...TAKING_PART,
  ...LEARNING,
  ...USING,
  ...WELLBEING,
  ...LIVING_TOGETHER,
  WORKING,
]

export const INQUIRY_QUESTIONS: KnownQuestion[] = [
  ...[...KNOWN_ASPECTS, FIRST_TIME, HOW_OFTEN_IT].map(({ question }) => question),
  ONE_MORE_THING,
]
