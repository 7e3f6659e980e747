import { fold } from '@youzine/words'
import { compareIn } from '../../reading/in-order.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import { isEveryday } from '../../stories/everyday.ts'
import { lemma } from '../../stories/lemma.ts'
import type { Acquaintance, Act, Saga, Series } from '../../stories/model.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isThanks } from '../../writing/greeting.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { isHoliday } from '../common/holiday.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { kinshipOf } from './kinship.ts'
import { firstOfRuns } from './numbered.ts'
import { isLeftOpen, isShown, setUpsOf } from './payoffs.ts'
import { countsOnNothing, entrancesOf, isPayoffAlone } from './references.ts'
import { stepsBefore } from './steps.ts'
import { isLoud, worthOf } from './worth.ts'

/** Stories that share a person or their posts, told as one. */
export interface Braid {
  /** Whom it is about beside the writer, where it is somebody. */
  companion: Acquaintance | null
  /** The story of them that has most to tell. */
  main: Saga
  strands: Saga[]
  /** Oldest first. */
  acts: Act[]
  value: number
  /** Several stories, told one after the other: it is a life, and not one story. */
  isLife?: true
}

/** What a story is weighed by. */
const CORE = { acts: 20, words: 560 }
/** What a reader stays with. */
const ROOM = { acts: 24, words: 650 }
const LEAST_ACTS = 4
const LEAST_YEARS = 1
const GOOD = 2
const WHOLE = 14
const SEED = 3
const RECURRING = 0.5
const FOREMOST = 1.2
/** Less than this is not told only because there is room. */
const WORTHY = 1.5
const CENTRAL = 4
const SHORT = 40
/** So few words on the day before are the first half of a post. */
const CUE = 8
/** More posts than this are a place where somebody is, not a story. */
const WIDEST = 80
/** So much of a strand is in the story that it is told with. */
const SHARED = { person: 0.5, thing: 0.35 }

/**
 * Strands a portrait can hang on, best first: what has most acts that interlock, over most years, up to the end. Posts
 * that the piece tells elsewhere are left to it.
 */
export function braidsOf(d: Dossier, told: ReadonlySet<number>): Braid[] {
  const ids = new Set(d.sagas.map((s) => s.id))
  // A thread of many words is held together by its posts; by itself none of its words covers it.
  const threads = d.stories.sagas.filter((s) => s.kind === 'thread' && !ids.has(s.id) && s.acts.length >= 6)
  // What is counted year after year is a list, and nobody's portrait.
  const good = [...threads, ...d.sagas].filter(
    (s) => s.score >= GOOD && s.kind !== 'series' && !isHoliday(s.subject),
  )
  const found = [
    ...d.stories.people.flatMap((p) => aboutPerson(d, p, good, told)),
    ...good.filter((s) => isSeed(d, s)).flatMap((s) => aboutThing(d, s, good, told)),
  ]
  return found.sort((a, b) => b.value - a.value || (nameOf(a) < nameOf(b) ? -1 : 1))
}

/** What is in many posts without being what they are about is a place or a word, not a story. */
const isSeed = (d: Dossier, s: Saga) =>
  s.score >= SEED && (s.kind === 'thread' || s.acts.length < 8 || coherenceOf(d, s).topicality >= 0.6)

const nameOf = (b: Braid) => b.companion?.name ?? b.main.id

function aboutPerson(
  d: Dossier,
  p: Acquaintance,
  sagas: readonly Saga[],
  told: ReadonlySet<number>,
): Braid[] {
  if (p.kind === 'thing' || p.isTender || p.isParted || p.posts.length < LEAST_ACTS) return []
  const theirs = new Set(p.posts)
  const shareOf = (s: Saga) => s.acts.filter((a) => theirs.has(a.post)).length / s.acts.length
  const strands = sagas.filter((s) => s.people.includes(p.name) && shareOf(s) >= 0.4)
  const posts = new Set(p.posts)
  for (const s of strands) {
    if (shareOf(s) < 0.6) continue
    // What a story was before they came into it is another story.
    const since = s.acts.findIndex((a) => theirs.has(a.post))
    for (const a of s.acts.slice(since)) posts.add(a.post)
  }
  const main = strands.find((s) => s.kind !== 'phrase' && s.kind !== 'day') ?? strands[0]
  // Whoever is in more posts than anybody else is whom it is about, if it is about somebody.
  const isMost = d.stories.people.every((o) => o === p || o.posts.length < p.posts.length)
  const weight = isMost ? FOREMOST : 1
  return main ? braid(d, p, main, strands, posts, told).map((b) => ({ ...b, value: b.value * weight })) : []
}

