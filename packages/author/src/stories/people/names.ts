import { fold, isShortName, type Token } from '@youzine/words'
import { FIRST_NAMES } from '../../reading/first-names.ts'
import { isEveryday } from '../everyday.ts'
import { functionWords, nounLeads } from '../function-words.ts'
import { lemma } from '../lemma.ts'
import type { Teller, Told } from '../told.ts'
import { withAliases } from './aliases.ts'
import { KIN_NAMES } from './kinship.ts'

/** Somebody or something with a name, and where it stands. */
export interface Name {
  key: string
  /** As the posts write it. */
  name: string
  /** With title or surname, for the first mention. */
  fullName: string
  /** Folded words that mean the same: surname, tag, nickname. */
  aliases: string[]
  /** Those of them that are common words: the cub. */
  small?: string[]
  /** Places of posts in order of time. */
  posts: number[]
  isKin: boolean
  /** A title or a word of kinship stands before it: Mr, don, comadre. */
  title: string | null
  /** How sure we are that it is somebody, and that it is somewhere. */
  person: number
  place: number
  /** It owns or does something, or is tagged: only somebody does. */
  acts: boolean
}

const TITLES = new Set(
  "mr mrs ms miss dr doctor doctora don doña señor señora sr sra frau herr prof uncle aunt auntie tío tía tante onkel comadre compadre maestra maestro licenciado käpt'n kapitän captain coach nurse professor judge pastor pater ingeniero"
    .split(' ')
    .map(fold),
)
const MEETING = new Set(
  'with and told asked asks gave tell ask for from thanks called named con y a de para mit und von bei für an hat hab'.split(
    ' ',
  ),
)
const DOES = new Set(
  `said says asked asks has had is was wants wanted thinks took made told came went found ate bought brought can't won't will still just never refused called texted rang phoned sent gave got owns left started looked laughed won lost hummed showed waited answered did does knows looks goes says' put sings sang bit walked swam
   dijo dice me ha quiere preguntó cumplió nació vino regaló aprendió se le mandó contó llegó anda pasó volvió abrió es era fue estaba ya barrió tiene
   sagt sagte hat meint fragt fragte ist war will kann geht ging kommt kam holt macht bringt weiß steht sitzt erzählt heiratet schläft kriegt grillt parkt reizt lacht ruft schreibt nimmt kennt`
    .split(/\s+/)
    .map(fold),
)
const PLACE_LEADS = new Set('in into near en nach aus at around to from via bei über'.split(' '))
const CALENDAR = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas xmas easter halloween hogmanay eid ramadan mubarak diwali god jesus lord english french german spanish italian british american facebook whatsapp instagram tiktok youtube google covid internet nobody everybody
   enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo navidad nochebuena pascua dios viva nadie
   montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember weihnachten ostern himmelfahrt pfingsten karfreitag heiligabend silvester advent`
    .split(/\s+/)
    .map(fold),
)

interface Seen {
  posts: Set<number>
  inside: number
  led: number
  lower: number
  /** A word of kinship that is a title, or somebody else's. */
  others: number
  does: number
  person: number
  /** In how many posts they are spoken to. */
  addressed: number
  place: number
  titles: Map<string, number>
  /** “Big Mal”, “Little Jean”. */
  nicks: Map<string, number>
  spellings: Map<string, number>
  nexts: Map<string, number>
}

/** Everybody and everything with a name. Whether it is somebody is decided by the company it keeps in all posts. */
export function namesIn(teller: Teller): Name[] {
  const seen = new Map<string, Seen>()
  const small = new Map<string, number>()
  const places = new Set<string>()
  const tagged = new Map<string, string>()
  for (const post of teller.posts) {
    for (const word of (post.place ?? '').split(/[\s,]+/)) if (word) places.add(fold(word))
    for (const full of post.people) tagged.set(fold(full.trim().split(/\s+/)[0] ?? ''), full)
  }
  const shortened = shortForms(teller.posts)
  for (const post of teller.posts)
    for (let at = 0; at < post.tokens.length; at++) look(post, at, { seen, small, shortened })
  const own = fold(teller.firstName ?? '')
  const names: Name[] = []
  for (const [key, s] of seen) {
    if (key === own || CALENDAR.has(key) || CALENDAR.has(key.replace(/s$/, ''))) continue
    if (s.lower > 0 && s.posts.size === 1 && s.inside === 0) continue
    if (s.others > 0 && s.others >= s.posts.size) continue
    const isKin = KIN_NAMES.has(key)
    if (isKin && teller.posts.some((p) => saysSelf(p.text, key))) continue
    const isTagged = tagged.has(key)
    const isSmall = [...s.spellings.keys()].some((raw) => /^\p{Ll}/u.test(raw))
    // “la mia”, “linda”: what is a name in English may be any word elsewhere.
    const isFirst =
      isSmall && teller.language === 'en' && FIRST_NAMES.has(key) && s.posts.size > 1 && s.place === 0
    if (
      !(isFirst && s.led <= s.posts.size / 2) &&
      !isName(s, small.get(key) ?? 0, isTagged, isKin, s.titles.size > 0, teller.language !== 'de')
    )
      continue
    // Where names alone have capitals, they show by themselves who is somebody: Kevin is a sourdough.
    const isKnown = teller.language === 'de' && isKnownName(key, s)
    // Every German noun has a capital: a name must do something.
    if (teller.language === 'de' && s.does === 0 && !isKin && !isTagged && !isKnown && s.titles.size === 0)
      continue
    const title = isOwnByMarriage(s, tagged.get(key)) || isSeldom(s) ? null : best(s.titles)
    const spelled = capital(best(s.spellings) ?? key, s.lower > 0)
    const next = best(s.nexts)
    // “a Mr Ivo Lindqvist” is Mr Lindqvist.
    if (title && next && seen.get(fold(next))?.titles.has(title)) continue
    const isSurname = next !== null && (teller.language !== 'de' || !standsAlone(fold(next), key, teller))
    // “von Moritz Chili”: what stands once behind a German name is a noun like any other.
    const least = teller.language === 'de' ? 2 : 1
    const surname = next && isSurname && (s.nexts.get(next) ?? 0) >= least && !title ? next : null
    const full = tagged.get(key)
    const called = title ?? nickOf(s)
    names.push({
      key,
      name: spelled,
      fullName: called ? `${called} ${spelled}` : (full ?? (surname ? `${spelled} ${surname}` : spelled)),
      aliases: surname
        ? // “Bank holiday” is not of the Penny Bank.
          [fold(surname)].filter((key) => !isEveryday(lemma(key, teller.language)))
        : full
          ? [...new Set(full.split(/\s+/).slice(1).map(fold))].slice(-1)
          : [],
      posts: [...s.posts],
      isKin,
      title,
      person:
        s.person +
        (title ? 3 : 0) +
        (isTagged ? 3 : 0) +
        (isKin ? 3 : 0) +
        (isFirst ? 1.5 : 0) +
        (isKnown ? KNOWN : 0),
      place: s.place + (places.has(key) ? 3 : 0),
      acts:
        s.does > 0 ||
        Boolean(title) ||
        isTagged ||
        isKin ||
        isFirst ||
        isKnown ||
        isMet(key, s) ||
        s.addressed >= TWICE,
    })
  }
  return withAliases(withSurnames(names), teller.posts, tagged).sort(
    (a, b) => b.posts.length - a.posts.length || (a.key < b.key ? -1 : 1),
  )
}

/** “Lutz heult”, “die verbrannte von Lutz”: a first name that nobody goes to and that has no article is somebody's. */
const isKnownName = (key: string, s: Seen) =>
  FIRST_NAMES.has(key) && s.posts.size >= OFTEN && s.place === 0 && s.led === 0
const OFTEN = 3
const KNOWN = 2.5

const TWICE = 2

/** “Told Val”, “Val and I”: a first name that somebody is with. */
const isMet = (key: string, s: Seen) => FIRST_NAMES.has(key) && s.person >= MET && s.place === 0
const MET = 1.5

const BECOMES =
  /(?<!\p{L})(?:I['’]?m|I am|I['’]ll be|ich bin|ich werde|bin jetzt|soy|voy a ser|ya soy)(?: (?:going to be|gonna be|to be|now|jetzt|bald|a|an|the|la|el|eine|ein)){0,3} (\p{L}{2,12})(?!\p{L})/giu

/** “I’m a NANA!!”: whoever is called so is the writer. */
const saysSelf = (text: string, key: string) =>
  [...text.matchAll(BECOMES)].some((m) => fold((m[1] as string).toLowerCase()) === key)

/** “El Palacio Salvo”, “Hotel Miramar”: what stands behind one of these is one of them. */
const BUILDINGS = new Set(
  'palacio edificio hotel teatro estadio torre plaza parque calle avenida barrio cine hospital escuela liceo puente palace tower theatre stadium street square park castle hall bridge church school station schloss turm theater stadion platz brucke bahnhof'.split(
    ' ',
  ),
)
const BUILT = 4

const NICKS = new Set('big little old young wee auld tall long mad fat'.split(' '))
const MOSTLY = 0.6

/** Who is nearly always called so is called so. */
function nickOf(s: Seen): string | null {
  const nick = best(s.nicks)
  return nick && (s.nicks.get(nick) ?? 0) >= Math.max(2, s.posts.size * MOSTLY) ? nick : null
}

const WIVES = new Set(['mrs', 'frau', 'senora', 'sra'])
const MANY = 4
const SELDOM = 0.25

/** A title that is hardly ever said is somebody else's: his wife is Frau Lund, he is Lund, and in a letter Mr Lund. */
function isSeldom(s: Seen): boolean {
  const titled = [...s.titles.values()].reduce((n, x) => n + x, 0)
  return s.posts.size >= MANY && titled < s.posts.size * SELDOM
}

/** “Well that’s that. Mrs Raymond Bell.”: whoever bears his name is not him, and nobody else either. */
function isOwnByMarriage(s: Seen, tag: string | undefined): boolean {
  const surname = tag?.trim().split(/\s+/).at(-1)
  return (
    surname !== undefined && s.nexts.has(surname) && [...s.titles.keys()].every((t) => WIVES.has(fold(t)))
  )
}

/** “GOLD.”: what is written without the name before it is a word, not a surname. */
const standsAlone = (word: string, name: string, teller: Teller) =>
  teller.posts.some((p) => p.tokens.some((t, at) => t.key === word && p.tokens[at - 1]?.key !== name))

const THE = /^(?:the|el|la|der|die|das)$/

/** “Baba Landlord” is nobody’s father, and “el Papa” lives in Rome. */
function isOwnKin(post: Told, token: Token, lead: Token | undefined, next: Token | undefined): boolean {
  if (lead && THE.test(lead.key)) return false
  const isTitle = next?.isCapital === true && post.text.slice(token.to, next.from) === ' '
  if (isTitle && /^\p{Lu}\p{Ll}+(?:['’]s)?$/u.test(next.raw) && !DOES.has(next.key)) return false
  // Without its accent a Spanish father is a pope or a potato.
  return (
    post.language !== 'es' || token.key !== 'papa' || /á/iu.test(token.raw) || /^mi$/.test(lead?.key ?? '')
  )
}

/** “Wi”, who is Wiremu: two letters in the middle of sentences or doing something, with which a longer name begins. */
function shortForms(posts: readonly Told[]): ReadonlySet<string> {
  const inside = new Map<string, number>()
  const longer = new Set<string>()
  for (const { tokens } of posts)
    for (const [at, t] of tokens.entries()) {
      if (!t.isCapital) continue
      const isPlaced = !t.isOpening || DOES.has(tokens[at + 1]?.key ?? '')
      if (/^\p{Lu}\p{Ll}$/u.test(t.raw) && isPlaced) inside.set(t.key, (inside.get(t.key) ?? 0) + 1)
      else if (t.key.length >= LONGER && /^\p{Lu}\p{Ll}+$/u.test(t.raw)) longer.add(t.key.slice(0, 2))
    }
  return new Set([...inside].flatMap(([key, n]) => (n >= 2 && longer.has(key) ? [key] : [])))
}

const LONGER = 5

interface Looked {
  seen: Map<string, Seen>
  small: Map<string, number>
  shortened: ReadonlySet<string>
}

function look(post: Told, at: number, { seen, small, shortened }: Looked) {
  const token = post.tokens[at] as Token
  const { key } = token
  const lead = post.tokens[at - 1]?.sentence === token.sentence ? post.tokens[at - 1] : undefined
  const next = post.tokens[at + 1]?.sentence === token.sentence ? post.tokens[at + 1] : undefined
  // “bueno tía, turismo es en abril”: a comma makes her the one who is told.
  const isTitled =
    lead !== undefined &&
    TITLES.has(lead.key) &&
    (lead.key.length > 2 || lead.isCapital) &&
    /^[. ]+$/u.test(post.text.slice(lead.to, token.from))
  let isLower = false
  if (!token.isCapital) {
    small.set(key, (small.get(key) ?? 0) + 1)
    if (!isLowerName(post, at, lead, next)) return
    isLower = true
  }
  if (functionWords(post.language).has(key) || TITLES.has(key) || /^\d/.test(key)) return
  const isShort = isShortName(token) || shortened.has(key)
  if (key.length < 3 && (post.language === 'de' || !isShort)) return
  if (/^\p{Lu}{3,}$/u.test(token.raw) && !seen.has(key)) return
  const s = seen.get(key) ?? newSeen()
  seen.set(key, s)
  if (KIN_NAMES.has(key) && !isOwnKin(post, token, lead, next)) {
    s.others++
    return
  }
  s.posts.add(post.n)
  if (isLower) {
    s.lower++
    s.does++
    s.person++
  }
  // The capital of “Penny Bank” makes no name of a bank.
  const isOfName = lead?.isCapital === true && isEveryday(lemma(key, post.language))
  if ((!token.isOpening && !isOfName) || isTitled) s.inside++
  count(s.spellings, token.raw.endsWith("'s") ? token.raw.slice(0, -2) : token.raw)
  if (isTitled) count(s.titles, (lead as Token).raw)
  else if (lead?.isCapital && NICKS.has(lead.key)) count(s.nicks, lead.raw)
  else if (lead && OURS.has(lead.key) && !token.isOpening) s.person++
  else if (lead && nounLeads(post.language).has(lead.key) && !/^(?:of|de)$/.test(lead.key)) s.led++
  const isOwner = token.raw.endsWith("'s")
  if (isOwner) s.person++
  if (next && DOES.has(next.key)) s.person++
  const after = post.tokens[at + 2]?.sentence === token.sentence ? post.tokens[at + 2] : undefined
  const byFullName = next?.isCapital === true && after !== undefined && DOES.has(after.key)
  if (isOwner || byFullName || (next && DOES.has(next.key))) s.does++
  if (lead && MEETING.has(lead.key)) s.person += 0.5
  const ahead = post.text.slice(Math.max(0, token.from - 40), token.from)
  if (ADDRESSED.test(ahead)) {
    s.person += 1
    s.addressed++
  }
  if (CHRISTENED.test(ahead)) {
    s.person += 1.5
    s.does++
  }
  if (token.isOpening && next && /^(?:from|and|y|und|vom)$/.test(next.key)) s.person += 0.5
  // “hand it to Mo”, “drove to Leeds”
  if (lead?.isCapital && BUILDINGS.has(lead.key)) s.place += BUILT
  if (lead && PLACE_LEADS.has(lead.key)) s.place += lead.key === 'to' ? 0.5 : 1
  // “I’ve promised Robyn Stewart Island”, “Kakanui Chowder Cup”: of three in a row the last two belong together.
  const isThird =
    after?.isCapital === true && next !== undefined && post.text.slice(next.to, after.from) === ' '
  const isSurname = next?.isCapital && !isOwner && !isThird && post.text.slice(token.to, next.from) === ' '
  if (isSurname && /^\p{Lu}\p{Ll}+$/u.test(next.raw) && !DOES.has(next.key)) count(s.nexts, next.raw)
}

/** “Have a great time Nic”, “felicidades Nico”, “alles Gute Enno”: whoever is spoken to is somebody. */
const ADDRESSED =
  /(?<!\p{L})(?:happy [\p{L} ]{3,12}|have an? \p{L}+ \p{L}+|thinking of you|love you|get well|feliz \p{L}+|felicidades|te quiero|alles (?:gute|liebe)|gute besserung),? $/iu

/** “Named him Admiral”: whatever it means otherwise, it is a name here. */
const CHRISTENED =
  /(?<!\p{L})(?:(?:named?|names|called?|calls|calling|christened) (?:him|her)|le (?:puse|puso|pusimos|pusieron|llamamos)|nenn\p{L}* (?:ihn|sie)) ["“„‘']?$/iu

/** “Our Jade”, “nuestra Lola”: one of the family. */
const OURS = new Set('our nuestro nuestra'.split(' '))

/** "beto dijo", "con beto, el mecánico": a name without its capital. */
function isLowerName(post: Told, at: number, lead: Token | undefined, next: Token | undefined): boolean {
  const token = post.tokens[at] as Token
  if (token.key.length < 3 || functionWords(post.language).has(token.key)) return false
  const behind = post.text.slice(token.to, token.to + 12)
  // “Die Linde hat aufgegeben, die Heide …”: German writes every name with a capital.
  const isApposed =
    post.language !== 'de' &&
    !isEveryday(lemma(token.key, post.language)) &&
    /^, (?:el|la|my|our|der|die|mein|meine) (?!que|del?(?!\p{L}))/u.test(behind) &&
    (lead === undefined || MEETING.has(lead.key))
  const isSpeaker =
    token.isOpening && next !== undefined && /^(?:dijo|dice|said|says|sagt|sagte)$/.test(next.key)
  return isApposed || isSpeaker
}

function isName(
  s: Seen,
  small: number,
  isTagged: boolean,
  isKin: boolean,
  hasTitle: boolean,
  isArticled: boolean,
): boolean {
  if (isTagged || hasTitle || isKin || s.lower > 0) return true
  // "El Güero", "the Inspector": a nickname keeps its article and, inside a sentence, its capital.
  const isNickname = s.led >= s.posts.size * 0.7 && s.inside >= 2 && s.posts.size >= 2 && isArticled
  if (isNickname) return true
  if (s.led > s.posts.size * 0.2) return false
  // A word that is also written small is a word, unless it mostly is not.
  if (small > s.posts.size * 0.5) return false
  return s.inside > 0 || (s.person >= 1 && s.posts.size >= 2)
}

/** "Mrs Patel" and "Patel", "Archie" and "Mowat" are one. */
function withSurnames(names: Name[]): Name[] {
  const bySurname = new Map(names.flatMap((n) => n.aliases.map((a): [string, Name] => [a, n])))
  return names.filter((n) => {
    const owner = bySurname.get(n.key)
    if (!owner || owner === n || n.posts.length > owner.posts.length) return true
    owner.posts = [...new Set([...owner.posts, ...n.posts])].sort((a, b) => a - b)
    return false
  })
}

/** Somebody rather than somewhere or something. */
export const isSomebody = (name: Name): boolean => name.acts && name.person >= 1.5 && name.person > name.place

/** Every post that names them, tags and lower-case spellings included. */
export function postsNaming(names: readonly Name[], posts: readonly Told[]): Map<string, number[]> {
  const byKey = new Map<string, Name>()
  for (const name of names) for (const key of [name.key, ...name.aliases]) byKey.set(key, name)
  const found = new Map<string, number[]>(names.map((n) => [n.key, []]))
  for (const post of posts) {
    const here = new Set<string>()
    for (const [at, token] of post.tokens.entries()) {
      const name = isLedThing(post.tokens, at) ? undefined : byKey.get(token.key)
      const isWritten = token.isCapital || name?.name === token.raw || name?.small?.includes(token.key)
      if (name && (isWritten || /^\p{Lu}+$/u.test(token.raw))) here.add(name.key)
    }
    for (const full of post.people) {
      const name = byKey.get(fold(full.trim().split(/\s+/)[0] ?? ''))
      if (name) here.add(name.key)
    }
    for (const key of here) found.get(key)?.push(post.n)
  }
  return found
}

/** “Un rosario” is a thing, whoever else is called so; “UN PAPA ARGENTINO” is nobody's father. */
export const isLedThing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:\p{Ll}|\p{Lu}{3,}$)/u.test(tokens[at]?.raw ?? '') && LED.has(tokens[at - 1]?.key ?? '')

const LED = new Set('a an un una uno este esta ein eine einen einem einer'.split(' '))

const newSeen = (): Seen => ({
  posts: new Set(),
  inside: 0,
  led: 0,
  lower: 0,
  others: 0,
  does: 0,
  person: 0,
  addressed: 0,
  place: 0,
  titles: new Map(),
  nicks: new Map(),
  spellings: new Map(),
  nexts: new Map(),
})

/** Whoever writes a name small means the same person; “beto” is quoted as he is spelled. */
const capital = (name: string, isQuoted: boolean) =>
  isQuoted ? name : name.charAt(0).toUpperCase() + name.slice(1)

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)

const best = (map: Map<string, number>): string | null =>
  [...map].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null
