import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (titles: string, number: string) => string
  /** How the best of them began, and how often it came back. */
  began: (words: string, name: string, year: number, times: number, number: string) => string
  /** Of one story: how long it went, in how many posts. */
  alone: (gap: string, posts: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'It came back',
    standfirst: (titles, number) => `${titles}: ${number} that came back.`,
    began: (words, name, year, times, number) =>
      `${words}, ${name} wrote in ${year}. It came back ${times === 1 ? 'once' : times === 2 ? 'twice' : `${number} times`}, and not alone.`,
    alone: (gap, posts) => `${gap}, in ${posts} posts.`,
  },
  es: {
    title: 'Otra vez',
    standfirst: (titles, number) => `${titles}: ${number} cosas que volvieron.`,
    began: (words, name, year, times, number) =>
      `${words}, escribió ${name} en ${year}. Volvió ${times === 1 ? 'una vez' : `${number} veces`}, y no fue lo único.`,
    alone: (gap, posts) => `${gap}, en ${posts} publicaciones.`,
  },
  de: {
    title: 'Schon wieder',
    standfirst: (titles, number) => `${titles}: ${number} Sachen, die wiederkamen.`,
    began: (words, name, year, times, number) =>
      `${words}, schrieb ${name} ${year}. Das kam ${times === 1 ? 'einmal' : `${number}mal`} wieder, und nicht nur das.`,
    alone: (gap, posts) => `${gap}, in ${posts} Beiträgen.`,
  },
}
