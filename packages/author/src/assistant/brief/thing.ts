import type { Language } from '../known-question.ts'
import { nounPhrase } from '../request/noun-phrase.ts'
import { headOf, type Noun, type NounClass } from '../request/nouns.ts'
import type { About } from '../shape.ts'

export interface Told {
  title: string
  description: string
}

export type Kind = 'group' | 'place' | 'service' | 'event'

export interface Thing {
  kind: Kind
  about: About
}

const KINDS: readonly NounClass[] = ['group', 'place', 'service', 'event']
const isKind = (is: NounClass): is is Kind => KINDS.includes(is)

const OURS =
  /(?<!\p{L})(?:our|the|this|an?|eine?|un|una|unser\p{L}*|die|der|das|nuestr[oa]|el|la)\s+((?:\p{L}+[\s-]){0,2}\p{L}+)/giu

/** What somebody runs or calls theirs; the café across the road is neither. */
const ONLY_OURS =
  /(?<!\p{L})(?:our|my|nuestr[oa]|mi|unser\p{L}*|mein\p{L}*|(?:run|runs|lead|manage|own|have|organi[sz]e|help run|coordinate|teach|tengo|llevo|dirijo|coordino|organizo|leite|führe|organisiere|betreibe|betreiben|haben|mache?|schreibe?|write|edit|hago|escribo) (?:an?|the|un|una|el|la|eine[nr]?|ein|die|den|das))\s+((?:\p{L}+[\s-]){0,2}\p{L}+)/giu

const BEGINS =
  /^(?:and|or|with|of|for|in|at|on|to|from|near|that|which|who|is|are|was|has|have|had|will|we|i|here|there|but|as|so|by|about|every|each|called|meets?|runs?|where|when|once|twice|since)$/iu

/** The first group, place, service or event that a description speaks of as theirs. */
function describedIn(description: string, language: Language, isOurs: boolean): Noun | null {
  for (const [, phrase = ''] of description.matchAll(isOurs ? ONLY_OURS : OURS)) {
    const tries = phrase.split(/\s+/u).map((_, at, all) => all.slice(0, all.length - at).join(' '))
    for (const [at, one] of tries.entries()) {
      // “a community fridge” is a fridge: in English nothing is cut from the end but what begins something else.
      const next = phrase.split(/\s+/u)[phrase.split(/\s+/u).length - at]
      if (language === 'en' && at > 0 && !BEGINS.test(next ?? '')) continue
      const head = headOf(one, language)
      if (head && isKind(head.is)) return head
    }
  }
  return null
}

/** “Elternbeirat Grundschule” is an Elternbeirat; “Freiwillige Feuerwehr” is a Feuerwehr. */
function firstNoun(title: string): string {
  const [first = '', second = '', ...rest] = title.trim().split(/\s+/u)
  const isTwo = rest.length === 0 && /^\p{Lu}/u.test(first) && /^\p{Lu}/u.test(second)
  const isAdjective = /(?:e|er|es|en)$/u.test(first) && headOf(first, 'de') === null
  return isTwo && !isAdjective ? first : title
}

/** What is asked about, as the kind of thing it is; null where nothing tells. */
export function thingOf(
  { title, description }: Told,
  own: Language,
  language: Language,
  isOurs = false,
): Thing | null {
  const named = own === 'de' ? firstNoun(title) : title
  const titled = headOf(named, own) ?? headOf(title, 'en')
  if (titled && isKind(titled.is)) {
    const about = own === language && headOf(named, own) ? nounPhrase(named, language) : null
    return { kind: titled.is, about: about ?? { phrase: titled.said[language], language } }
  }
  const described = describedIn(description, own, isOurs)
  return described && isKind(described.is)
    ? { kind: described.is, about: { phrase: described.said[language], language } }
    : null
}