/** Whoever happened to be there, and a word that anybody has: what only they have brought is not told. */
const isLoose = (d: Dossier, s: Saga) =>
  s.kind === 'person'
    ? s.firmness < LOOSE.firm && s.acts.length >= LOOSE.posts
    : isEveryday(lemma(fold(s.subject.toLowerCase()), d.spoken))

const LOOSE = { firm: 0.6, posts: 6 }

function aboutThing(d: Dossier, seed: Saga, sagas: readonly Saga[], told: ReadonlySet<number>): Braid[] {
  if (seed.kind === 'person' || seed.partOf !== null) return []
  const posts = new Set(seed.acts.map((a) => a.post))
  const strands = [seed]
  for (const s of sagas) {
    if (strands.includes(s) || s.kind === 'phrase') continue
    const both = s.acts.filter((a) => posts.has(a.post)).length
    // Whoever is mostly elsewhere would bring their own company with them.
    if (both < 2 || both <= s.acts.length * (s.kind === 'person' ? SHARED.person : SHARED.thing)) continue
    strands.push(s)
    for (const a of s.acts) posts.add(a.post)
  }
  const firm = new Set(
    strands.filter((s) => s === seed || !isLoose(d, s)).flatMap((s) => s.acts.map((a) => a.post)),
  )
  // What is only said again, or comes round with the calendar, is told where nothing happens.
  const weight = seed.kind === 'day' || seed.kind === 'phrase' ? RECURRING : 1
  return braid(d, null, seed, strands, firm, told).map((b) => ({ ...b, value: b.value * weight }))
}

function braid(
  d: Dossier,
  companion: Acquaintance | null,
  main: Saga,
  strands: readonly Saga[],
  posts: ReadonlySet<number>,
  told: ReadonlySet<number>,
): Braid[] {
  const byDay = (a: { id: number }, b: { id: number }) =>
    d.day(a.id) - d.day(b.id) || compareIn(d.posts)(a.id, b.id)
  const ids = [...posts].filter((id) => d.mild(id) && d.day(id) > 0 && !told.has(id) && !isPassedOn(d, id))
  if (ids.length > WIDEST) return []
  const worth = worthOf(d, companion, main, strands)
  const kinship = kinshipOf(d, ids, main)
  const called = new Set([main.subject, ...main.words].flatMap(wordsOf).map(stem))
  const isCalled = (id: number) => [...stemsIn(d, d.post(id)?.text ?? '')].some((w) => called.has(w))
  const byChance = new Set(
    main.acts
      .filter((a) => a.tie === 'season' && kinship(a.post) <= 0 && !isCalled(a.post))
      .map((a) => a.post),
  )
  const own = new Set(companion ? companion.posts : main.acts.map((a) => a.post))
  // What happens around somebody is theirs; around a thing, it may be anything.
  const elsewhere = companion
    ? new Set<number>()
    : ofOtherStories(
        d.sagas.filter((s) => !strands.includes(s)),
        main,
      )
  const usable = ids
    .filter((id) => !elsewhere.has(id))
    .filter((id) => !byChance.has(id) || companion?.posts.includes(id))
    // Thanks for wishes come round every year, and belong to whoever is named in them.
    .filter((id) => !isThanks(d.post(id)?.text ?? '') || isCalled(id) || companion?.posts.includes(id))
    .map((id) => ({ id, value: worth(id) + kinship(id) }))
    .sort(byDay)
  const ends = usable.filter((x) => own.has(x.id))
  const ranked = [...usable].sort((a, b) => b.value - a.value || byDay(a, b))
  // A short story is told whole; of a long one, what is worth most.
  const whole = new Set(main.acts.length <= WHOLE ? main.acts.map((a) => a.post) : [])
  const fixed = [ends[0], ends.at(-1), ...usable.filter((x) => whole.has(x.id))].filter(
    (x) => x !== undefined,
  )
  const order = [...new Set([...fixed, ...ranked])]
  const core = fitting(d, order, CORE)
  const more = order.filter((x) => !core.includes(x) && x.value >= WORTHY)
  const fits = fitting(d, [...core, ...more], ROOM)
  const best = fits.filter(
    ({ id }) =>
      !isLeftOpen(
        d,
        id,
        fits.map((x) => x.id),
        main,
      ),
  )
  const beginnings = beginningsOf(d, best, strands).filter((id) => !best.some((k) => k.id === id))
  const cues = usable.filter(
    (x) =>
      !best.includes(x) &&
      wordCount(d.post(x.id)?.text ?? '') <= CUE &&
      best.some((k) => d.day(k.id) - d.day(x.id) === 1),
  )
  const added = beginnings.filter((id) => !cues.some((c) => c.id === id)).map((id) => ({ id, value: 0 }))
  const shown = [...best, ...cues, ...added]
  const leant = setUpsOf(
    d,
    shown.map((x) => x.id),
    told,
  ).map((id) => ({ id, value: 0 }))
  const found = [...shown, ...leant]
  const answers = answersTo(
    d,
    found.map((x) => x.id),
  ).filter((id) => !told.has(id))
  const all = [
    ...new Set([
      ...understood(
        d,
        found.map((x) => x.id),
        companion,
        told,
      ),
      ...answers,
    ]),
  ]
    .map((id) => ({ id, value: found.find((x) => x.id === id)?.value ?? 0 }))
    .sort(byDay)
  // What is about somebody ends with them, or with what their story comes to.
  const over = main.acts.at(-1)
  const isOver = over?.role === 'outcome' || over?.role === 'echo'
  const isEnd = (id: number) =>
    own.has(id) ||
    beginnings.includes(id) ||
    answers.includes(id) ||
    (isOver && over?.post === id) ||
    isMeant(d, companion, id)
  // Before a thing is first spoken of nothing is about it.
  const begun = all.findIndex(({ id }) => own.has(id) || isCalled(id))
  const kept = companion
    ? all.slice(0, all.findLastIndex(({ id }) => isEnd(id)) + 1)
    : all.slice(Math.max(0, begun))
  const first = kept[0]
  const last = kept.at(-1)
  if (!first || !last) return []
  const years = (d.day(last.id) - d.day(first.id)) / 365.25
  if (kept.length < LEAST_ACTS || years < LEAST_YEARS) return []
  const total = core.reduce((n, k) => n + k.value, 0)
  const near = kept.filter(({ id }) => own.has(id) || main.acts.some((a) => a.post === id)).length
  return [
    {
      companion,
      main,
      strands: [...strands],
      acts: kept.map((k) => wholeAct(d, k.id)),
      value:
        total *
        (0.5 + 0.5 * Math.min(1, years / 8)) *
        oneStory(near / kept.length, main, byChance.size) *
        (companion ? toldOf(d, kept) : 1),
    },
  ]
}

