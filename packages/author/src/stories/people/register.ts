import { fold, kindOfNoun, type Token, type Tones } from '@youzine/words'
import type { Acquaintance } from '../model.ts'
import { isoOf } from '../promises.ts'
import type { Teller, Told } from '../told.ts'
import { birthsIn } from './births.ts'
import { withGrandchildren } from './grandchildren.ts'
import { KINSHIP, type Kin, roleIn } from './kinship.ts'
import { isLedThing, isSomebody, type Name, postsNaming } from './names.ts'
import { isCommonWord, isNobody } from './nobody.ts'
import { deedIn, type Role, rolesIn, spouseIn } from './roles.ts'
import { type Spoken, spokenIn } from './speech.ts'

const ANIMALS = new Set(
  'robin pigeon gull seagull fox hedgehog squirrel crow magpie duck swan goose blackbird sparrow heron sheep goat pig bee bees cow horse paloma gaviota zorro ardilla pato cisne oveja cabra cerdo taube möwe fuchs igel eichhörnchen krähe ente schwan schaf ziege schwein amsel rotkehlchen'
    .split(' ')
    .map(fold),
)
const NAMING =
  /(?<!\p{L})(?:calling|call|calls|called|name is|named|names? (?:him|her|it)|christened|se llama|le puso|le puse|le pusimos|heißt|heisst|getauft|nenne)(?: [\p{L}’']+){0,2}[ :]*["“„‘']?$/iu
const IS_MY = /^ (?:ist mein|is my)(?!\p{L})/iu

/** Everybody with a name: what the posts say they are, what they say, what they do. Most posts first. */
export function registerOf(teller: Teller, names: readonly Name[], tones: Tones): Acquaintance[] {
  const { posts } = teller
  const naming = postsNaming(names, posts)
  const born = birthsIn(posts, names)
  const spoken = speechesOf(names)
  const people: Acquaintance[] = []
  for (const name of names) {
    const places = naming.get(name.key) ?? []
    const members = places.map((n) => posts[n] as Told).filter((p) => p.tone !== 'hidden')
    if (members.length === 0) continue
    const { kind, noun } = kindOf(name, members)
    const roles = [...rolesOf(name, members, kind), ...(noun ? [noun] : []), ...(born.get(name.key) ?? [])]
    const plain = members.length >= 2 ? 2 : 4
    const isSure = isSomebody(name) && (teller.language !== 'de' || name.person >= 2.5 || roles.length > 0)
    const isCertain = isSure || (name.place === 0 && roles.some((r) => r.rank >= plain))
    if (name.isKin && members.length < 2) continue
    if (kind === 'person' && (!isCertain || isNobody(name, members) || isCommonWord(name, posts))) continue
    people.push({
      name: name.name,
      fullName: name.fullName,
      aliases: aliasesOf(name, members),
      kind,
      roles: settled(roles, name, members, teller.language),
      pronoun: pronounOf(name, members),
      posts: members.map((p) => p.id),
      speech: members.flatMap((p) =>
        spoken(p).flatMap((s) => (s.speaker === name.key ? [{ post: p.id, text: s.text }] : [])),
      ),
      unclear: members.reduce((n, p) => n + spoken(p).filter((s) => s.speaker === null).length, 0),
      acts: members.flatMap((p) => deedsOf(p, name)),
      isTender:
        tones.mourned.has(name.key) ||
        (name.isKin && members.some((p) => p.tone === 'red' && isHead(p, name))),
      isParted: teller.corpus.parted.has(name.name),
    })
  }
  people.sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
  return withGrandchildren(people, posts, teller.language)
}

/** With the name as somebody writes it who uses no capitals. */
function aliasesOf(name: Name, members: readonly Told[]): string[] {
  const isSmall = members.some((p) =>
    p.tokens.some((t, at) => t.key === name.key && /^\p{Ll}/u.test(t.raw) && !isLedThing(p.tokens, at)),
  )
  return isSmall && name.name !== name.key ? [...name.aliases, name.key] : name.aliases
}

/** A grave post that opens with one of the family is about them. */
const isHead = (post: Told, name: Name) => post.tokens[0]?.key === name.key

/** The quotations of each post, read once. */
function speechesOf(names: readonly Name[]): (post: Told) => Spoken[] {
  const byKey = new Map(names.flatMap((n) => [n.key, ...n.aliases].map((k): [string, Name] => [k, n])))
  const nameOf = (t: Token) => {
    const name = byKey.get(t.key)
    return name && (t.isCapital || t.raw === name.name) ? name.key : null
  }
  const known = new Map<Told, Spoken[]>()
  return (post) => {
    const found = known.get(post) ?? spokenIn(post, nameOf)
    known.set(post, found)
    return found
  }
}

function rolesOf(name: Name, members: readonly Told[], kind: Acquaintance['kind']): Role[] {
  const roles: Role[] = []
  for (const post of members) {
    const at = placeIn(post, name)
    if (at < 0) continue
    roles.push(...rolesIn(post, at, name))
    if (kind !== 'person') continue
    const spouse = spouseIn(post, at)
    if (spouse) roles.push(spouse)
    const deed = deedIn(post, at)
    if (deed) roles.push(deed)
  }
  return roles
}

export const placeIn = (post: Told, name: Name): number =>
  post.tokens.findIndex(
    (t) => (t.key === name.key || name.aliases.includes(t.key)) && (t.isCapital || t.raw === name.name),
  )

/** In order of time, each said once; a deed only where nothing better is known. */
function settled(
  roles: readonly Role[],
  name: Name,
  members: readonly Told[],
  language: string,
): Acquaintance['roles'] {
  const own = KINSHIP.get(name.key)
  const first = members[0] as Told
  const said: Role[] =
    own && name.isKin ? [{ role: roleIn(own, language), post: first, rank: 5 }, ...roles] : [...roles]
  const titled = name.title ? KINSHIP.get(fold(name.title)) : undefined
  const office = name.title ? OFFICES[fold(name.title)] : undefined
  if (office) said.push({ role: office, post: first, rank: 3 })
  if (titled) said.push({ role: roleIn(titled as Kin, language), post: first, rank: 4 })
  const best = Math.max(0, ...said.map((r) => r.rank))
  const kept = said.filter((r) => (best >= 2 ? r.rank >= 2 : r.rank === best))
  const byRole = new Map<string, { role: string; from: string | null; posts: number[] }>()
  for (const r of kept.sort((a, b) => a.post.n - b.post.n || b.rank - a.rank)) {
    const entry = byRole.get(fold(r.role)) ?? {
      role: spelled(r.role, name, members),
      from: isoOf(r.post.day),
      posts: [],
    }
    if (!entry.posts.includes(r.post.id)) entry.posts.push(r.post.id)
    byRole.set(fold(r.role), entry)
    if (best < 2) break
  }
  return [...byRole.values()]
}

/** What a title says by itself. */
const OFFICES: Readonly<Record<string, string>> = {
  "kapt'n": 'Kapitän',
  kapitan: 'Kapitän',
  captain: 'captain',
  maestra: 'maestra',
  maestro: 'maestro',
  doctor: 'doctor',
  doctora: 'doctora',
  coach: 'coach',
}

/** "Wife" needs a she. */
function spelled(role: string, name: Name, members: readonly Told[]): string {
  if (role !== 'spouse' && role !== 'casados') return role
  const pronoun = pronounOf(name, members)
  if (role === 'casados') return pronoun === 'she' ? 'esposa' : pronoun === 'he' ? 'marido' : role
  return pronoun === 'she' ? 'wife' : pronoun === 'he' ? 'husband' : 'spouse'
}

/** “A man named Walt across the hall who has a truck” */
const A_HUMAN =
  /(?<!\p{L})(?:man|woman|guy|boy|girl|lady|lad|lass|kid|fella|bloke|gentleman|hombre|mujer|señora?|chic[oa]|muchach[oa]|joven|Mann|Frau|Typ|Junge|Bub|Mädchen|Herr|Dame) (?:named|called|que se llama|llamad[oa]|namens|der|die)(?: \p{L}+)? $/u

/** A pigeon called Gerald is a pigeon; a sourdough called Kevin is a sourdough. */
function kindOf(name: Name, members: readonly Told[]): { kind: Acquaintance['kind']; noun: Role | null } {
  for (const post of members.slice(0, 3)) {
    const breed = breedIn(post, name)
    if (breed) return { kind: 'animal', noun: { role: breed, post, rank: 3 } }
    const is = isKind(post, name)
    if (is) return is
    const at = placeIn(post, name)
    const token = post.tokens[at]
    if (!token) continue
    const before = post.text.slice(Math.max(0, token.from - 40), token.from)
    const isMine = IS_MY.test(post.text.slice(token.to, token.to + 14))
    if (!NAMING.test(before) && !isMine) continue
    if (A_HUMAN.test(before)) return { kind: 'person', noun: null }
    // What it is has been said by then: “calling Neil … a sort of bread” is about a word.
    for (const word of nearestFirst(post, token)) {
      if (HUMAN.has(word.key) || KINSHIP.has(word.key)) break
      const kind = kindOfWord(word.key, post.language)
      if (kind === null || word.key === name.key) continue
      if (kind === 'thing' && goesOnAsPerson(post, at)) break
      return { kind, noun: { role: withArticle(post, word), post, rank: 3 } }
    }
  }
  return { kind: 'person', noun: null }
}

const HUMAN = new Set(
  'man woman guy boy girl lady lad lass kid fella bloke gentleman hombre mujer señora señor chica chico muchacho muchacha joven frau mann typ junge mädchen herr dame'
    .split(' ')
    .map(fold),
)

/** What is said before a name, the last word of it first; then what the sentence says after it. */
const nearestFirst = (post: Told, name: Token): Token[] => {
  const words = post.tokens.filter((t) => t.sentence <= name.sentence)
  return [...words.filter((t) => t.from < name.from).reverse(), ...words.filter((t) => t.from >= name.from)]
}

const IS_THE =
  /^ (?:is|es|ist) (?:(?:the|our|my|an?|el|la|nuestr[oa]|mi|una?|der|die|das|unser|unsere|mein|meine|eine?) )(\p{L}+)(?=[.,;:!?)]|$)/u

