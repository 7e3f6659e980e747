import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  standfirst: (who: string, posts: string, joke: string) => string
  marks: { none: (mark: string) => string; some: (n: string, mark: string) => string }
  exclamation: (n: number) => string
  question: (n: number) => string
  remembered: (name: string, day: string, years: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    standfirst: (who, posts, joke) => `${who}: ${posts}, ${joke}.`,
    marks: { none: (mark) => `no ${mark}`, some: (n, mark) => `${n} ${mark}` },
    exclamation: (n) => (n === 1 ? 'exclamation mark' : 'exclamation marks'),
    question: (n) => (n === 1 ? 'question mark' : 'question marks'),
    remembered: (name, day, years) => `${name} has written on ${day} in ${years} years since.`,
  },
  es: {
    standfirst: (who, posts, joke) => `${who}: ${posts}, ${joke}.`,
    marks: { none: (mark) => `ningún ${mark}`, some: (n, mark) => `${n} ${mark}` },
    exclamation: (n) => (n === 1 ? 'signo de exclamación' : 'signos de exclamación'),
    question: (n) => (n === 1 ? 'signo de interrogación' : 'signos de interrogación'),
    remembered: (name, day, years) => `Desde entonces ${name} ha escrito el ${day} en ${years} años.`,
  },
  de: {
    standfirst: (who, posts, joke) => `${who}: ${posts}, ${joke}.`,
    marks: { none: (mark) => `kein ${mark}`, some: (n, mark) => `${n} ${mark}` },
    exclamation: () => 'Ausrufezeichen',
    question: () => 'Fragezeichen',
    remembered: (name, day, years) => `Am ${day} hat ${name} seither in ${years} Jahren geschrieben.`,
  },
}