const IN_STORIES = 0.75
const STEEP = 1.3

/** What has somebody's name in it and is of no story is whatever happened while they were there. */
function toldOf(d: Dossier, kept: readonly { id: number }[]): number {
  const ids = new Set(kept.map((k) => k.id))
  const stories = d.stories.sagas.filter((s) => {
    const held = s.acts.filter((a) => ids.has(a.post)).length
    const isOne = s.kind !== 'person' || s.firmness >= OTHER.firm
    return isOne && s.score >= GOOD && held >= Math.max(LEAST_HELD, s.acts.length / 2)
  })
  const told = new Set(stories.flatMap((s) => s.acts.map((a) => a.post)))
  return Math.min(1, kept.filter((k) => told.has(k.id)).length / (kept.length * IN_STORIES)) ** STEEP
}

const LEAST_HELD = 3

const OTHER = { firm: 0.65, acts: 4, shared: 1 / 3 }

/** Posts of stories that hold together by themselves and have little of this one: a word put them beside it. */
export function ofOtherStories(sagas: readonly Saga[], main: Saga): Set<number> {
  const ours = new Set(main.acts.map((a) => a.post))
  const others = sagas.filter(
    (s) =>
      s.kind !== 'day' &&
      s.kind !== 'phrase' &&
      s.firmness >= OTHER.firm &&
      s.acts.length >= OTHER.acts &&
      s.acts.filter((a) => ours.has(a.post)).length < s.acts.length * OTHER.shared,
  )
  return new Set(others.flatMap((s) => s.acts.map((a) => a.post)).filter((id) => !ours.has(id)))
}

/** Many posts that a word ties together are worth less than fewer that tell one story. */
function oneStory(share: number, main: Saga, byChance: number): number {
  const weight = Math.min(STORY.most, Math.max(STORY.least, main.score / STORY.usual))
  const firm = Math.min(1, main.firmness / STORY.firm)
  return (0.55 + 0.45 * share) * weight * firm * (1 - byChance / main.acts.length)
}

const STORY = { usual: 5, least: 0.6, most: 1.4, firm: 0.6 }

const PRONOUN = {
  en: { he: /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu, she: /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu },
  es: { he: /(?<!\p{L})él(?!\p{L})/iu, she: /(?<!\p{L})ella(?!\p{L})/iu },
  de: { he: /(?<!\p{L})(?:er|ihn|ihm)(?!\p{L})/iu, she: /(?<!\p{L})sie hat(?!\p{L})/iu },
}

/** “He turned round and looked at the hedge.”: a post of their story that names nobody. */
function isMeant(d: Dossier, companion: Acquaintance | null, id: number): boolean {
  const pronoun = companion?.pronoun
  const text = d.post(id)?.text ?? ''
  return (
    (pronoun === 'he' || pronoun === 'she') &&
    PRONOUN[d.spoken][pronoun].test(text) &&
    namesIn(d, text).length === 0
  )
}

