import { askedThing } from '../brief/ask.ts'
import { directEnglish } from '../brief/direct-english.ts'
import { directGerman } from '../brief/direct-german.ts'
import { directSpanish } from '../brief/direct-spanish.ts'
import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { asWords } from '../plain-text.ts'
import { moreQuestions } from '../propose-questions.ts'
import { recognised } from '../recognise.ts'
import { smoothed, voiced } from '../voice.ts'
import { inserted } from '../wishes/change-list.ts'
import { exchangedAt } from '../wishes/exchanged.ts'
import { retyped } from '../wishes/retype.ts'
import { type Changing, edit, noted, questionsOf } from '../wishes/standing.ts'
import { asScale } from './as-scale.ts'
import { askedAnew } from './ask-anew.ts'
import { keptMost } from './keep-most.ts'
import { talkedPlainly } from './plain-talk.ts'
import { softer } from './softer.ts'
import { told } from './told.ts'
import type { TurnChange } from './turn.ts'
import { inUnit } from './units.ts'
import { whetherSo } from './yes-no.ts'

function plainly(state: Changing): Changing {
  const said = talkedPlainly(questionsOf(state), state.style.language)
  return { ...state, list: state.list.map((one, n) => ({ ...one, question: said[n] ?? one.question })) }
}

const at = (state: Changing, place: number) => state.list.find(({ was }) => was === place)?.question
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ option_text: asWords(text, 200) }))

/** What is liked or chosen can be several things; what somebody is or pays is one. */
const OF_MANY =
  /(?:which|what) (?:\p{L}+ ){0,3}?(?:techniques|subjects|things|pieces|styles?|triggers|topics|activities|days|times)|what (?:triggers|helps|bothers)|would you like (?:us )?to|¿qué \p{L}+s(?!\p{L})|¿qué (?:te|le) (?:gusta|provoca|lo provoca)|welche \p{Lu}\p{L}+(?:en|e|n|s)?(?!\p{L})|was (?:löst|hilft|stört)/iu

function listed(
  state: Changing,
  { place, answers, unit }: Extract<TurnChange, { to: 'list answers' }>,
): Changing {
  const standing = at(state, place)
  if (!standing) return state
  const isOurs = recognised(standing)?.known.options !== undefined
  const keeps = standing.question_type === 'multi_select' || standing.question_type === 'ranking'
  const isMany = keeps || (standing.question_type.endsWith('_text') && OF_MANY.test(standing.question_text))
  const isFew = answers.length < 3 && standing.options !== undefined
  const has = (text: string) =>
    (standing.options ?? []).some(({ option_text }) => option_text.toLowerCase() === text.toLowerCase())
  const options = isFew
    ? [...(standing.options ?? []), ...asOptions(answers.filter((one) => !has(one)))]
    : asOptions(answers)
  const question: AssistantQuestion = {
    question_text: unit ? inUnit(standing.question_text, unit) : standing.question_text,
    question_type: keeps ? standing.question_type : isMany ? 'multi_select' : 'single_select',
    options,
  }
  return noted(
    edit(state, [place], () => question),
    { tell: told.listed(place + 1, answers.length, isOurs && !isFew) },
    ...(isMany && standing.question_type !== 'ranking' ? [{ tell: told.many }] : []),
  )
}

