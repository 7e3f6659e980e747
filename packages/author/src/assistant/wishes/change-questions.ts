import { byHash } from '../../reading/seeded.ts'
import { PLAYFUL, PLAYFUL_OF_ME } from '../frame.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords, wordsIn } from '../plain-text.ts'
import {
  aboutOf,
  briefFor,
  languageOfTopic,
  moreQuestions,
  proposeQuestions,
  type Topic,
  without,
} from '../propose-questions.ts'
import { readdressed } from '../readdress.ts'
import { recognised } from '../recognise.ts'
import { readRequest } from '../request/read-request.ts'
import { restyled, styleOf } from '../restyle.ts'
import { type Style, shaped } from '../shape.ts'
import { simplified } from '../shorten.ts'
import { changedInTurn } from '../turns/change-turn.ts'
import { inFirstWords } from '../turns/simpler.ts'
import { TURN_CHANGES, type TurnChange } from '../turns/turn.ts'
import type { Change } from './change.ts'
import { changedInEverydayWords } from './change-everyday.ts'
import { merged, toCount } from './change-list.ts'
import { changedByName } from './change-named.ts'
import { optionsChanged, optionsFewer } from './change-options.ts'
import { rangeSet, splitAt, substituted } from './change-words.ts'
import type { Note } from './notes.ts'
import { changedWherePointed } from './pointed/change-pointed.ts'
import { POINTED_CHANGES, type PointedChange } from './pointed/pointed-change.ts'
import { isYesOrNo, otherOptions } from './retype.ts'
import {
  type Changing,
  edit,
  leastNeeded,
  MOST,
  noted,
  numbered,
  questionsOf,
  type Standing,
} from './standing.ts'

export type { Changing } from './standing.ts'

function restyle(state: Changing, style: Style, note: Note): Changing {
  const kept: number[] = []
  const list = state.list.map((one, at) => {
    const question = restyled(one.question, style, state.topic) ?? inAddress(one.question, style, state.style)
    if (!question) kept.push(at)
    return question ? { ...one, question } : one
  })
  const isSame = JSON.stringify(list) === JSON.stringify(state.list)
  if (isSame && kept.length === 0) return noted({ ...state, style }, { tell: ALREADY[noteKind(note)] })
  return noted(
    { ...state, style, list },
    note,
    ...(kept.length > 0 ? [{ not: 'restyled' as const, places: numbered(kept) }] : []),
  )
}

/** What somebody wrote as answers stays as it was written, and is said to. */
function withOwnAnswers(next: Changing, before: Changing): Changing {
  if (next.style.language === before.style.language) return next
  const places = next.list.flatMap(({ question }, at) => {
    const standing = before.list[at]?.question
    const isSaid = standing && standing.question_text !== question.question_text
    return isSaid && question.options && JSON.stringify(question.options) === JSON.stringify(standing.options)
      ? [at + 1]
      : []
  })
  if (places.length === 0) return next
  const named = places.join(', ')
  return noted(next, {
    tell: {
      en: `The answers that you gave yourself stay as you wrote them (question ${named}).`,
      es: `Las respuestas que diste tú siguen como las escribiste (pregunta ${named}).`,
      de: `Die Antworten, die du selbst gegeben hast, bleiben, wie du sie geschrieben hast (Frage ${named}).`,
    },
  })
}

const ALREADY = {
  language: {
    en: 'They are all in that language already; nothing had to change.',
    es: 'Ya están todas en ese idioma; no hubo que cambiar nada.',
    de: 'Sie stehen schon alle in dieser Sprache; es musste nichts geändert werden.',
  },
  address: {
    en: 'They are worded that way already; nothing had to change.',
    es: 'Ya están en ese tono, cercano o formal, como lo pides; no hubo que cambiar nada.',
    de: 'Sie sind schon so formuliert, in dieser Anrede; es musste nichts geändert werden.',
  },
}
const noteKind = (note: Note) => ('did' in note && note.did === 'spoke' ? 'language' : 'address')

