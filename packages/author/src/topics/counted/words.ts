import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: (name: string | null) => string
  /** A mark that is there twice at most. */
  standfirst: (posts: string, mark: '!' | '?', times: number) => string
  short: (n: string, quotes: string) => string
  between: (q1: string, q2: string, n: string) => string
  phrase: (q: string, n: string, from: string, to: string) => string
  /** From a word given to the post that answers it. */
  days: (said: string, done: string, n: string) => string
  series: (subject: string, values: string) => string
}

const EN = ['not one', 'one', 'two']
const ES = ['ni un solo', 'un', 'dos']
const DE = ['kein', 'ein', 'zwei']

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: (name) => (name ? `${name}, counted` : 'Counted'),
    standfirst: (posts, mark, n) =>
      `${posts} posts, ${EN[n]} ${mark === '!' ? 'exclamation' : 'question'} mark${n === 2 ? 's' : ''}.`,
    short: (n, quotes) => `Posts of one word: ${n}. ${quotes}`,
    between: (q1, q2, n) => `Posts between ${q1} and ${q2}: ${n}.`,
    phrase: (q, n, from, to) => `Posts with ${q}: ${n}, the first in ${from}, the last in ${to}.`,
    days: (said, done, n) => `Days between ${said} and ${done}: ${n}.`,
    series: (subject, values) => `${subject}: ${values}.`,
  },
  es: {
    title: (name) => (name ? `${name}, en cifras` : 'En cifras'),
    standfirst: (posts, mark, n) =>
      `${posts} publicaciones, ${ES[n]} signo${n === 2 ? 's' : ''} de ${mark === '!' ? 'exclamación' : 'interrogación'}.`,
    short: (n, quotes) => `Publicaciones de una palabra: ${n}. ${quotes}`,
    between: (q1, q2, n) => `Publicaciones entre ${q1} y ${q2}: ${n}.`,
    phrase: (q, n, from, to) => `Publicaciones con ${q}: ${n}, la primera en ${from}, la última en ${to}.`,
    days: (said, done, n) => `Días entre ${said} y ${done}: ${n}.`,
    series: (subject, values) => `${subject}: ${values}.`,
  },
  de: {
    title: (name) => (name ? `${name} in Zahlen` : 'In Zahlen'),
    standfirst: (posts, mark, n) =>
      `${posts} Beiträge, ${DE[n]} ${mark === '!' ? 'Ausrufezeichen' : 'Fragezeichen'}.`,
    short: (n, quotes) => `Beiträge aus einem Wort: ${n}. ${quotes}`,
    between: (q1, q2, n) => `Beiträge zwischen ${q1} und ${q2}: ${n}.`,
    phrase: (q, n, from, to) => `Beiträge mit ${q}: ${n}, der erste ${from}, der letzte ${to}.`,
    days: (said, done, n) => `Tage zwischen ${said} und ${done}: ${n}.`,
    series: (subject, values) => `${subject}: ${values}.`,
  },
}
