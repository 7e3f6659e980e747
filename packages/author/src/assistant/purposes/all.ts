import { INQUIRY_QUESTIONS } from '../inquiry/all.ts'
import type { KnownQuestion } from '../known-question.ts'
import { ASPECTS } from './aspects.ts'
import { CHOSEN, DECISION, NEEDED, NEEDS, OPINION, STANCE } from './deciding.ts'
import { AN_END, FEEDBACK, FOR_CHILDREN, GENTLE, HEARD, MATTERS, SINCE, USED } from './feedback.ts'

/** Every question of a purpose, so that each can be known again and said otherwise. */
export const PURPOSE_QUESTIONS: KnownQuestion[] = [
  ...FEEDBACK,
  ...FOR_CHILDREN,
  ...GENTLE,
  ...Object.values(MATTERS),
  SINCE,
  USED,
  HEARD,
  AN_END,
  ...ASPECTS,
  ...DECISION,
  CHOSEN,
  ...NEEDS,
  NEEDED,
  STANCE,
  ...OPINION,
  ...INQUIRY_QUESTIONS,
]

/** The open questions that end a survey; what is added goes before them. */
export const PURPOSE_ENDINGS: KnownQuestion[] = [
  AN_END,
  ...DECISION.slice(0, 1),
  ...[GENTLE, NEEDS, OPINION].flatMap((list) => list.slice(-1)),
  ...FOR_CHILDREN.slice(4, 5),
]
