import type { AssistantQuestion } from '../model.ts'
import { briefFor, moreQuestions, without } from '../propose-questions.ts'
import { recognised } from '../recognise.ts'
import { textOf } from '../shape.ts'
import { keptMost } from '../turns/keep-most.ts'
import type { QuestionType } from './change.ts'
import {
  type Changing,
  insertAtEnd,
  leastNeeded,
  MOST,
  noted,
  numbered,
  questionsOf,
  type Standing,
} from './standing.ts'

const MOST_OPTIONS = 100

export function toCount(state: Changing, count: number): Changing {
  const { list } = state
  if (count < list.length) {
    if (briefFor(state.topic)?.isInquiry) return { ...state, list: keptMost(state, count) }
    const out = leastNeeded(list, list.length - Math.max(1, count))
    return { ...state, list: list.filter((one) => !out.has(one)) }
  }
  const more = moreQuestions(state.topic, state.style, questionsOf(state)).slice(0, count - list.length)
  const grown = { ...state, list: insertAtEnd(state, more) }
  return grown.list.length < count && grown.list.length < MOST
    ? { ...grown, notes: [...grown.notes, { not: 'enough' }] }
    : grown
}

/** “How do you find the noise and the staff?” where both are asked about in the same words. */
function jointly(questions: AssistantQuestion[]): string | null {
  const found = questions.map(recognised)
  const [first] = found
  const isSame = found.every(
    (one) =>
      one?.about && one.known.text.en === first?.known.text.en && one.style.language === first.style.language,
  )
  if (!first || !isSame) return null
  const and = { en: ' and ', es: ' y ', de: ' und ' }[first.style.language]
  const phrase = found.map((one) => one?.about?.phrase ?? '').join(and)
  return textOf(first.known, { phrase, language: first.style.language }, first.style)
}

export function merged(state: Changing, places: number[]): Changing {
  const parts = state.list.filter(({ was }) => was !== null && places.includes(was))
  const [first, ...others] = parts
  if (!first || others.length === 0) return state
  const options = without(
    parts.flatMap(({ question }) =>
      (question.options ?? []).map(({ option_text }) => ({
        question_text: option_text,
        question_type: 'short_text' as const,
      })),
    ),
  ).map(({ question_text }) => ({ option_text: question_text }))
  const isAlike = others.every(({ question }) => question.question_type === first.question.question_type)
  const question: AssistantQuestion = {
    question_text: (
      jointly(parts.map((one) => one.question)) ?? parts.map((one) => one.question.question_text).join(' ')
    ).slice(0, 2000),
    question_type: isAlike ? first.question.question_type : 'long_text',
    ...(isAlike && options.length >= 2 ? { options: options.slice(0, MOST_OPTIONS) } : {}),
    ...(isAlike && first.question.question_config ? { question_config: first.question.question_config } : {}),
  }
  const list = state.list.flatMap((one) =>
    one === first ? [{ ...one, question }] : others.includes(one) ? [] : [one],
  )
  return noted({ ...state, list }, { did: 'merged', places: numbered(places) })
}

export function moved(state: Changing, places: number[], before: number): Changing {
  const taken = state.list.filter(({ was }) => was !== null && places.includes(was))
  const rest = state.list.filter((one) => !taken.includes(one))
  const at = rest.findIndex(({ was }) => was !== null && was >= before)
  const list = at < 0 ? [...rest, ...taken] : [...rest.slice(0, at), ...taken, ...rest.slice(at)]
  return noted({ ...state, list }, { did: 'moved', places: numbered(places) })
}

export function dropped(state: Changing, places: number[]): Changing {
  const left = state.list.filter(({ was }) => was === null || !places.includes(was))
  return left.length === 0
    ? noted(state, { not: 'emptied' })
    : noted({ ...state, list: left }, { did: 'dropped', places: numbered(places) })
}

/** At a place of before, or where a survey takes something more. */
export function inserted(state: Changing, fresh: AssistantQuestion[], at: number | undefined): Standing[] {
  if (at === undefined) return insertAtEnd(state, fresh)
  const before = state.list.findIndex(({ was }) => was !== null && was >= at)
  const place = before < 0 ? state.list.length : before
  const added = fresh.map((question) => ({ was: null, question }))
  return [...state.list.slice(0, place), ...added, ...state.list.slice(place)]
}

const EFFORT: Record<QuestionType, number> = {
  boolean: 0,
  single_select: 1,
  multi_select: 1,
  rating_scale: 1,
  likert_scale: 1,
  date_time: 2,
  short_text: 2,
  ranking: 3,
  long_text: 4,
}

export const byEffort = (list: readonly Standing[]) =>
  [...list].sort((a, b) => EFFORT[a.question.question_type] - EFFORT[b.question.question_type])
