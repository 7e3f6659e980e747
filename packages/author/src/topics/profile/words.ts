import type { Spoken } from '../../writing/wordings.ts'

/** What a story is: each kind has a standfirst of its own. */
export type StoryKind = 'contest' | 'lawsuit' | 'promise' | 'person' | 'thing' | 'loss'

/** What a standfirst can say: things come with their article. */
export interface About {
  name: string
  who: string | null
  /** The same, with what the posts say they are. */
  known: string
  thing: string | null
  /** Everybody and everything in a row, the writer first. */
  all: string
  from: number
  to: number
  /** How many years the thing took, in words; empty where it was not promised or lent. */
  span: string
}

interface Words {
  about: Record<StoryKind, (about: About) => string>
  few: (name: string, from: number, to: number) => string
  /** How somebody began, and how much came after it. */
  began: (words: string, name: string, year: number, posts: string) => string
  /** What was thought of a length, and the length. */
  came: (words: string, n: string) => string
  kept: (name: string, who: string, days: string) => string
  /** A post on that day in every year after a loss. */
  remembered: (name: string, day: string) => string
}

/** “de los cubos”, “del cazo”. */
const de = (thing: string) => (thing.startsWith('el ') ? `del ${thing.slice(3)}` : `de ${thing}`)
/** “von Herrn Lund”. */
const inflected = (who: string) => who.replace(/^Herr /, 'Herrn ')
/** Without its article. */
const bare = (thing: string | null) => (thing ?? '').replace(/^\p{L}+ /u, '')

export const WORDS: Record<Spoken, Words> = {
  en: {
    about: {
      contest: ({ name, known, thing, from }) =>
        `From ${from} it was ${name} against ${known}${thing ? `, with ${thing} between them` : ''}.`,
      lawsuit: ({ name, who, thing, from, to }) =>
        `In the matter of ${thing ? `${thing}: ` : ''}${name} and ${who}, ${from} to ${to}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} and ${span} years of ${thing}.`,
      person: ({ known, from, to }) => `Most of this is about ${known}, ${from} to ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, in ${from}.` : `${all}, ${from} to ${to}.`),
      loss: ({ all, from, to }) => `The years from ${from} to ${to}: ${all}.`,
    },
    few: (name, from, to) => (from === to ? `${name}, in ${from}.` : `${name}, from ${from} to ${to}.`),
    began: (words, name, year, posts) => `${words}, wrote ${name} in ${year}. ${posts} followed.`,
    came: (words, n) => `In the end ${words} came to ${n}.`,
    kept: (name, who, days) => `${name} kept it from ${who} for ${days}.`,
    remembered: (name, day) => `${name} has not let a ${day} go by since.`,
  },
  es: {
    about: {
      contest: ({ name, known, thing, from }) =>
        `Desde ${from}, ${name} contra ${known}${thing ? `, con ${thing} de por medio` : ''}.`,
      lawsuit: ({ name, who, thing, from, to }) =>
        `En el asunto ${thing ? `${de(thing)}: ` : 'de '}${name} y ${who}, de ${from} a ${to}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} y ${span} años de ${bare(thing)}.`,
      person: ({ known, from, to }) => `La mayor parte va de ${known}, de ${from} a ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, en ${from}.` : `${all}, de ${from} a ${to}.`),
      loss: ({ all, from, to }) => `Los años de ${from} a ${to}: ${all}.`,
    },
    few: (name, from, to) => (from === to ? `${name}, en ${from}.` : `${name}, de ${from} a ${to}.`),
    began: (words, name, year, posts) => `${words}, escribió ${name} en ${year}. Siguieron ${posts}.`,
    came: (words, n) => `Al final, ${words} fueron ${n}.`,
    kept: (name, who, days) => `${name} se lo calló a ${who} durante ${days}.`,
    remembered: (name, day) => `Desde entonces ${name} no ha dejado pasar un ${day}.`,
  },
  de: {
    about: {
      contest: ({ name, known, thing, from }) =>
        `Ab ${from} hieß es ${name} gegen ${inflected(known)}${thing ? `; dazwischen: ${thing}` : ''}.`,
      lawsuit: ({ name, who, thing, from, to }) =>
        `In Sachen ${thing ? `${bare(thing)}: ` : ''}${name} und ${who}, ${from} bis ${to}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} und ${span} Jahre ${bare(thing)}.`,
      person: ({ known, from, to }) => `Das meiste handelt von ${inflected(known)}, ${from} bis ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, ${from}.` : `${all}, ${from} bis ${to}.`),
      loss: ({ all, from, to }) => `Die Jahre ${from} bis ${to}: ${all}.`,
    },
    few: (name, from, to) => (from === to ? `${name}, ${from}.` : `${name}, ${from} bis ${to}.`),
    began: (words, name, year, posts) => `${words}, schrieb ${name} ${year}. Es folgten ${posts}.`,
    came: (words, n) => `Aus ${words} wurden am Ende ${n}.`,
    kept: (name, who, days) => `${days} lang hat ${name} es vor ${who} geheim gehalten.`,
    remembered: (name, day) => `Seitdem hat ${name} keinen ${day} vergehen lassen.`,
  },
}
