import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** Words of one of them, and how many others there are. */
  says: (q: string, who: string, others: string, name: string | null) => string
  /** Some of them, and how many others there are. */
  who: (known: string, others: string, name: string | null) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Everybody',
    says: (q, who, others, name) =>
      name
        ? `${q}, says ${who}. With ${others} others around ${name}.`
        : `${q}, says ${who}. And ${others} others.`,
    who: (known, others, name) => `${known}; and ${others} others${name ? ` around ${name}` : ''}.`,
  },
  es: {
    title: 'Quién es quién',
    says: (q, who, others, name) =>
      `${q}, dice ${who}. Y ${others} más${name ? ` alrededor de ${name}` : ''}.`,
    who: (known, others, name) => `${known}; y ${others} más${name ? ` alrededor de ${name}` : ''}.`,
  },
  de: {
    title: 'Alle Mann',
    says: (q, who, others, name) =>
      `${q}, sagt ${who}. Und ${others} andere${name ? ` um ${name} herum` : ''}.`,
    who: (known, others, name) => `${known}; und ${others} andere${name ? ` um ${name} herum` : ''}.`,
  },
}
