import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** How long the answer took that took longest. */
  standfirst: (name: string | null, span: string) => string
  open: string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'Yours, later',
    standfirst: (name, span) => `One of these answers took ${name ? `${name} ` : ''}${span}.`,
    open: 'Not answered yet.',
  },
  es: {
    title: 'Con el tiempo',
    standfirst: (name, span) =>
      name
        ? `Para una de estas respuestas, ${name} se tomó ${span}.`
        : `Una de estas respuestas tardó ${span}.`,
    open: 'Todavía sin respuesta.',
  },
  de: {
    title: 'Später mehr',
    standfirst: (name, span) =>
      name
        ? `Für eine dieser Antworten brauchte ${name} ${span}.`
        : `Eine dieser Antworten brauchte ${span}.`,
    open: 'Noch ohne Antwort.',
  },
}
