import type { Spoken } from '../../writing/wordings.ts'

/** How many more there are, in words. */
export interface Others {
  words: string
  isOne: boolean
}

interface Words {
  title: string
  /** Words of one of them, and how many others there are. */
  says: (q: string, who: string, others: Others, name: string | null) => string
  /** Some of them, and how many others there are. */
  who: (known: string, others: Others, name: string | null) => string
  /** All of them. */
  all: (known: string, name: string | null) => string
}

const more = ({ words, isOne }: Others) => (isOne ? 'one other' : `${words} others`)
const andere = ({ words, isOne }: Others) => (isOne ? 'noch jemand' : `${words} andere`)

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    says: (q, who, others, name) =>
      name
        ? `${q}, says ${who}. With ${more(others)} around ${name}.`
        : `${q}, says ${who}. And ${more(others)}.`,
    all: (known, name) => `${known}${name ? `, around ${name}` : ''}.`,
    who: (known, others, name) => `${known}; and ${more(others)}${name ? ` around ${name}` : ''}.`,
  },
  es: {
    title: 'Quién es quién',
    says: (q, who, others, name) =>
      `${q}, dice ${who}. Y ${others.words} más${name ? ` alrededor de ${name}` : ''}.`,
    all: (known, name) => `${known}${name ? `, alrededor de ${name}` : ''}.`,
    who: (known, others, name) => `${known}; y ${others.words} más${name ? ` alrededor de ${name}` : ''}.`,
  },
  de: {
    title: 'Alle Mann',
    says: (q, who, others, name) =>
      `${q}, sagt ${who}. Und ${andere(others)}${name ? ` um ${name} herum` : ''}.`,
    all: (known, name) => `${known}${name ? `, um ${name} herum` : ''}.`,
    who: (known, others, name) => `${known}; und ${andere(others)}${name ? ` um ${name} herum` : ''}.`,
  },
}
