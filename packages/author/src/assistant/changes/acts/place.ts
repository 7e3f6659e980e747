import { ENDINGS } from '../../frame.ts'
import { KIND_ENDINGS } from '../../kinds/kind.ts'
import type { AssistantQuestion } from '../../model.ts'
import { PURPOSE_ENDINGS } from '../../purposes/all.ts'
import { recognised } from '../../recognise.ts'
import { ANYTHING_ELSE } from '../../situations/common.ts'

const CLOSING: readonly unknown[] = [...ENDINGS, ...KIND_ENDINGS, ...PURPOSE_ENDINGS, ANYTHING_ELSE]
const ELSE =
  /(?:anything|what) else|(?:algo|qué) más|sonst noch|noch (?:sagen|etwas)|was (?:sollten|möchtest|möchten) .* noch/iu

/** Before the open question that ends a survey. */
export function endOf(questions: readonly AssistantQuestion[]): number {
  const last = questions.at(-1)
  if (!last) return 0
  const known = recognised(last)?.known
  const isClosing =
    (known && CLOSING.includes(known)) ||
    (last.question_type === 'long_text' && ELSE.test(last.question_text))
  return isClosing ? questions.length - 1 : questions.length
}
