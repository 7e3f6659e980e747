import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** Words of one of them. */
  /** The first of them, and the years of their posts. */
  around: (list: string, name: string | null, from: number, to: number) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    around: (list, name, from, to) => `${list}${name ? ` in ${name}’s posts` : ''}, from ${from} to ${to}.`,
  },
  es: {
    title: 'Quién es quién',
    around: (list, name, from, to) =>
      `${list}${name ? `, en publicaciones de ${name}` : ''}, de ${from} a ${to}.`,
  },
  de: {
    title: 'Alle Mann',
    around: (list, name, from, to) =>
      `${list}${name ? ` in den Beiträgen von ${name}` : ''}, ${from} bis ${to}.`,
  },
}
