import { and } from '../../writing/wording-es.ts'
import type { Spoken } from '../../writing/wordings.ts'

interface Years {
  from: number
  to: number
}

/**
 * What a standfirst can say, by the kind of the story: each kind has all that its sentence needs, so that none comes out
 * with a hole in it. Things come with their article, people with who they are.
 */
export type About =
  | { kind: 'contest'; name: string; known: string; from: number }
  | ({ kind: 'lawsuit' | 'person'; name: string; known: string } & Years)
  | ({ kind: 'thing' | 'loss'; name: string | null; all: string } & Years)
  | ({ kind: 'company'; name: string | null; all: string } & Years)
  | { kind: 'life' | 'stories'; name: string; years: string; all: string }
  | ({ kind: 'years'; name: string | null } & Years)

interface Words {
  about: (about: About) => string
  /** Of somebody without a name. */
  title: string
  /** What was thought of a length, and the length. */
  came: (words: string, n: string) => string
  still: (name: string, place: string, years: string) => string
  /** Who is who, each with what they are. */
  cast: (people: readonly { name: string; role: string }[]) => string
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
/** “de el” is “del”. */
const of = (all: string) => `de ${all}`.replace(/^de el /, 'del ')
/** “Edda, the neighbour,”: what was opened between commas is closed before the sentence goes on. */
export const closed = (known: string) => (known.includes(', ') ? `${known},` : known)

const when = {
  en: ({ from, to }: Years) => (from === to ? ` of ${from}` : ` from ${from} to ${to}`),
  es: ({ from, to }: Years) => (from === to ? ` de ${from}` : ` de ${from} a ${to}`),
  de: ({ from, to }: Years) => (from === to ? ` von ${from}` : ` von ${from} bis ${to}`),
}

export const WORDS: Record<Spoken, Words> = {
  en: {
    title: 'In so many words',
    about: (x) => {
      switch (x.kind) {
        case 'contest':
          return `From ${x.from} it was ${x.name} against ${x.known}.`
        case 'lawsuit':
          return `${x.name} against ${x.known}: a story${when.en(x)}.`
        case 'person':
          return `The story of ${x.name} and ${closed(x.known)} from ${x.from} to ${x.to}.`
        case 'thing':
          return `The story of ${x.all}${when.en(x)}${x.name ? `, in ${x.name}’s own posts` : ''}.`
        case 'loss':
          return `The years from ${x.from} to ${x.to}: ${x.all}.`
        case 'company':
          return `${x.name ? `${x.name}’s posts` : 'Posts'}${when.en(x)}, with ${x.all}.`
        case 'life':
          return `${x.years} years of ${x.name}, with ${x.all}.`
        case 'stories':
          return `${x.all}: ${x.years} years of ${x.name}.`
        case 'years':
          return x.name ? `${x.name}, in posts${when.en(x)}.` : `Posts${when.en(x)}.`
      }
    },
    came: (words, n) => `In the end ${words} came to ${n}.`,
    still: (name, place, years) => `${name} had been ${place} ${years} years running.`,
    cast: (people) => `In order of appearance: ${listed(people)}.`,
  },
  es: {
    title: 'Dicho por escrito',
    about: (x) => {
      switch (x.kind) {
        case 'contest':
          return `Desde ${x.from}, ${x.name} contra ${x.known}.`
        case 'lawsuit':
          return `${x.name} contra ${titled(x.known)}: una historia${when.es(x)}.`
        case 'person':
          return `La historia de ${x.name} ${and(x.known)} ${closed(titled(x.known))} de ${x.from} a ${x.to}.`
        case 'thing':
          return `${/^\p{Ll}+$/u.test(x.all) ? 'Una' : 'La'} historia ${of(titled(x.all))}${when.es(x)}${x.name ? `, en publicaciones de ${x.name}` : ''}.`
        case 'loss':
          return `Los años de ${x.from} a ${x.to}: ${x.all}.`
        case 'company':
          return `Publicaciones${x.name ? ` de ${x.name}` : ''}${when.es(x)}, con ${x.all}.`
        case 'life':
          return `${x.years} años de ${x.name}, con ${x.all}.`
        case 'stories':
          return `${x.all}: ${x.years} años de ${x.name}.`
        case 'years':
          return x.name ? `${x.name}, en publicaciones${when.es(x)}.` : `Publicaciones${when.es(x)}.`
      }
    },
    came: (words, n) => `Al final, ${words} fueron ${n}.`,
    still: (name, place, years) => `${name} llevaba ${years} años en el ${place} lugar.`,
    cast: (people) =>
      `Por orden de aparición: ${listed(people.map((p) => ({ ...p, name: titled(p.name) })))}.`,
  },
  de: {
    title: 'Wie geschrieben',
    about: (x) => {
      switch (x.kind) {
        case 'contest':
          return `Ab ${x.from} hieß es ${x.name} gegen ${inflected(x.known)}.`
        case 'lawsuit':
          return `${x.name} gegen ${inflected(x.known)}: eine Geschichte${when.de(x)}.`
        case 'person':
          return `${x.name} und ${x.known}, von ${x.from} bis ${x.to}.`
        case 'thing':
          return `${x.all}: eine Geschichte${when.de(x)}${x.name ? `, in Beiträgen von ${x.name}` : ''}.`
        case 'loss':
          return `Die Jahre ${x.from} bis ${x.to}: ${x.all}.`
        case 'company':
          return `Beiträge${x.name ? ` von ${x.name}` : ''}${when.de(x)}, mit dabei: ${x.all}.`
        case 'life':
          return `${x.years} Jahre ${x.name}, mit ${x.all}.`
        case 'stories':
          return `${x.all}: ${x.years} Jahre ${x.name}.`
        case 'years':
          return x.name ? `${x.name} in Beiträgen${when.de(x)}.` : `Beiträge${when.de(x)}.`
      }
    },
    came: (words, n) => `Aus ${words} wurden am Ende ${n}.`,
    still: (name, place, years) => `${years} Jahre in Folge war es für ${name} der ${place} Platz gewesen.`,
    cast: (people) => `In der Reihenfolge ihres Auftretens: ${listed(people)}.`,
  },
}
