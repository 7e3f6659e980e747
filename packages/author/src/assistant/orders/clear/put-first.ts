import { withoutLead, withoutTail } from '../message.ts'
import { inserted, type Order } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'

const PUT =
  /^(?:put|move|pon|mueve|pasa|stell\p{L}*|setz\p{L}*|pack\p{L}*)\s(first|at the (?:start|top|beginning)|last|at the end|primero|al principio|al final|zuerst|ganz nach vorne?|an den anfang|ans ende|nach hinten)\s(.{3,70})$/iu

/** “put first the one about …” */
export const putFirst: Order = (message, at) => {
  const [, spot = '', name = ''] = PUT.exec(withoutTail(withoutLead(message))) ?? []
  const [from] = name ? pointedAt(name, at.questions, at.touched) : []
  const question = from === undefined ? undefined : at.questions[from]
  if (!name) return null
  if (!question) return { questions: [...at.questions], touched: at.touched, said: [told.notFound(name)] }
  const rest = at.questions.filter((_, place) => place !== from)
  const place = /last|end|final|hinten/iu.test(spot) ? rest.length : 0
  return {
    questions: inserted(rest, question, place),
    touched: place,
    said: [told.moved(question.question_text, place + 1)],
  }
}
