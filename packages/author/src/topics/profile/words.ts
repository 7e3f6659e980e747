import type { Spoken } from '../../writing/wordings.ts'

/** What a story is: each kind has a standfirst of its own. */
export type StoryKind = 'contest' | 'lawsuit' | 'promise' | 'person' | 'thing' | 'loss'

/** What a standfirst can say: things come with their article. */
export interface About {
  name: string | null
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
  /** What was thought of its length, between marks, and the length in the same unit. */
  estimate: { words: string; took: string } | null
  /** Whether something stands before it. */
  isThen: boolean
}

interface Words {
  about: Record<StoryKind, (about: About) => string>
  /** Of somebody without a name. */
  title: string
  few: (name: string | null, from: number, to: number) => string
  /** How somebody began. */
  began: (words: string, name: string, year: number) => string
  /** What was thought of a length, and the length. */
  came: (words: string, n: string) => string
  still: (name: string, place: string, years: string) => string
  /** A line of somebody's own, and when. */
  motto: (words: string, name: string, from: number, to: number) => string
  /** Who is who, each with what they are. */
  cast: (people: readonly { name: string; role: string }[]) => string
  /** That the post below has words of an earlier one. */
  /** That nothing was heard of something for so long. */
  silence: (subject: string, gap: string) => string
  /** Two lines of one story, years apart. */
  apart: (name: string, then: Said, now: Said) => string
}

export interface Said {
  year: number
  words: string
}

