import { PLAYFUL } from '../frame.ts'
import { BESIDE_A_FIELD, INQUIRIES } from '../kinds/kind.ts'
import type { KnownQuestion } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { type Style, shaped } from '../shape.ts'
import { isLikeAny } from './alike.ts'
import type { Request } from './read-request.ts'
import { isSoundPhrase } from './sound.ts'

const USUAL = 10
const SHORT = 6
const LONG = 12
const MOST_OF_A_FIELD = 9

interface Placed {
  known: KnownQuestion
  depth: number
}

const isStory = ({ type }: { type: string }) => type === 'long_text'
const placed = (list: readonly KnownQuestion[]): Placed[] =>
  list.map((known, at) => ({ known, depth: Math.max(at / list.length, isStory(known) ? 0.35 : 0) }))

/** Who lists what to ask wants that, and not much beside it. */
const BESIDE_A_LIST = 8
const LEAST_OF_A_LIST = 2

export function countFor({ manner, kind }: Request, asked: number): number {
  if (manner.count) return manner.count
  if (kind === 'habit') return INQUIRIES.habit.length - 2
  const usual = asked >= LEAST_OF_A_LIST ? BESIDE_A_LIST : USUAL
  return Math.max(manner.isShort ? SHORT : manner.isLong ? LONG : usual, Math.min(asked + 2, LONG))
}

const isFramed = ({ text }: KnownQuestion) => text.en.includes('{x}')

const LONGEST_FOR_CHILDREN = 75
const isForChildren = ({ type, text }: KnownQuestion, { language }: Style) =>
  type !== 'ranking' && text[language].length <= LONGEST_FOR_CHILDREN

export interface Composed {
  questions: AssistantQuestion[]
  spare: AssistantQuestion[]
}

/** Those that were asked for, what the field knows to ask, what its kind adds, and an open one at the end. */
export function composed(
  request: Request,
  named: readonly AssistantQuestion[],
  isAskedFirst: boolean,
  style: Style,
  asks?: readonly KnownQuestion[],
): Composed {
  const { kind, domain, manner } = request
  const asked = named.filter((one) => !isAskedBetter(one, fieldOf(request), style))
  const about = request.about(style.language)
  const isSpoken = isSoundPhrase(about.phrase, kind)
  const inquiry = (asks ?? INQUIRIES[kind]).filter((known) => isSpoken || !isFramed(known))
  const ending = inquiry.at(-1)
  const count = countFor(request, asked.length)
  const isFit = (known: KnownQuestion) =>
    (isSpoken || !isFramed(known)) &&
    (!manner.isForChildren || isForChildren(known, style)) &&
    (!manner.isClosed || !isStory(known))
  const chosen: Placed[] = []
  const left: KnownQuestion[] = []
  const texts = asked.map(({ question_text }) => question_text)
  const room = () => count - asked.length - chosen.length - (ending ? 1 : 0)
  const take = (list: Placed[], most: number) => {
    let taken = 0
    for (const one of list) {
      const isTaken =
        taken < most &&
        room() > 0 &&
        isFit(one.known) &&
        !isLikeAny(
          one.known,
          [...chosen.map(({ known }) => known), ...(ending ? [ending] : [])],
          texts,
          style,
        )
      if (isTaken) {
        chosen.push(one)
        taken += 1
      } else left.push(one.known)
    }
  }
  const all = placed(inquiry)
  const beside = domain ? BESIDE_A_FIELD[kind] : undefined
  const isOpened = beside === undefined
  const filling = beside ? beside.flatMap((at) => all[at] ?? []) : all.slice(1, -1)
  const playful =
    manner.isFun && kind !== 'asker' && kind !== 'own thing'
      ? PLAYFUL.map((known) => ({ known, depth: 0.85 }))
      : []
  const field = placed(fieldOf(request).filter((known) => isSpoken || !isFramed(known)))
  if (isOpened) take(all.slice(0, 1), 1)
  take(spread(field, Math.min(MOST_OF_A_FIELD, room() - playful.slice(0, 2).length)), MOST_OF_A_FIELD)
  take(playful.slice(0, 2), 2)
  take(filling, count)
  if (room() > 0 && beside) take(all.slice(0, -1), count)
  const sorted = chosen.sort((a, b) => a.depth - b.depth).map(({ known }) => shaped(known, about, style))
  const first = isAskedFirst || asked.length === 0 ? [] : sorted.slice(0, 1)
  const questions = [
    ...first,
    ...asked,
    ...sorted.slice(first.length),
    ...(ending && asked.length + sorted.length < count ? [shaped(ending, about, style)] : []),
  ].slice(0, Math.max(count, 1))
  const fieldLeft = fieldOf(request).filter(
    (known) => !chosen.some((one) => one.known === known) && !left.includes(known),
  )
  const spare = [...fieldLeft, ...left, ...playful.map(({ known }) => known)]
    .filter((known, at, all) => all.indexOf(known) === at && !chosen.some((one) => one.known === known))
    .map((known) => shaped(known, about, style))
  return { questions, spare }
}

/** What somebody asks with a bare clause, a field may know to ask with answers to choose from. */
const isAskedBetter = (
  { question_text, question_type }: AssistantQuestion,
  field: readonly KnownQuestion[],
  style: Style,
) =>
  question_type === 'long_text' &&
  field.some((known) => known.type !== 'long_text' && isLikeAny(known, [], [question_text], style))

/** What was at a feast cannot be asked before it. */
const fieldOf = ({ domain, kind }: Request): readonly KnownQuestion[] =>
  domain && !(kind === 'event planned' && domain.kind === 'event past') ? domain.questions : []

/** So many of a field's questions, from its whole length and of every type it has. */
function spread(list: Placed[], count: number): Placed[] {
  if (count >= list.length) return list
  const seen = new Set<string>()
  const firsts = list.filter(({ known }) => !seen.has(known.type) && seen.add(known.type))
  const rest = list.filter((one) => !firsts.includes(one))
  const some = new Set([...firsts, ...rest].slice(0, Math.max(0, count)))
  return list.filter((one) => some.has(one))
}
