import { fold, stopWords } from '@youzine/words'
import { escaped } from '../../reading/escaped.ts'
import { once } from '../../reading/once.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { isEveryday } from '../../stories/everyday.ts'
import { isCarried } from '../../stories/leans-on.ts'
import { lemma } from '../../stories/lemma.ts'
import type { Act, ClaimKind, Saga } from '../../stories/model.ts'
import { isIntent } from '../../stories/no-story.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import { actsIn, type Dossier, inTime } from '../../writing/dossier.ts'
import { areGreetings, isBirthday, isGreeting, isThanks } from '../../writing/greeting.ts'
import { rareInBoth, stemsIn } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'
import { isFirm } from '../common/firm.ts'
import { isHoliday } from '../common/holiday.ts'
import { isOneThing } from '../common/one-story.ts'
import { onlyOwn } from '../common/only-own.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { comesBack, isAnyOfMany, isCounted, isTheThing, paysOff, RELATING } from '../common/pays-off.ts'
import { nameOf } from '../common/story-name.ts'
import { together } from '../common/together.ts'
import { namesOf } from '../people/about.ts'
import { CHANGE, END, LIFE } from './strand-words.ts'

/** A story with a beginning, a change and an end, or one that holds together by itself; with a name where it has one. */
export interface Strand {
  saga: Saga
  acts: Act[]
  name: string | null
  /** Only its end says that it is a story: nothing in it comes round. */
  isRounded?: true
}

const SHORTEST = 3
const LEAST_SCORE = 1
const PHRASE = 4
const OFTEN = 5

/** What runs through the years and is a story; where somebody only is again and again, nothing happens. */
export const strandsOf = once((d: Dossier): Map<string, Strand> => {
  const found = new Map<string, Strand>()
  for (const saga of [...d.sagas, ...d.woven]) {
    const strand = saga.score > LEAST_SCORE ? strandOf(d, saga) : null
    if (strand && !(saga.isWoven && isKnown(strand, found))) found.set(saga.id, strand)
  }
  return found
})

/** What one word holds together, where it has most of what is woven: it has been looked at more closely. */
const isKnown = ({ acts }: Strand, found: ReadonlyMap<string, Strand>) =>
  [...found.values()].some((known) => {
    const own = new Set(known.acts.map((a) => a.post))
    return acts.filter((a) => own.has(a.post)).length >= acts.length * KNOWN
  })

const KNOWN = 0.6

function strandOf(d: Dossier, saga: Saga): Strand | null {
  if (saysNothing(d, saga) || isHoliday(saga.subject)) return null
  if (saga.kind === 'object' && coherenceOf(d, saga).named < NAMED) return null
  const own = ownWords(
    d,
    theirOwn(
      d,
      saga,
      toItsEnd(d, saga, withItsOthers(d, saga, onlyOwn(d, saga, actsIn(d, saga, 'mild') ?? []))),
    ),
  )
  const acts = understood(d, ofOneIntent(d, saga, sinceNamed(d, saga, own)))
  if (acts.length < (isPair(saga) ? 2 : SHORTEST) || areGreetings(acts.map((a) => d.wordsOf(a)))) return null
  if (isStreet(saga.subject) && !hasMatter(d, saga, acts)) return null
  const name = nameOf(d, saga, acts)
  // What was woven of many words and has no name is about nothing.
  if (saga.isWoven && name === null) return null
  // Blankets and flasks are in many posts together; somebody, or something that ends, is in one story.
  const isClose = acts.length >= CLOSE.from && acts.length <= CLOSE.to && saga.firmness >= FIRM
  if (saga.isWoven && !saga.hasOutcome && !isClose && d.person(saga.subject) === null) return null
  // No single word of it is what it is about: it is called by a line.
  if (saga.isWoven) return isFirm(d, saga, acts) ? { saga, acts, name: null } : null
  if (isAnyOfMany(d, saga, acts)) return null
  if (isNoun(d, saga) && !isTheThing(d, saga, acts) && !paysOff(d, saga, acts)) return null
  if (isFirm(d, saga, acts)) {
    if (acts.length >= HABIT || turns(d, saga, acts)) return { saga, acts, name }
    if (isRounded(d, saga, acts)) return { saga, acts, name, isRounded: true }
  }
  if (!name || !isOneThing(d, saga, acts) || isPassing(d, saga, acts)) return null
  // What has a name and is nobody is told as things are.
  if (saga.kind === 'person' && (d.person(saga.subject)?.kind ?? 'person') === 'person') {
    const life = lifeIn(d, saga, acts) ?? (isBetweenTwo(d, saga, acts) ? acts : null)
    return life ? { saga, acts: life, name } : null
  }
  return changes(d, saga, acts) && ends(d, saga, acts) ? { saga, acts, name } : null
}

