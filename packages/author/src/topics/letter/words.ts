import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** The years of the earlier posts, and of the last of the later ones. */
  standfirst: (name: string | null, first: string, last: number) => string
  /** A year, or from one to another. */
  years: (from: number, to: number) => string
  open: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Yours, later',
    standfirst: (name, first, last) =>
      `Posts${name ? ` by ${name}` : ''} ${first}, each beside a later one, up to ${last}.`,
    years: (from, to) => (from === to ? `of ${from}` : `from ${from} to ${to}`),
    open: 'Not answered yet.',
  },
  es: {
    title: 'Con el tiempo',
    standfirst: (name, first, last) =>
      `Publicaciones${name ? ` de ${name}` : ''} ${first}, cada una junto a otra posterior, hasta ${last}.`,
    years: (from, to) => (from === to ? `de ${from}` : `de ${from} a ${to}`),
    open: 'Todavía sin respuesta.',
  },
  de: {
    title: 'Später mehr',
    standfirst: (name, first, last) =>
      `Beiträge${name ? ` von ${name}` : ''} ${first}, jeder neben einem späteren, bis ${last}.`,
    years: (from, to) => (from === to ? `aus dem Jahr ${from}` : `aus den Jahren ${from} bis ${to}`),
    open: 'Noch ohne Antwort.',
  },
}
