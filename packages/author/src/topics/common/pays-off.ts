import { escaped } from '../../reading/escaped.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act, ClaimKind, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { rareInBoth, rarePhrases } from '../../writing/shared-words.ts'
import type { Spoken } from '../../writing/wordings.ts'

/** What says by itself that things did not stay as they were. */
export const RELATING: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  'deadline',
  'vow-undone',
  'changed-hands',
  'one-slot',
  'ladder',
  'series',
  'two-versions',
  'knew-first',
  'tally',
])
const VALUES = 3
const CALLS = 2

/**
 * Whether something comes of a story: a promise and its end, a figure that moves, a thing that changes hands, or a last
 * post that takes up more of an earlier one than the word they have in common. A noun that only comes up again pays
 * nothing back.
 */
export function paysOff(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  return (
    saga.kind === 'promise' ||
    saga.kind === 'phrase' ||
    isAnimal(d, saga) ||
    d.claimsAbout(saga).some((c) => RELATING.has(c.kind)) ||
    isCounted(d, saga, acts) ||
    comesBack(d, saga, acts)
  )
}

const THE: Record<Spoken, string> = {
  en: "(?:the|my|our|his|her|their|this|that|\\p{L}{1,40}['’]s)",
  es: '(?:el|la|los|las|mi|mis|su|sus|del|al|est[ea]|es[ea])',
  de: '(?:der|die|das|den|dem|des|mein\\p{L}{0,2}|unser\\p{L}{0,2}|sein\\p{L}{0,2}|ihr\\p{L}{0,2}|im|am|zum|zur|vom|beim)',
}
const MOSTLY = 0.6

/** “The kite”, “Kite in the tree”, Biscuit: one thing that both sides know, and not a word for many; in most of its posts. */
export function isTheThing(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const isNamed = d.spoken !== 'de' && /^\p{Lu}\p{Ll}+$/u.test(saga.subject)
  const names = new RegExp(`(?<!\\p{L})${saga.subject}(?!\\p{L})`, 'iu')
  if (isNamed && acts.filter((a) => names.test(d.wordsOf(a))).length >= acts.length * MOSTLY) return true
  const nouns = [saga.subject, ...saga.words].map(escaped).join('|')
  const said = new RegExp(`(?:^|[.!?:\\n] ?|(?<!\\p{L})${THE[d.spoken]} )(?:${nouns})(?!\\p{L})`, 'iu')
  return acts.filter((a) => said.test(d.wordsOf(a))).length >= acts.length * MOSTLY
}

const ANY: Record<Spoken, string> = {
  en: '(?:an?|another|some|any|no|every|\\d{1,4}|two|three|four|five|six|first|last)',
  es: '(?:un|una|unos|unas|otr[oa]s?|algún|alguna|ningún|ninguna|cada|de|primer|\\d{1,4}|dos|tres|cuatro|cinco|seis)',
  de: '(?:ein|eine[nmrs]?|noch|kein\\p{L}{0,2}|jede[rsnm]?|\\d{1,4}|zwei|drei|vier|fünf|sechs)',
}
const SELDOM = 1 / 3
const OFTEN = 0.5

/** A tuner has pianos in many posts, this one and that: no thing that a story could be about. */
export function isAnyOfMany(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  if (saga.kind !== 'object' || d.person(saga.subject) !== null) return false
  const noun = escaped(saga.subject)
  const the = new RegExp(`(?<!\\p{L})${THE[d.spoken]} (?:\\p{L}+ )?${noun}(?!\\p{L})`, 'iu')
  const any = new RegExp(
    `(?<!\\p{L})${ANY[d.spoken]} (?:\\p{L}+ )?${noun}(?!\\p{L})|(?<!\\p{L})${noun}(?:s|es|e|en|n)(?!\\p{L})`,
    'iu',
  )
  const texts = acts.map((a) => d.wordsOf(a))
  return (
    texts.filter((t) => the.test(t)).length < acts.length * SELDOM &&
    texts.filter((t) => any.test(t)).length >= acts.length * OFTEN
  )
}

const isAnimal = (d: Dossier, saga: Saga) =>
  saga.people.some((n) => saga.subject.includes(n) && d.person(n)?.kind === 'animal')

/** A number of it goes up and down. */
export function isCounted(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const posts = new Set(acts.map((a) => a.post))
  return d.stories.series.some((s) => {
    const own = s.points.filter((p) => posts.has(p.post))
    const isOurs = s.saga === saga.id || own.length >= acts.length * 0.7
    return isOurs && new Set(own.map((p) => p.value)).size >= VALUES
  })
}

/** One of the last posts has words of an earlier one beside what the story is called by, or a run of them. */
export function comesBack(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const own = new Set([saga.subject, ...saga.words].flatMap(wordsOf).map(stem))
  const half = Math.ceil(acts.length / 2)
  return acts.slice(-LATE).some((late) => {
    const text = d.wordsOf(late)
    return acts.slice(0, half).some((early) => {
      if (early.post === late.post) return false
      const before = d.wordsOf(early)
      const words = rareInBoth(d, before, text).filter((w) => !own.has(w)).length
      const runs = rarePhrases(d, before, text).length
      return words >= CALLS || (words > 0 && runs > 0) || runs >= CALLS
    })
  })
}

const LATE = 2
