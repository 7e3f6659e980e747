import { fold, MONTHS, stopWords } from '@youzine/words'
import { stem, wordsOf } from '../reading/tokens.ts'
import { isEveryday } from '../stories/everyday.ts'
import { lemma } from '../stories/lemma.ts'
import { MEASURES } from '../stories/measures.ts'
import type { Act, Saga } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'

export interface Coherence {
  /** How many of the acts hold what the story is called by. */
  coverage: number
  /** How many of them hold it to the letter, or come with the calendar. */
  named: number
  /** In how many it stands in the first sentence: what a post is about, it says at once. */
  topicality: number
  /** Called by a name, a phrase or two words, which nobody writes by chance. */
  isFixed: boolean
}

const NEAR = 12
/** So many posts on one day of the year are no coincidence. */
const MANY = 5

const KNOWN = new WeakMap<Act[], Coherence>()

/** How far a story is one story: whether its acts name the same thing, and whether they are about it. */
export function coherenceOf(d: Dossier, saga: Saga): Coherence {
  const before = KNOWN.get(saga.acts)
  if (before) return before
  const found = measured(d, saga)
  KNOWN.set(saga.acts, found)
  return found
}

function measured(d: Dossier, saga: Saga): Coherence {
  const { acts, subject } = saga
  if (saga.kind === 'place') return { coverage: 1, named: 1, topicality: 1, isFixed: true }
  const texts = acts.map((a) => d.wordsOf(a).toLowerCase())
  const literal = texts.filter((t) => t.includes(subject.toLowerCase())).length / acts.length
  const isFixed =
    saga.kind === 'phrase' || /\s/.test(subject) || (saga.kind === 'person' && /^\p{Lu}/u.test(subject))
  const heads = acts.map((a) => stemsOf(d, a, true))
  const bodies = acts.map((a) => stemsOf(d, a, false))
  const isDay = saga.kind === 'day'
  const own = [subject, ...saga.words].flatMap((w) => wordsOf(w)).map(stem)
  const anchors = isDay ? new Set(bodies.flatMap((s) => [...s])) : new Set(own)
  let best = { coverage: isFixed ? literal : 0, topicality: 0 }
  // What belongs to a story without naming it is about it.
  const isTied = acts.map(
    (a) => a.tie === 'span' || a.tie === 'season' || a.tie === 'next' || a.tie === 'kin',
  )
  if (isTied.every((x) => x)) return { coverage: 1, named: 1, topicality: 1, isFixed }
  const share = (sets: readonly ReadonlySet<string>[], word: string) =>
    sets.filter((s, n) => isTied[n] || holds(s, word)).length / acts.length
  const tied = acts.filter((a, n) => isTied[n] || a.tie === 'head' || a.tie === 'word').length / acts.length
  const headed = acts.filter((a, n) => isTied[n] || a.tie === 'head').length / acts.length
  best = { coverage: Math.max(best.coverage, tied), topicality: headed }
  for (const word of anchors) {
    const coverage = share(bodies, word)
    const topicality = share(heads, word)
    if (coverage > best.coverage || (coverage === best.coverage && topicality > best.topicality))
      best = { coverage, topicality }
  }
  const letters = isDay ? 1 : Math.max(literal, ...own.map((word) => share(bodies, word)))
  return { ...best, named: letters, isFixed }
}

/** The word itself, or a compound of it. */
const holds = (set: ReadonlySet<string>, word: string) =>
  set.has(word) || (word.length >= 5 && [...set].some((x) => x.length > word.length && x.includes(word)))

function stemsOf(d: Dossier, act: Act, headOnly: boolean): Set<string> {
  const text = d.wordsOf(act)
  const head = /^[^.!?\n]*[.!?\n]?/u.exec(text)?.[0] ?? text
  const near = head.split(/\s+/).length < 3 ? text.split(/\s+/).slice(0, NEAR).join(' ') : head
  const stop = stopWords(d.spoken)
  return new Set(
    wordsOf(headOnly ? near : text)
      .filter((w) => !stop.has(w) && (w.length > 2 || /\d/.test(w)))
      .map(stem),
  )
}

/** Below this, most of the posts of a story are together by chance. */
const FIRM: Readonly<Record<Saga['kind'], number>> = {
  object: 0.6,
  thread: 0.6,
  phrase: 0.5,
  person: 0.4,
  place: 0.5,
  day: 0.4,
  promise: 0.3,
  series: 0.4,
}