/** “For the new ones: Gardel is the parrot.” */
function isKind(post: Told, name: Name): { kind: Acquaintance['kind']; noun: Role } | null {
  for (const token of post.tokens) {
    if (token.key !== name.key || !token.isCapital) continue
    const said = IS_THE.exec(post.text.slice(token.to, token.to + 40))?.[1]
    const noun = said ? post.tokens.find((t) => t.from > token.to && t.raw === said) : undefined
    const kind = noun ? kindOfWord(noun.key, post.language) : null
    if (kind === 'animal' && noun) return { kind, noun: { role: withArticle(post, noun), post, rank: 3 } }
  }
  return null
}

/** German puts it behind: a “Graupapagei” is a parrot. */
function kindOfWord(key: string, language: string): 'animal' | 'thing' | null {
  if (ANIMALS.has(key)) return 'animal'
  const plain = kindOfNoun(key)
  if (plain || language !== 'de') return plain
  const heads = Array.from({ length: Math.max(0, key.length - HEAD - 2) }, (_, n) => key.slice(n + 3))
  return heads.some((h) => kindOfNoun(h) === 'animal' || ANIMALS.has(h)) ? 'animal' : null
}

/** Shorter ends are in other words by chance. */
const HEAD = 5

const PERSONAL =
  /^(?:, (?:y |and |und )?(?:es|is|she['’]?s|he['’]?s|(?:she|he) is|ist|trabaja|works|arbeitet|vive|lives|wohnt|estudia|studies|studiert) |\.? (?:She|He|Ella|Él|Sie|Er) (?:is|works|lives|studies|es|trabaja|vive|estudia|ist|arbeitet|wohnt|studiert) )(?:(?:an?|una?|eine?|the|el|la|die|der) )?(\p{L}+)/u