/** Of fewer posts chance has woven some, and of more a whole life. */
const CLOSE = { from: 5, to: 9 }

/** A quarrel, a courtship: posts of somebody that hold together, the last of which takes up an early one. */
const isBetweenTwo = (d: Dossier, saga: Saga, acts: readonly Act[]) =>
  saga.firmness >= BETWEEN.firm &&
  acts.length >= BETWEEN.acts &&
  !d.person(saga.subject)?.isTender &&
  comesBack(d, saga, acts)

const BETWEEN = { firm: 0.7, acts: 4 }

const ROUND = { firm: 0.7, years: 1, acts: 4 }

/** Its last post takes up what an early one set down, a year and more before: whatever it is called, it has an end. */
const isRounded = (d: Dossier, saga: Saga, acts: readonly Act[]) =>
  saga.firmness >= ROUND.firm &&
  acts.length >= ROUND.acts &&
  d.day((acts.at(-1) as Act).post) - d.day((acts[0] as Act).post) >= ROUND.years * 365 &&
  comesBack(d, saga, acts)

/** “The farm”, “die Azotea”: a noun like any other, held together by itself. */
const isNoun = (d: Dossier, saga: Saga) =>
  saga.kind === 'object' &&
  (d.spoken === 'de' || /^\p{Ll}/u.test(saga.subject)) &&
  (saga.firmness < FIRM || saga.acts.length < HABIT)

/** Below it the posts of a story have little beside its name in common. */
const FIRM = 0.7

/** Of somebody’s story the posts that name them, or that a count or a season ties to it. */
function theirOwn(d: Dossier, saga: Saga, acts: readonly Act[]): readonly Act[] {
  const who = saga.kind === 'person' ? d.person(saga.subject) : null
  if (!who) return acts
  return acts.filter((a) => a.tie === 'span' || a.tie === 'season' || namesOf(who).test(d.wordsOf(a)))
}

/** “The Milner” and “my teeth” are one story where they share their posts: it is told whole, by whichever name. */
function withItsOthers(d: Dossier, saga: Saga, acts: readonly Act[]): readonly Act[] {
  const shown = new Set(acts.map((a) => a.post))
  const others = othersOf(d, saga).flatMap((s) => actsIn(d, s, 'mild') ?? [])
  const more = others.filter((a) => !shown.has(a.post) && shown.add(a.post))
  return more.length === 0 ? acts : inTime(d, [...acts, ...more])
}

/** “No wasps in January”, and at last a wasp: what a refrain comes to no longer says all of it, but its thing. */
function toItsEnd(d: Dossier, saga: Saga, acts: readonly Act[]): readonly Act[] {
  const wider = saga.kind === 'phrase' ? d.stories.sagas.find((s) => s.id === saga.partOf) : undefined
  const last = acts.at(-1)
  if (!wider || !last || wider.kind !== 'object' || wider.firmness < FIRM_END) return acts
  if (wider.acts.length > saga.acts.length * 2) return acts
  const after = (actsIn(d, wider, 'mild') ?? []).filter((a) => d.day(a.post) > d.day(last.post))
  const ends = after.filter(
    (a) => rareInBoth(d, d.wordsOf(a), acts.map((b) => d.wordsOf(b)).join(' ')).length > 0,
  )
  return inTime(d, [...acts, ...ends])
}

