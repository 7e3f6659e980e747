import { choiceFor } from '../brief/choices.ts'
import type { InLanguages, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { moreQuestions } from '../propose-questions.ts'
import type { Change } from './change.ts'
import {
  AN_OPEN_END,
  AN_OPTION,
  BALANCED,
  COUNTED_WORD,
  NO_OPINION,
  TICK_MOST,
  TOLD,
  YES_NO,
} from './named-words.ts'
import { retyped } from './retype.ts'
import { type Changing, edit, noted, numbered, questionsOf } from './standing.ts'

type Named = Extract<
  Change,
  {
    to:
      | 'balance'
      | 'fit minutes'
      | 'rank things'
      | 'tick some'
      | 'offer a way out'
      | 'stay anonymous'
      | 'let skip'
      | 'close'
      | 'end openly'
      | 'none about'
  }
>

const tell = (state: Changing, text: InLanguages<string>) => noted(state, { tell: text })
const three = (make: (language: Language) => string): InLanguages<string> => ({
  en: make('en'),
  es: make('es'),
  de: make('de'),
})
const isOpen = ({ question_type }: AssistantQuestion) => question_type === 'long_text'

const lowered = (text: string) =>
  text.replace(/^(¿?)(\p{L})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase())

/** Both answers are named, and none is expected. */
function balanced(question: AssistantQuestion, language: Language): AssistantQuestion {
  const { ending, lead, isYesNo } = BALANCED[language]
  const text = question.question_text
  if (isYesNo.test(text) && text.endsWith('?') && !text.endsWith(ending))
    return { ...question, question_text: text.replace(/\?$/u, ending) }
  return { ...question, question_text: `${lead} ${language === 'de' ? text : lowered(text)}` }
}

const SECONDS: Record<AssistantQuestion['question_type'], number> = {
  boolean: 10,
  single_select: 15,
  multi_select: 25,
  rating_scale: 15,
  likert_scale: 15,
  date_time: 20,
  short_text: 30,
  ranking: 40,
  long_text: 75,
}
const LEAST = 3

/** Open ones go first, then the last ones, until what is left fits; one that was asked for stays. */
function fitted(state: Changing, minutes: number): Changing {
  const time = (list: Changing['list']) =>
    list.reduce((sum, { question }) => sum + SECONDS[question.question_type], 0)
  let list = state.list
  while (list.length > LEAST && (time(list) > minutes * 60 || list.length === state.list.length)) {
    const open = list.findLast(({ question }) => isOpen(question))
    const out = open ?? list.findLast(({ question }) => question.question_type !== 'ranking') ?? list.at(-1)
    list = list.filter((one) => one !== out)
  }
  return tell(
    { ...state, list },
    three((language) => TOLD.fitted[language](list.length, minutes)),
  )
}

function ranked(state: Changing, place: number, count: number, thing: string): Changing {
  const { language } = state.style
  const known = choiceFor(thing)?.options[language].filter((one) => !/mind|igual|gleich/u.test(one)) ?? []
  const name = thing.replace(/(?<=[^s])s$/u, '')
  const isKnown = known.length >= count
  const texts = isKnown
    ? known.slice(0, count)
    : Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)
  const next = edit(state, [place], () => ({
    question_text: COUNTED_WORD[language](thing, state.style.address === 'formal'),
    question_type: 'ranking',
    options: texts.map((option_text) => ({ option_text })),
  }))
  return tell(
    next,
    three((one) => TOLD.ranked[one](place + 1, count, thing, isKnown)),
  )
}

function ticked(state: Changing, places: number[], most: number): Changing {
  const { style } = state
  const next = edit(state, places, (question) => {
    const isUnknown = !question.options && choiceFor(question.question_text) === null
    const listed = isUnknown
      ? {
          ...question,
          options: [1, 2, 3, 4].map((at) => ({ option_text: `${AN_OPTION[style.language]} ${at}` })),
        }
      : question
    const many = retyped(listed, 'multi_select', style)
    return { ...many, question_text: `${many.question_text} (${TICK_MOST[style.language](most)})` }
  })
  const isEmpty = places.some((place) =>
    next.list.some(
      ({ was, question }) =>
        was === place && question.options?.[0]?.option_text === `${AN_OPTION[style.language]} 1`,
    ),
  )
  return noted(
    next,
    { did: 'retyped', places: numbered(places) },
    ...(isEmpty ? [{ tell: three((language) => TOLD.whichOptions[language]) }] : []),
    { tell: three((language) => TOLD.most[language]) },
  )
}

