import { folded, wordsIn } from '../../plain-text.ts'
import { type Order, replaced } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'

const OUT_OF = [
  /^(?:please )?(?:remove|drop|take|delete|cut|strike)\s(?:out )?(.{2,40}?)\s(?:out of|from|off)\s(?:the )?(.{2,40}?)(?:[,;.!].*)?$/iu,
  /^(?:por favor )?(?:quita|elimina|saca|borra)\s(.{2,40}?)\sde\s(?:esa|esta|eso|ahí|la|las|el|los|lo)\s?(.{0,40}?)(?:[,;.!].*)?$/iu,
  /^(?:bitte )?(?:nimm|streiche?|lösche?)\s(.{2,40}?)\s(?:aus|bei|von)\s(?:der |dem |den )?(.{2,40}?)(?:\s(?:raus|heraus))?(?:[,;.!].*)?$/iu,
]
const IT =
  /^(?:that|it|this|that one|there|the list|ahí|lista|opciones|esa|da|dort|liste|options?)?(?:\s(?:one|question|list))?$/iu

/** “poetry” is “poems” in a list of kinds. */
const alike = (name: string, option: string): boolean => {
  const [own, other] = [folded(name), folded(option)]
  return (
    other.includes(own) ||
    wordsIn(own).some(
      (word) => word.length > 3 && wordsIn(other).some((one) => one.slice(0, 4) === word.slice(0, 4)),
    )
  )
}

/** “remove poetry from that” */
export const optionOut: Order = (message, at) => {
  const [name, where] = OUT_OF.map((one) => one.exec(message.trim())?.slice(1)).find(Boolean) ?? []
  if (
    !name ||
    where === undefined ||
    /^(?:the |la |die )?(?:question|pregunta|frage|\d|first|last)/iu.test(name)
  )
    return null
  const holds = (place: number) =>
    (at.questions[place]?.options ?? []).some(({ option_text }) => alike(name, option_text))
  const places = IT.test(where.trim())
    ? [...(at.touched === null ? [] : [at.touched]), ...at.questions.keys()]
    : pointedAt(where, at.questions, at.touched)
  const place = places.find(holds)
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question?.options) return null
  const gone = question.options.filter(({ option_text }) => alike(name, option_text))
  const left = question.options.filter((one) => !gone.includes(one))
  if (gone.length !== 1 || left.length < 2) return null
  return {
    questions: replaced(at.questions, { ...question, options: left }, place),
    touched: place,
    said: [told.droppedOption(gone[0]?.option_text ?? name, place + 1)],
  }
}