/** “la señora Pera”, “el tío Chava”. */
const titled = (name: string) =>
  /^(?:señora|señorita|doctora|maestra|t[ií]a|comadre|hermana|abuela) /iu.test(name)
    ? `la ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : /^(?:señor|doctor|maestro|t[ií]o|compadre|hermano|abuelo) /iu.test(name)
      ? `el ${name.charAt(0).toLowerCase()}${name.slice(1)}`
      : name

/** “Moira, Gordon’s wife; Isla, Gordon’s granddaughter”. */
const listed = (people: readonly { name: string; role: string }[]) =>
  people.map(({ name, role }) => `${name}, ${role}`).join('; ')

/** “von Herrn Lund”. */
const inflected = (who: string) => who.replace(/^Herr /, 'Herrn ')
/** Without its article. */
const bare = (thing: string | null) => (thing ?? '').replace(/^\p{L}+ /u, '')

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'In so many words',
    about: {
      contest: ({ name, known, thing, from }) =>
        `From ${from} it was ${name} against ${known}${thing ? `, with ${thing} between them` : ''}.`,
      lawsuit: ({ name, who, thing, estimate, isThen }) =>
        estimate
          ? `${isThen ? 'Then came a case that' : 'The case'} was to take ${estimate.words}. It took ${estimate.took}.`
          : `${name} against ${who}${thing ? `, over ${thing}` : ''}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} and ${span} years of ${thing}.`,
      person: ({ name, known, from, to }) => `${name ? `${name} and` : 'With'} ${known}, ${from} to ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, in ${from}.` : `${all}, ${from} to ${to}.`),
      loss: ({ all, from, to }) => `The years from ${from} to ${to}: ${all}.`,
    },
    few: (name, from, to) => {
      const when = from === to ? `in ${from}` : `from ${from} to ${to}`
      return name ? `${name}, ${when}.` : `${when}.`
    },
    began: (words, name, year) => `${words}, ${name} began, in ${year}.`,
    came: (words, n) => `In the end ${words} came to ${n}.`,
    still: (name, place, years) => `${name} had been ${place} ${years} years running.`,
    motto: (words, name, from, to) =>
      `${words}: ${name}, ${from === to ? `in ${from}` : `from ${from} to ${to}`}.`,
    cast: (people) => `In order of appearance: ${listed(people)}.`,
    silence: (subject, gap) => `For ${gap} no post names ${subject}.`,
    apart: (name, then, now) => `${name} in ${then.year}: ${then.words} ${name} in ${now.year}: ${now.words}`,
  },
  es: {
    title: 'Dicho por escrito',
    about: {
      contest: ({ name, known, thing, from }) =>
        `Desde ${from}, ${name} contra ${known}${thing ? `, con ${thing} de por medio` : ''}.`,
      lawsuit: ({ name, who, thing, estimate, isThen }) =>
        estimate
          ? `${isThen ? 'Luego vino un pleito que' : 'El pleito'} iba a durar ${estimate.words}. Duró ${estimate.took}.`
          : `${name} contra ${who}${thing ? `, por ${thing}` : ''}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} y ${span} años de ${bare(thing)}.`,
      person: ({ name, known, from, to }) => `${name ? `${name} y` : 'Con'} ${known}, de ${from} a ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, en ${from}.` : `${all}, de ${from} a ${to}.`),
      loss: ({ all, from, to }) => `Los años de ${from} a ${to}: ${all}.`,
    },
    few: (name, from, to) => {
      const when = from === to ? `en ${from}` : `de ${from} a ${to}`
      return name ? `${name}, ${when}.` : `${when}.`
    },
    began: (words, name, year) => `${words}, empezó ${name} en ${year}.`,
    came: (words, n) => `Al final, ${words} fueron ${n}.`,
    still: (name, place, years) => `${name} llevaba ${years} años en el ${place} lugar.`,
    motto: (words, name, from, to) =>
      `${words}: ${name}, ${from === to ? `en ${from}` : `de ${from} a ${to}`}.`,
    cast: (people) =>
      `Por orden de aparición: ${listed(people.map((p) => ({ ...p, name: titled(p.name) })))}.`,
    silence: (subject, gap) =>
      `Durante ${gap}, ${titled(subject)} no ${/^l[ao]s /.test(subject) ? 'aparecen' : 'aparece'} en ninguna publicación.`,
    apart: (name, then, now) => `${name} en ${then.year}: ${then.words} ${name} en ${now.year}: ${now.words}`,
  },
  de: {
    title: 'Wie geschrieben',
    about: {
      contest: ({ name, known, thing, from }) =>
        `Ab ${from} hieß es ${name} gegen ${inflected(known)}${thing ? `; dazwischen: ${thing}` : ''}.`,
      lawsuit: ({ name, who, thing, estimate, isThen }) =>
        estimate
          ? `${isThen ? 'Dann kam ein Prozess. Er' : 'Der Prozess'} sollte ${estimate.words} dauern. Es wurden ${estimate.took}.`
          : `${name} gegen ${inflected(who ?? '')}${thing ? `; es geht um: ${bare(thing)}` : ''}.`,
      promise: ({ name, who, thing, span }) => `${name}, ${who} und ${span} Jahre ${bare(thing)}.`,
      person: ({ name, known, from, to }) =>
        `${name ? `${name} und ${known}` : `Mit ${inflected(known)}`}, ${from} bis ${to}.`,
      thing: ({ all, from, to }) => (from === to ? `${all}, ${from}.` : `${all}, ${from} bis ${to}.`),
      loss: ({ all, from, to }) => `Die Jahre ${from} bis ${to}: ${all}.`,
    },
    few: (name, from, to) => {
      const when = from === to ? `${from}` : `${from} bis ${to}`
      return name ? `${name}, ${when}.` : `${when}.`
    },
    began: (words, name, year) => `${words}, fing ${name} ${year} an.`,
    came: (words, n) => `Aus ${words} wurden am Ende ${n}.`,
    still: (name, place, years) => `${years} Jahre in Folge war es für ${name} der ${place} Platz gewesen.`,
    motto: (words, name, from, to) => `${words}: ${name}, ${from === to ? from : `${from} bis ${to}`}.`,
    cast: (people) => `In der Reihenfolge ihres Auftretens: ${listed(people)}.`,
    silence: (subject, gap) => `${gap} lang kommt ${subject} in keinem Beitrag vor.`,
    apart: (name, then, now) => `${name} ${then.year}: ${then.words} ${name} ${now.year}: ${now.words}`,
  },
}
