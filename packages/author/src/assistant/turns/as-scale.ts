import type { InLanguages } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { type Style, scaleBetween } from '../shape.ts'
import { isYesOrNo } from '../wishes/retype.ts'

const OF_DEGREE =
  /^(?:[^?¿]{3,40}:\s)?(?:how (?!do you (?:get|come|find out)|did|old|many|are you coming)|all in all|¿?(?:cuánt|con cuánt|hasta qué punto|qué tal|cómo|en general)|wie (?!heiß|viele|alt|kommst)|alles in allem|so,|gut feeling)/iu
const ENDS: InLanguages<Record<'degree' | 'whether' | 'weight', [string, string]>> = {
  en: {
    degree: ['not at all', 'very much'],
    whether: ['no, not at all', 'yes, very much'],
    weight: ['not at all', 'very strongly'],
  },
  es: { degree: ['nada', 'muchísimo'], whether: ['no, nada', 'sí, mucho'], weight: ['nada', 'muchísimo'] },
  de: {
    degree: ['gar nicht', 'sehr'],
    whether: ['nein, gar nicht', 'ja, sehr'],
    weight: ['gar nicht', 'sehr stark'],
  },
}
const WEIGHT: InLanguages<string> = {
  en: 'How strongly do you feel about this?',
  es: '¿Cuánto te importa esto?',
  de: 'Wie sehr beschäftigt dich das?',
}
const WAY_OUT =
  /opini|Meinung|depend|differ|varía|kommt darauf|unterschiedlich|cannot say|rather not|no lo sé|prefiero|kann ich nicht|behalte ich|do not know|do not mind|igual|gleich|something else|otra cosa|etwas anderes/iu

function endsOf(question: AssistantQuestion, style: Style): [string, string] {
  const labels = question.question_config?.options.labels
  if (labels?.min && labels.max) return [labels.min, labels.max]
  const given = (question.options ?? [])
    .map(({ option_text }) => option_text)
    .filter((one) => !WAY_OUT.test(one))
  const isSo = /^(?:yes|sí|ja)(?!\p{L})/iu.test(given[0] ?? '') && given.length < 4
  if (isSo) return ENDS[style.language].whether
  const [first, last] = [given[0], given.at(-1)]
  if (
    question.question_type === 'single_select' &&
    first &&
    last &&
    given.length > 2 &&
    !isYesOrNo(question.question_text)
  )
    return [first, last]
  const text = question.question_text
  return ENDS[style.language][OF_DEGREE.test(text) ? 'degree' : isYesOrNo(text) ? 'whether' : 'weight']
}

/** The same question, answered from one number to another, with both ends in words. */
export function asScale(
  question: AssistantQuestion,
  min: number,
  max: number,
  style: Style,
): AssistantQuestion {
  const text = question.question_text
  const isOrdered = question.question_type === 'single_select' || question.question_type.endsWith('_scale')
  const isFit = isOrdered || OF_DEGREE.test(text) || isYesOrNo(text)
  const { options } = scaleBetween(endsOf(question, style))
  return {
    question_text: isFit ? text : `${text} ${WEIGHT[style.language]}`,
    question_type: 'rating_scale',
    question_config: { options: { ...options, min, max } },
  }
}
