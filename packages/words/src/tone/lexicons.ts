import type { Language } from '../model.ts'
import { stopWords } from '../stop-words.ts'
import { fold } from '../tokens.ts'
import { type CueIndex, indexed } from './cue.ts'
import type { Lexicon } from './lexicon.ts'
import { german } from './lexicon-de.ts'
import { english } from './lexicon-en.ts'
import { spanish } from './lexicon-es.ts'
import { french, italian, portuguese } from './lexicon-rest.ts'

/** A lexicon made ready for reading. */
export interface Words {
  language: Language
  cues: CueIndex
  kin: ReadonlySet<string>
  people: ReadonlySet<string>
  pets: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  determiners: ReadonlySet<string>
  fillers: ReadonlySet<string>
  things: ReadonlySet<string>
  /** Words that are no nouns. */
  common: ReadonlySet<string>
}

const setOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(fold))

function prepared(language: Language, lexicon: Lexicon): Words {
  const { kin, people, pets, pronouns, determiners, fillers, things, ...families } = lexicon
  return {
    language,
    cues: indexed({ ...families }),
    kin: setOf(kin),
    people: setOf(people),
    pets: setOf(pets),
    pronouns: setOf(pronouns),
    determiners: setOf(determiners),
    fillers: setOf(fillers),
    things: setOf(things),
    common: new Set([...stopWords(language)].map(fold)),
  }
}

const LEXICONS: Readonly<Record<Language, Words>> = {
  en: prepared('en', english),
  es: prepared('es', spanish),
  de: prepared('de', german),
  fr: prepared('fr', french),
  pt: prepared('pt', portuguese),
  it: prepared('it', italian),
}

export const ALL_WORDS: readonly Words[] = Object.values(LEXICONS)

/** Those to read a text with: its own language, or the three great ones where nobody knows. */
export function wordsFor(language: string | null): readonly Words[] {
  const own = LEXICONS[(language ?? '') as Language]
  return own ? [own] : [LEXICONS.en, LEXICONS.es, LEXICONS.de]
}

/** Whether a common noun is somebody: of the family, of a trade, or an animal that people live with. */
export const isAnimateNoun = (key: string): boolean =>
  ALL_WORDS.some((words) => words.kin.has(key) || words.people.has(key) || words.pets.has(key))

/** What a common noun is, where that is plain: an animal that people live with, or a thing. */
export function kindOfNoun(key: string): 'animal' | 'thing' | null {
  for (const words of ALL_WORDS) {
    if (words.pets.has(key)) return 'animal'
    if (words.things.has(key)) return 'thing'
  }
  return null
}
