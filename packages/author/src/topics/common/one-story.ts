import { escaped } from '../../reading/escaped.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { spreadOf, stemsIn } from '../../writing/shared-words.ts'
import type { Spoken } from '../../writing/wordings.ts'

/** Where a noun is a thing of somebody's, and no part of an idiom: “the door”, not “next door”. */
const DETERMINED: Record<Spoken, string> = {
  en: `(?:the|an?|my|our|your|his|her|their|this|that|some|any|no|every|each|another|\\d{1,9}|\\p{L}{1,40}['’]s)(?: \\p{L}{1,40})?`,
  es: `(?:el|la|los|las|un|una|mi|mis|su|sus|del|al|este|esta|ese|esa|otr[oa]|ni un[oa]?|\\d{1,9})(?: \\p{L}{1,40})?`,
  de: `(?:der|die|das|den|dem|des|ein\\p{L}{0,40}|mein\\p{L}{0,40}|sein\\p{L}{0,40}|ihr\\p{L}{0,40}|unser\\p{L}{0,40}|kein\\p{L}{0,40}|zum|zur|im|am|vom|beim|\\d{1,9})(?: \\p{L}{1,40})?`,
}

const TIED = 0.6
/** Of a few posts most are about it; where there are many, some may only mention it. */
const TOPICAL = { few: 0.6, many: 0.5, from: 5, all: 0.8 }
const COMMON = 0.1
const THING = 0.8
const PLACE = 0.5

/** Whether all of it is about one thing: the noun is one wherever it stands, and more than the noun returns. */
export function isOneThing(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  if (saga.kind === 'person' || saga.kind === 'day' || coherenceOf(d, saga).isFixed) return true
  if (saga.kind === 'promise' || saga.isWoven) return true
  if (share(acts, (a) => isPlaceIn(d, saga, a)) > PLACE) return false
  if (saga.hasOutcome) return true
  // A name is nobody's idiom.
  const isName = d.spoken !== 'de' && /^\p{Lu}/u.test(saga.subject)
  if (!isName && share(acts, (a) => isThingIn(d, saga, a)) < THING) return false
  const { topicality } = coherenceOf(d, saga)
  if (topicality >= TOPICAL.all) return true
  if (topicality < (acts.length < TOPICAL.from ? TOPICAL.few : TOPICAL.many)) return false
  const spread = spreadOf(d)
  const own = new Set([saga.subject, ...saga.words].flatMap(wordsOf).map(stem))
  const most = Math.max(9, d.posts.length * COMMON)
  const stems = acts.map((a) => [...stemsIn(d, d.wordsOf(a))].filter((w) => !own.has(w)))
  const isTied = (n: number) =>
    (stems[n] as string[]).some(
      (w) => (spread.get(w) ?? 0) <= most && stems.some((s, k) => k !== n && s.includes(w)),
    )
  return share([...acts.keys()], isTied) >= TIED
}

/** “In the shop”, “past the shop”: where something happens, and not what. */
function isPlaceIn(d: Dossier, saga: Saga, act: Act): boolean {
  const noun = escaped(saga.subject)
  return new RegExp(`(?<!\\p{L})${LOCATIVE[d.spoken]} ${noun}(?!\\p{L})`, 'iu').test(d.wordsOf(act))
}

const LOCATIVE: Record<Spoken, string> = {
  en: '(?:in|at|into|outside|past|behind|to|round)(?: (?:the|my|our))?',
  es: '(?:en|al|del|por|afuera de|atrás de) ?(?:el|la|mi)?',
  de: '(?:im|am|ins|ans|zum|zur|beim|vorm|(?:in|an|vor|hinter|auf|aus) (?:der|dem|den|die|das))',
}

/** “The kite”, “12 kites”, “Kite in the tree”, and not “in case”. */
function isThingIn(d: Dossier, saga: Saga, act: Act): boolean {
  const text = d.wordsOf(act)
  const nouns = [saga.subject, ...saga.words].map(escaped).join('|')
  const at = `(?:^|[.!?:,;\\n] ?|(?<!\\p{L})${DETERMINED[d.spoken]} )(?:${nouns})`
  return new RegExp(at, 'iu').test(text) || !new RegExp(`(?<!\\p{L})(?:${nouns})(?!\\p{L})`, 'iu').test(text)
}

const share = <T>(list: readonly T[], holds: (x: T) => boolean) => list.filter(holds).length / list.length

interface Told {
  saga: Saga
  acts: readonly Act[]
}

/** Called by the same word. */
export function isCalledAlike(a: Saga, b: Saga): boolean {
  const words = new Set(wordsOf(a.subject).map(stem))
  return wordsOf(b.subject).some((w) => w.length > 2 && words.has(stem(w)))
}

/** Two stories called by one word, which meet in a post, are one story told twice. */
export const isSameStory = (a: Told, b: Told): boolean =>
  isCalledAlike(a.saga, b.saga) && a.acts.some((x) => b.acts.some((y) => y.post === x.post))
