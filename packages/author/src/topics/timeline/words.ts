import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (n: number, number: string, from: string, to: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'So far',
    standfirst: (n, number, from, to) =>
      n === 1
        ? `One story, ${from} to ${to}.`
        : `${number} stories, in the order in which they began, ${from} to ${to}.`,
  },
  es: {
    title: 'Hasta aquí',
    standfirst: (n, number, from, to) =>
      n === 1
        ? `Una historia, de ${from} a ${to}.`
        : `${number} historias, en el orden en que empezaron, de ${from} a ${to}.`,
  },
  de: {
    title: 'Bis hierher',
    standfirst: (n, number, from, to) =>
      n === 1
        ? `Eine Geschichte, ${from} bis ${to}.`
        : `${number} Geschichten, in der Reihenfolge ihres Anfangs, ${from} bis ${to}.`,
  },
}
