import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** How many came back, and from when to when. */
  standfirst: (number: string, name: string | null, from: number, to: number) => string
  /** Of one story: what it is called, where it has a name, and in how many posts it stands. */
  alone: (which: string | null, posts: string, from: number, to: number) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'It came back',
    standfirst: (number, name, from, to) =>
      `${number} things that ${name ? `${name} kept coming` : 'kept coming'} back${name ? ' to' : ''}, from ${from} to ${to}.`,
    alone: (which, posts, from, to) =>
      `${which ? `${which}, in ${posts}` : posts} posts from ${from} to ${to}.`,
  },
  es: {
    title: 'Otra vez',
    standfirst: (number, name, from, to) =>
      `${number} cosas ${name ? `a las que ${name} volvía una y otra vez` : 'que volvían una y otra vez'}, de ${from} a ${to}.`,
    alone: (which, posts, from, to) =>
      `${which ? `${which}, en ${posts}` : posts} publicaciones de ${from} a ${to}.`,
  },
  de: {
    title: 'Schon wieder',
    standfirst: (number, name, from, to) =>
      `${number} Sachen, die ${name ? `bei ${name} ` : ''}wiederkamen, ${from} bis ${to}.`,
    alone: (which, posts, from, to) =>
      `${which ? `${which}, in ${posts} Beiträgen` : `${posts} Beiträge`} von ${from} bis ${to}.`,
  },
}
