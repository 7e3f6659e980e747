import type { Spoken } from '../../writing/wordings.ts'

interface Reading {
  /** Somebody who must have been named before. */
  somebody: RegExp
  /** Something that must have been named before. */
  something: RegExp
  /** What names a thing: an article or a possessive and its noun. */
  names: RegExp
}

/** One word or two at a time, in the order in which they are read. */
const READINGS: Record<Spoken, Reading> = {
  en: {
    somebody: /^(?:he|she|him|her|his|hers|they|he['’](?:s|d|ll)|she['’](?:s|d|ll)|they['’](?:re|ve|d|ll))$/i,
    something: /^(?:it|them|those|these|that['’]s|it['’](?:ll|d))$/i,
    names: /^(?:an?|the|my|our|his|her|their|your|some|two|three|four|five|six|another|every|no|\d+)$/i,
  },
  es: {
    somebody: /^(?:él|ella|ellos|ellas|le|les)$/i,
    something: /^(?:lo|los|eso|esto|ésta|éste)$/i,
    names: /^(?:una?|el|la|las|mis?|su|sus|nuestr[oa]s?|dos|tres|cuatro|cinco|otr[oa]|del|al|\d+)$/i,
  },
  de: {
    somebody: /^(?:er|sie|ihm|ihn|ihr|ihnen)$/i,
    something: /^(?:dran|drin|damit|davon|dafür|daran|darin)$/i,
    names:
      /^(?:ein(?:e|en|er|em)?|der|die|das|den|dem|mein\p{L}*|unser\p{L}*|zwei|drei|vier|im|am|zum|zur|\d+)$/iu,
  },
}

/** Back to something that another post has told. */
const LEANS = {
  en: /(?:^(?:still|again|also|both|another one|as i said|update)(?!\p{L})|(?<!\p{L})(?:the (?:other|same) one|as well|like before)(?!\p{L}))/iu,
  es: /^(?:otra vez|también|todavía|como decía|así que|y )/iu,
  de: /^(?:schon wieder|wieder|auch|immer noch|und )/iu,
}

/** Whether a stranger knows what is meant by every “he” and every “it” of a text. */
export function standsAlone(text: string, spoken: Spoken, names: readonly string[]): boolean {
  if (LEANS[spoken].test(text)) return false
  const { somebody, something, names: leads } = READINGS[spoken]
  const known = new Set(names.flatMap((n) => n.split(' ')).map((n) => n.toLowerCase()))
  let isSomebody = false
  let isSomething = false
  for (const raw of text.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean)) {
    const word = raw.replace(/^['’]+|['’]+$/g, '')
    if (somebody.test(word) && !isSomebody) return false
    if (something.test(word) && !isSomething) return false
    if (known.has(word.toLowerCase().replace(/['’]s$/, ''))) isSomebody = true
    else if (leads.test(word)) isSomebody = isSomething = true
  }
  return true
}
