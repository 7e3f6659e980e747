import { stopWords } from '@youzine/words'
import { compareIn } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { lemma } from '../../stories/lemma.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { isHoliday } from './holiday.ts'
import { isPassedOn } from './passed-on.ts'
import { nameOf } from './story-name.ts'
import { together } from './together.ts'
import { yearlyStories } from './yearly.ts'

/** A story that is told whole, and the posts that tell it. */
export interface Told {
  saga: Saga
  acts: Act[]
}

const LEAST = 4
const FIRM = 0.67
/** Of more words nobody reads one story. */
const LONGEST = 1000
/** Without so much of it, it is another story. */
const MOSTLY = 2 / 3

/** Stories that are surely about one thing, best first: each with the posts that may be shown as they stand, and its end. */
export const storiesToTell = once((d: Dossier): Told[] => {
  const yearly = yearlyStories(d).flatMap((saga) => told(d, saga, isNamed))
  const others = d.stories.whole
    ? d.stories.whole.flatMap((saga) => told(d, saga, isSure))
    : joined(d).flatMap((of) => of.map((saga) => told(d, saga, isSure)).find((x) => x.length > 0) ?? [])
  return [...yearly, ...others.filter((o) => !yearly.some((y) => isMostly(o, y)))].sort(
    (a, b) => b.saga.score - a.saga.score,
  )
})

/** What comes round with the year is told with all that belongs to it, and not by one of its words. */
const isMostly = (one: Told, whole: Told) =>
  one.saga.id === whole.saga.id ||
  one.acts.filter((a) => whole.acts.some((b) => b.post === a.post)).length > one.acts.length / 2

function told(
  d: Dossier,
  saga: Saga,
  isFit: (d: Dossier, saga: Saga, acts: readonly Act[]) => boolean,
): Told[] {
  const acts = saga.acts.filter((a) => d.mild(a.post) && d.day(a.post) > 0 && !isPassedOn(d, a.post))
  const isWhole = acts.length >= saga.acts.length * MOSTLY && acts.at(-1) === saga.acts.at(-1)
  const words = acts.reduce((sum, a) => sum + wordCount(d.wordsOf(a)), 0)
  const isShort = words <= LONGEST && acts.length >= LEAST
  return isWhole && isShort && isFit(d, saga, acts) ? [{ saga: calledByThing(d, saga, acts), acts }] : []
}

/** “El papelito”: a story that is no life of somebody is called by the thing in it, where one runs through half of it. */
function calledByThing(d: Dossier, saga: Saga, acts: readonly Act[]): Saga {
  if (saga.kind === 'person' || d.person(saga.subject)?.kind !== 'person') return saga
  const ids = new Set(acts.map((a) => a.post))
  const [thing] = d.stories.sagas
    .filter((s) => s.kind === 'object' && d.person(s.subject) === null && s.acts.length >= acts.length / 2)
    .filter((s) => s.acts.filter((a) => ids.has(a.post)).length >= s.acts.length * WITHIN)
    .filter((s) => nameOf(d, s, s.acts) !== null && s.firmness >= FIRM)
    .sort((a, b) => b.acts.length - a.acts.length || (a.id < b.id ? -1 : 1))
  const named = acts.filter((a) => d.wordsOf(a).includes(saga.subject)).length
  return thing && thing.acts.length >= named * OF_NAME
    ? { ...saga, kind: 'object', subject: thing.subject, words: [...thing.words, ...saga.words] }
    : saga
}

const WITHIN = 0.8
/** Whoever is in twice as many of its posts as the thing is whom it is about. */
const OF_NAME = 0.5

const isNamed = (d: Dossier, saga: Saga, acts: readonly Act[]) => nameOf(d, saga, acts) !== null

/** About a thing that has a name, which most of its posts speak of, and do not only mention. */
function isSure(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const mentions = acts.filter((a) => a.tie === 'word').length
  return (
    saga.firmness >= FIRM &&
    !isHoliday(saga.subject) &&
    mentions <= acts.length / 2 &&
    isSaid(d, saga, acts) &&
    isNamed(d, saga, acts)
  )
}

/** “Found in a piano, no. 5” says nothing of the posts that have only the day and a number in common with it. */
function isSaid(d: Dossier, { subject }: Saga, acts: readonly Act[]): boolean {
  const stop = stopWords(d.spoken)
  const own = new Set(wordsOf(subject).flatMap((w) => (stop.has(w) ? [] : lemma(w, d.spoken))))
  const saying = acts.filter((a) => wordsOf(d.wordsOf(a)).some((w) => own.has(lemma(w, d.spoken))))
  return saying.length >= acts.length / 2
}

/** Words that share their posts, as one story; where that is none any more, the best of them by itself. */
const joined = (d: Dossier): Saga[][] =>
  together(d).flatMap((of) => {
    const [best] = of as [Saga]
    // What happens on one day of the year is many things.
    if (best.kind === 'day') return []
    const acts = new Map(of.flatMap((s) => s.acts).map((a) => [a.post, a]))
    const order = compareIn(d.posts)
    const all = { ...best, acts: [...acts.values()].sort((a, b) => order(a.post, b.post)) }
    return [[all, ...of.filter((s) => s.kind !== 'day' && s.firmness >= ALONE)]]
  })

/** By itself a word has to hold its posts together more firmly. */
const ALONE = 0.75
