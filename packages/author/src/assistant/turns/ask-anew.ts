import { askedClause } from '../brief/ask.ts'
import { duForm } from '../brief/direct-german.ts'
import { knownFor } from '../inquiry/find-known.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords } from '../plain-text.ts'
import { briefFor } from '../propose-questions.ts'
import { recognised } from '../recognise.ts'
import { shaped } from '../shape.ts'
import { inserted } from '../wishes/change-list.ts'
import { type Changing, noted } from '../wishes/standing.ts'
import { asScale } from './as-scale.ts'
import { softer } from './softer.ts'
import { told } from './told.ts'
import type { TurnChange } from './turn.ts'
import { inUnit } from './units.ts'

type Anew = Extract<TurnChange, { to: 'ask anew' }>

const OUTRIGHT =
  /^(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should|may|what|which|when|where|who|why|how|¿|qué|cuál|cuándo|dónde|cómo|quién|cuánt|te|le|tienes|quieres|puedes|has|eres|was|welche|wann|wo|wer|wie|warum|hast|bist|kannst|willst|würdest|würden|möchtest|magst|gibt|haben|sind|können)/iu
const PERMISSION = /^(?:may|can|could) I |^(?:darf|dürfen|dürfte|kann) ich |^¿?(?:puedo|podría|puede) /iu
const AND_WHAT = /,? (?:and|y|und) (?:what|which|when|where|how|qué|cuál|cuándo|was|welche|wann|wo)/iu

/** “würden sie das nochmal machen” is asked of each. */
const toOne = (clause: string) =>
  clause.replace(
    /^(\p{L}+en) sie (?=\p{L})/iu,
    (_, verb: string) => `${verb === verb.toLowerCase() ? duForm(verb) : duForm(verb.toLowerCase())} du `,
  )

const asSaid = (clause: string): string => {
  const text = asWords(clause, 300).replace(/[?.!\s]+$/u, '')
  const isSpanish = /^(?:¿|qué|cuál|cuándo|dónde|cómo|quién|te |le |tienes|quieres|puedes|has |eres)/iu.test(
    text,
  )
  const bare = text.replace(/^¿/u, '')
  return `${isSpanish ? '¿' : ''}${bare.charAt(0).toUpperCase()}${bare.slice(1)}?`
}

function questionOf(state: Changing, { clause, answers, unit, range }: Anew): AssistantQuestion | null {
  const { style, topic } = state
  const known = answers.length === 0 && !unit && !range ? knownFor({ text: clause }) : null
  if (known && !known.question.text.en.includes('{x}')) return shaped(known.question, null, style)
  const brief = briefFor(topic)
  const purpose =
    !brief ||
    brief.purpose === 'story' ||
    brief.purpose === 'opinion' ||
    /^(?:wer|who|quién)\s/iu.test(clause)
      ? 'feedback'
      : brief.purpose
  const turned = askedClause(
    { is: 'clause', text: toOne(clause), options: [] },
    { purpose, isClosed: false, lead: null },
    style,
  )
  const question: AssistantQuestion | null =
    turned ??
    (OUTRIGHT.test(clause) ? { question_text: asSaid(toOne(clause)), question_type: 'long_text' } : null)
  if (!question) return null
  if (range)
    return asScale(
      { question_text: question.question_text, question_type: 'single_select' },
      range[0],
      range[1],
      style,
    )
  const text = unit ? inUnit(question.question_text, unit) : question.question_text
  if (answers.length > 1)
    return {
      question_text: text,
      question_type: 'single_select',
      options: answers.map((one) => ({ option_text: asWords(one, 200) })),
    }
  if (unit) return { question_text: text, question_type: 'short_text' }
  if (PERMISSION.test(text)) return { question_text: text, question_type: 'boolean' }
  return AND_WHAT.test(text) ? { question_text: text, question_type: 'short_text' } : question
}

/** One more question from a clause, or the one that asked for the same already in these words. */
export function askedAnew(state: Changing, change: Anew): Changing {
  const made = questionOf(state, change)
  if (!made) return noted(state, { not: 'understood', words: change.clause.slice(0, 80) })
  const question = change.isTactful ? softer(made, state.style) : made
  const known = knownFor({ text: change.clause })?.question
  const same = known
    ? state.list.findIndex((one) => recognised(one.question)?.known === known)
    : state.list.findIndex((one) => one.question.question_text === question.question_text)
  if (same >= 0) {
    const list = state.list.map((one, at) => (at === same ? { ...one, question } : one))
    return noted({ ...state, list }, { tell: told.instead(same + 1, question.question_text) })
  }
  return noted(
    { ...state, list: inserted(state, [question], undefined) },
    { tell: told.added(question.question_text) },
  )
}
