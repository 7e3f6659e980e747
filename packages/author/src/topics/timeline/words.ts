import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** How many stories, from when to when, and which: all of them or none. */
  /** How many there are, as a number and in words. */
  standfirst: (
    n: number,
    stories: string,
    name: string | null,
    from: number,
    to: number,
    which: string | null,
  ) => string
}

const then = (which: string | null) => (which ? `: ${which}` : '')

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'So far',
    standfirst: (n, stories, name, from, to, which) =>
      `${n === 1 ? 'One story' : `${stories} stories`}${name ? ` out of ${name}’s posts` : ''}, from ${from} to ${to}${then(which)}.`,
  },
  es: {
    title: 'Hasta aquí',
    standfirst: (n, stories, name, from, to, which) =>
      `${n === 1 ? 'Una historia' : `${stories} historias`}${name ? ` de las publicaciones de ${name}` : ''}, de ${from} a ${to}${then(which)}.`,
  },
  de: {
    title: 'Bis hierher',
    standfirst: (n, stories, name, from, to, which) =>
      `${n === 1 ? 'Eine Geschichte' : `${stories} Geschichten`}${name ? ` aus den Beiträgen von ${name}` : ''}, ${from} bis ${to}${then(which)}.`,
  },
}
