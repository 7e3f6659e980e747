import { softer } from '../../turns/softer.ts'
import { type Order, replaced } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'
import { namesIn } from './named-in.ts'

/** Somebody could be hurt by how it is asked. */
const HURTS =
  /(?<!\p{L})(?:offen[ds]\p{L}*|upset\p{L}*|hurt\p{L}*|insult\p{L}*|softer|gentler|kinder|touchy|sensitive|ofend\p{L}*|molest\p{L}*|doler|más suave|más delicad\p{L}*|con más tacto|angegriffen|verletz\p{L}*|beleidig\p{L}*|gekränkt|vor den kopf|sanfter|behutsamer|vorsichtiger|netter)(?!\p{L})/iu
/** How a wish to reword is said. */
const REWORDS =
  /(?<!\p{L})(?:softer|gentler|kinder|word|reword|rephrase|phrase|put it|say it|dil[aoe]|dígala|formul\p{L}*|suaviz\p{L}*|más suave|más delicad\p{L}*|schreib|sag|sanfter|behutsamer|vorsichtiger|netter)(?!\p{L})/iu
const WORDS = /[\p{L}’'-]{4,}/gu

/** “My aunt will be offended by the budget one. Softer?” */
export const softenNamed: Order = (message, at) => {
  if (!HURTS.test(message) || !REWORDS.test(message)) return null
  const names = namesIn(message)
  const said = names.length > 0 ? names : [...message.matchAll(WORDS)].map(([word]) => word)
  const place = said.flatMap((name) => pointedAt(name, at.questions, null).slice(0, 1))[0]
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question)
    return names[0] === undefined
      ? null
      : { questions: [...at.questions], touched: at.touched, said: [told.notFound(names[0])] }
  const next = softer(question, at.style)
  return {
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [told.reworded(place + 1, next.question_text)],
  }
}
