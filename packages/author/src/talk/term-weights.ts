import { fold } from '@youzine/words'
import type { Spoken } from '../writing/wordings.ts'
import { isDeed } from './concepts.ts'
import type { Term } from './question.ts'
import type { AskedKind } from './question-words.ts'

const UNHEARD = 0.2
const BESIDE = 0.4
/** A deed that no post tells in so many words weighs less than what it was done to. */
const MOST_OF_UNTOLD = 2.2

/** Where the verb of a question stands. */
const VERBS: Readonly<Record<Spoken, readonly RegExp[]>> = {
  en: [
    /\b(?:did|do|does|has|have|had) (?:i|we|you|he|she|they|it|(?:my|the|our) \p{L}+|\p{Lu}\p{L}+)(?: \p{L}+ly| ever| not| first)? (\p{Ll}+)/u,
  ],
  es: [
    /(?<!\p{L})(?:cuándo|dónde|cómo|quién|por qué|cuando|donde|como|quien) (?:me |se |le |nos |lo |la )?(\p{Ll}+(?:é|í|ó|amos|imos|aron|ieron|aba|ía|a|e))(?!\p{L})/iu,
  ],
  de: [/(\p{Ll}{5,})[?!. ]*$/u, /^(?:und )?w\p{Ll}+ (\p{Ll}+en|\p{Ll}+t) (?:wir|ich|er|sie|man)(?!\p{L})/iu],
}
const CLAUSE: Readonly<Record<Spoken, RegExp>> = {
  en: /\p{L}[, ]+(?:when|while|the day) .*$/iu,
  es: /\p{L}[, ]+(?:cuando|mientras) .*$/iu,
  de: /\p{L}[, ]+(?:als|während|wenn) .*$/iu,
}
const MEANT_BY_VERB = new Set<AskedKind>([
  'when',
  'where',
  'who',
  'with-whom',
  'how-long',
  'how-many',
  'how-old',
])

/** "What is he studying?": a deed, where “driving test” is a thing. */
const isBeingDone = ({ key, concepts }: Term, text: string): boolean =>
  key.endsWith('ing') &&
  concepts.some(isDeed) &&
  (BEING.exec(text)?.[1] ?? '').split(' ').some((w) => fold(w) === key)
const BEING = /(?<!\p{L})(?:is|was|are|were|am) ((?:\S{1,30} ){1,3}\p{L}+)/u

interface Reading {
  text: string
  language: Spoken
  kind: AskedKind
}

/**
 * A verb that no post has, and what only says which time is meant, help to choose and are not needed: "Where do we
 * spend Easter?", "What did I think of him when he came?"
 */
export function weighed(terms: readonly Term[], { text, language, kind }: Reading): Term[] {
  const hasDeed = terms.some((t) => t.isDeed && t.matches.posts.size > 0)
  const verbs =
    MEANT_BY_VERB.has(kind) || hasDeed ? VERBS[language].map((v) => fold(v.exec(text)?.[1] ?? '')) : []
  const beside = kind === 'said-about' ? fold(CLAUSE[language].exec(text)?.[0] ?? '') : ''
  const isUnheard = (t: Term) =>
    t.matches.posts.size === 0 && t.concepts.length === 0 && verbs.includes(t.key)
  if (terms.every((t) => isUnheard(t) || t.isLight)) return [...terms]
  return terms.map((t) => {
    if (isBeingDone(t, text)) return { ...t, isDeed: true }
    if (t.isDeed && t.matches.posts.size === 0) return { ...t, weight: Math.min(t.weight, MOST_OF_UNTOLD) }
    if (isUnheard(t)) return { ...t, weight: t.weight * UNHEARD, isLight: true, isUnheard: true }
    return beside.includes(t.key) && !t.person ? { ...t, weight: t.weight * BESIDE } : t
  })
}

/** The verb of a question, as it stands there. */
export const verbOf = (text: string, language: Spoken): string =>
  VERBS[language].map((v) => fold(v.exec(text)?.[1] ?? '')).find(Boolean) ?? ''
