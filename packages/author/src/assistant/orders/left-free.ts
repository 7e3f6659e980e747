import type { AssistantQuestion } from '../model.ts'
import { wordsIn } from '../plain-text.ts'
import { withoutMark } from '../recognise.ts'
import type { Style } from '../shape.ts'
import { meaning } from '../turns/concepts.ts'
import { softer } from '../turns/softer.ts'
import { OPTIONAL_MARK } from '../wishes/optional-mark.ts'
import { type Order, replaced } from './order.ts'
import { pointedAt } from './pointing.ts'
import { ADDED } from './said-to-add.ts'
import { told } from './told.ts'
import { OPTIONAL } from './way-said.ts'

const ALL =
  /(?<!\p{L})(?:all|every(?:thing| question| one)?|each|any|whole|they|them|todas?|todo|cada|alles?|alle|jede\p{L}*)(?!\p{L})/iu
const SOFT =
  /(?<!\p{L})(?:soft(?:er|ly)?|gentl[ey]r?|gently|careful(?:ly)?|tactful(?:ly)?|kind(?:er)?|take care|delicate(?:ly)?|less (?:harsh|direct|blunt|pushy|nosy)|too (?:hot|direct|harsh|strong|blunt|personal|nosy|pushy|accusing)|find another way|zu (?:direkt|hart|persönlich|neugierig)|demasiado (?:direct\p{L}*|fuerte|personal|indiscret\p{L}*)|nicer|suave|delicad\p{L}*|con cuidado|tacto|behutsam\p{L}*|vorsichtig\p{L}*|sanft\p{L}*|taktvoll\p{L}*|weniger direkt|netter)(?!\p{L})/iu

export const marked = (question: AssistantQuestion, { language }: Style): AssistantQuestion => ({
  ...question,
  question_text: `${withoutMark(question.question_text)} ${OPTIONAL_MARK[language]}`,
})

const AROUND_OPTIONAL =
  /(?<!\p{L})(?:something|soft|gentle|and|or|completely|etwas|y|und|algo|make|let|mark|set|be|is|are|should|must|has to|can|could|please|the|question|one|as|mach\p{L}*|soll\p{L}*|sein|ist|sind|lass\p{L}*|haz|que|sea|sean|pon|marca|the|also|too|answer)(?!\p{L})/giu

export const optional: Order = (text, at) => {
  if (!OPTIONAL.test(text) || ADDED.some((one) => one.test(text))) return null
  const rest = text.replace(OPTIONAL, ' ')
  if (ALL.test(rest) && !/(?<!\p{L})(?:except|but|außer|menos|salvo)(?!\p{L})/iu.test(rest))
    return {
      questions: at.questions.map((one) => marked(one, at.style)),
      touched: null,
      said: [told.optional(null)],
    }
  const name = rest.replace(AROUND_OPTIONAL, ' ').replace(/\s+/gu, ' ').trim()
  const [place] = name ? pointedAt(name, at.questions, at.touched) : at.touched === null ? [] : [at.touched]
  const question = place === undefined ? undefined : at.questions[place]
  if (place === undefined || !question) return null
  const gentle = SOFT.test(text) ? softer(question, at.style) : question
  return {
    questions: replaced(at.questions, marked(gentle, at.style), place),
    touched: place,
    said: [told.optional([place + 1])],
  }
}

/** Words that any question has. */
const OF_ANY =
  /^(?:would|could|should|what|which|when|where|your|with|that|this|have|does|will|many|much|qué|cómo|cuál|wie|was|welche\p{L}?|würdest|würden)$/iu

/** What was quoted stands there in most of its words. */
function quotedAt(quote: string, questions: readonly AssistantQuestion[]): number[] {
  const words = wordsIn(quote).filter((word) => word.length > 3 && !OF_ANY.test(word))
  return questions
    .map(({ question_text }, place) => ({
      place,
      hits: words.filter((word) =>
        wordsIn(question_text).some(
          (one) =>
            one.startsWith(word.slice(0, 5)) ||
            meaning(word).some((same) => same.length > 2 && one.startsWith(same)),
        ),
      ).length,
    }))
    .filter(({ hits }) => hits > 0 && hits * 2 >= words.length)
    .sort((a, b) => b.hits - a.hits)
    .map(({ place }) => place)
}

export const soften: Order = (text, at) => {
  if (!SOFT.test(text) || /first question|erste frage|primera pregunta/iu.test(text)) return null
  const quote = /["“„«]([^"”“»]{4,120})["”“»]/u.exec(text)?.[1]
  const name =
    quote ??
    /(?:with|about|on|for|of|make|put|ask|bei|mit|zu|con|en|de)\s(?:the |la |die |der |das )?(.{3,50}?)(?:\squestion|\sone|frage)?(?:\s(?:softer|gentler|more gently|nicer|kinder|más suave|behutsamer|netter)|,|$)/iu.exec(
      text,
    )?.[1] ??
    text
  const [place] = quote
    ? quotedAt(quote, at.questions)
    : pointedAt(name.replace(SOFT, ' '), at.questions, at.touched)
  const question = place === undefined ? undefined : at.questions[place]
  if (quote && !question)
    return { questions: [...at.questions], touched: at.touched, said: [told.notFound(quote)] }
  if (place === undefined || !question) return null
  const gentle = softer(question, at.style)
  const next = OPTIONAL.test(text) ? marked(gentle, at.style) : gentle
  return {
    questions: replaced(at.questions, next, place),
    touched: place,
    said: [told.reworded(place + 1, next.question_text)],
  }
}
