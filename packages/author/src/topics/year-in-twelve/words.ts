import type { Spoken } from '../../writing/wordings.ts'

/** How many posts it has; of a month that is not shown nothing is said, for it may have had one. */
export const WORDS: Record<
  Spoken,
  { standfirst: (year: string, posts: string, isWhole: boolean) => string }
> = {
  en: {
    standfirst: (year, posts, isWhole) =>
      isWhole ? `${year}, one post a month.` : `${year}, in ${posts} posts.`,
  },
  es: {
    standfirst: (year, posts, isWhole) =>
      isWhole ? `${year}, una publicación al mes.` : `${year}, en ${posts} publicaciones.`,
  },
  de: {
    standfirst: (year, posts, isWhole) =>
      isWhole ? `${year}, ein Beitrag im Monat.` : `${year}, in ${posts} Beiträgen.`,
  },
}

export const ALL_YEARS: Record<Spoken, (from: number, to: number) => string> = {
  en: (from, to) => `One post a year, ${from} to ${to}.`,
  es: (from, to) => `Una publicación por año, de ${from} a ${to}.`,
  de: (from, to) => `Ein Beitrag im Jahr, ${from} bis ${to}.`,
}
