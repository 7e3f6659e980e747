import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (n: string, names: string) => string
  seen: (posts: string, first: string, last: string) => string
  once: (day: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    standfirst: (n, names) => `${n} people, from ${names}.`,
    seen: (posts, first, last) =>
      first === last ? `${posts}, all of ${first}.` : `${posts}, ${first} to ${last}.`,
    once: (day) => `One post, ${day}.`,
  },
  es: {
    title: 'Quién es quién',
    standfirst: (n, names) => `${n} personas, de ${names}.`,
    seen: (posts, first, last) =>
      first === last ? `${posts}, en ${first}.` : `${posts}, de ${first} a ${last}.`,
    once: (day) => `Una publicación, el ${day}.`,
  },
  de: {
    title: 'Alle Mann',
    standfirst: (n, names) => `${n} Leute, von ${names}.`,
    seen: (posts, first, last) =>
      first === last ? `${posts}, ${first}.` : `${posts}, ${first} bis ${last}.`,
    once: (day) => `Ein Beitrag, ${day}.`,
  },
}
