import type { Spoken } from '../../writing/wordings.ts'

/** Somebody, with who they are, and the years of the first and the last post that name them. */
interface Stayed {
  who: string
  from: string
  to: string
}

interface Words {
  title: string
  still: (one: Stayed) => string
  too: (other: Stayed) => string
  /** Words of one of them. */
  says: (q: string, who: string) => string
  /** The first of them, and the years of their posts. */
  around: (list: string, name: string | null, from: number, to: number) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    still: ({ who, from, to }) => `${who} was there in ${from} and is still there in ${to}.`,
    too: ({ who, from }) => `So is ${who.replace(/,$/, '')}, since ${from}.`,
    says: (q, who) => `${q}, says ${who}.`,
    around: (list, name, from, to) => `${list}${name ? ` in ${name}’s posts` : ''}, from ${from} to ${to}.`,
  },
  es: {
    title: 'Quién es quién',
    still: ({ who, from, to }) => `${who} ya estaba en ${from} y sigue ahí en ${to}.`,
    too: ({ who, from }) => `${who} también, desde ${from}.`,
    says: (q, who) => `${q}, dice ${who}.`,
    around: (list, name, from, to) =>
      `${list}${name ? `, en publicaciones de ${name}` : ''}, de ${from} a ${to}.`,
  },
  de: {
    title: 'Alle Mann',
    still: ({ who, from, to }) => `${who} war ${from} schon da und ist ${to} immer noch da.`,
    too: ({ who, from }) => `${who} auch, seit ${from}.`,
    says: (q, who) => `${q}, sagt ${who}.`,
    around: (list, name, from, to) =>
      `${list}${name ? ` in den Beiträgen von ${name}` : ''}, ${from} bis ${to}.`,
  },
}
