import type { KnownQuestion, Language } from './known-question.ts'
import type { AssistantQuestion } from './model.ts'
import { foreignPhrase } from './phrase.ts'
import { type Address, smoothed, voiced } from './voice.ts'

export interface Style {
  language: Language
  address: Address
}

/** What {x} stands for, in the language it was said in. */
export interface About {
  phrase: string
  language: Language
}

export const LIKELY_SCALE = { min: 1, max: 10, step: 1 }

export function textOf(known: KnownQuestion, about: About | null, { language, address }: Style): string {
  const x = about ? (about.language === language ? about.phrase : foreignPhrase(about.phrase, language)) : ''
  const text = known.text[language].replaceAll('{x}', () => x.replace(/[[\]|]/g, ' '))
  return smoothed(voiced(text, language, address), language)
}

/** A known question as the survey editor takes it. */
export function shaped(known: KnownQuestion, about: About | null, style: Style): AssistantQuestion {
  const { language, address } = style
  const question: AssistantQuestion = {
    question_text: textOf(known, about, style),
    question_type: known.type,
  }
  if (known.options)
    question.options = known.options[language].map((option) => ({
      option_text: voiced(option, language, address),
    }))
  if (known.ends) question.question_config = scaleBetween(known.ends[language])
  return question
}

export const scaleBetween = ([min, max]: readonly [string, string]) => ({
  options: { ...LIKELY_SCALE, labels: { min, max } },
})
