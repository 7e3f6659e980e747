import { fold, type Token } from '@youzine/words'
import { FIRST_NAMES } from '../reading/first-names.ts'
import { isEveryday } from './everyday.ts'
import { functionWords } from './function-words.ts'
import { lemma } from './lemma.ts'
import { KIN_NAMES } from './people/kinship.ts'

/** Fewer of the sentences than this open with a capital: whoever writes so writes names small as well. */
const SMALL = 0.5
const LEAST = 20
const TWICE = 2
const SELDOM = 1 / 3

/** What only somebody does at the head of a sentence: a thing has, is and goes. */
const SPEAKS =
  /^(?:says?|said|asked?|asks|told|thinks|reckons|wants|wanted|texted|rang|phoned|came|brought|gave|sent|bought|held|did|got|dice|dijo|quiere|llego|trajo|vino|sagt|meint|fragt|will|kommt)$/
const POSSESSED = /^(?:the|an?|this|that|no|some|every|el|un|una|los|las|der|die|das|ein|eine)$/
const OWN = /^(?:my|me|our|mi|mis|mein|meine|unser|unsere)$/

/** “His name is gus”, “calling him biscuit”. */
const NAMING =
  /^(?:name|name's|names|named|called|calling|christened|llama|llamo|llamamos|nombre|puse|pusimos)$/
const TITLED = /^(?:mr|mrs|ms|miss|dr|captain|uncle|auntie|aunt|don|doña|señor|señora|tio|tia)$/u
const BESIDE = 3
/** “Tinned noodles for tea”: what stands before it owns nothing. */
const SEVERAL = /^(?:for|and|or|of|with|from|to|on|para|y|o|de|con)$/

interface Line {
  tokens: readonly Token[]
  language: string
  text: string
  /** Whom the post tags, with their full names. */
  people: readonly string[]
}

/**
 * The words of somebody who writes without capitals, with capitals where a name stands: derek, me dad, shazs garage.
 * Nothing is changed for whoever writes as at school.
 */
export function withNamesMarked(lines: readonly Line[]): readonly (readonly Token[])[] {
  if (!isTypedSmall(lines)) return lines.map((l) => l.tokens)
  const tags = lines.flatMap((l) => l.people.map((full) => full.trim().split(/\s+/).map(fold)))
  const tagged = new Set(tags.flat())
  const names = namesIn(lines, tags)
  return lines.map(({ tokens, language }) =>
    tokens.map((token, at) => {
      if (token.isCapital) return token
      const next = tokens[at + 1]
      const owns = next?.sentence === token.sentence && !SEVERAL.test(next.key)
      const owner = owns ? ownerOf(token.key, names) : null
      if (owner && (names.has(owner) || isOwnKin(tokens, at, language, owner)))
        return { ...token, key: owner, isCapital: true }
      const isSurname = tagged.has(token.key) && names.has(tokens[at - 1]?.key ?? '')
      return names.has(token.key) || isSurname || isOwnKin(tokens, at, language)
        ? { ...token, isCapital: true }
        : token
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

interface Seen {
  posts: number
  capitals: number
  speaks: number
  led: number
  /** How often it is said to be a name, or has a title before it. */
  given: number
}

/**
 * Well-known first names of two posts, whoever is tagged, and what is said to be a name; and whoever has a capital
 * somewhere, or speaks twice, and is no common word.
 */
function namesIn(lines: readonly Line[], tags: readonly string[][]): Set<string> {
  const seen = new Map<string, Seen>()
  const tagged = new Set(tags.flat())
  // A surname may be the writer's own.
  const first = new Set(tags.flatMap((words) => words.slice(0, 1)))
  const nicknames = new Set<string>()
  for (const line of lines) {
    const { tokens, language } = line
    const here = new Set<string>()
    for (const [at, token] of tokens.entries()) {
      const { key } = token
      if (key.length < 3 || functionWords(language).has(key) || /\d/.test(key)) continue
      const s = seen.get(key) ?? { posts: 0, capitals: 0, speaks: 0, led: 0, given: 0 }
      seen.set(key, s)
      if (!here.has(key)) s.posts++
      here.add(key)
      const next = tokens[at + 1]
      const lead = tokens[at - 1]
      const isFollowed = next?.sentence === token.sentence && SPEAKS.test(next.key)
      if (token.isCapital && !/^\p{Lu}{2,}/u.test(token.raw) && (!token.isOpening || isFollowed)) s.capitals++
      if (token.isOpening && isFollowed) s.speaks++
      if (lead?.sentence === token.sentence && POSSESSED.test(lead.key)) s.led++
      if (isGiven(line, at)) s.given++
      if (isExplained(line, at, tagged)) nicknames.add(key)
    }
  }
  const isEnglish = lines.filter((l) => l.language === 'en').length > lines.length / 2
  const found = new Set<string>()
  for (const [key, s] of seen) {
    if (nicknames.has(key) || (first.has(key) && key.length >= TAGGED)) found.add(key)
    if (s.posts < TWICE) continue
    // “asking for a malcolm”, “no karen”: that does not make a word of a name.
    if (FIRST_NAMES.has(key) && s.led <= (isEnglish ? s.posts * SELDOM : 0)) found.add(key)
    const isWord = isEveryday(lemma(key, 'en')) || isEveryday(lemma(key, 'es')) || KIN_NAMES.has(key)
    if (s.led === 0 && !isWord && (s.capitals > 0 || s.speaks >= TWICE || s.given > 0)) found.add(key)
  }
  return found
}

/** A tag is somebody's name; in three letters it is a word as well. */
const TAGGED = 4

/** “His name is gus.”, “mr gillespie”. */
function isGiven({ tokens, text }: Line, at: number): boolean {
  const { sentence, from } = tokens[at] as Token
  const isHere = (t: Token | undefined) => t?.sentence === sentence
  const lead = tokens[at - 1]
  if (lead && isHere(lead) && TITLED.test(lead.key) && /^[. ]+$/u.test(text.slice(lead.to, from))) return true
  if (isHere(tokens[at + 1])) return false
  return tokens.slice(Math.max(0, at - BESIDE), at).some((t) => isHere(t) && NAMING.test(t.key))
}

/** “Pickle = priya nair”, “moose is marcus nadeau”: the word before somebody who is tagged. */
function isExplained({ tokens, text }: Line, at: number, tagged: ReadonlySet<string>): boolean {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  if (!next) return false
  if (text.slice(token.to, next.from).trim() === '=') return tagged.has(next.key)
  const [name, surname] = [tokens[at + 2], tokens[at + 3]]
  return next.key === 'is' && tagged.has(name?.key ?? '') && tagged.has(surname?.key ?? '')
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
