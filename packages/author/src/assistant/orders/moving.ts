import type { AssistantQuestion } from '../model.ts'
import { type Followed, found, inserted, type Order, pattern, type Standing } from './order.ts'
import { bareName, pointedAt } from './pointing.ts'
import { ADDED } from './said-to-add.ts'
import { spotIn } from './spot.ts'
import { told } from './told.ts'

export const EASY =
  /(?<!\p{L})(?:eas(?:y|ier|iest)|light(?:er)?|simple(?:r)?|practical|harmless|quick|leichte\p{L}*|einfache\p{L}*|harmlose\p{L}*|fáciles|sencillas|ligeras|prácticas)(?!\p{L})/iu
const MOVES = [
  pattern("(?:put|move|shift|place|bring|have|i want|let[’']?s have)\\s(.{2,80})"),
  pattern('(?:pon(?:me)?|mueve|pasa|coloca|lleva|que)\\s(.{2,80}?)(?:\\s(?:vaya|esté))?'),
  pattern('(.{2,50}?\\s(?:goes|should go|belongs|comes|should come|kommt|gehört|va|vaya)\\s.{3,60})'),
  pattern('(?:setz\\p{L}*|stell\\p{L}*|verschieb\\p{L}*|schieb\\p{L}*|pack\\p{L}*|tu|nimm|mach)\\s(.{2,80})'),
]
const BEGIN = [
  pattern('(?:start|begin|open)\\swith\\s(.{2,80})'),
  pattern('(?:empieza|comienza|empezar)\\s(?:con|por)\\s(.{2,80})'),
  pattern('(?:fang\\p{L}*|beginn\\p{L}*|starte\\p{L}*)\\smit\\s(.{2,60}?)(?:\\san)?'),
]
const BARE_MOVE = pattern(
  '(.{3,40}?)\\s((?:goes |should be |comes |ganz )?(?:first|last|zuerst|zuletzt|ans ende|an den anfang|nach vorne?|al final|al principio|la primera|la última))',
)

/** Facts and ticks are easy; feelings, degrees of them and stories are not. */
const WEIGHT: Record<AssistantQuestion['question_type'], number> = {
  boolean: 1,
  date_time: 1,
  single_select: 2,
  multi_select: 2,
  ranking: 3,
  likert_scale: 3,
  rating_scale: 3,
  short_text: 4,
  long_text: 6,
}
const OF_A_HEART =
  /(?<!\p{L})(?:feel\p{L}*|hard|doubt\p{L}*|afraid|miss|stand|hurt\p{L}*|weigh\p{L}*|sient\p{L}*|duda\p{L}*|miedo|cuesta|fühl\p{L}*|schwer|zweifel\p{L}*|angst|belaste\p{L}*)(?!\p{L})/iu
export const easiestFirst = (list: readonly AssistantQuestion[]): AssistantQuestion[] =>
  list
    .map((question, at) => ({
      question,
      at,
      value: WEIGHT[question.question_type] + (OF_A_HEART.test(question.question_text) ? 2.5 : 0),
    }))
    .sort((a, b) => a.value - b.value || a.at - b.at)
    .map(({ question }) => question)

const movedTo = (at: Standing, from: number, to: number): Followed | null => {
  const question = at.questions[from]
  if (!question) return null
  const rest = at.questions.filter((_, place) => place !== from)
  const place = Math.min(to > from ? to - 1 : to, rest.length)
  return {
    questions: inserted(rest, question, place),
    touched: place,
    said: [told.moved(question.question_text, place + 1)],
  }
}

export const order: Order = (text, at) => {
  const begin = found(BEGIN, text)?.[0]
  const bare = begin ? null : BARE_MOVE.exec(text)
  const body = begin ?? bare?.[0] ?? found(MOVES, text)?.[0]
  if (!body) return null
  const spot = begin ? { rest: body, place: 0 } : spotIn(body, at)
  const { place } = spot
  const rest = spot.rest.replace(/\s(?:goes|should go|belongs|comes|should come|kommt|gehört|va|vaya)$/iu, '')
  if (place === null || !rest.trim()) return null
  const like = /^(?:something|algo|etwas|was)\s.{0,20}(?:like|such as|como|wie)\s(.+)$/iu.exec(rest)?.[1]
  const [from] = pointedAt(like ?? rest, at.questions, at.touched)
  if (from !== undefined && (like || !EASY.test(rest))) return movedTo(at, from, place)
  if (EASY.test(rest) && place === 0)
    return { questions: easiestFirst(at.questions), touched: null, said: [told.sorted] }
  if (bare && !begin) return null
  return ADDED.some((one) => one.test(text))
    ? null
    : { questions: [...at.questions], touched: at.touched, said: [told.notFound(bareName(rest))] }
}
