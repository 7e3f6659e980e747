import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** What it is called, where it has a name, in how many posts it is told, and over which years. */
  standfirst: (which: string | null, posts: string, from: number, to: number) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'One thing after another',
    standfirst: (which, posts, from, to) =>
      `${which ? `${which}, in ${posts}` : posts} posts, ${from === to ? `all of ${from}` : `${from} to ${to}`}.`,
  },
  es: {
    title: 'Una cosa tras otra',
    standfirst: (which, posts, from, to) =>
      `${which ? `${which}, en ${posts}` : posts} publicaciones, ${from === to ? `todas de ${from}` : `de ${from} a ${to}`}.`,
  },
  de: {
    title: 'Eins nach dem anderen',
    standfirst: (which, posts, from, to) =>
      `${which ? `${which}, in ${posts} Beiträgen` : `${posts} Beiträge`}, ${from === to ? `alle aus ${from}` : `${from} bis ${to}`}.`,
  },
}
