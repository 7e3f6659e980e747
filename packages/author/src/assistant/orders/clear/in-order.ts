import type { Order } from '../order.ts'
import { pointedAt } from '../pointing.ts'
import { told } from '../told.ts'

const BEGINS =
  /^(?:.{0,40}?(?:order|orden|reihenfolge|sequence)[^:]{0,20}:\s{0,3}|(?:put|start with|begin with|pon|primero|zuerst|erst|first)\s)/iu
const STEP =
  /\s?(?:,|;|→|->|>)\s?(?:(?:and )?(?:then|next|after that)|luego|después|y|dann|danach|und)?\s?|\s(?:then|luego|después|dann|danach)\s/iu
const REST =
  /^(?:and )?(?:the )?(?:rest|others?|remaining)|^(?:y )?(?:el resto|lo demás|las demás)|^(?:und )?(?:der rest|die (?:anderen|übrigen)|alles andere)/iu
const LEADING = /^(?:first|then|primero|luego|erst|zuerst|dann|the|la|el|los|las|die|der|das|den)\s/iu
const FEWEST = 2

/** “The order: first the date, then how many people, then the rest” */
export const inOrder: Order = (message, at) => {
  const text = message.trim().replace(/[.!]+$/u, '')
  if (!BEGINS.test(text) || !/(?:order|orden|reihenfolge|,?\s(?:then|luego|después|dann)\s)/iu.test(text))
    return null
  const steps = text
    .replace(/^.{0,60}?:\s{0,3}/u, '')
    .split(STEP)
    .map((step) => step.replace(LEADING, '').replace(LEADING, '').trim())
    .filter((step) => /\p{L}{2}|\d/u.test(step) && !REST.test(step))
  if (steps.length < FEWEST) return null
  const places: number[] = []
  for (const step of steps) {
    const place = pointedAt(step, at.questions, null).find((one) => !places.includes(one))
    if (place === undefined)
      return { questions: [...at.questions], touched: at.touched, said: [told.notFound(step)] }
    places.push(place)
  }
  const isSaid = new Set(places)
  const first = places.flatMap((place) => at.questions[place] ?? [])
  return {
    questions: [...first, ...at.questions.filter((_, place) => !isSaid.has(place))],
    touched: null,
    said: [told.inThatOrder],
  }
}
