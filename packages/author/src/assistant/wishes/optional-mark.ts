import type { InLanguages } from '../known-question.ts'

/** What is written behind a question that may be left out. */
export const OPTIONAL_MARK: InLanguages<string> = { en: '(optional)', es: '(opcional)', de: '(freiwillig)' }
