import type { Wording } from './wording.ts'
import { german } from './wording-de.ts'
import { english } from './wording-en.ts'
import { spanish } from './wording-es.ts'

const WORDINGS: Record<string, Wording> = { en: english, es: spanish, de: german }

/** English, where a language has no words here yet. */
export const wordingFor = (language: string): Wording => WORDINGS[language] ?? english

export type Spoken = 'en' | 'es' | 'de'

export const spokenIn = (language: string): Spoken =>
  language === 'es' || language === 'de' ? language : 'en'
