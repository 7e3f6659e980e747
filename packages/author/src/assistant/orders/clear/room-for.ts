import type { InLanguages } from '../../known-question.ts'
import type { AssistantQuestion } from '../../model.ts'
import { answersOf } from '../../turns/lists.ts'
import { choices } from '../listing.ts'
import { withoutLead, withoutTail } from '../message.ts'
import { endOf, inserted, type Order } from '../order.ts'
import { AT_END, AT_START } from '../spot.ts'
import { told } from '../told.ts'

const ROOM =
  /^(?:add|include|put in|leave|añade|agrega|pon|deja|füg\p{L}*|ergänz\p{L}*|noch|lass)\s(?:in )?(?:noch )?(?:an?|some|un|una|ein|eine)?\s?(?:open |free |text |freies |offenes )?(?:line|space|box|field|place|room|espacio|campo|hueco|feld|zeile|platz)\s(?:for|to leave|to write|where (?:they|people) can (?:write|leave)|para(?: escribir| dejar)?|für|um)\s(.{3,70}?)(?:\s(?:hinzu|ein|dazu))?$/iu
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const FREE: InLanguages<string> = { en: 'Room for', es: 'Espacio para', de: 'Platz für' }

const placed = (text: string, at: Parameters<Order>[1]) =>
  AT_START.test(text) ? 0 : AT_END.test(text) ? at.questions.length : endOf(at.questions)

const added = (fresh: AssistantQuestion, where: number, at: Parameters<Order>[1]) => ({
  questions: inserted(at.questions, fresh, where),
  touched: where,
  said: [told.added(fresh.question_text, where + 1)],
})

/** “add a line for messages to the couple at the end” */
export const roomFor: Order = (message, at) => {
  const text = withoutTail(withoutLead(message))
  const about = ROOM.exec(text.replace(AT_END, '').replace(AT_START, ''))?.[1]
  if (!about) return null
  const fresh: AssistantQuestion = {
    question_text: `${FREE[at.style.language]} ${about}:`,
    question_type: 'long_text',
  }
  return added(fresh, placed(text, at), at)
}

const WITH_ANSWERS =
  /^(?:add|include|ask|put in|añade|agrega|pregunta|füg\p{L}* hinzu|ergänz\p{L}*|noch|frag\p{L}*)\s?:?\s(?:also |auch |también )?["“„«]?(¿?[^?:]{6,140}\?)["”“»]?[\s:,–-]{1,4}(?:options? |answers? |with |con |mit )?([^?]{3,300})$/iu

/** “add: how long did you wait today? under 5 minutes, 5 to 15, longer” */
export const askedWithAnswers: Order = (message, at) => {
  const [, question, list] = WITH_ANSWERS.exec(withoutLead(message).replace(/[.!\s]+$/u, '')) ?? []
  const answers = list ? answersOf(list) : []
  if (!question || answers.length < 2) return null
  const fresh: AssistantQuestion = {
    question_text: capital(question.trim()),
    question_type: 'single_select',
    options: choices(answers),
  }
  return added(fresh, endOf(at.questions), at)
}