/** “The bicycle had a puncture. Her name is Carla, she is a nurse.”: no bicycle is a nurse. */
function goesOnAsPerson(post: Told, at: number): boolean {
  const behind = post.text.slice(post.tokens[at]?.to ?? 0, (post.tokens[at]?.to ?? 0) + 60)
  const said = PERSONAL.exec(behind)?.[1]
  return said !== undefined && kindOfNoun(fold(said.toLowerCase())) === null
}

/** “a pigeon”, “una bici”. */
function withArticle(post: Told, token: Token): string {
  const noun = token.raw.replace(/['’]s$/, '')
  if (post.language === 'de' || /^[A-Z]/.test(noun)) return noun
  if (post.language === 'es') return `${isFeminine(post.text, noun) ? 'una' : 'un'} ${noun}`
  return `${/^[aeiou]/.test(token.key) ? 'an' : 'a'} ${noun}`
}

/** As the post has it, else by how the word ends. */
function isFeminine(text: string, noun: string): boolean {
  const article = new RegExp(`(?<!\\p{L})(una?|el|la|est[ea]|otr[oa]) ${noun}(?!\\p{L})`, 'iu').exec(
    text,
  )?.[1]
  if (article) return /a$/i.test(article)
  return /(?:a|ción|sión|dad|tud|bici|moto)$/u.test(noun) && !/(?:ma|mapa|día|guarda)$/u.test(noun)
}

const BREED =
  /^(?:African grey|(?:border )?collie|labrador|lurcher|whippet|greyhound|spaniel|(?:\p{L}+ )?terrier|cockapoo|cockatiel|budgie|parrot|tabby|kitten|puppy|rescue (?:dog|cat))(?!\p{L})/iu

/** “Gerald has arrived. African grey, about 22.” */
function breedIn(post: Told, name: Name): string | null {
  const at = placeIn(post, name)
  const own = post.sentences.findIndex((s) => at >= s.first && at < s.end)
  const next = post.sentences[own + 1]
  const breed = next ? BREED.exec(post.text.slice(next.from, next.to))?.[0] : undefined
  if (!breed || post.sentences[own]?.first !== at) return null
  const said = /^African/i.test(breed) ? breed : breed.toLowerCase()
  return `${/^[aeiou]/i.test(said) ? 'an' : 'a'} ${said}`
}

/** Spanish “he” is the writer’s own. */
const HE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("he he's hes him his".split(' ')),
  de: new Set('er ihm ihn'.split(' ')),
}
const SHE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("she she's shes her hers".split(' ')),
  es: new Set(['ella']),
}

