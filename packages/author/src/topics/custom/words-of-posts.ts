import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  found: (subject: string, posts: string, all: string) => string
  /** Nothing was found; whether another story stands in its place. */
  instead: (subject: string, all: string, isTold: boolean) => string
  answers: (subject: string, answers: string, posts: string, n: number) => string
  nothing: string
  little: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    found: (subject, posts, all) => `${subject}: ${posts} of ${all}, in order.`,
    instead: (subject, all, isTold) =>
      `Nothing in ${all} posts speaks of “${subject}”.${isTold ? ' Here is a story they do tell.' : ''}`,
    answers: (subject, answers, posts, n) =>
      n === 0
        ? `${subject}, told by ${answers} answers.`
        : `${subject}, told by ${answers} answers and ${posts}.`,
    nothing: 'Nothing on this subject was found in the posts.',
    little: 'There is little on this subject in the posts.',
  },
  es: {
    found: (subject, posts, all) => `${subject}: ${posts} de ${all}, por orden.`,
    instead: (subject, all, isTold) =>
      `En ${all} publicaciones nada habla de “${subject}”.${isTold ? ' Esta historia sí la cuentan.' : ''}`,
    answers: (subject, answers, posts, n) =>
      n === 0
        ? `${subject}, según ${answers} respuestas.`
        : `${subject}, según ${answers} respuestas y ${posts}.`,
    nothing: 'No se encontró nada sobre este tema.',
    little: 'Hay poco material sobre este tema.',
  },
  de: {
    found: (subject, posts, all) => `${subject}: ${posts} von ${all}, der Reihe nach.`,
    instead: (subject, all, isTold) =>
      `In ${all} Beiträgen steht nichts über „${subject}“.${isTold ? ' Diese Geschichte erzählen sie.' : ''}`,
    answers: (subject, answers, posts, n) =>
      n === 0
        ? `${subject}, nach ${answers} Antworten.`
        : `${subject}, nach ${answers} Antworten und ${posts}.`,
    nothing: 'Zu diesem Thema wurde in den Beiträgen nichts gefunden.',
    little: 'Zu diesem Thema steht wenig in den Beiträgen.',
  },
}
