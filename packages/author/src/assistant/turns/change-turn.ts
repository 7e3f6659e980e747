import { asWords } from '../plain-text.ts'
import { moreQuestions } from '../propose-questions.ts'
import { exchangedAt } from '../wishes/exchanged.ts'
import { retyped } from '../wishes/retype.ts'
import { type Changing, edit, noted, questionsOf } from '../wishes/standing.ts'
import { keptMost } from './keep-most.ts'
import { talkedPlainly } from './plain-talk.ts'
import { told } from './told.ts'
import type { TurnChange } from './turn.ts'
import { whetherSo } from './yes-no.ts'

function plainly(state: Changing): Changing {
  const said = talkedPlainly(questionsOf(state), state.style.language)
  return { ...state, list: state.list.map((one, n) => ({ ...one, question: said[n] ?? one.question })) }
}

const at = (state: Changing, place: number) => state.list.find(({ was }) => was === place)?.question
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
    case 'talk plainly':
      return noted(plainly(state), { tell: told.plainly })
    case 'at most':
      return atMost(state, change.count)
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
  }
}
