import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (name: string | null, n: string, first: string) => string
  open: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Yours, later',
    standfirst: (name, n, first) =>
      `${name ? `${name} writes; ${name} answers` : 'Written then, answered since'}. ${n} times, from ${first} on.`,
    open: 'Not answered yet.',
  },
  es: {
    title: 'Con el tiempo',
    standfirst: (name, n, first) =>
      `${name ? `${name} escribe; ${name} contesta` : 'Escrito entonces, contestado después'}. ${n} veces, desde ${first}.`,
    open: 'Todavía sin respuesta.',
  },
  de: {
    title: 'Später mehr',
    standfirst: (name, n, first) =>
      `${name ? `${name} schreibt; ${name} antwortet` : 'Damals geschrieben, seither beantwortet'}. ${n}mal, seit ${first}.`,
    open: 'Noch ohne Antwort.',
  },
}
