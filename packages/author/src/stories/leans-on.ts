import { fold, type Token, tokenise } from '@youzine/words'
import type { Post } from '../model.ts'
import { once } from '../reading/once.ts'
import { isAnybody } from './antecedent.ts'
import { functionWords, nounLeads } from './function-words.ts'
import {
  AFTER_ALL,
  ALSO,
  ANSWER,
  AROUND,
  DONE_TO,
  GOES_ON,
  NAMES,
  OBJECT,
  OPENING_ONLY,
  SOMEBODY,
  SPAN,
  STATE,
  WENT,
  WITHHELD,
  WROTE,
} from './leaning-words.ts'
import type { Acquaintance } from './model.ts'
import { KIN_NAMES } from './people/kinship.ts'

type Language = 'en' | 'es' | 'de'

/** What has to be known to tell on what a post leans; a dossier has it. */
export interface Shelf {
  posts: readonly Post[]
  spoken: Language
  stories: { people: readonly Acquaintance[] }
  day(id: number): number
}

/** A post that nobody understands alone, and the posts any of which, shown before it, explains it. There may be none. */
export interface Leaning {
  on: number[]
}

/** Null where the post stands alone. “CLEAR. It's a cyst!!!” leans on the post about the lump. */
export const leaningOf = (shelf: Shelf, post: number): Leaning | null => leaningsIn(shelf).get(post) ?? null

export const standsAlone = (shelf: Shelf, post: number): boolean => leaningOf(shelf, post) === null

/** Whether it is understood after these, or alone. */
export function isCarried(shelf: Shelf, post: number, before: Iterable<number>): boolean {
  const leaning = leaningOf(shelf, post)
  if (!leaning) return true
  const shown = new Set(before)
  return leaning.on.some((id) => shown.has(id))
}

/**
 * Needs a post from somewhere; needs the post just before, if there is one; keeps its reason to itself; counts back to
 * what it does not name; or says in which year it was.
 */
type Need = 'somebody' | 'before' | 'reason' | 'span' | { year: number }

const NEAR = 8
const TIED = 16
const AFTER = 30
const RARE = 6
const NAMED = 12
const OWN = 3
const BACK = 12

const leaningsIn = once((shelf: Shelf): ReadonlyMap<number, Leaning> => {
  const inTime = shelf.posts
    .filter((p) => shelf.day(p.id) > 0)
    .map((p) => ({ id: p.id, day: shelf.day(p.id), at: p.at ?? '', tokens: tokenise(p.text), text: p.text }))
    .sort((a, b) => a.day - b.day || (a.at < b.at ? -1 : 1))
  const known = new Map<string, Acquaintance>()
  for (const p of shelf.stories.people) for (const name of [p.name, ...p.aliases]) known.set(fold(name), p)
  const needs = inTime.map((p) => needOf(p.text, p.tokens, shelf.spoken, known))
  const found = new Map<number, Leaning>()
  if (needs.every((n) => n === null)) return found
  const stop = functionWords(shelf.spoken)
  const content = inTime.map((p) => new Set(p.tokens.map((t) => t.key).filter((k) => !stop.has(k))))
  const holders = new Map<string, number[]>()
  for (const [n, words] of content.entries())
    for (const w of words) {
      const list = holders.get(w)
      if (list) list.push(n)
      else holders.set(w, [n])
    }
  for (const [n, need] of needs.entries()) if (need !== null) lean(n, need)
  return found

  function lean(n: number, need: Need) {
    const post = inTime[n] as (typeof inTime)[number]
    const gap = (m: number) => post.day - (inTime[m] as typeof post).day
    const recent: number[] = []
    for (let m = n - 1; m >= 0 && m >= n - BACK && gap(m) <= AFTER; m--) recent.push(m)
    const tied = (m: number) => [...(content[m] as Set<string>)].some((w) => content[n]?.has(w) && isRare(w))
    const near = recent.find((m) => gap(m) <= TIED && tied(m)) ?? recent.find((m) => gap(m) <= NEAR)
    if (need === 'before') {
      if (near !== undefined) put([near])
      return
    }
    if (need === 'span') return put(sameDays(n, true))
    if (typeof need !== 'string')
      return put(sharing().filter((m) => inTime[m]?.at.startsWith(String(need.year))))
    if (near !== undefined) return put([near])
    if (need === 'reason') return put([...recent.filter(tied), ...sameDays(n, false)])
    put([...sharing(), ...sameDays(n, true)])

    /** With two of its rare words, or with one that hardly any other post has. */
    function sharing(): number[] {
      const worth = new Map<number, number>()
      for (const w of content[n] as Set<string>) {
        const all = holders.get(w) ?? []
        if (isRare(w)) for (const m of all) worth.set(m, (worth.get(m) ?? 0) + (all.length <= OWN ? 2 : 1))
      }
      return [...worth].filter(([m, w]) => m < n && w >= 2).map(([m]) => m)
    }

    function put(on: readonly number[]) {
      const ids = [...new Set(on)].sort((a, b) => a - b).map((m) => (inTime[m] as typeof post).id)
      found.set(post.id, { on: ids })
    }
  }

  function isRare(word: string): boolean {
    const all = holders.get(word)?.length ?? 0
    return all <= (known.has(word) ? NAMED : RARE)
  }

  /** Of earlier years in the same days: with a word of it, or on the very day. */
  function sameDays(n: number, isDay: boolean): number[] {
    const day = inTime[n]?.day ?? 0
    const list: number[] = []
    for (let m = 0; m < n; m++) {
      const gap = day - (inTime[m]?.day ?? 0)
      const off = Math.min(gap % YEAR, YEAR - (gap % YEAR))
      if (gap < 300 || off > DAYS) continue
      const isSame = isDay && (off <= 1 || gap % 7 === 0)
      if (isSame || [...(content[m] as Set<string>)].some((w) => content[n]?.has(w))) list.push(m)
    }
    return list
  }
})

