import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** Of places of which the first post is set beside the last. */
  standfirst: (places: string) => string
  /** Of places all of whose posts are shown. */
  whole: (places: string, posts: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'There and back',
    standfirst: (places) => `${places}: the first post from each, and the last.`,
    whole: (places, posts) => `${places}, year after year, in ${posts}.`,
  },
  es: {
    title: 'Ida y vuelta',
    standfirst: (places) => `${places}: la primera publicación de cada sitio, y la última.`,
    whole: (places, posts) => `${places}, año tras año, en ${posts}.`,
  },
  de: {
    title: 'Hin und zurück',
    standfirst: (places) => `${places}: der erste Beitrag von dort, und der letzte.`,
    whole: (places, posts) => `${places}, Jahr um Jahr: ${posts}.`,
  },
}
