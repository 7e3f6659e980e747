import type { AssistantQuestion } from './model.ts'

export type Language = 'en' | 'es' | 'de'
export type InLanguages<T> = Record<Language, T>

/**
 * A question in three languages at once, so that a survey can change its language whole. `[kochst|kochen]` is what an
 * informal and a formal reader are asked; pronouns follow by themselves where a language lets them.
 */
export interface KnownQuestion {
  type: AssistantQuestion['question_type']
  text: InLanguages<string>
  options?: InLanguages<string[]>
  /** The two ends of a scale. */
  ends?: InLanguages<[string, string]>
  isPersonal?: true
}

export interface Subject {
  id: string
  /** What it is called inside a sentence; in German as an object: “an … denken”. */
  name: InLanguages<string>
  /** Words that speak of it; a star stands for any ending. */
  words: InLanguages<string>
  questions: KnownQuestion[]
}

const three = <T>(en: T, es: T, de: T): InLanguages<T> => ({ en, es, de })
const list = (text: string) => text.split(' / ')
const pair = (text: string): [string, string] => [list(text)[0] ?? '', list(text)[1] ?? '']

const plain = (type: KnownQuestion['type']) => (en: string, es: string, de: string) =>
  ({ type, text: three(en, es, de) }) satisfies KnownQuestion

const listed =
  (type: KnownQuestion['type']) =>
  (en: string, es: string, de: string, ...options: [string, string, string]): KnownQuestion => ({
    type,
    text: three(en, es, de),
    options: three(list(options[0]), list(options[1]), list(options[2])),
  })

export const story = plain('long_text')
export const short = plain('short_text')
export const yesNo = plain('boolean')
export const day = plain('date_time')
export const one = listed('single_select')
export const many = listed('multi_select')
export const rank = listed('ranking')

export const degree = (
  en: string,
  es: string,
  de: string,
  ...ends: [string, string, string]
): KnownQuestion => ({
  type: 'rating_scale',
  text: three(en, es, de),
  ends: three(pair(ends[0]), pair(ends[1]), pair(ends[2])),
})

export const personal = (question: KnownQuestion): KnownQuestion => ({ ...question, isPersonal: true })

export const names = three<string>
