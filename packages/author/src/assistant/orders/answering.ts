import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { LIKELY_SCALE, scaleBetween } from '../shape.ts'
import { answersOf } from '../turns/lists.ts'
import { isYesOrNo, retyped } from '../wishes/retype.ts'
import { choices } from './listing.ts'
import { newQuestion } from './new-question.ts'
import {
  endOf,
  type Followed,
  found,
  inserted,
  NOT_SAID,
  type Order,
  pattern,
  replaced,
  type Standing,
} from './order.ts'
import { pointedAt } from './pointing.ts'
import { ADDED } from './said-to-add.ts'
import { told } from './told.ts'
import { type Way, waySaid } from './way-said.ts'

const NOT_A_SCALE =
  /,?\s(?:not|instead of|rather than|no|nicht|statt|en (?:vez|lugar) de|y no)\s(?:as )?(?:an? |eine |einer |una )?[\p{L}/ -]{3,24}$/iu
export const IN_UNITS =
  /(?<!\p{L})(?:in|en)\s(minutes?|mins?|hours?|kilomet(?:er|re)s?|km|weeks?|days?|euros?|pounds?|dollars?|percent|minuten|stunden|tagen?|wochen|prozent|minutos|horas|kilómetros|días|semanas)(?:\s(one way|each way|a day|per day|a week|per week|pro strecke|am tag|pro tag|pro woche|por trayecto|al día|por semana))?(?!\p{L})/iu
export const AROUND_WAY =
  /(?<!\p{L})(?:make|turn|change|set|let|should|must|has|have|to|be|into|as|is|it|with|needs?|can|could|people|they|them|the|one|an?|for|question|please|better|rather|something|use|put|into|on|of|by|mach\p{L}*|soll\p{L}*|sein|als|mit|man|kann|können|zu[rm]?|eine[rn]?|lieber|bitte|besser|bei|haz|que|se|pueda|sea|como|con|de|en|una?|mejor|por|del|al|cambia\p{L}*|y)(?!\p{L})/giu

/** So many words say what is to be asked, not which question is meant. */
export const LONG_STATEMENT = 4

