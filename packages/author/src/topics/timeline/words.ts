import type { Spoken } from '../../writing/wordings.ts'

interface Words {
  title: string
  /** The first of the stories that are named, then the next: “Twelve years of the gansey, ten of the boat”. */
  first: (years: string, name: string) => string
  next: (years: string, name: string) => string
  /** The named ones in a row, and how many there are besides. */
  standfirst: (named: string, more: string | null) => string
  /** Where none has a name. */
  unnamed: (stories: string, from: string, to: string) => string
}

const OF_THE = { el: 'del', la: 'de la', los: 'de los', las: 'de las' }
const de = (name: string) =>
  name.replace(/^(?:(el|la|los|las) )?/iu, (_, article?: string) =>
    article ? `${OF_THE[article.toLowerCase() as keyof typeof OF_THE]} ` : 'de ',
  )
const bare = (name: string) => name.replace(/^(?:Der|Die|Das) /u, '')

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'So far',
    first: (years, name) => `${years} years of ${name.replace(/^The /, 'the ')}`,
    next: (years, name) => `${years} of ${name.replace(/^The /, 'the ')}`,
    standfirst: (named, more) => `${named}${more ? ` and ${more} more stories` : ''}.`,
    unnamed: (stories, from, to) => `${stories} stories, ${from} to ${to}.`,
  },
  es: {
    title: 'Hasta aquí',
    first: (years, name) => `${years} años ${de(name)}`,
    next: (years, name) => `${years} ${de(name)}`,
    standfirst: (named, more) => `${named}${more ? ` y ${more} historias más` : ''}.`,
    unnamed: (stories, from, to) => `${stories} historias, de ${from} a ${to}.`,
  },
  de: {
    title: 'Bis hierher',
    first: (years, name) => `${years} Jahre ${bare(name)}`,
    next: (years, name) => `${years} Jahre ${bare(name)}`,
    standfirst: (named, more) => `${named}${more ? ` und ${more} weitere Geschichten` : ''}.`,
    unnamed: (stories, from, to) => `${stories} Geschichten, ${from} bis ${to}.`,
  },
}