/** Stories that are one story, the more so the higher. */
export function tellable(d: Dossier, sagas: readonly Saga[]): Saga[] {
  return sagas.flatMap((saga) => {
    const { coverage, named, topicality, isFixed } = coherenceOf(d, saga)
    const n = saga.acts.length
    // A thing of somebody's own that is named again and again holds its posts together by itself.
    const isOwn = saga.kind === 'object' && n >= OWN.posts && coverage >= OWN.coverage && !isOrdinary(d, saga)
    const firm = isOwn ? Math.min(OWN.firm, FIRM[saga.kind]) : FIRM[saga.kind]
    if (isDateWord(saga.subject) || (n >= 3 && saga.firmness < firm)) return []
    const least = saga.kind === 'day' ? (n >= MANY ? 0.4 : 0.5) : 0.75
    // What returns in every one of four posts is their story, even where they come to it late.
    const isInAll = n >= 4 && coverage === 1 && named >= NAMED
    const needed = n <= 2 ? 0.5 : isInAll ? 0.2 : 0.45
    if (coverage < least || (!isFixed && topicality < needed)) return []
    const heads = isInAll ? Math.max(topicality, 0.5) : topicality
    let score = saga.score + (isFixed ? 0.1 : (heads - 0.6) * 1.5) + (coverage - 0.9)
    score += 0.35 * Math.log2(Math.min(n, 10) / 4)
    if (saga.kind === 'phrase') {
      if (!isSentence(d, saga)) return []
      score += 0.3
    }
    // Everything that somebody is in is a list, and a date alone is a coincidence.
    if (saga.kind === 'person' && !isCareer(d, saga)) score -= n >= 8 ? 1 : 0.5
    if (saga.kind === 'day' && n < 5) score -= 0.5
    // What is in many posts without being what they are about is where somebody is, not what happens.
    const about = isOwn ? OWN.about : 0.75
    if (saga.kind === 'object' && n >= 7 && !saga.hasOutcome && topicality < about) score -= 1.5
    return [{ ...saga, score: Math.round(score * 1000) / 1000 }]
  })
}

/** Below it a word came along with other words. */
const NAMED = 0.7
const OWN = { posts: 6, coverage: 0.9, firm: 0.52, about: 0.5 }

const isOrdinary = (d: Dossier, { subject }: Saga) =>
  isEveryday(lemma(fold(subject), d.spoken)) || MEASURES.test(subject) || /\s/.test(subject)

/** Somebody who becomes something is a story, not a list. */
const isCareer = (d: Dossier, saga: Saga) =>
  d.stories.claims.some((c) => c.kind === 'ladder' && saga.subject.includes(c.person))

/** “July” runs through everybody's posts. */
const isDateWord = (subject: string) =>
  new RegExp(`^(?:${[...MONTHS.keys()].join('|')})$`, 'iu').test(subject)

/** Whoever writes in two languages repeats the small words of both. */
const ANY_STOP = new Set(['en', 'es', 'de', 'fr', 'pt', 'it'].flatMap((language) => [...stopWords(language)]))

/** “Got the bean and”: the thing in it is not everybody's, or it came back again and again. */
function isRefrain({ acts }: Saga, words: readonly string[]): boolean {
  const content = words.filter((w) => w.length > 2 && !ANY_STOP.has(w))
  if (acts.length >= REFRAIN.any) return content.length > 0
  return acts.length >= REFRAIN.rare && content.some((w) => !isEveryday(w))
}

const REFRAIN = { rare: 4, any: 7 }

/** A phrase that is a sentence by itself in most posts, or says something: “Said nothing.”, not “in the”. */
function isSentence(d: Dossier, saga: Saga): boolean {
  const phrase = saga.subject.toLowerCase()
  const whole = saga.acts.filter((a) =>
    d.sentences(a.post).some(
      (s) =>
        s.text
          .toLowerCase()
          .replace(/[^\p{L}\p{N} ]/gu, '')
          .trim() === phrase,
    ),
  ).length
  const stop = ANY_STOP
  const words = wordsOf(saga.subject)
  const content = words.filter((w) => !stop.has(w)).length
  return (
    words.length >= 5 ||
    whole >= saga.acts.length / 2 ||
    isRefrain(saga, words) ||
    (content >= 2 && !stop.has(words[0] ?? '') && !stop.has(words.at(-1) ?? ''))
  )
}