/** What the rest relies on: the first show, the first adjournment, the post that a central thing came with. */
function beginningsOf(d: Dossier, kept: readonly { id: number }[], strands: readonly Saga[]): number[] {
  const start = Math.min(...kept.map((k) => d.day(k.id)))
  const shows = seriesIn(d, strands).flatMap((s) => s.points[0]?.post ?? [])
  const ids = new Set(kept.map((k) => k.id))
  const things = d.stories.sagas.flatMap((s) => {
    const first = s.acts[0]?.post
    const held = s.acts.filter((a) => ids.has(a.post)).length
    const isCentral = s.kind === 'object' && held >= CENTRAL && held >= s.acts.length / 2
    return isCentral && first !== undefined && d.clear(first) && wordCount(d.post(first)?.text ?? '') <= SHORT
      ? [first]
      : []
  })
  const runs = firstOfRuns(
    d,
    kept.map((k) => k.id),
  )
  const setUps = headsOf(
    d,
    kept.map((k) => k.id),
  )
  const steps = seriesIn(d, strands).flatMap((s) => stepsBefore(d, s, ids))
  return [...new Set([...shows, ...things, ...runs, ...setUps, ...steps])].filter(
    (id) => d.mild(id) && d.day(id) > start,
  )
}

/** Who was left in the dark, and what came of it. */
function answersTo(d: Dossier, ids: readonly number[]): number[] {
  return d.stories.claims.flatMap((c) => {
    const last = c.kind === 'knew-first' && ids.includes(c.posts[0] as number) ? c.posts.at(-1) : undefined
    return last !== undefined && d.mild(last) && wordCount(d.post(last)?.text ?? '') <= SHORT ? [last] : []
  })
}

/** Only what a reader of the others understands; whoever is met late is met where they come in. */
function understood(
  d: Dossier,
  ids: readonly number[],
  companion: Acquaintance | null,
  told: ReadonlySet<number>,
): number[] {
  const kept = new Set(ids)
  for (const id of ids) {
    const { add, isLost } = entrancesOf(d, id, ids, companion)
    if (isLost) kept.delete(id)
    else for (const post of add) if (!told.has(post)) kept.add(post)
  }
  const all = [...kept]
  return all.filter((id) => !countsOnNothing(d, id, all) && !isPayoffAlone(d, id, all, companion))
}

const MOST_SET_UPS = 2
const PUNCH = 15

/** “I read it in the doorway. The one without a door.”: where it all comes to a head, how what it ends on came about. */
function headsOf(d: Dossier, ids: readonly number[]): number[] {
  const held = new Set(ids)
  const found = ids
    .filter((id) => isLoud(d.post(id)?.text ?? ''))
    .flatMap((id) => {
      const line = d.sentences(id).at(-1)?.text ?? ''
      // Without capitals a whole post may be one sentence, and ends on nothing.
      const last = wordCount(line) <= PUNCH ? stemsIn(d, line) : new Set<string>()
      return d.stories.sagas.flatMap((s) => {
        const first = s.acts[0]?.post
        const isThing = s.kind === 'object' || s.kind === 'thread' || s.kind === 'promise'
        if (!isThing || first === undefined || held.has(first) || s.acts.length < CENTRAL) return []
        if (!isShown(d, s, held) || d.person(s.subject) !== null) return []
        const isNamed =
          s.acts.some((a) => a.post === id) && [...stemsIn(d, s.subject)].some((w) => last.has(w))
        const isTellable = d.clear(first) && wordCount(d.post(first)?.text ?? '') <= SHORT
        return isNamed && isTellable && d.day(first) < d.day(id) ? [first] : []
      })
    })
  return [...new Set(found)].slice(0, MOST_SET_UPS)
}

/** Runs of figures that most of these stories go through. */
export function seriesIn(d: Dossier, strands: readonly Saga[]): Series[] {
  const posts = new Set(strands.flatMap((s) => s.acts.map((a) => a.post)))
  return d.stories.series.filter(
    (s) => s.points.filter((p) => posts.has(p.post)).length >= s.points.length * 0.7,
  )
}

/** The first of these that there is room for. */
function fitting<T extends { id: number }>(
  d: Dossier,
  ranked: readonly T[],
  room: { acts: number; words: number },
): T[] {
  const kept: T[] = []
  let words = 0
  for (const post of ranked) {
    const own = wordCount(d.post(post.id)?.text ?? '')
    if (kept.length >= room.acts || (kept.length >= LEAST_ACTS && words + own > room.words)) continue
    kept.push(post)
    words += own
  }
  return kept
}