const FIRM_END = 0.6

/** The same story by other words. */
const othersOf = (d: Dossier, saga: Saga): Saga[] =>
  saga.kind !== 'thread'
    ? []
    : (together(d).find((of) => of.some((s) => s.id === saga.id)) ?? []).filter((s) => s.id !== saga.id)

/** A story begins with its thing: “a cod the length of my arm” begins nobody’s swimming. */
function sinceNamed(d: Dossier, saga: Saga, acts: readonly Act[]): readonly Act[] {
  const own = [saga, ...othersOf(d, saga)]
    .flatMap((s) => [s.subject, ...s.words])
    .flatMap((w) => [...stemsIn(d, w)])
  const at = acts.findIndex((a) => {
    const stems = stemsIn(d, d.wordsOf(a))
    return a.tie !== 'word' || own.some((w) => stems.has(w))
  })
  return acts.slice(Math.max(0, at))
}

/** Fewer posts than this say what an object is called: a word has put the others beside it. */
const NAMED = 0.5

/** Good wishes and what was passed on tell nothing. */
const ownWords = (d: Dossier, acts: readonly Act[]) =>
  acts.filter(
    (a) =>
      !isGreeting(d.wordsOf(a)) &&
      !isThanks(d.wordsOf(a)) &&
      !isBirthday(d.wordsOf(a)) &&
      !isPassedOn(d, a.post),
  )

/** “Going to learn” the Brahms, and four years later Polish: two things that were announced in the same words. */
function ofOneIntent(d: Dossier, saga: Saga, acts: readonly Act[]): readonly Act[] {
  const [first] = acts
  if (!first || !isIntent(saga.subject)) return acts
  return acts.filter(
    (a) =>
      !d.wordsOf(a).toLowerCase().includes(saga.subject.toLowerCase()) ||
      a === first ||
      rareInBoth(d, d.wordsOf(first), d.wordsOf(a), RARE).length > 0,
  )
}

const RARE = 30

/** Without what nobody understands who has not read the post before it. */
function understood(d: Dossier, acts: readonly Act[]): Act[] {
  const shown: number[] = []
  return acts.filter((a) => {
    const isClear = isCarried(d, a.post, shown)
    if (isClear) shown.push(a.post)
    return isClear
  })
}

/** Besides where it is, most of its posts speak of one thing: the hole in Mill Lane. */
function hasMatter(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const where = stemsIn(d, saga.subject)
  const counts = new Map<string, number>()
  for (const a of acts)
    for (const w of stemsIn(d, d.wordsOf(a))) if (!where.has(w)) counts.set(w, (counts.get(w) ?? 0) + 1)
  return [...counts.values()].some((n) => n >= acts.length * MATTER)
}

const MATTER = 0.6

/** “Buffalo Rd”: along a street anything happens. */
const isStreet = (subject: string) =>
  /(?<!\p{L})(?:rd|road|st|street|ave|avenue|lane|ln|blvd|hwy|highway|stra(?:ß|ss)e|str|gasse|platz|allee)\.?$|^(?:calle|avenida|av)\.? |stra(?:ß|ss)e$/iu.test(
    subject,
  )

/** “Sat on the” ties together whatever was sat on. */
function saysNothing(d: Dossier, { kind, subject, acts }: Saga): boolean {
  if ((kind !== 'phrase' && kind !== 'thread') || acts.length >= OFTEN) return false
  const stop = stopWords(d.spoken)
  const words = wordsOf(subject)
  return stop.has(words.at(-1) ?? '') && words.filter((w) => !stop.has(w)).length < 2
}

/** Rain in three posts is weather. */
const isPassing = (d: Dossier, saga: Saga, acts: readonly Act[]) =>
  saga.kind === 'object' &&
  acts.length <= SHORTEST &&
  !saga.hasOutcome &&
  isEveryday(lemma(fold(saga.subject), d.spoken))

