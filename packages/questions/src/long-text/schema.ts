import type { QuestionType } from '../question.ts'
import { textType } from '../shared/text-type.ts'

export const longText: QuestionType = { ...textType, label: 'Long text', takesEnter: true }
