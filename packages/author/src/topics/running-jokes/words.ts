import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  standfirst: (titles: string, n: number, number: string) => string
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'It came back',
    standfirst: (titles, n, number) =>
      n === 1
        ? 'One story, in the posts that told it.'
        : `${titles}: ${number} stories, in the posts that told them.`,
  },
  es: {
    title: 'Otra vez',
    standfirst: (titles, n, number) =>
      n === 1
        ? 'Una historia, en las publicaciones que la contaron.'
        : `${titles}: ${number} historias, en las publicaciones que las contaron.`,
  },
  de: {
    title: 'Schon wieder',
    standfirst: (titles, n, number) =>
      n === 1
        ? 'Eine Geschichte, in den Beiträgen, die sie erzählt haben.'
        : `${titles}: ${number} Geschichten, in den Beiträgen, die sie erzählt haben.`,
  },
}
