import { fold, isAnimateNoun, type Token, tokenise } from '@youzine/words'
import { fromDay } from '../../../reading/calendar.ts'
import { escaped } from '../../../reading/escaped.ts'
import { FIRST_NAMES } from '../../../reading/first-names.ts'
import { compareIn } from '../../../reading/in-order.ts'
import { once } from '../../../reading/once.ts'
import { isCarried, leaningOf } from '../../../stories/leans-on.ts'
import type { Acquaintance, Act, Saga, Tie } from '../../../stories/model.ts'
import { KIN_NAMES, KINSHIP } from '../../../stories/people/kinship.ts'
import { type Dossier, wholeAct } from '../../../writing/dossier.ts'
import { isBirthday, isGreeting, isThanks } from '../../../writing/greeting.ts'
import { rareInBoth, spreadOf, stemsIn } from '../../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../../writing/telling.ts'
import { introduces, namesOf } from '../../people/about.ts'
import { wasUnwell } from '../../people/arc.ts'
import { pointsAtSecret } from '../../people/confided.ts'
import { nameAndRole } from '../../people/life.ts'
import { isPassedOn } from '../passed-on.ts'
import type { Told } from '../stories-to-tell.ts'
import { tiesOf } from '../ties.ts'
import { type Animal, animalOf, formsOfAnimal, nounWithArticle } from './animals.ts'
import { amountsIn, kinFormsOf } from './kin.ts'

const LEAST = 5
/** Of so few all but one have to have something in common. */
const FEWEST = 4
const MOST = 10
const YEARS = 3 * 365
const GRAVE = 0.2
const LARGE = 1000
const RARE = 3
const LINK = /https?:\/\//iu

/** Somebody's way through the years. */
export interface Life extends Told {
  /** Their name, and who they are where the first of the posts does not say it. */
  called: string
  who: Acquaintance
}

/** In the posts that are about them, best first. */
export const livesToTell = once((d: Dossier): Life[] =>
  d.posts.length > LARGE
    ? []
    : d.stories.people
        .flatMap((who) => lifeOf(d, who) ?? [])
        .sort((a, b) => b.saga.score - a.saga.score || (a.saga.id < b.saga.id ? -1 : 1)),
)

function lifeOf(d: Dossier, who: Acquaintance): Life | null {
  if (who.kind === 'thing' || who.isParted || who.isTender) return null
  const animal = animalOf(d, who)
  const isAnimal = animal !== null || who.kind === 'animal'
  if (!isAnimal && (wasUnwell(d, who) || isWithheld(d, who))) return null
  const members = membersOf(d, who, animal)
  const ids = [...members.keys()].sort(compareIn(d.posts))
  if (ids.filter((id) => !d.mild(id)).length > ids.length * GRAVE) return null
  if (isLost(d, who)) return null
  const fit = ids.filter((id) => isFit(d, who, id, members.get(id) as Tie))
  const carried = isAnimal ? fit : fit.filter((id) => isCarried(d, id, fit.slice(0, fit.indexOf(id))))
  const chosen = answering(d, chooseFrom(d, who, carried, members))
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (first === undefined || last === undefined || chosen.length < FEWEST) return null
  if (chosen.length < LEAST && chosen.filter((id) => tiesAmong(d, id, chosen) > 0).length < FEWEST - 1)
    return null
  const isTheirs = (id: number) => isOpening(d, who, id) || isTold(who, d.post(id)?.text ?? '')
  if (!isAnimal && chosen.filter(isTheirs).length < chosen.length * OPENING) return null
  if (d.day(last) - d.day(first) < YEARS) return null
  const acts: Act[] = chosen.map((id) => ({ ...wholeAct(d, id), tie: members.get(id) as Tie }))
  const saga: Saga = {
    id: `life:${fold(who.name.toLowerCase())}`,
    kind: 'person',
    subject: who.name,
    words: [who.name],
    acts,
    people: [who.name],
    isRing: false,
    hasOutcome: false,
    score: worthOf(d, chosen),
    claims: [],
    partOf: null,
    firmness: 1,
  }
  return { saga, acts, called: calledIn(d, who, animal, first), who }
}

function calledIn(d: Dossier, who: Acquaintance, animal: Animal | null, first: number): string {
  const { name, role } = nameAndRole(d, who, first)
  const what = animal ? nounWithArticle(d, animal) : role
  return what ? `${name}, ${what}` : name
}

