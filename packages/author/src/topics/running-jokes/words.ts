import type { Spoken } from '../../writing/wordings.ts'

export const WORDS: Record<Spoken, { title: string; standfirst: (subjects: string, n: string) => string }> = {
  en: {
    title: 'It came back',
    standfirst: (subjects, n) =>
      `${subjects}. ${n === 'one' ? 'One story, in the posts that told it.' : `${n} stories, in the posts that told them.`}`,
  },
  es: {
    title: 'Otra vez',
    standfirst: (subjects, n) =>
      `${subjects}. ${n === 'una' ? 'Una historia, en las publicaciones que la contaron.' : `${n} historias, en las publicaciones que las contaron.`}`,
  },
  de: {
    title: 'Schon wieder',
    standfirst: (subjects, n) =>
      `${subjects}. ${n === 'eins' ? 'Eine Geschichte, in den Beiträgen, die sie erzählt haben.' : `${n} Geschichten, in den Beiträgen, die sie erzählt haben.`}`,
  },
}
