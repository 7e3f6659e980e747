import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  found: (subject: string, posts: string, all: string, n: number) => string
  answers: (subject: string, answers: string, posts: string, n: number) => string
  nothing: string
  little: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    found: (subject, posts, all, n) =>
      n === 0
        ? `Nothing in ${all} posts speaks of “${subject}”.`
        : `${subject}: ${posts} of ${all}, in order.`,
    answers: (subject, answers, posts, n) =>
      n === 0
        ? `${subject}, told by ${answers} answers.`
        : `${subject}, told by ${answers} answers and ${posts}.`,
    nothing: 'Nothing on this subject was found in the posts.',
    little: 'There is little on this subject in the posts.',
  },
  es: {
    found: (subject, posts, all, n) =>
      n === 0
        ? `En ${all} publicaciones nada habla de “${subject}”.`
        : `${subject}: ${posts} de ${all}, por orden.`,
    answers: (subject, answers, posts, n) =>
      n === 0
        ? `${subject}, según ${answers} respuestas.`
        : `${subject}, según ${answers} respuestas y ${posts}.`,
    nothing: 'No se encontró nada sobre este tema.',
    little: 'Hay poco material sobre este tema.',
  },
  de: {
    found: (subject, posts, all, n) =>
      n === 0
        ? `In ${all} Beiträgen steht nichts über „${subject}“.`
        : `${subject}: ${posts} von ${all}, der Reihe nach.`,
    answers: (subject, answers, posts, n) =>
      n === 0
        ? `${subject}, nach ${answers} Antworten.`
        : `${subject}, nach ${answers} Antworten und ${posts}.`,
    nothing: 'Zu diesem Thema wurde in den Beiträgen nichts gefunden.',
    little: 'Zu diesem Thema steht wenig in den Beiträgen.',
  },
}