/** Every post with somebody: by name, by what they are; of an animal also those that say only “he” and go on with something of its. */
export function membersOf(d: Dossier, who: Acquaintance, animal: Animal | null): Map<number, Tie> {
  const members = new Map<number, Tie>()
  for (const id of calledInFull(d, who)) if (d.day(id) > 0) members.set(id, 'word')
  for (const id of who.posts) if (d.day(id) > 0) members.set(id, 'head')
  const forms = animal ? formsOfAnimal(d, animal) : kinFormsOf(d, who)
  for (const p of d.posts)
    if (forms?.test(p.text) && d.tone(p.id) !== 'hidden' && d.day(p.id) > 0 && !members.has(p.id))
      members.set(p.id, animal && meansThem(d, who, tokensOf(d, p.id)) ? 'head' : 'word')
  if (!animal) return members
  for (const id of [animal.post, animal.naming]) if (d.day(id) > 0) members.set(id, 'span')
  for (let round = 0; round < ROUNDS; round++) {
    const found = d.posts.filter((p) => !members.has(p.id) && goesOnWith(d, who, p.id, members))
    if (found.length === 0) break
    for (const p of found) members.set(p.id, 'next')
  }
  const first = [...members.keys()].sort(compareIn(d.posts))[0] as number
  for (const p of d.posts) if (!members.has(p.id) && comesBack(d, first, p.id)) members.set(p.id, 'kin')
  return members
}

/** “Nicola”, where it is Nic in all other posts. */
function calledInFull(d: Dossier, who: Acquaintance): number[] {
  const longer = new RegExp(`(?<!\\p{L})${escaped(who.name)}\\p{Ll}{2,}(?!\\p{L})`, 'gu')
  return d.posts.flatMap((p) => {
    const found = p.text.match(longer) ?? []
    const isName = found.some((f) => FIRST_NAMES.has(fold(f.toLowerCase())) && d.person(f) === null)
    return isName && d.tone(p.id) !== 'hidden' ? [p.id] : []
  })
}

/** Years later the same place, and the same done there. */
function comesBack(d: Dossier, first: number, id: number): boolean {
  const texts = [first, id].map((x) => d.post(x)?.text ?? '') as [string, string]
  if (d.day(id) - d.day(first) < YEARS || !d.mild(id)) return false
  return rareInBoth(d, ...texts, RARE).length > 0 && rareInBoth(d, ...texts).length >= 3
}
const read = once((_: Dossier) => new Map<number, Token[]>())

function tokensOf(d: Dossier, id: number): Token[] {
  const known = read(d).get(id) ?? tokenise(d.post(id)?.text ?? '')
  read(d).set(id, known)
  return known
}

const ROUNDS = 2

