import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (name: string, n: string, first: string) => string
  open: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Yours, later',
    standfirst: (name, n, first) => `${name} writes in ${first}; ${name} answers. ${n} times, years apart.`,
    open: 'Not answered yet.',
  },
  es: {
    title: 'Con el tiempo',
    standfirst: (name, n, first) =>
      `${name} escribe en ${first}; ${name} contesta. ${n} veces, con años de por medio.`,
    open: 'Todavía sin respuesta.',
  },
  de: {
    title: 'Später mehr',
    standfirst: (name, n, first) => `${name} schreibt, ${first}; ${name} antwortet. ${n}mal, Jahre später.`,
    open: 'Noch ohne Antwort.',
  },
}
