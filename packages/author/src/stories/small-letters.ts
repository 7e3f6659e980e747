import type { Token } from '@youzine/words'
import { FIRST_NAMES } from '../reading/first-names.ts'
import { isEveryday } from './everyday.ts'
import { functionWords } from './function-words.ts'
import { lemma } from './lemma.ts'
import { KIN_NAMES } from './people/kinship.ts'

/** Fewer of the sentences than this open with a capital: whoever writes so writes names small as well. */
const SMALL = 0.5
const LEAST = 20
const TWICE = 2

/** What only somebody does at the head of a sentence: a thing has, is and goes. */
const SPEAKS =
  /^(?:says?|said|asked?|asks|told|thinks|reckons|wants|wanted|texted|rang|phoned|came|brought|gave|sent|bought|held|did|got|dice|dijo|quiere|llego|trajo|vino|sagt|meint|fragt|will|kommt)$/
const POSSESSED = /^(?:the|an?|this|that|no|some|every|el|un|una|los|las|der|die|das|ein|eine)$/
const OWN = /^(?:my|me|our|mi|mis|mein|meine|unser|unsere)$/

interface Line {
  tokens: readonly Token[]
  language: string
}

/**
 * The words of somebody who writes without capitals, with capitals where a name stands: derek, me dad, shazs garage.
 * Nothing is changed for whoever writes as at school.
 */
export function withNamesMarked(lines: readonly Line[]): readonly (readonly Token[])[] {
  if (!isTypedSmall(lines)) return lines.map((l) => l.tokens)
  const names = namesIn(lines)
  return lines.map(({ tokens, language }) =>
    tokens.map((token, at) => {
      if (token.isCapital) return token
      const owner = ownerOf(token.key, names)
      if (owner && (names.has(owner) || isOwnKin(tokens, at, language, owner)))
        return { ...token, key: owner, isCapital: true }
      return names.has(token.key) || isOwnKin(tokens, at, language) ? { ...token, isCapital: true } : token
    }),
  )
}

function isTypedSmall(lines: readonly Line[]): boolean {
  let all = 0
  let capital = 0
  for (const { tokens, language } of lines) {
    if (language === 'de') continue
    for (const t of tokens) {
      if (!t.isOpening || !/^\p{L}/u.test(t.raw)) continue
      all++
      if (t.isCapital) capital++
    }
  }
  return all >= LEAST && capital < all * SMALL
}

/** Well-known first names of two posts; and whoever has a capital somewhere, or speaks twice, and is no common word. */
function namesIn(lines: readonly Line[]): Set<string> {
  const seen = new Map<string, { posts: number; capitals: number; speaks: number; led: number }>()
  for (const { tokens, language } of lines) {
    const here = new Set<string>()
    for (const [at, token] of tokens.entries()) {
      const { key } = token
      if (key.length < 3 || functionWords(language).has(key) || /\d/.test(key)) continue
      const s = seen.get(key) ?? { posts: 0, capitals: 0, speaks: 0, led: 0 }
      seen.set(key, s)
      if (!here.has(key)) s.posts++
      here.add(key)
      const next = tokens[at + 1]
      const lead = tokens[at - 1]
      const isFollowed = next?.sentence === token.sentence && SPEAKS.test(next.key)
      if (token.isCapital && !/^\p{Lu}{2,}/u.test(token.raw) && (!token.isOpening || isFollowed)) s.capitals++
      if (token.isOpening && isFollowed) s.speaks++
      if (lead?.sentence === token.sentence && POSSESSED.test(lead.key)) s.led++
    }
  }
  const found = new Set<string>()
  for (const [key, s] of seen) {
    if (s.posts < TWICE || s.led > 0) continue
    const isWord = isEveryday(lemma(key, 'en')) || isEveryday(lemma(key, 'es')) || KIN_NAMES.has(key)
    if (FIRST_NAMES.has(key) || (!isWord && (s.capitals > 0 || s.speaks >= TWICE))) found.add(key)
  }
  return found
}

/** “Shazs garage”, “callums band”, “me dads side”. */
function ownerOf(key: string, names: ReadonlySet<string>): string | null {
  const bare = key.slice(0, -1)
  return key.endsWith('s') && !names.has(key) && (names.has(bare) || KIN_NAMES.has(bare)) ? bare : null
}

/** “Me dad”, “mam brought his flask”; not “her dad”. */
function isOwnKin(tokens: readonly Token[], at: number, language: string, key?: string): boolean {
  const token = tokens[at] as Token
  if (!KIN_NAMES.has(key ?? token.key)) return false
  const lead = tokens[at - 1]
  if (!lead || lead.sentence !== token.sentence) return true
  return OWN.test(lead.key) || functionWords(language).has(lead.key) === false
}
