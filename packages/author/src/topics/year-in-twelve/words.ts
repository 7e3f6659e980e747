import type { Spoken } from '../../writing/wordings.ts'

export const WORDS: Record<Spoken, { standfirst: (year: string, missing: string, n: number) => string }> = {
  en: {
    standfirst: (year, missing, n) =>
      n === 0
        ? `${year}, one post a month.`
        : `${year}, one post a month; ${missing} ${n === 1 ? 'month' : 'months'} without.`,
  },
  es: {
    standfirst: (year, missing, n) =>
      n === 0
        ? `${year}, una publicación al mes.`
        : `${year}, una publicación al mes; ${n === 1 ? 'un mes' : `${missing} meses`} sin ninguna.`,
  },
  de: {
    standfirst: (year, missing, n) =>
      n === 0
        ? `${year}, ein Beitrag im Monat.`
        : `${year}, ein Beitrag im Monat; ${n === 1 ? 'ein Monat' : `${missing} Monate`} ohne.`,
  },
}
