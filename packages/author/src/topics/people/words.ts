import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** Words of one of them. */
  says: (q: string, who: string) => string
  /** The first of them, and the years of their posts. */
  around: (list: string, name: string | null, from: number, to: number) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    says: (q, who) => `${q}, says ${who}.`,
    around: (list, name, from, to) => `${list}${name ? ` in ${name}’s posts` : ''}, from ${from} to ${to}.`,
  },
  es: {
    title: 'Quién es quién',
    says: (q, who) => `${q}, dice ${who}.`,
    around: (list, name, from, to) =>
      `${list}${name ? `, en publicaciones de ${name}` : ''}, de ${from} a ${to}.`,
  },
  de: {
    title: 'Alle Mann',
    says: (q, who) => `${q}, sagt ${who}.`,
    around: (list, name, from, to) =>
      `${list}${name ? ` in den Beiträgen von ${name}` : ''}, ${from} bis ${to}.`,
  },
}
