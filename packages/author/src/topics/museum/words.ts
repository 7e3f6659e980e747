import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (n: string, first: string, last: string) => string
  dates: (from: string, to: string) => string
  on: (day: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Please do not touch',
    standfirst: (n, first, last) => `${n} objects, from ${first} to ${last}.`,
    dates: (from, to) => `${from} to ${to}.`,
    on: (day) => `${day}.`,
  },
  es: {
    title: 'No tocar',
    standfirst: (n, first, last) => `${n} objetos, de ${first} a ${last}.`,
    dates: (from, to) => `Del ${from} al ${to}.`,
    on: (day) => `${day}.`,
  },
  de: {
    title: 'Bitte nicht berühren',
    standfirst: (n, first, last) => `${n} Gegenstände, von ${first} bis ${last}.`,
    dates: (from, to) => `${from} bis ${to}.`,
    on: (day) => `${day}.`,
  },
}
