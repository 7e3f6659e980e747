import { talkedPlainly } from '../../turns/plain-talk.ts'
import { type Order, replaced } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'
import { namesIn } from './named-in.ts'

const TONE =
  /(?<!\p{L})(?:friendl(?:y|ier)|nicer|warmer|funnier|less (?:formal|stiff|dry|serious)|more casual|freundlicher|lockerer|netter|witziger|weniger förmlich|nicht so förmlich|más (?:amable|cercan\p{L}*|simpátic\p{L}*|informal|divertid\p{L}*)|menos (?:formal|seri\p{L}*))(?!\p{L})/iu
const OF_ALL = /(?<!\p{L})(?:all|every|whole|everything|alle|alles|ganze|todas?|todo)(?!\p{L})/iu
const NUMBERED =
  /(?<!\p{L})(?:question|frage|pregunta|number|nummer|nr\.?)\s?\d{1,2}|(?<!\p{L})(?:the|die|la) (?:first|second|third|fourth|fifth|last|erste|zweite|dritte|vierte|letzte|primera|segunda|tercera|cuarta|última)(?: (?:one|question|frage|pregunta))?/iu

/** “word the one about driving more kindly”: of one question, and of no other. */
export const toneOfOne: Order = (message, at) => {
  if (!TONE.test(message) || OF_ALL.test(message)) return null
  const numbered = NUMBERED.exec(message)?.[0]
  const names = numbered ? [numbered] : namesIn(message).filter((name) => !TONE.test(name))
  if (names.length === 0) return null
  const place = names.flatMap((name) => pointedAt(name, at.questions, null).slice(0, 1))[0]
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question)
    return { questions: [...at.questions], touched: at.touched, said: [told.notFound(names[0] ?? '')] }
  const [next = question] = talkedPlainly([question], at.style.language)
  return {
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [told.reworded(place + 1, next.question_text)],
  }
}
