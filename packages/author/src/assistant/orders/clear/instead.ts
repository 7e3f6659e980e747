import { facetNamed } from '../../facets/find-facet.ts'
import { shaped } from '../../shape.ts'
import { way } from '../answering.ts'
import { withoutLead, withoutTail } from '../message.ts'
import { newQuestion } from '../new-question.ts'
import { type Order, replaced } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'
import { waySaid } from '../way-said.ts'

const INSTEAD =
  /^(?:also |auch |también )?(?:(?:use|ask(?: for| about)?|put|have|take|pon|pregunta(?: por)?|frag(?:e|en)?(?: nach)?|nimm|lieber)\s)?(?:the |la |el |die |das |der )?([^"“„«:]{3,60}?),?\s(?:instead of|rather than|en (?:vez|lugar) de|statt|anstatt|anstelle von)\s(?:the |la |el |die |der |dem |das )?([^"“„«:]{2,40})$/iu
/** How readers are spoken to, or how one answers, is no question. */
const NO_QUESTION = /^(?:tú|usted|vos|du|sie|tutear|siezen|duzen)$/iu
const QUOTES = /(?:^|\s)['‘]\p{L}/u
const LONGEST = 7

/** “date of birth instead of age”; “temperature as a choice instead of text” */
export const instead: Order = (message, at) => {
  const [, fresh = '', old = ''] = INSTEAD.exec(withoutTail(withoutLead(message))) ?? []
  if (!fresh || QUOTES.test(message) || NO_QUESTION.test(old.trim()) || /\d/u.test(old)) return null
  if (waySaid(old)) return waySaid(fresh) ? way(fresh, at) : null
  if (fresh.split(/\s+/u).length > LONGEST || waySaid(fresh)?.words.length === fresh.length) return null
  const [place] = pointedAt(old, at.questions, null)
  if (place === undefined) return null
  const facet = facetNamed(fresh, at.style.language)
  const next = facet
    ? shaped(facet.question, null, at.style)
    : newQuestion({ about: fresh, way: null, options: [] }, at.spare, at.style)
  if (!next) return null
  return {
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [told.reworded(place + 1, next.question_text)],
  }
}
