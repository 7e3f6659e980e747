import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (name: string, n: string, first: string) => string
  open: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Yours, later',
    standfirst: (name, n, first) => `${name} writes; ${name} answers. ${n} times, from ${first} on.`,
    open: 'Not answered yet.',
  },
  es: {
    title: 'Con el tiempo',
    standfirst: (name, n, first) => `${name} escribe; ${name} contesta. ${n} veces, desde ${first}.`,
    open: 'Todavía sin respuesta.',
  },
  de: {
    title: 'Später mehr',
    standfirst: (name, n, first) => `${name} schreibt; ${name} antwortet. ${n}mal, seit ${first}.`,
    open: 'Noch ohne Antwort.',
  },
}
