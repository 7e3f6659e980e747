import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** Of what, how many more there are where not all are named, and the years. */
  standfirst: (names: string, more: string | null, from: string, to: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'So far',
    standfirst: (names, more, from, to) =>
      more ? `${names} and ${more} more stories, ${from} to ${to}.` : `${names}, ${from} to ${to}.`,
  },
  es: {
    title: 'Hasta aquí',
    standfirst: (names, more, from, to) =>
      more ? `${names} y ${more} historias más, de ${from} a ${to}.` : `${names}, de ${from} a ${to}.`,
  },
  de: {
    title: 'Bis hierher',
    standfirst: (names, more, from, to) =>
      more ? `${names} und ${more} weitere Geschichten, ${from} bis ${to}.` : `${names}, ${from} bis ${to}.`,
  },
}