const YEAR = 365.25
const DAYS = 6

function needOf(
  text: string,
  tokens: readonly Token[],
  spoken: Language,
  known: ReadonlyMap<string, Acquaintance>,
): Need | null {
  // Who speaks in marks is quoted, and a title or a song needs nobody.
  if (tokens.length === 0 || /^\s{0,9}["“„«‘']/u.test(text)) return null
  const year = WROTE[spoken].exec(text)?.[1]
  if (year) return { year: Number(year) }
  if (WITHHELD[spoken].test(text)) return 'reason'
  const first = tokens.filter((t) => t.sentence === 0)
  if (
    isOpenPronoun(tokens, spoken, known) ||
    isDoneTo(first, tokens, spoken) ||
    isState(first, tokens, spoken)
  )
    return 'somebody'
  if (isBareSpan(first, tokens, spoken, known) || saysNothing(tokens, spoken)) return 'span'
  if (
    isAnswer(first, tokens, spoken) ||
    isAlso(text, first, spoken) ||
    goesOn(first, spoken) ||
    isIdentity(first, spoken)
  )
    return 'before'
  return null
}

const LOOKED_AT = 2

/** A pronoun stands before anything that it could mean. */
function isOpenPronoun(
  tokens: readonly Token[],
  spoken: Language,
  known: ReadonlyMap<string, unknown>,
): boolean {
  const shouted = isShouted(tokens)
  let isThing = false
  for (const [i, t] of tokens.entries()) {
    if (t.sentence > LOOKED_AT) return false
    const isMeant =
      SOMEBODY[spoken].has(t.key) ||
      (OPENING_ONLY[spoken].has(t.key) && (i === 0 || (spoken === 'de' && isSpeaking(tokens, i))))
    if (isMeant) return !namesThem(tokens, spoken) && !isAdverb(t) && !(isThing && isItsOwn(t.key))
    if (t.key === 'did' && tokens[i + 1]?.key === 'it' && spoken === 'en' && !isThing) return i > 0
    if (isAnybody(tokens, i, spoken, known)) return false
    // In German a key is “er” and a lamp is “sie”.
    if (isAntecedent(tokens, i, spoken, known, shouted)) {
      if (spoken === 'de' && !isSaid(tokens)) return false
      isThing = true
    }
  }
  return false
}

/** What only somebody does: “Sie sagt”, “sie hat gesagt”. */
const SAYS = new Set('sagt sagte fragt fragte meint meinte lacht lachte weint weinte'.split(' '))
const SAID = new Set('gesagt gefragt gemeint gelacht geweint'.split(' '))
const isSpeaking = (tokens: readonly Token[], at: number) =>
  SAYS.has(tokens[at + 1]?.key ?? '') ||
  (tokens[at + 1]?.key === 'hat' && tokens.slice(at + 2, at + 5).some((t) => SAID.has(t.key)))
const isSaid = (tokens: readonly Token[]) => tokens.some((t, at) => t.key === 'sie' && isSpeaking(tokens, at))

/** A boat or a van is her, and nothing is him. */
const isItsOwn = (pronoun: string) => /^(?:she|her|hers)/u.test(pronoun)

/** “El” without its accent is the article. */
const isAdverb = (t: Token) => t.key === 'el' && !/é/iu.test(t.raw)

const namesThem = (tokens: readonly Token[], spoken: Language) =>
  tokens.some((t, i) => NAMES[spoken].has(t.key) && tokens.slice(i + 1, i + 3).some((x) => x.isCapital))

const isShouted = (tokens: readonly Token[]) =>
  tokens.filter((t) => t.sentence === 0).every((t) => t.raw === t.raw.toUpperCase())

function isAntecedent(
  tokens: readonly Token[],
  i: number,
  spoken: Language,
  known: ReadonlyMap<string, unknown>,
  isLoud: boolean,
): boolean {
  const t = tokens[i] as Token
  if (known.has(t.key) || KIN_NAMES.has(t.key)) return true
  if (functionWords(spoken).has(t.key) || /^\d/.test(t.key)) return false
  if (isVerb(t.key, spoken)) return false
  if (t.isCapital && !t.isOpening && !(isLoud && t.sentence === 0)) return true
  if (t.isOpening) return !isLoud || tokens.length > 1
  const led = [tokens[i - 1], tokens[i - 2]].some(
    (x) => x && x.sentence === t.sentence && (nounLeads(spoken).has(x.key) || /^\d/.test(x.key)),
  )
  return led || spoken === 'es'
}

const VERB: Record<Language, RegExp> = {
  en: /ed$/,
  es: /(?:aron|ieron|[ai]mos)$/,
  de: /^ge\p{L}{2,}(?:t|en)$/u,
}
const isVerb = (key: string, spoken: Language) =>
  VERB[spoken].test(key) || DONE_TO[spoken].has(key) || STATE[spoken].has(key) || ANSWER[spoken].has(key)

const I = new Set(['i', 'we', 'just', 'finally', 'so', 'and', 'ich', 'wir', 'und', 'y', 'ya', 'pues', 'se'])

/** “Took it straight round to Dad”, “Lo encontré”, “Hab ihm alles erzählt”. */
function isDoneTo(first: readonly Token[], tokens: readonly Token[], spoken: Language): boolean {
  let i = 0
  while (i < 2 && I.has(first[i]?.key ?? '')) i++
  const [a, b, c] = [first[i], first[i + 1], first[i + 2]]
  if (!a || !b) return false
  if (spoken === 'es') return OBJECT.es.has(a.key) && SPANISH_PAST.test(b.raw.toLowerCase())
  if (spoken === 'de' && !DONE_TO.de.has(a.key)) {
    // “BOGDAN HAT SIE.”
    return (
      first.length <= 4 &&
      i === 0 &&
      DONE_TO.de.has(b.key) &&
      !!c &&
      first.length === 3 &&
      OBJECT.de.has(c.key)
    )
  }
  if (!DONE_TO[spoken].has(a.key) && !(spoken === 'en' && /ed$/.test(a.key))) return false
  if (OBJECT[spoken].has(b.key)) return !namesThem(tokens, spoken) && !(spoken === 'de' && isExpletive(b, c))
  // “Drove her up”, and not “drove her mother up”.
  return spoken === 'en' && b.key === 'her' && (!c || functionWords('en').has(c.key))
}

/** “Hab es eilig”, “hat es geschneit”. */
const isExpletive = (pronoun: Token, next: Token | undefined) =>
  pronoun.key === 'es' && !/^(?:ge\p{L}{2,}(?:t|en)|geschafft)$/u.test(next?.key ?? '')

const SPANISH_PAST =
  /(?:é|í|ó|amos|imos|aron|ieron)$|^(?:he|ha|hemos|han|tengo|hice|hizo|puse|di|dio|vi|vio|traje)$/u

/** “It is done.”, and not “It's finished. The bridge.” */
function isState(first: readonly Token[], tokens: readonly Token[], spoken: Language): boolean {
  const [a, b, c] = first
  if (!a || !b || first.length > 5) return false
  const last = first.at(-1) as Token
  const isIt =
    spoken === 'en'
      ? a.key === 'it' &&
        STATE.en.has(last.key) &&
        first.slice(1, -1).every((t) => functionWords('en').has(t.key))
      : spoken === 'es'
        ? a.key === 'ya' && STATE.es.has(b.key) && first.length === 2
        : a.key === 'es' && b.key === 'ist' && !!c && STATE.de.has(last.key) && first.length <= 4
  return (
    isIt &&
    !isFragment(
      tokens.filter((t) => t.sentence === 1),
      spoken,
    )
  )
}

/** “Mr Ogden's bridge.” says what it was. */
const isFragment = (next: readonly Token[], spoken: Language) =>
  next.length > 0 &&
  next.length <= 5 &&
  next.some(
    (t, i) =>
      (t.isCapital && !t.isOpening) ||
      t.raw.endsWith("'s") ||
      (i > 0 && nounLeads(spoken).has(next[i - 1]?.key ?? '') && !functionWords(spoken).has(t.key)),
  )

/** “Two years on Monday. Told him everything.” */
function isBareSpan(
  first: readonly Token[],
  tokens: readonly Token[],
  spoken: Language,
  known: ReadonlyMap<string, Acquaintance>,
): boolean {
  if (first.length > 6 || !first.some((t) => SPAN[spoken].has(t.key))) return false
  const isTime = (t: Token) => SPAN[spoken].has(t.key) || AROUND[spoken].has(t.key) || /^\d+$/.test(t.key)
  if (!first.every(isTime)) return false
  for (const t of tokens.slice(first.length)) {
    if (SOMEBODY[spoken].has(t.key)) return true
    const name = known.get(t.key)
    if (KIN_NAMES.has(t.key) || (name?.kind === 'person' && name.roles.length > 0)) return false
  }
  return false
}

/** “Passed. With another car's heart in him.”, and not “Passed. Driving test, first go.” */
function isAnswer(first: readonly Token[], tokens: readonly Token[], spoken: Language): boolean {
  if (first.length > 2 || !ANSWER[spoken].has(first.at(-1)?.key ?? '')) return false
  if (first.length === 2 && first[0]?.key !== 'all') return false
  const next = tokens.find((t) => t.sentence === 1)
  return !next || functionWords(spoken).has(next.key)
}

/** “Kev's on the dole as well, first time since 1987.” */
function isAlso(text: string, first: readonly Token[], spoken: Language): boolean {
  const end = first.findIndex((t, i) => i === first.length - 1 || text.charAt(t.to) === ',')
  return ALSO[spoken].some(
    (words) =>
      end >= words.length && words.every((w, i) => first[end - words.length + 1 + i]?.key === fold(w)),
  )
}

/** “Six months near enough. Not one.” */
function saysNothing(tokens: readonly Token[], spoken: Language): boolean {
  const stop = functionWords(spoken)
  const isEmpty = (t: Token) => stop.has(t.key) || AROUND[spoken].has(t.key)
  return tokens.length <= SHORT && tokens.some((t) => SPAN[spoken].has(t.key)) && tokens.every(isEmpty)
}

const SHORT = 10

/** “Still missing”, “Went once.”, “Bin doch hin.” */
function goesOn(first: readonly Token[], spoken: Language): boolean {
  if (
    first.length <= 3 &&
    WENT[spoken].has(first[0]?.key ?? '') &&
    AFTER_ALL[spoken].has(first[1]?.key ?? '')
  )
    return true
  if (first.length > 4 || !GOES_ON[spoken].has(first[0]?.key ?? '')) return false
  if (spoken === 'de' && !GOES_ON.de.has(first[1]?.key ?? '')) return false
  return !first.slice(1).some((t) => t.isCapital && t.raw !== t.raw.toUpperCase())
}

/** “It was a kipper.” answers what the post before asked. */
function isIdentity(first: readonly Token[], spoken: Language): boolean {
  const [a, b] = first.map((t) => t.key)
  if (first.length > 4) return false
  if (spoken === 'en') return a === 'it' && b === 'was' && first.length >= 3
  if (spoken === 'es') return a === 'era' && first.length >= 2
  return (a === 'es' && b === 'war') || (a === 'war' && (b === 'im' || b === 'in' || b === 'am'))
}
