import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (titles: string, number: string) => string
  /** Of one story: how long it went, in how many posts. */
  alone: (gap: string, posts: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'It came back',
    standfirst: (titles, number) => `${titles}: ${number} stories, in the posts that told them.`,
    alone: (gap, posts) => `${gap}, in ${posts} posts.`,
  },
  es: {
    title: 'Otra vez',
    standfirst: (titles, number) => `${titles}: ${number} historias, en las publicaciones que las contaron.`,
    alone: (gap, posts) => `${gap}, en ${posts} publicaciones.`,
  },
  de: {
    title: 'Schon wieder',
    standfirst: (titles, number) =>
      `${titles}: ${number} Geschichten, in den Beiträgen, die sie erzählt haben.`,
    alone: (gap, posts) => `${gap}, in ${posts} Beiträgen.`,
  },
}