const PRONOUN = {
  en: {
    he: /^(?:he|him|his|hes|he['’]s|he['’]d|he['’]ll)$/i,
    she: /^(?:she|her|hers|shes|she['’]s|she['’]d|she['’]ll)$/i,
  },
  es: { he: /^él$/i, she: /^ella$/i },
  de: { he: /^(?:er|ihn|ihm)$/i, she: /^(?:sie|ihr)$/i },
}

/** “29 gal wasn’t enough. he’s in a 55 now”: nobody else is meant, and a word of it hardly any other post has. */
function goesOnWith(d: Dossier, who: Acquaintance, id: number, members: ReadonlyMap<number, Tie>): boolean {
  const text = d.post(id)?.text ?? ''
  if (!d.mild(id) || d.day(id) <= 0) return false
  const before = [...members.keys()].filter((m) => d.day(m) <= d.day(id) && m !== id)
  if (before.length === 0 || namesIn(d, text).some((n) => d.person(n) !== who && opens(text, n))) return false
  const leaning = leaningOf(d, id)
  const near = before.filter((m) => d.day(id) - d.day(m) <= SOON && members.get(m) !== 'word')
  if (leaning && near.some((m) => leaning.on.includes(m))) return true
  const isRetort = near.some((m) => d.day(id) - d.day(m) <= 1 && isAfter(d, id, m))
  if (isRetort && wordCount(text) <= RETORT && namesIn(d, text).length === 0) return true
  const tokens = tokensOf(d, id)
  const isMeant = meansThem(d, who, tokens)
  // A lamp is “sie” in German, and a cactus “er”.
  if (isMeant && near.length > 0 && d.spoken === 'en') return true
  const spread = spreadOf(d)
  const own = (w: string) => (spread.get(w) ?? 0) >= 2 && !isElsewhere(d, who, w, id, members)
  const ties = new Set(
    [...members.keys()].flatMap((m) => tiesOf(d, text, d.post(m)?.text ?? '', RARE).filter(own)),
  )
  return isMeant ? ties.size > 0 : ties.size >= 2 && tokens.length <= SHORT && saysThem(d, who, tokens) >= 0
}
const RETORT = 9
const SHORT = 35

const isAfter = (d: Dossier, id: number, other: number) => compareIn(d.posts)(id, other) > 0
const SOON = 3

const opens = (text: string, name: string) => text.toLowerCase().startsWith(name.toLowerCase())

/** A word of posts that are none of theirs, and cannot be. */
const isElsewhere = (
  d: Dossier,
  who: Acquaintance,
  word: string,
  id: number,
  members: ReadonlyMap<number, Tie>,
) =>
  d.posts.some(
    (p) =>
      p.id !== id &&
      !members.has(p.id) &&
      stemsIn(d, p.text).has(word) &&
      !meansThem(d, who, tokensOf(d, p.id)),
  )

/** The first “he” or “him” of a post has nobody before it. */
function meansThem(d: Dossier, who: Acquaintance, tokens: readonly Token[]): boolean {
  const at = saysThem(d, who, tokens)
  if (at < 0) return false
  return !tokens.slice(0, at).some((t) => {
    const name = d.person(t.raw)
    return (
      (name !== null && name !== who) || KIN_NAMES.has(t.key) || isAnimateNoun(t.key) || KINSHIP.has(t.key)
    )
  })
}

function saysThem(d: Dossier, who: Acquaintance, tokens: readonly Token[]): number {
  const forms = PRONOUN[d.spoken]
  const own = animalOf(d, who)?.pronoun ?? who.pronoun
  const kinds = own === 'he' || own === 'she' ? [own] : (['he', 'she'] as const)
  return tokens.findIndex((t) => kinds.some((k) => forms[k].test(t.raw)))
}

export function isFit(d: Dossier, who: Acquaintance, id: number, tie: Tie): boolean {
  const text = d.post(id)?.text ?? ''
  if (!d.mild(id) || LINK.test(text) || wordCount(text) < 4 || wordCount(text) > LONGEST) return false
  if (tie === 'span') return true
  if (isPassedOn(d, id) || AGE.test(text) || isGreeting(text) || isThanks(text) || isBirthday(text))
    return false
  if (pointsAtSecret(d, who, id)) return false
  if (tie === 'next' || tie === 'kin' || introduces(d, who, id)) return true
  const isAmongFew = namesIn(d, text).filter((n) => d.person(n) !== who).length <= OTHERS
  if (tie === 'word') return isAmongFew
  return isAmongFew && (animalOf(d, who) !== null || opensWith(d, who, id) || isTold(who, text))
}

/** “4 today!!” */
const AGE = /^\W*\d{1,2} (?:today|hoy|heute)(?!\p{L})/iu

/** “Nic you silly cow”, “Happy Wednesday Nic x”: it is written to them. */
const isTold = (who: Acquaintance, text: string) =>
  new RegExp(`(?<!\\p{L})${escaped(who.name)}(?:,? (?:you|du|tú|vos)(?!\\p{L})|[ x!.,❤]*$)`, 'iu').test(text)

const LONGEST = 150
const OTHERS = 2

/** Whose life it is, most of its posts come to at once. */
const OPENING = 0.5

function isOpening(d: Dossier, who: Acquaintance, id: number): boolean {
  const [first, second] = d.sentences(id)
  const kin = kinFormsOf(d, who)
  const isIn = (text: string) => namesOf(who).test(text) || (kin?.test(text) ?? false)
  if (first && isIn(first.text)) return true
  return second !== undefined && wordCount(first?.text ?? '') <= HEADING && isIn(second.text)
}

/** In the first sentence, behind a heading in the one after it (“Parents evening. Miss Pritchard says Owain …”), or doing something. */
function opensWith(d: Dossier, who: Acquaintance, id: number): boolean {
  const named = namesOf(who)
  if (isOpening(d, who, id)) return true
  // “FOUND. Security lad got him down. Owain hasn’t let go of the cage”: somebody else was found.
  const text = d.post(id)?.text ?? ''
  const before = tokenise(text.slice(0, Math.max(0, text.search(named))))
  if (before.some((t) => PRONOUN[d.spoken].he.test(t.raw) || PRONOUN[d.spoken].she.test(t.raw))) return false
  // “Wir haben gebucht!!! … Silke hat die Flasche, ich die Pflaster.”
  return d.sentences(id).some(({ text }) => {
    const m = named.exec(text)
    return (
      m !== null &&
      m.index <= 3 &&
      /^ (?!(?:and|y|e|und|&)(?!\p{L}))\p{Ll}/u.test(text.slice(m.index + m[0].length))
    )
  })
}
const HEADING = 3

/** Whoever is last named in a grave post, or would have said something, is told of in the portrait or nowhere. */
function isLost(d: Dossier, who: Acquaintance): boolean {
  const last = who.posts
    .filter((id) => d.day(id) > 0)
    .sort(compareIn(d.posts))
    .at(-1)
  const would = new RegExp(
    `(?<!\\p{L})${escaped(who.name)} (?:would(?: have|['’]ve|ve)|(?:lo |la |se )?(?:habría|hubiera|hubiese)|hätte)(?!\\p{L})`,
    'iu',
  )
  return (last !== undefined && !d.mild(last)) || who.posts.some((id) => would.test(d.post(id)?.text ?? ''))
}

/** Whose matter somebody will not speak of has none of their life shown. */
const WITHHOLDS =
  /(?<!\p{L})(?:that['’]?s all I['’]?m saying|(?:won['’]?t|not(?: going to)?) (?:say|tell|saying|telling) (?:of )?(?:what|why|more|you)|rather I (?:had not|hadn['’]?t|did not|didn['’]?t)|(?:it|this) (?:stays|is) (?:between|in the family)|no (?:voy a decir|digo) (?:qué|por ?qué|más)|hasta ahí lo dejo|(?:mehr|warum) (?:sag|verrat)e? ich nicht|bleibt (?:unter uns|in der Familie))(?!\p{L})/iu
const isWithheld = (d: Dossier, who: Acquaintance) =>
  who.posts.some((id) => WITHHOLDS.test(d.post(id)?.text ?? ''))

/** It ends on a post that goes back to one of those before; what hangs on behind that is another story. */
function answering(d: Dossier, ids: readonly number[]): number[] {
  for (let end = ids.length; end > Math.max(0, ids.length - TAIL - 1); end--) {
    const last = d.post(ids[end - 1] ?? 0)?.text ?? ''
    if (ids.slice(0, end - 1).some((id) => areTied(d, d.post(id)?.text ?? '', last))) return ids.slice(0, end)
  }
  return []
}
const TAIL = 2
const FEW = 6

const areTied = (d: Dossier, a: string, b: string) =>
  tiesOf(d, a, b, FEW).length > 0 || [...amountsIn(a)].some((n) => amountsIn(b).has(n))

/** The first and the last; between them what is best told and what others of them go back to. */
function chooseFrom(
  d: Dossier,
  who: Acquaintance,
  ids: readonly number[],
  members: ReadonlyMap<number, Tie>,
): number[] {
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined || ids.length <= MOST) return [...ids]
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const worth = (id: number) => {
    const tie = members.get(id)
    const others = namesIn(d, d.post(id)?.text ?? '').filter((n) => d.person(n) !== who).length
    return (
      (lines.get(id) ?? 0) +
      tiesAmong(d, id, ids) +
      (tie === 'span' || introduces(d, who, id) ? 3 : 0) +
      (tie === 'word' ? -0.9 : 0) -
      others * 0.4
    )
  }
  const best = ids
    .slice(1, -1)
    .toSorted((a, b) => worth(b) - worth(a) || d.day(a) - d.day(b))
    .slice(0, MOST - 2)
  return ids.filter((id) => id === first || id === last || best.includes(id))
}

const tiesAmong = (d: Dossier, id: number, ids: readonly number[]) => {
  const text = d.post(id)?.text ?? ''
  return Math.min(
    2,
    ids.filter((o) => o !== id && tiesOf(d, text, d.post(o)?.text ?? '', RARE).length > 0).length / 2,
  )
}

function worthOf(d: Dossier, ids: readonly number[]): number {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const good = ids.reduce((sum, id) => sum + (lines.get(id) ?? 0), 0) / ids.length
  const tied = ids.filter((id) => tiesAmong(d, id, ids) > 0).length / ids.length
  const years = new Set(ids.map((id) => fromDay(d.day(id)).y)).size
  return good + 2 * tied + Math.min(years, 8) / 8
}
