import type { QuestionType } from '../question.ts'
import { textType } from '../shared/text-type.ts'

export const shortText: QuestionType = { ...textType, label: 'Short text', takesEnter: false }
