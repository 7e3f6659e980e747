import { z } from 'zod'
import type { QuestionType, ResponseJson } from '../question.ts'
import { noConfig, noFault } from './options.ts'
import { tallyTexts } from './tallies.ts'

export interface TextResponse extends ResponseJson {
  text: string
}

export const writeText = (text: string): TextResponse => ({ text })

export const spokenText = (response: ResponseJson): string =>
  typeof response.text === 'string' ? response.text : ''

/** What both kinds of text have in common. A blank one may be saved, and counts as unanswered. */
export const textType = {
  hasOptions: false,
  optionsFault: noFault,
  configFault: noFault,
  configToStore: noConfig,
  response: () => z.object({ text: z.string() }),
  isAnswered: (response) => spokenText(response).trim() !== '',
  textOf: (response) => spokenText(response).trim(),
  tally: (_, responses) => tallyTexts(responses.map(spokenText)),
} satisfies Omit<QuestionType, 'label' | 'takesEnter'>