/** He or she, by the sentence after one that names nobody else. */
function pronounOf(name: Name, members: readonly Told[]): Acquaintance['pronoun'] {
  const kin = KINSHIP.get(name.key) ?? (name.title ? KINSHIP.get(fold(name.title)) : undefined)
  if (kin?.pronoun) return kin.pronoun
  if (name.title && /^(?:mr|don|señor|herr|sr)$/i.test(name.title)) return 'he'
  if (name.title && /^(?:mrs|ms|miss|doña|señora|frau|sra|maestra|doctora)$/i.test(name.title)) return 'she'
  let he = 0
  let she = 0
  for (const post of members) {
    const at = placeIn(post, name)
    const own = post.sentences.findIndex((s) => at >= s.first && at < s.end)
    const here = post.sentences[own]
    const next = post.sentences[own + 1]
    if (!here) continue
    const others = post.tokens
      .slice(here.first, here.end)
      .filter(
        (t: Token) =>
          t.isCapital && !t.isOpening && t.key !== name.key && t.key.length > 2 && !/^i'/.test(t.key),
      )
    if (others.length > 0) continue
    const first = next ? post.tokens[next.first] : undefined
    const isHe = (t: Token) => HE[post.language]?.has(t.key) === true || /^[Éé]l$/.test(t.raw)
    const isShe = (t: Token) => SHE[post.language]?.has(t.key) === true
    if (first && isHe(first)) he += 2
    if (first && isShe(first)) she += 2
    const verb = next ? post.tokens[next.first + 1] : undefined
    if (first?.key === 'sie' && verb && /^(?:hat|ist|war|sagt|will|kann|fährt|geht|macht)$/.test(verb.key))
      she += 2
    if (post.language === 'de') continue
    for (const t of post.tokens.slice(at + 1, here.end)) {
      if (isHe(t)) he += 0.5
      if (isShe(t)) she += 0.5
    }
  }
  if (he + she < 1) return null
  return he >= she * 2 ? 'he' : she >= he * 2 ? 'she' : null
}

const NO_DEED = new Set(
  "is was are were has had have says said asked told be been would will could can can't did does just still never and i the a an in on at of from for with to not who which my his her their got it they we he she you ist war hat hatte wird will kann und oder mit im am es fue era está ha ya se le me lo la el de con y".split(
    ' ',
  ),
)

const PAST = new Set(
  'ate began bit blew bought broke brought built came caught chose cut did drank drew drove fell felt fed fought found gave got grew held hid hit hurt kept knew laid led left lent let lit lost made meant met paid put ran rang read rode rose sang sat saw sent shook shut sold spoke stood stole swam swore taught threw told took tore went woke won wore wrote'.split(
    ' ',
  ),
)

/** The verbs of which they are the subject: "Archie borrowed", "Bex asked". */
function deedsOf(post: Told, name: Name): { post: number; verb: string }[] {
  const at = placeIn(post, name)
  const token = post.tokens[at]
  const verb = post.tokens[at + 1]
  if (!token || !verb || verb.sentence !== token.sentence || token.raw.endsWith("'s")) return []
  if (NO_DEED.has(verb.key) || verb.isCapital || /^\d/.test(verb.key)) return []
  if (post.text.slice(token.to, verb.from) !== ' ') return []
  const isVerb =
    post.language === 'en'
      ? /(?:ed|[^s]s)$/.test(verb.key) || PAST.has(verb.key)
      : post.language === 'es'
        ? /(?:ó|aba|ía)$/u.test(verb.raw)
        : /(?:t|te)$/.test(verb.key)
  return isVerb && (at === 0 || post.tokens[at - 1]?.sentence !== token.sentence)
    ? [{ post: post.id, verb: verb.raw }]
    : []
}