/** Two posts are a story where one keeps the other's promise, or says it again; what is left of three is none. */
const isPair = (s: Saga) =>
  s.score >= 2 &&
  s.acts.length === 2 &&
  (s.kind === 'promise' || (s.kind === 'phrase' && wordCount(s.subject) >= PHRASE))

/** In a strand of years, the longest of them too. */
const TELLING: ReadonlySet<ClaimKind> = new Set<ClaimKind>([...RELATING, 'longest'])

/** A word that comes up three times in ten years is a word: something must have become of it. */
const turns = (d: Dossier, saga: Saga, acts: readonly Act[]) =>
  saga.kind === 'promise' || (saga.kind === 'phrase' && wordCount(saga.subject) > 1) || changes(d, saga, acts)

function changes(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const later = acts.slice(1)
  return (
    // What arrives at a place or is finished there need not be what was begun there.
    (saga.hasOutcome && saga.kind !== 'place') ||
    isCounted(d, saga, acts) ||
    d.claimsAbout(saga).some((c) => TELLING.has(c.kind)) ||
    later.some((a) => isChanged(d, saga, a, acts.length < HABIT))
  )
}

/** In few posts it must be the thing itself that changes, and not something beside it: “Slugs. I’ll say no more.” */
function isChanged(d: Dossier, saga: Saga, act: Act, isFew: boolean): boolean {
  if (!isFew) return CHANGE[d.spoken].test(d.wordsOf(act))
  const subject = stemsIn(d, saga.subject)
  return d
    .sentences(act.post)
    .some((s) => CHANGE[d.spoken].test(s.text) && [...stemsIn(d, s.text)].some((w) => subject.has(w)))
}

function ends(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const last = acts.at(-1) as Act
  const isOver = last.role === 'outcome' || last.role === 'echo'
  // Of a long story the last post but one may be the end, and the last what is said of it afterwards.
  const late = acts.slice(acts.length < LONG ? -1 : acts.length < WIDE ? -2 : -3)
  return isOver || isCounted(d, saga, acts) || late.some((a) => END[d.spoken].test(d.wordsOf(a)))
}

const LONG = 6
const WIDE = 10
/** What is told so often is a habit, and goes on. */
const HABIT = 5

const EVENTS = 2
const ABOUT = 0.4
/** Whom a post is about stands among its first words. */
const OPENS = 3

/**
 * Somebody who becomes something: born, engaged, promoted, a year older. A list of where somebody stood by is none, and
 * it does not end on a post in which somebody else does something.
 */
function lifeIn(d: Dossier, saga: Saga, acts: readonly Act[]): Act[] | null {
  if (d.person(saga.subject)?.isTender || coherenceOf(d, saga).topicality < ABOUT) return null
  const name = escaped(saga.subject)
  const aged = new RegExp(
    `(?<!\\p{L})${name}(?: (?:is|turns|ist|wird|tiene|cumple))?[ ,(]{1,2}(?:\\d{1,2}(?![\\d:.,]\\d)|${AGES[d.spoken]})(?!\\p{L})`,
    'u',
  )
  const isEvent = (a: Act) => {
    const text = d.wordsOf(a)
    return (LIFE[d.spoken].test(text) && text.includes(saga.subject)) || aged.test(text)
  }
  const isRising = d.claimsAbout(saga).some((c) => c.kind === 'ladder' || c.kind === 'changed-hands')
  if (acts.filter(isEvent).length < EVENTS && !isRising) return null
  const isAbout = (a: Act) => wordsOf(d.wordsOf(a)).slice(0, OPENS).includes(saga.subject.toLowerCase())
  const end = acts.findLastIndex((a) => isEvent(a) || isAbout(a) || END[d.spoken].test(d.wordsOf(a)))
  const told = acts.slice(0, end + 1)
  return told.length >= SHORTEST ? told : null
}

const AGES = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen',
  es: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  de: 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
}
