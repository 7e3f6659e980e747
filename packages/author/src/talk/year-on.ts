import { fold } from '@youzine/words'
import type { Library } from './library.ts'
import type { Turn } from './model.ts'
import type { Question } from './question.ts'

/** "And the year after?", "und im Jahr davor?": the same question of another year. */
const LATER =
  /\b(?:(?:the )?(?:next|following) year|(?:the )?year after|(?:el )?ano (?:siguiente|despues)|(?:ein |im )?jahr (?:danach|spater|darauf)|(?:im )?nachsten jahr|im folgejahr)\b/
const SOONER =
  /\b(?:(?:the )?(?:previous|prior) year|(?:the )?year before|(?:el )?ano (?:anterior|antes)|(?:ein |im )?jahr (?:davor|zuvor|vorher)|im vorjahr)\b/

const stepIn = (text: string): number => {
  const said = fold(text)
  return LATER.test(said) ? 1 : SOONER.test(said) ? -1 : 0
}

/** The question before it, moved by a year from the one it named, else from the year of what was shown. */
export function inAnotherYear(text: string, before: Question, last: Turn, library: Library): Question | null {
  const step = stepIn(text)
  const named = before.spans.length === 1 ? before.spans[0]?.year : undefined
  const from = named ?? library.byId.get(last.posts[0] ?? -1)?.year
  if (step === 0 || !from || before.terms.length === 0) return null
  return { ...before, spans: [{ year: from + step }] }
}
