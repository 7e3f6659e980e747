import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (from: string, to: string, titles: readonly string[]) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'So far',
    standfirst: (from, to, t) =>
      t.length < 2 ? `${from} to ${to}.` : `${from} to ${to}, from ${t[0]} to ${t.at(-1)}.`,
  },
  es: {
    title: 'Hasta aquí',
    standfirst: (from, to, t) =>
      t.length < 2 ? `De ${from} a ${to}.` : `De ${from} a ${to}, de ${t[0]} a ${t.at(-1)}.`,
  },
  de: {
    title: 'Bis hierher',
    standfirst: (from, to, t) =>
      t.length < 2 ? `${from} bis ${to}.` : `${from} bis ${to}, von ${t[0]} bis ${t.at(-1)}.`,
  },
}
