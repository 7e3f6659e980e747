import type { Spoken } from '../../writing/wordings.ts'

export const WORDS: Record<
  Spoken,
  { title: string; standfirst: (from: string, to: string, subjects: string) => string }
> = {
  en: { title: 'So far', standfirst: (from, to, subjects) => `${from} to ${to}: ${subjects}.` },
  es: { title: 'Hasta aquí', standfirst: (from, to, subjects) => `De ${from} a ${to}: ${subjects}.` },
  de: { title: 'Bis hierher', standfirst: (from, to, subjects) => `${from} bis ${to}: ${subjects}.` },
}