const OFFERS =
  /opini|meinung|don[’']t|do not|weiß nicht|no (?:lo )?sé|igual|gleich|egal|cannot say|kann ich nicht/iu

function wayOut(state: Changing, places: number[] | null, option: string | null): Changing {
  const { language } = state.style
  const text = option ?? NO_OPINION[language]
  const touched: number[] = []
  const list = state.list.map((one, at) => {
    const { question } = one
    const isMeant = places === null || (one.was !== null && places.includes(one.was))
    const isChoice = question.question_type === 'boolean' || /select$/u.test(question.question_type)
    if (!isMeant || !isChoice) return one
    const standing = question.options ?? YES_NO[language].map((option_text) => ({ option_text }))
    const has = standing.some(({ option_text }) =>
      option ? option_text === option : OFFERS.test(option_text),
    )
    if (has) return one
    touched.push(at)
    const type = question.question_type === 'boolean' ? ('single_select' as const) : question.question_type
    return {
      ...one,
      question: { ...question, question_type: type, options: [...standing, { option_text: text }] },
    }
  })
  return tell(
    { ...state, list },
    three((one) => TOLD.wayOut[one](text, numbered(touched))),
  )
}

const IDENTIFYING =
  /(?<!\p{L})(?:your (?:full )?name|how old|your age|birthday|e-?mail|address|phone|which class|where do you live|(?:tu|su) nombre|qué edad|correo|teléfono|dónde (?:vives|vive)|(?:dein|ihr) name|wie alt|geburtstag|telefon|adresse|wo (?:wohnst|wohnen))(?!\p{L})/iu

function anonymous(state: Changing): Changing {
  const out = state.list.filter(({ question }) => IDENTIFYING.test(question.question_text))
  const list = out.length < state.list.length ? state.list.filter((one) => !out.includes(one)) : state.list
  return tell(
    { ...state, list },
    three((language) => TOLD.anonymous[language](out.length)),
  )
}

function closed(state: Changing): Changing {
  const spare = moreQuestions(state.topic, state.style, questionsOf(state)).filter(
    (one) => !isOpen(one) && one.question_type !== 'short_text',
  )
  const open = state.list.filter(({ question }) => isOpen(question)).slice(0, -1)
  const list = state.list.flatMap((one) => {
    if (!open.includes(one)) return [one]
    const fresh = spare.shift()
    return fresh ? [{ ...one, question: fresh }] : []
  })
  return tell(
    { ...state, list },
    three((language) => TOLD.closed[language](open.length)),
  )
}

function openEnd(state: Changing): Changing {
  const last = state.list.at(-1)
  if (last && isOpen(last.question))
    return tell(
      state,
      three((language) => TOLD.openAlready[language]),
    )
  const question: AssistantQuestion = {
    question_text: AN_OPEN_END[state.style.language](state.style.address === 'formal'),
    question_type: 'long_text',
  }
  return tell(
    { ...state, list: [...state.list, { was: null, question }] },
    three((language) => TOLD.openEnd[language]),
  )
}

const reworded = (
  state: Changing,
  places: number[] | null,
  how: (question: AssistantQuestion) => AssistantQuestion,
) =>
  noted(edit(state, places, how), {
    did: 'rephrased',
    places: numbered(places ?? state.list.map((_, at) => at)),
  })

export function changedByName(state: Changing, change: Named): Changing {
  const { language } = state.style
  switch (change.to) {
    case 'balance':
      return reworded(state, change.places ?? [0], (question) => balanced(question, language))
    case 'fit minutes':
      return fitted(state, change.minutes)
    case 'rank things':
      return ranked(state, change.place, change.count, change.thing)
    case 'tick some':
      return ticked(state, change.places, change.most)
    case 'offer a way out':
      return wayOut(state, change.places, change.option)
    case 'stay anonymous':
      return anonymous(state)
    case 'let skip':
      return tell(
        state,
        three((one) => TOLD.skip[one]),
      )
    case 'close':
      return closed(state)
    case 'end openly':
      return openEnd(state)
    case 'none about':
      return tell(
        state,
        three((one) => TOLD.none[one](change.what)),
      )
  }
}
