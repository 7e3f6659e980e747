import type { AssistantQuestion } from '../../model.ts'
import type { Change } from '../change.ts'
import { clausesOf } from '../split.ts'
import { readAnswers } from './read-answers.ts'
import { readNew } from './read-new.ts'
import { readStanding } from './read-standing.ts'
import { readStillALot, readWay } from './read-way.ts'
import { readWhy } from './read-why.ts'
import { LONGEST_WISH } from './said.ts'

/** A wish that points at one question, by its number or by what it asks, and says what becomes of it. */
export function readPointed(message: string, questions: readonly AssistantQuestion[]): Change[] | null {
  const text = message.trim()
  const isTooMuch = text.length <= LONGEST_WISH ? readStillALot(text) : null
  if (isTooMuch) return isTooMuch
  if (text.length > LONGEST_WISH || clausesOf(text).length > 1 || /\n|[.!?]\s+\p{L}/u.test(text)) return null
  // What stands behind a colon is a list of answers, which others read.
  if (/:\s/u.test(text)) return readWay(text, questions)
  return (
    readWhy(text, questions) ??
    readNew(text, questions) ??
    readAnswers(text, questions) ??
    readStanding(text, questions) ??
    readWay(text, questions)
  )
}
