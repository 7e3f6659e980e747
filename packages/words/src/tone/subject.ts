import type { Token } from '../tokens.ts'
import type { Words } from './lexicons.ts'

/** Who or what a grave word is about. `open`: nobody is named; `self`: a manner of speaking about oneself. */
export type Subject = { kind: 'person' | 'animal'; key: string | null } | { kind: 'thing' | 'self' | 'open' }

export interface Known {
  /** Names of people and animals that stand in two posts or more. */
  names: ReadonlySet<string>
  /** Names that the posts give to things: a bicycle, a sourdough. */
  things: ReadonlySet<string>
  /** And to animals. */
  animals: ReadonlySet<string>
}

export const NOBODY_KNOWN: Known = { names: new Set(), things: new Set(), animals: new Set() }

const SELF = new Set(['i', 'we', "i'm", "we're", 'yo', 'nosotros', 'ich', 'wir'])
const IT = new Set([
  'it',
  'this',
  'that',
  'these',
  'those',
  'everything',
  'hope',
  'esto',
  'eso',
  'es',
  'alles',
])
const THEY = new Set(['they', 'ellos', 'ellas', 'sie'])
const LOOK = 7

/** “El coche” is no “él”, though both fold to one. */
export const isHeOrShe = (token: Token, words: Words) =>
  words.pronouns.has(token.key) && (token.key !== 'el' || /é/iu.test(token.raw))

function classify(token: Token, words: Words, known: Known): Subject | null {
  const { key } = token
  if (SELF.has(key)) return { kind: 'self' }
  if (known.things.has(key)) return { kind: 'thing' }
  if (words.pets.has(key)) return { kind: 'animal', key }
  if (words.kin.has(key)) return { kind: 'person', key }
  if (words.people.has(key) || THEY.has(key)) return { kind: 'person', key: null }
  if (isHeOrShe(token, words)) return { kind: 'person', key: null }
  if (token.isCapital && known.names.has(key)) return { kind: 'person', key }
  if (words.things.has(key) || IT.has(key)) return { kind: 'thing' }
  return null
}

/** The nearest noun before a verb: "my old phone finally died". */
export function subjectBefore(tokens: readonly Token[], at: number, words: Words, known: Known): Subject {
  const sentence = tokens[at]?.sentence
  // German puts its verb last, so the subject may be far from it.
  const isFar = words.language === 'de'
  let noun: Subject | null = null
  for (let i = at - 1; i >= 0 && i >= at - LOOK; i--) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence) break
    const found = classify(token, words, known)
    if (found) return isPronoun(token, words) && meansThing(tokens, i, known) ? { kind: 'thing' } : found
    if (words.fillers.has(token.key) || isNumbering(token)) continue
    if (words.determiners.has(token.key)) {
      if (isFar) continue
      return { kind: 'open' }
    }
    noun ??= nounAt(tokens, i, words)
    if (!isFar) return noun
  }
  return noun ?? { kind: 'open' }
}

/** “Kettle number 1 has died.” */
const isNumbering = (token: Token) => /^(?:\d+|number|no|nr|num|numero|nummer)$/.test(token.key)

const isPronoun = (token: Token, words: Words) => isHeOrShe(token, words) || THEY.has(token.key)

/** The last name before a pronoun is a thing's: "Gerda hangs on the wall. She died under us." */
function meansThing(tokens: readonly Token[], at: number, known: Known): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const { key, isCapital } = tokens[i] as Token
    if (known.things.has(key)) return true
    if (isCapital && known.names.has(key)) return false
  }
  return false
}

/** The first noun after a word: "RIP my phone", "murió mi abuelo", "death of the high street". */
export function objectAfter(tokens: readonly Token[], from: number, words: Words, known: Known): Subject {
  const sentence = tokens[from - 1]?.sentence
  for (let i = from; i < tokens.length && i < from + 5; i++) {
    const token = tokens[i] as Token
    if (token.sentence !== sentence) break
    const found = classify(token, words, known)
    if (found?.kind === 'self') continue
    // “RIP Kev's phone”: what is his, unless it is somebody of his.
    const owned = found && isOwner(token) ? tokens[i + 1] : undefined
    if (found && owned?.sentence === sentence && !words.common.has(owned?.key ?? ''))
      return known.names.has((owned as Token).key) ? found : ownedBy(found, owned as Token, words, known)
    if (found) return found
    if (words.determiners.has(token.key) || words.fillers.has(token.key) || LEADS.has(token.key)) continue
    if (words.common.has(token.key)) break
    return nounAt(tokens, i, words)
  }
  return { kind: 'open' }
}

const ownedBy = (owner: Subject, owned: Token, words: Words, known: Known): Subject =>
  classify(owned, words, known) ?? (owned.isCapital ? owner : { kind: 'thing' })

const isOwner = (token: Token) => /['’]s$/.test(token.raw)

const LEADS = new Set(
  'big old little poor dear to of for a um an von al to the for our my you again again also um'.split(' '),
)

/** A noun nobody knows: with a small letter, or in German behind an article, it is a thing; a bare capital may be a name. */
function nounAt(tokens: readonly Token[], at: number, words: Words): Subject {
  const token = tokens[at] as Token
  const before = tokens[at - 1]
  const hasArticle = before?.sentence === token.sentence && words.determiners.has(before.key)
  if (!token.isCapital) return { kind: /^\d/.test(token.key) ? 'open' : 'thing' } as Subject
  if (words.language === 'de') return hasArticle ? { kind: 'thing' } : { kind: 'open' }
  return token.isOpening && hasArticle ? { kind: 'thing' } : { kind: 'open' }
}