const WHICH: InLanguages<(about: string) => string> = {
  en: (about) => `${about}: which applies to you?`,
  es: (about) => `${about}: ¿cuál es tu caso?`,
  de: (about) => `${about}: Was trifft auf dich zu?`,
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function listedAnew(state: Changing, about: string, answers: string[]): Changing {
  const { language } = state.style
  const question: AssistantQuestion = {
    question_text: WHICH[language](capital(asWords(about, 80))),
    question_type: 'single_select',
    options: asOptions(answers),
  }
  return noted({ ...state, list: inserted(state, [question], undefined) }, { tell: told.noneFor(about) })
}

const ends = (question: AssistantQuestion): [string, string] => {
  const labels = question.question_config?.options.labels
  return [labels?.min ?? '', labels?.max ?? '']
}

function scaledAt(state: Changing, place: number, min: number, max: number): Changing {
  const next = edit(state, [place], (question) => asScale(question, min, max, state.style))
  const question = at(next, place)
  return question ? noted(next, { tell: told.scaled(place + 1, min, max, ends(question)) }) : state
}

function scaledAnew(state: Changing, about: string, min: number, max: number): Changing {
  const { style } = state
  const turned =
    style.language === 'en'
      ? directEnglish(about)
      : style.language === 'de'
        ? directGerman(about, false)
        : directSpanish(about)
  const thing = askedThing(about, { purpose: 'feedback', isForChildren: false }, style)
  const base: AssistantQuestion = turned
    ? {
        question_text: smoothed(voiced(turned, style.language, style.address), style.language),
        question_type: 'short_text',
      }
    : thing
  const question = asScale(base, min, max, style)
  return noted(
    { ...state, list: inserted(state, [question], undefined) },
    { tell: told.added(question.question_text) },
  )
}

function softened(state: Changing, places: number[]): Changing {
  const next = edit(state, places, (question) => softer(question, state.style))
  return noted(
    next,
    ...places.flatMap((place) => {
      const question = at(next, place)
      return question ? [{ tell: told.softened(place + 1, question.question_text) }] : []
    }),
  )
}

function measured(state: Changing, place: number, unit: string): Changing {
  const next = edit(state, [place], (question) => ({
    question_text: inUnit(question.question_text, unit),
    question_type: 'short_text' as const,
  }))
  return noted(next, { tell: told.measured(place + 1, at(next, place)?.question_text ?? '') })
}

function atMost(state: Changing, count: number): Changing {
  if (count >= state.list.length) return noted(state, { tell: told.enough(state.list.length) })
  const list = keptMost(state, count)
  const out = state.list.filter((one) => !list.includes(one)).map(({ question }) => question.question_text)
  return noted({ ...state, list }, { tell: told.cut(list.length, out) })
}

function split(state: Changing, place: number, parts: string[]): Changing {
  const standing = at(state, place)
  if (!standing) return state
  const text = standing.question_text
  const named = (part: string) => {
    const what = asWords(part, 60)
    if (/^What (?!is|are|was|were|do\b)/u.test(text)) return text.replace(/^What /u, `What ${what} `)
    if (/^¿Qué (?:vas|va|traes|trae|puedes|puede)/u.test(text))
      return text.replace(/^¿Qué /u, `¿Qué ${what} `)
    return text.replace(/\?$/u, ` (${what})?`)
  }
  const fresh = parts.map((part) => ({ ...standing, question_text: named(part) }))
  const list = state.list.flatMap((one) =>
    one.was === place ? fresh.map((question, n) => ({ was: n === 0 ? one.was : null, question })) : [one],
  )
  return noted({ ...state, list }, { tell: told.split(place + 1) })
}

/** What can be answered with yes or no as it stands. */
const SO_OR_NOT =
  /^(?:should|may|might|will|would|did|was|were|is|are|do|does|can|could|have|has|¿(?:debe|debería|deberíamos|vas?|tienes|tiene|puedes|puede|quieres|quiere|hay|es|son|has|ha|te gustaría|le gustaría)|soll|sollen|sollte|darf|dürfen|passt|passen|gibt|kann|können|hat|haben|ist|sind|\p{L}+st du|\p{L}+en sie)(?!\p{L})/iu

function yesOrNo(state: Changing, place: number): Changing {
  const standing = at(state, place)
  const isSayable =
    standing &&
    (SO_OR_NOT.test(standing.question_text) || whetherSo(standing.question_text, state.style.language))
  const other = isSayable
    ? undefined
    : moreQuestions(state.topic, state.style, questionsOf(state)).find(
        ({ question_type }) => question_type === 'boolean',
      )
  if (other) {
    const exchanged = edit(state, [place], () => other)
    return noted(exchanged, exchangedAt(exchanged, place))
  }
  const next = edit(state, [place], (question) => {
    const text = SO_OR_NOT.test(question.question_text)
      ? question.question_text
      : whetherSo(question.question_text, state.style.language)
    return text
      ? { question_text: text, question_type: 'boolean' as const }
      : retyped(question, 'boolean', state.style)
  })
  return noted(next, { tell: told.yesOrNo(place + 1, at(next, place)?.question_text ?? '') })
}

const A_NAME =
  /(?:your (?:full )?name|house number|(?:tu|su) nombre|cómo (?:te llamas|se llama)|wie (?:heißt du|heißen sie)|(?:dein|ihr) name)/iu

function nameless(state: Changing): Changing {
  const list = state.list.filter(({ question }) => !A_NAME.test(question.question_text))
  return noted({ ...state, list }, { tell: told.nameless(list.length < state.list.length) })
}

/** A wish in everyday words carried out on what stands. */
export function changedInTurn(state: Changing, change: TurnChange): Changing {
  switch (change.to) {
    case 'list answers':
      return listed(state, change)
    case 'list new':
      return listedAnew(state, change.about, change.answers)
    case 'ask anew':
      return askedAnew(state, change)
    case 'scale':
      return scaledAt(state, change.place, change.min, change.max)
    case 'scale new':
      return scaledAnew(state, change.about, change.min, change.max)
    case 'soften':
      return softened(state, change.places)
    case 'talk plainly':
      return noted(plainly(state), { tell: told.plainly })
    case 'measure':
      return measured(state, change.place, change.unit)
    case 'at most':
      return atMost(state, change.count)
    case 'drop named': {
      const question = at(state, change.place)
      if (!question || state.list.length === 1) return noted(state, { not: 'emptied' })
      return noted(
        { ...state, list: state.list.filter(({ was }) => was !== change.place) },
        { tell: told.dropped(change.place + 1, question.question_text) },
      )
    }
    case 'split into':
      return split(state, change.place, change.parts)
    case 'say yes or no':
      return yesOrNo(state, change.place)
    case 'drop names':
      return nameless(state)
    case 'hide one answer': {
      const place = state.list.findIndex(({ question }) => A_NAME.test(question.question_text))
      return noted(state, { tell: told.hidden(place < 0 ? null : place + 1) })
    }
    case 'say':
      return noted(state, { tell: change.text })
  }
}