/** Words of one's own can be said to somebody else, though not in another language. */
function inAddress(question: AssistantQuestion, style: Style, before: Style): AssistantQuestion | null {
  if (style.language !== before.language) return null
  const text = readdressed(question.question_text, style.language, style.address)
  return text === null ? question : { ...question, question_text: text }
}

/** What was proposed and not changed since may give way to something else. */
function isAsProposed(question: AssistantQuestion): boolean {
  const found = recognised(question)
  if (!found) return false
  const known = found.known.options?.[found.style.language] ?? []
  const now = (question.options ?? []).map(({ option_text }) => option_text)
  return found.known.type === question.question_type && known.length === now.length && known[0] === now[0]
}

function withPlayful(state: Changing): Changing {
  const about = aboutOf(state.topic, state.style.language)
  const { kind } = readRequest(state.topic, languageOfTopic(state.topic))
  const isOfTheAsker = kind === 'asker' || kind === 'own thing'
  const fresh = without(
    (isOfTheAsker ? PLAYFUL_OF_ME : PLAYFUL).map((one) => shaped(one, about, state.style)),
    questionsOf(state),
  )
  const ours = state.list.filter(({ question }) => isAsProposed(question))
  const spared = state.list.filter((one) => !ours.includes(one)).length
  const room = Math.max(0, Math.min(ours.length - 1, state.list.length - 3 - spared))
  const out = [...leastNeeded(ours, Math.min(fresh.length, room))]
  let used = 0
  const list = state.list.map((one) => {
    const question = out.includes(one) ? fresh[used] : undefined
    if (question) used += 1
    return question ? { ...one, question } : one
  })
  return noted({ ...state, list }, { did: 'playful', count: used })
}

function lessPersonal(state: Changing): Changing {
  const isPersonal = ({ question }: Standing) => recognised(question)?.known.isPersonal === true
  const out = state.list.filter(isPersonal)
  if (out.length === 0) return noted(state, { not: 'personal' })
  return noted({ ...state, list: state.list.filter((one) => !out.includes(one)) }, { did: 'unpersonal' })
}

/** Fewer or plainer words; what has none to lose is left, and said to be. */
function reworded(
  state: Changing,
  places: number[] | null,
  wording: (text: string) => string,
  did: 'shortened' | 'simplified',
): Changing {
  const next = edit(state, places, (question) => ({
    ...question,
    question_text: wording(question.question_text),
  }))
  const isChanged = JSON.stringify(next.list) !== JSON.stringify(state.list)
  return isChanged
    ? noted(next, { did, places: numbered(places ?? []) })
    : noted(state, { not: did, places: numbered(places ?? []) })
}

/** In the words that one learns first where they are known, else with fewer and plainer ones. */
function simpler(state: Changing, places: number[] | null): Changing {
  const first = edit(state, places, (question) => ({
    ...question,
    question_text: inFirstWords(question, state.style) ?? question.question_text,
  }))
  const isChanged = JSON.stringify(first.list) !== JSON.stringify(state.list)
  if (isChanged && places) return noted(first, { did: 'simplified', places: numbered(places) })
  const next = reworded(first, places, (text) => simplified(text, state.style.language), 'simplified')
  return isChanged && next.list === first.list
    ? noted(first, { did: 'simplified', places: numbered(places ?? []) })
    : next
}

/** Other words for the same question keep its answers; another question is answered freely, or by yes and no. */
function inOwnWords(question: AssistantQuestion, given: string): AssistantQuestion {
  const text = asWords(given, 2000)
  const [before, after] = [wordsIn(question.question_text), wordsIn(text)].map((list) => new Set(list)) as [
    Set<string>,
    Set<string>,
  ]
  const shared = [...after].filter((word) => before.has(word)).length
  const isSame = shared * 2 >= Math.min(before.size, after.size)
  return isSame || question.question_type.endsWith('_text')
    ? { ...question, question_text: text }
    : plainly(text)
}

const plainly = (question_text: string): AssistantQuestion => ({
  question_text,
  question_type: isYesOrNo(question_text) ? 'boolean' : 'long_text',
})

/** Where it was said what is wanted to be known, it is said what had to go. */
const isCut = ({ topic, list }: Changing, count: number) =>
  count < list.length && briefFor(topic)?.isInquiry === true

