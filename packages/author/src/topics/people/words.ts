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
  around: (list: string, name: string | null) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    still: ({ who, from, to }) => `${who} was there in ${from} and is still there in ${to}.`,
    too: ({ who, from }) => `So is ${who.replace(/,$/, '')}, since ${from}.`,
    says: (q, who) => `${q}, says ${who}.`,
    around: (list, name) => `${list}${name ? `, beside ${name}` : ''}.`,
  },
  es: {
    title: 'Quién es quién',
    still: ({ who, from, to }) => `${who} ya estaba en ${from} y sigue ahí en ${to}.`,
    too: ({ who, from }) => `${who} también, desde ${from}.`,
    says: (q, who) => `${q}, dice ${who}.`,
    around: (list, name) => `${list}${name ? `, junto a ${name}` : ''}.`,
  },
  de: {
    title: 'Alle Mann',
    still: ({ who, from, to }) => `${who} war ${from} schon da und ist ${to} immer noch da.`,
    too: ({ who, from }) => `${who} auch, seit ${from}.`,
    says: (q, who) => `${q}, sagt ${who}.`,
    around: (list, name) => `${list}${name ? `, an der Seite von ${name}` : ''}.`,
  },
}
