import { essentialsOf } from '../propose-questions.ts'
import { recognised } from '../recognise.ts'
import type { Changing, Standing } from '../wishes/standing.ts'

const isOpen = ({ question }: Standing) => question.question_type === 'long_text'

/** So many of a survey: what was asked for stays longest, and one open question while there is room. */
export function keptMost(state: Changing, count: number): Standing[] {
  const { essential, others } = essentialsOf(state.topic, state.style)
  const isOwn = ({ question }: Standing) =>
    essential.has(question.question_text) ||
    (!others.has(question.question_text) && recognised(question) === null)
  let list = state.list
  while (list.length > Math.max(1, count)) {
    const lastOpen = list.filter(isOpen).length === 1 && count > 3 ? list.findLast(isOpen) : undefined
    const out =
      list.findLast(
        (one) => !isOwn(one) && !isOpen(one) && one !== lastOpen && (count > 3 || one === list.at(-1)),
      ) ??
      list.findLast((one) => !isOwn(one) && one !== lastOpen && (count <= 3 || one !== list.at(-1))) ??
      list.findLast((one) => !isOwn(one) && one !== lastOpen) ??
      list.findLast((one) => one !== lastOpen) ??
      list.at(-1)
    list = list.filter((one) => one !== out)
  }
  return list
}
