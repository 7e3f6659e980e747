import type { Spoken } from '../../writing/wordings.ts'

export const WORDS: Record<Spoken, { title: string; standfirst: (places: string) => string }> = {
  en: {
    title: 'There and back',
    standfirst: (places) => `${places}: the first post from each, and the last.`,
  },
  es: {
    title: 'Ida y vuelta',
    standfirst: (places) => `${places}: la primera publicación de cada sitio, y la última.`,
  },
  de: {
    title: 'Hin und zurück',
    standfirst: (places) => `${places}: der erste Beitrag von dort, und der letzte.`,
  },
}
