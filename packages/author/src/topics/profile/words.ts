import type { Spoken } from '../../writing/wordings.ts'

/** What a story is: each kind has a standfirst of its own. */
export type StoryKind = 'contest' | 'lawsuit' | 'promise' | 'person' | 'thing' | 'loss'

/** What a standfirst can say: things come with their article. */
export interface About {
  name: string
  who: string | null
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
  /** What was thought of a length, and the length. */
  came: (words: string, n: string) => string
  kept: (name: string, who: string, days: string) => string
  present: (who: string, n: string, of: string) => string
  /** A post in each of the years after a loss. */
  remembered: (day: string, n: string) => string
}

/** “de los cubos”, “del cazo”. */
const de = (thing: string) => (thing.startsWith('el ') ? `del ${thing.slice(3)}` : `de ${thing}`)
/** Without its article. */
const bare = (thing: string | null) => (thing ?? '').replace(/^\p{L}+ /u, '')

export const WORDS: Record<Spoken, Words> = {
  en: {
    about: {
      contest: ({ name, who, thing, from }) =>
        `From ${from} it was ${name} against ${who}${thing ? `, with ${thing} between them` : ''}.`,
      lawsuit: ({ name, who, thing, from, to }) =>
        `In the matter of ${thing ? `${thing}: ` : ''}${name} and ${who}, ${from} to ${to}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} and ${span} years of ${thing}.`,
      person: ({ who, from, to }) => `Most of this is about ${who}, ${from} to ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, in ${from}.` : `${all}, ${from} to ${to}.`),
      loss: ({ all, from, to }) => `The years from ${from} to ${to}: ${all}.`,
    },
    few: (name, from, to) => (from === to ? `${name}, in ${from}.` : `${name}, from ${from} to ${to}.`),
    came: (words, n) => `In the end ${words} came to ${n}.`,
    kept: (name, who, days) => `${name} kept it from ${who} for ${days}.`,
    present: (who, n, of) => `${who} is in ${n} of the ${of} posts; nobody is in more.`,
    remembered: (day, n) => `In each of the ${n} years after ${day} there is a post for that day.`,
  },
  es: {
    about: {
      contest: ({ name, who, thing, from }) =>
        `Desde ${from}, ${name} contra ${who}${thing ? `, con ${thing} de por medio` : ''}.`,
      lawsuit: ({ name, who, thing, from, to }) =>
        `En el asunto ${thing ? `${de(thing)}: ` : 'de '}${name} y ${who}, de ${from} a ${to}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} y ${span} años de ${bare(thing)}.`,
      person: ({ who, from, to }) => `La mayor parte va de ${who}, de ${from} a ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, en ${from}.` : `${all}, de ${from} a ${to}.`),
      loss: ({ all, from, to }) => `Los años de ${from} a ${to}: ${all}.`,
    },
    few: (name, from, to) => (from === to ? `${name}, en ${from}.` : `${name}, de ${from} a ${to}.`),
    came: (words, n) => `Al final, ${words} fueron ${n}.`,
    kept: (name, who, days) => `${name} se lo calló a ${who} durante ${days}.`,
    present: (who, n, of) => `${who} está en ${n} de las ${of} publicaciones; nadie está en más.`,
    remembered: (day, n) =>
      `En cada uno de los ${n} años que siguieron al ${day} hay una publicación por ese día.`,
  },
  de: {
    about: {
      contest: ({ name, who, thing, from }) =>
        `Ab ${from} hieß es ${name} gegen ${who}${thing ? `; dazwischen: ${thing}` : ''}.`,
      lawsuit: ({ name, who, thing, from, to }) =>
        `In Sachen ${thing ? `${bare(thing)}: ` : ''}${name} und ${who}, ${from} bis ${to}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} und ${span} Jahre ${bare(thing)}.`,
      person: ({ who, from, to }) => `Das meiste handelt von ${who}, ${from} bis ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, ${from}.` : `${all}, ${from} bis ${to}.`),
      loss: ({ all, from, to }) => `Die Jahre ${from} bis ${to}: ${all}.`,
    },
    few: (name, from, to) => (from === to ? `${name}, ${from}.` : `${name}, ${from} bis ${to}.`),
    came: (words, n) => `Aus ${words} wurden am Ende ${n}.`,
    kept: (name, who, days) => `${days} lang hat ${name} es vor ${who} geheim gehalten.`,
    present: (who, n, of) => `${who} kommt in ${n} der ${of} Beiträge vor; niemand kommt öfter vor.`,
    remembered: (day, n) => `In jedem der ${n} Jahre nach dem ${day} gibt es einen Beitrag zu diesem Tag.`,
  },
}
