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