export const way: Order = (text, at) => {
  const plain = text.replace(NOT_A_SCALE, '')
  const unit = IN_UNITS.exec(plain)
  const said = waySaid(plain.replace(unit?.[0] ?? NOT_SAID, ' '))
  if (!said && !unit) return null
  if (ADDED.some((one) => one.test(text))) return null
  const [, before, statement] = /^(.{2,60}?):\s(?:si|whether|if|ob)\s(.{4,80})$/iu.exec(plain) ?? []
  const head = (before ?? plain)
    .replace(said?.words ?? NOT_SAID, ' ')
    .replace(unit?.[0] ?? NOT_SAID, ' ')
    .replace(/^["“„«](.+?)["”“»].*$/su, '$1')
  const isOpening = /^["“„«]/u.test(text)
  const numbered = /\d/u.test(head)
    ? head.replace(/^(?:make|turn|change|let|haz|mach\p{L}*)\s/iu, '').replace(/(?<=\d)\s.*$/u, '')
    : null
  const name = isOpening
    ? head
    : head
        .replace(AROUND_WAY, ' ')
        .replace(/["“”„«»]/gu, '')
        .replace(/[\s,:;–-]+/gu, ' ')
        .trim()
  const places = numbered
    ? pointedAt(numbered, at.questions, at.touched)
    : /\p{L}{2}/u.test(name)
      ? pointedAt(name, at.questions, at.touched)
      : /(?<!\p{L})(?:it|that|this|das|sie|lo|la|eso|esa)(?!\p{L})/iu.test(plain) && at.touched !== null
        ? [at.touched]
        : []
  const wanted: Way = said?.way ?? 'number'
  const isNew = at.isNext === true
  const isStatement =
    isNew || (wanted === 'boolean' && !statement && !isOpening && name.split(/\s+/u).length >= LONG_STATEMENT)
  const [place] = isStatement ? [] : places
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question) {
    if (/^(?:only|just|nur|solo|sólo)(?!\p{L})/iu.test(plain) || /(?<!\p{L})only one(?!\p{L})/iu.test(plain))
      return null
    if (!/\p{L}{2}/u.test(name) || (numbered && !isStatement)) return null
    if (/^(?:make|turn|change|mach\p{L}*|haz|cambia\p{L}*)(?!\p{L})/iu.test(text))
      return { questions: [...at.questions], touched: at.touched, said: [told.notFound(name)] }
    const about = plain
      .replace(said?.words ?? NOT_SAID, ' ')
      .replace(unit?.[0] ?? NOT_SAID, ' ')
      .replace(/^(?:one|eine|una)\s(?:on|about|zu|über|sobre|de)\s/iu, '')
      .replace(
        /\s(?:as|als|como|on|should be|must be|has to be|needs to be|to be|soll(?:te)? sein|que sea)\s*(?:an?)?\s*$/iu,
        '',
      )
      .replace(/^(?:then|and|und|y|dann|luego)\s/iu, '')
      .replace(/[\s,:;–-]+$/u, '')
      .trim()
    const isShort = about.split(/\s+/u).length <= 12
    const fresh =
      isShort && wanted !== 'single_select' && wanted !== 'multi_select' && wanted !== 'ranking'
        ? newQuestion(
            { about: about.replace(/(?<!\s)\s*\.\s{0,3}put exactly that$/iu, ''), way: wanted, options: [] },
            at.spare,
            at.style,
          )
        : null
    if (!fresh) return null
    const where = isNew && at.touched !== null ? at.touched + 1 : endOf(at.questions)
    return {
      questions: inserted(at.questions, fresh, where),
      touched: where,
      said: [told.added(fresh.question_text, where + 1)],
    }
  }
  if (wanted === 'date_time' && FROM_TO.test(text)) {
    const [from, to] = ENDS[at.style.language]
    const stem = question.question_text.replace(/[?]$/u, '').replace(/^¿/u, '')
    const dated = (end: string): AssistantQuestion => ({
      question_text: `${at.style.language === 'es' ? '¿' : ''}${stem}, ${end}?`,
      question_type: 'date_time',
    })
    return {
      questions: inserted(replaced(at.questions, dated(from), place), dated(to), place + 1),
      touched: place,
      said: [
        told.retyped(place + 1, dated(from).question_text),
        told.added(dated(to).question_text, place + 2),
      ],
    }
  }
  if (statement && wanted === 'boolean') {
    const fresh = newQuestion(
      {
        about: `${at.style.language === 'es' ? 'si' : at.style.language === 'de' ? 'ob' : 'whether'} ${statement}`,
        way: 'boolean',
        options: [],
      },
      [],
      at.style,
    )
    if (fresh)
      return {
        questions: replaced(at.questions, { ...fresh, question_type: 'boolean' }, place),
        touched: place,
        said: [told.reworded(place + 1, fresh.question_text)],
      }
  }
  return inWay(at, question, place, wanted, unit)
}

const IN_ORDER =
  /(?<!\s)\s*(?:(?:Please )?[Pp]ut (?:it|them) in order[^.]*\.|Ord[eé]n[ae]l[oa]s?[^.]*\.|Bring(?:en Sie)? (?:es|sie) in eine Reihenfolge[^.]*\.)$/u
const AS_NUMBER: InLanguages<string> = { en: 'as a number', es: 'en números', de: 'als Zahl' }

function inWay(
  at: Standing,
  question: AssistantQuestion,
  place: number,
  wanted: Way,
  unit: RegExpExecArray | null,
): Followed {
  const keep = (next: AssistantQuestion, said: InLanguages<string>): Followed => ({
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [said],
  })
  const text = question.question_text
  if (wanted === 'number') {
    const how = unit ? unit[0].trim() : AS_NUMBER[at.style.language]
    const bare = text.replace(/,?\s(?:in minutes|in Minuten|en minutos)[^?]*(?=\?)/iu, '')
    const asked = /\?$/u.test(bare) ? bare.replace(/\?$/u, `, ${how}?`) : `${bare} (${how})`
    const isSaid = text.toLowerCase().includes(how.toLowerCase()) && question.question_type === 'short_text'
    return isSaid
      ? keep(question, told.already(place + 1))
      : keep({ question_text: asked, question_type: 'short_text' }, told.retyped(place + 1, asked))
  }
  if (question.question_type === wanted) return keep(question, told.already(place + 1))
  if (
    wanted === 'boolean' &&
    !isYesOrNo(text) &&
    !/^(?:will|are|is|would|¿?(?:vas|va|vienes|quieres)|wirst|würdest|soll|möchtest|gehst|bist)/iu.test(text)
  )
    return { questions: [...at.questions], touched: place, said: [told.noYesNo(place + 1, text)] }
  if (wanted === 'rating_scale') {
    const labels = question.question_config?.options.labels
    const bare = text.replace(IN_ORDER, '')
    const next: AssistantQuestion = {
      question_text: bare,
      question_type: 'rating_scale',
      question_config: labels
        ? { options: { ...LIKELY_SCALE, labels } }
        : scaleBetween(LITTLE_TO_MUCH[at.style.language]),
    }
    return keep(next, told.retyped(place + 1, bare))
  }
  if (wanted === 'boolean')
    return keep({ question_text: text, question_type: 'boolean' }, told.retyped(place + 1, text))
  if (wanted === 'date_time' || wanted.endsWith('_text'))
    return keep({ question_text: text, question_type: wanted }, told.retyped(place + 1, text))
  const next = retyped(question, wanted, at.style)
  return keep(next, told.retyped(place + 1, next.question_text))
}

const FROM_TO =
  /(?<!\p{L})(?:from (?:and )?(?:to|until)|from .{0,12}to|start and end|desde y hasta|desde.{0,12}hasta|inicio y fin(?:al)?|von (?:und )?bis|anfang und ende)(?!\p{L})/iu
const ENDS: InLanguages<[string, string]> = {
  en: ['from', 'until'],
  es: ['desde', 'hasta'],
  de: ['von', 'bis'],
}

const NEEDS_MORE = [
  pattern(
    '(?:the |die |la )?(.{3,40}?)(?:\\sone|\\squestion|\\sfrage)?\\s(?:needs|should (?:also )?(?:have|offer)|is missing|lacks|could use|braucht noch|fehlt noch)\\s(?:also\\s)?["“„«]?(.{1,60}?)["”“»]?(?:\\s(?:too|as well|also|auch|as (?:an )?(?:option|answer)|als antwort))',
  ),
  pattern(
    '(?:the |die |la )?(.{3,40}?)(?:\\sone|\\squestion|frage)?:\\s(?:also )?(?:add|plus|and|añade|noch|dazu|auch)\\s["“„«]?(.{1,60}?)["”“»]?',
  ),
]

/** “the times one needs mornings too” */
export const moreAnswers: Order = (text, at) => {
  const [reference = '', what = ''] = found(NEEDS_MORE, text) ?? []
  if (!what || ADDED.some((one) => one.test(reference))) return null
  const place = pointedAt(reference, at.questions, at.touched).find((one) => at.questions[one]?.options)
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question?.options) return null
  const fresh = answersOf(what)
  const answers = fresh.length > 1 ? fresh : [what]
  const options = [...question.options, ...choices(answers)]
  return {
    questions: replaced(at.questions, { ...question, options }, place),
    touched: place,
    said: [told.moreAnswers(place + 1, answers)],
  }
}

const LITTLE_TO_MUCH: InLanguages<[string, string]> = {
  en: ['very little', 'very much'],
  es: ['muy poco', 'muchísimo'],
  de: ['sehr wenig', 'sehr viel'],
}
