import type { Spoken } from '../../writing/wordings.ts'

export const WORDS: Record<
  Spoken,
  { title: string; standfirst: (n: string, from: string, to: string) => string }
> = {
  en: {
    title: 'In other words',
    standfirst: (n, from, to) => `${n} entries, in order of use, from ${from} to ${to}.`,
  },
  es: {
    title: 'Con otras palabras',
    standfirst: (n, from, to) => `${n} entradas, por orden de uso, de ${from} a ${to}.`,
  },
  de: {
    title: 'Mit anderen Worten',
    standfirst: (n, from, to) => `${n} Einträge, in der Reihenfolge des Gebrauchs, von ${from} bis ${to}.`,
  },
}
