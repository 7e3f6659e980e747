import { Answer as BooleanAnswer } from './boolean/answer.tsx'
import { Answer as DateTimeAnswer } from './date-time/answer.tsx'
import { Answer as LikertAnswer } from './likert-scale/answer.tsx'
import { Editor as LikertEditor } from './likert-scale/editor.tsx'
import { Answer as LongTextAnswer } from './long-text/answer.tsx'
import { Answer as MultiSelectAnswer } from './multi-select/answer.tsx'
import { Editor as MultiSelectEditor } from './multi-select/editor.tsx'
import { Answer as RankingAnswer } from './ranking/answer.tsx'
import { Editor as RankingEditor } from './ranking/editor.tsx'
import { Answer as RatingAnswer } from './rating-scale/answer.tsx'
import { Editor as RatingEditor } from './rating-scale/editor.tsx'
import type { QuestionScreens } from './shared/screen-props.ts'
import { Answer as ShortTextAnswer } from './short-text/answer.tsx'
import { Answer as SingleSelectAnswer } from './single-select/answer.tsx'
import { Editor as SingleSelectEditor } from './single-select/editor.tsx'
import type { QuestionTypeName } from './types.ts'

export type { EditedOption } from './shared/screen-props.ts'

const screens: Record<QuestionTypeName, QuestionScreens> = {
  single_select: { Answer: SingleSelectAnswer, Editor: SingleSelectEditor },
  multi_select: { Answer: MultiSelectAnswer, Editor: MultiSelectEditor },
  ranking: { Answer: RankingAnswer, Editor: RankingEditor },
  rating_scale: { Answer: RatingAnswer, Editor: RatingEditor },
  likert_scale: { Answer: LikertAnswer, Editor: LikertEditor },
  boolean: { Answer: BooleanAnswer, Editor: null },
  short_text: { Answer: ShortTextAnswer, Editor: null },
  long_text: { Answer: LongTextAnswer, Editor: null },
  date_time: { Answer: DateTimeAnswer, Editor: null },
}

/** How a question of that type is answered and edited; null for one that nobody knows. */
export const screensOf = (name: string): QuestionScreens | null =>
  Object.hasOwn(screens, name) ? screens[name as QuestionTypeName] : null