const isPointed = (change: Change): change is PointedChange => POINTED_CHANGES.has(change.to)
const isTurn = (change: Change): change is TurnChange => TURN_CHANGES.has(change.to)

/** One wish carried out on what stands, with a note of what became of it. */
export function changed(state: Changing, change: Change): Changing {
  const { style } = state
  switch (change.to) {
    case 'reword':
      return noted(
        edit(state, [change.place], (question) => inOwnWords(question, change.text)),
        { did: 'reworded', places: [change.place + 1] },
      )
    case 'swap': {
      const [a, b] = change.places.map((place) => state.list.find(({ was }) => was === place))
      if (!a || !b) return state
      return noted(
        { ...state, list: state.list.map((one) => (one === a ? b : one === b ? a : one)) },
        { did: 'swapped', places: [change.places[0] + 1, change.places[1] + 1] },
      )
    }
    case 'merge':
      return merged(state, change.places)
    case 'add options':
    case 'drop options':
      return optionsChanged(state, change)
    case 'fewer options':
      return optionsFewer(state, change.place)
    case 'set range':
      return rangeSet(state, change)
    case 'split':
      return splitAt(state, change.place)
    case 'substitute':
      return substituted(state, change)
    case 'refocus': {
      const topic = { title: change.about, description: '' }
      const fresh = proposeQuestions(topic, style).slice(0, Math.max(state.list.length, 8))
      return noted(
        { ...state, topic, list: fresh.map((question) => ({ was: null, question })) },
        { did: 'refocused', about: change.about },
      )
    }
    case 'change options': {
      const standing = state.list.find(({ was }) => was === change.place)
      if (!standing?.question.options) return noted(state, { not: 'optional', place: change.place + 1 })
      return noted(
        edit(state, [change.place], (question) => otherOptions(question, style)),
        { did: 'options', place: change.place + 1 },
      )
    }
    case 'count':
      if (isCut(state, change.count)) return changedInTurn(state, { to: 'at most', count: change.count })
      return noted(toCount(state, change.count), { did: 'counted', count: change.count })
    case 'more': {
      const before = state.list.length
      const next = toCount(state, Math.min(MOST, before + (change.by ?? 3)))
      return noted(next, { did: 'added', count: next.list.length - before, about: null })
    }
    case 'speak':
      return withOwnAnswers(
        restyle(
          state,
          { language: change.language, address: style.address },
          { did: 'spoke', name: change.language },
        ),
        state,
      )
    case 'address': {
      const next = restyle(
        state,
        { language: style.language, address: change.address },
        { did: change.address === 'formal' ? 'formal' : 'casual' },
      )
      // A tone is other words; du or tú is only du or tú.
      if (!change.isTone) return next
      const talked = changedInTurn({ ...next, notes: state.notes }, { to: 'talk plainly' })
      return JSON.stringify(talked.list) === JSON.stringify(state.list) ? next : talked
    }
    case 'simplify':
      return simpler(state, change.places)
    case 'be funnier':
      return withPlayful(state)
    case 'be less personal':
      return lessPersonal(state)
    case 'propose others': {
      const fresh = byHash(
        moreQuestions(state.topic, style, questionsOf(state)),
        'others',
        ({ question_text }) => question_text,
      )
      return noted(
        { ...state, list: fresh.slice(0, state.list.length).map((question) => ({ was: null, question })) },
        { did: 'others' },
      )
    }
    case 'do the impossible':
      return noted(state, { not: 'possible', what: change.what })
    case 'speak unknown':
      return noted(state, { not: 'spoken', name: change.name })
    case 'suit':
    case 'be more personal':
      return changedInEverydayWords(state, change, (before) =>
        changed(before, { to: 'address', address: 'formal' }),
      )
    default:
      if (isPointed(change)) return changedWherePointed(state, change)
      return isTurn(change) ? changedInTurn(state, change) : changedByName(state, change)
  }
}

export const changing = (topic: Topic, questions: AssistantQuestion[], style: Style): Changing => ({
  topic,
  style: styleOf(questions, style),
  list: questions.map((question, was) => ({ was, question })),
  notes: [],
})
