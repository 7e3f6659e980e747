import { AROUND_WAY } from './answering.ts'
import { marked } from './left-free.ts'
import { withoutLead, withoutReason } from './message.ts'
import { newQuestion } from './new-question.ts'
import { endOf, inserted, NOT_SAID, type Order } from './order.ts'
import { ADDED, withoutVerb } from './said-to-add.ts'
import { BESIDE, spotIn } from './spot.ts'
import { told } from './told.ts'
import { OPTIONAL, waySaid } from './way-said.ts'

const TOO = /^(?:and |also |y |und )?(.{3,50}?),?\s(?:too|as well|también|auch(?: noch)?)[.!]*$/iu
export const AND_THE =
  /^(?:(?:ah|oh|ach)[, ]+)?(?:y|und|and) ((?:el|la|los|las|lo de|der|die|das|the|what about|was ist mit)\s.{3,60})$/iu
const TAIL_WAY = /(?:[,:–(-]|\sas|\sals|\scomo|\swith)\s*([^,:()]{3,30})\)?$/iu
const LEADING_WAY =
  /^(?:an?|one|eine?|una?)?\s?(?:de )?(yes ?(?:\/|or) ?no|s[ií] ?(?:\/|o) ?no|ja ?(?:\/|oder) ?nein|scale|skala|escala|date|datum|fecha|ranking|free text|freitext|texto libre)\s?(?:question |frage |pregunta )?(?:for|on|about|zu[rm]?|über|para|sobre|de|:)\s/iu
const THAT = /^(?:that|this|it|das|dies|eso|ello|lo mismo)$/iu
const MAY_I = /^(?:can|may|could) (?:i|we) (.{4,80}?)\??$/iu
const RELATIVE = /\s(?:que (?:viene|va|vendrá|está)|who|which|that is|der|die|das)\s.{3,40}$/iu

/** “before breakfast” is a time of day, “before the last one” a place in the survey. */
const REFERENCE =
  /(?:after|behind|below|following|before|above|in front of|después de|detrás de|tras|antes de|delante de|nach|hinter|vor)\s(?:the|that|this|it|question|number|nr|der|die|das|dem|frage|la|las|el|lo|pregunta|\d)(?!\p{L})/iu

export const add: Order = (text, at) => {
  const isSaid = ADDED.some((one) => one.test(text))
  const too = isSaid ? null : TOO.exec(text)?.[1]
  const and = isSaid || too ? null : AND_THE.exec(text)?.[1]
  if (!isSaid && !too && !and) return null
  const verbatim = /["“„«]([^"”“»]{6,300})["”“»]/u.exec(text)?.[1] ?? /:\s(¿.{4,200}\?)/u.exec(text)?.[1]
  const spot = spotIn(withoutReason(text), at)
  const isNamed = !BESIDE.test(withoutReason(text)) || REFERENCE.test(withoutReason(text))
  const { rest, place } = isNamed ? spot : { rest: withoutReason(text), place: null }
  const isOptional = OPTIONAL.test(rest)
  const body = withoutVerb(
    (too ?? and ?? rest).replace(
      new RegExp(`(?<![\\s,(])[\\s,(]*(?:but|aber|pero|and|und|y)?\\s?${OPTIONAL.source}\\)?`, 'iu'),
      ' ',
    ),
  )
  const leading = LEADING_WAY.exec(body)
  const tail = leading ? null : TAIL_WAY.exec(body)
  const tailWay = tail?.[1] ? waySaid(tail[1]) : null
  const isAllWay =
    tailWay !== null && (tail?.[1] ?? '').replace(tailWay.words, '').replace(AROUND_WAY, '').trim() === ''
  const yesNo = waySaid(body)?.way === 'boolean' ? waySaid(body) : null
  const said = leading ? waySaid(leading[0]) : isAllWay ? tailWay : yesNo
  const about = (
    leading
      ? body.slice(leading[0].length)
      : isAllWay && tail
        ? body.slice(0, tail.index)
        : yesNo
          ? body.replace(yesNo.words, ' ')
          : body
  )
    .replace(and ? RELATIVE : NOT_SAID, '')
    .replace(/[\s,:;]+$/u, '')
    .trim()
  const may = THAT.test(about) && at.before ? MAY_I.exec(withoutLead(at.before))?.[1] : null
  const fresh = may
    ? {
        question_text: `May we ${may.replace(/\b(?:people|they)\b/giu, 'you').replace(/\btheir\b/giu, 'your')}?`,
        question_type: 'boolean' as const,
      }
    : THAT.test(about)
      ? null
      : newQuestion(
          {
            about: verbatim ?? about,
            way: said?.way ?? null,
            options: [],
            isVerbatim: verbatim !== undefined,
          },
          at.spare,
          at.style,
        )
  if (!fresh) return null
  if (about.split(/\s+/u).length > 16 && !verbatim) return null
  const question = isOptional ? marked(fresh, at.style) : fresh
  if (at.questions.some(({ question_text }) => question_text === question.question_text)) return null
  const where = place ?? endOf(at.questions)
  return {
    questions: inserted(at.questions, question, where),
    touched: where,
    said: [told.added(question.question_text, where + 1)],
  }
}
