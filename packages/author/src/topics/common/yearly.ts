import { stopWords } from '@youzine/words'
import { fromDay } from '../../reading/calendar.ts'
import { compareIn } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { areGreetings } from '../../writing/greeting.ts'
import { rareInBoth, spreadOf, stemsIn } from '../../writing/shared-words.ts'
import { namesIn } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import { isHoliday } from './holiday.ts'

const YEAR = 365.25
/** So many days before and after its own of the year something comes round; what does so often, within more. */
const NEAR = { few: 12, many: 20, from: 6 }
const YEARS = 4
const SHARE = 0.7
const LEAST = 5
const MOST = 16
const FIRM = 0.5
const RARE = 9

interface Round {
  sagas: Saga[]
  /** The middle of it, in days of the year. */
  middle: number
  within: Set<number>
}

/**
 * What comes round with the year and is one thing: a contest, a fair, a first day of school. Whoever is in most of it,
 * the words for it and its date are told as one story; what only has somebody in it, at another time, is none of it.
 */
export const yearlyStories = once((d: Dossier): Saga[] =>
  d.posts.length > LARGE
    ? []
    : joined(d.stories.sagas.flatMap((s) => roundOf(d, s) ?? [])).flatMap((r) => storyOf(d, r) ?? []),
)

/** Of thousands of posts any day of the year has some, and each would be held against all. */
const LARGE = 1000

function roundOf(d: Dossier, saga: Saga): Round | null {
  if (isHoliday(saga.subject) || saga.firmness < FIRM) return null
  const acts = saga.acts.filter((a) => d.day(a.post) > 0)
  const places = acts.map((a) => ({ post: a.post, at: placeInYear(d.day(a.post)) }))
  const [best] = places
    .map((p) => ({ middle: p.at, within: places.filter((q) => isNear(q.at, p.at, nearOf(acts.length))) }))
    .sort((a, b) => b.within.length - a.within.length)
  if (!best || best.within.length < YEARS || best.within.length < acts.length * SHARE) return null
  const within = new Set(best.within.map((p) => p.post))
  return yearsOf(d, within) >= YEARS ? { sagas: [saga], middle: best.middle, within } : null
}

const nearOf = (posts: number) => (posts >= NEAR.from ? NEAR.many : NEAR.few)

const placeInYear = (day: number) => day % YEAR

function isNear(a: number, b: number, days = NEAR.few): boolean {
  const off = Math.abs(a - b)
  return Math.min(off, YEAR - off) <= days
}

const yearsOf = (d: Dossier, posts: Iterable<number>) =>
  new Set([...posts].map((id) => fromDay(d.day(id)).y)).size

/** Somebody who is always there, a date and a word are the same thing where they share their posts. */
function joined(rounds: readonly Round[]): Round[] {
  const found: Round[] = []
  for (const r of [...rounds].sort((a, b) => b.within.size - a.within.size || byId(a, b))) {
    const home = found.find((f) => isNear(f.middle, r.middle) && isSame(f, r))
    if (!home) found.push({ ...r, sagas: [...r.sagas], within: new Set(r.within) })
    else {
      home.sagas.push(...r.sagas)
      for (const id of r.within) home.within.add(id)
    }
  }
  return found
}

const byId = (a: Round, b: Round) => ((a.sagas[0]?.id ?? '') < (b.sagas[0]?.id ?? '') ? -1 : 1)

const isSame = (a: Round, b: Round) =>
  [...b.within].filter((id) => a.within.has(id)).length >= Math.max(2, b.within.size * SAME)
const SAME = 0.4

function storyOf(d: Dossier, round: Round): Saga | null {
  const [best] = round.sagas.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)) as [Saga]
  const within = [...round.within].filter((id) => d.tone(id) !== 'hidden')
  const all = new Set([...within, ...round.sagas.flatMap((s) => s.acts.map((a) => a.post))])
  const things = thingsIn(d, [...all]).filter((t) => t.posts.some((id) => round.within.has(id)))
  const [name] = things
  if (!name || isTwo(things)) return null
  const missing = missingYears(d, round, within)
  // At another time of the year a post is of it only where it speaks of the thing itself.
  const far = round.sagas
    .flatMap((s) => s.acts.map((a) => a.post))
    .filter((id) => stemsIn(d, textOf(d, id)).has(name.stem))
  const ids = new Set([...within, ...missing, ...far].filter((id) => d.tone(id) !== 'hidden'))
  const texts = [...ids].map((id) => textOf(d, id))
  if (ids.size < LEAST || ids.size > MOST || areGreetings(texts)) return null
  const order = compareIn(d.posts)
  const known = new Map(round.sagas.flatMap((s) => s.acts).map((a) => [a.post, a]))
  const acts: Act[] = [...ids]
    .sort((a, b) => order(a, b))
    .map((id) => known.get(id) ?? { ...wholeAct(d, id), tie: 'season' })
  return { ...best, kind: 'object', subject: name.word, words: [name.word, ...best.words], acts }
}

const textOf = (d: Dossier, id: number) => d.post(id)?.text ?? ''

/** “The second Sunday of March”: where it mostly falls on one, the post of that day belongs to it in other years as well. */
function missingYears(d: Dossier, round: Round, within: readonly number[]): number[] {
  const years = new Set(within.map((id) => fromDay(d.day(id)).y))
  const slots = within.map((id) => slotOf(d.day(id)))
  const [slot = ''] = slots.toSorted((a, b) => times(slots, b) - times(slots, a))
  if (times(slots, slot) < ON_ONE_DAY) return []
  return d.posts
    .map((p) => p.id)
    .filter((id) => {
      const day = d.day(id)
      if (day === 0 || within.includes(id) || !isNear(placeInYear(day), round.middle)) return false
      const text = textOf(d, id)
      const isTied = within.some((other) => tiesOf(d, text, textOf(d, other)).length > 0)
      const isMissing = slotOf(day) === slot && !years.has(fromDay(day).y)
      return isMissing && (isTied || (/\d/.test(text) && !isElsewhere(d, id, round.middle)))
    })
}

/** Floorboards on the day of the contest are of the house that is being built. */
const isElsewhere = (d: Dossier, id: number, middle: number) =>
  d.posts.some(
    (p) =>
      p.id !== id &&
      d.tone(p.id) !== 'hidden' &&
      d.day(p.id) > 0 &&
      !isNear(placeInYear(d.day(p.id)), middle) &&
      tiesOf(d, textOf(d, id), p.text).length >= ELSEWHERE,
  )
const ELSEWHERE = 2

const ON_ONE_DAY = 4
const times = (list: readonly string[], x: string) => list.filter((y) => y === x).length

function slotOf(day: number): string {
  const { m, d: date, wd } = fromDay(day)
  return `${m} ${wd} ${Math.ceil(date / 7)}`
}

/** What two posts have in common beside somebody. */
function tiesOf(d: Dossier, a: string, b: string): string[] {
  const names = new Set(namesIn(d, `${a} ${b}`).flatMap((n) => wordsOf(n).map(stem)))
  return rareInBoth(d, a, b, RARE).filter((w) => !names.has(w))
}

const NAMED = 3
const OWN = 0.6

interface Named {
  word: string
  stem: string
  posts: number[]
}

/** Things that most of its posts speak of, and hardly any other; the one that most do first. */
function thingsIn(d: Dossier, ids: readonly number[]): Named[] {
  const stop = stopWords(d.spoken)
  const spread = spreadOf(d)
  const names = new Set(ids.flatMap((id) => namesIn(d, textOf(d, id)).flatMap((n) => wordsOf(n))))
  const posts = new Map<string, number[]>()
  for (const id of ids) for (const w of stemsIn(d, textOf(d, id))) posts.set(w, [...(posts.get(w) ?? []), id])
  return [...posts]
    .filter(([w, of]) => of.length >= NAMED && of.length >= (spread.get(w) ?? 0) * OWN)
    .flatMap(([w, of]): Named[] => {
      const word = asNoun(d, ids, w)
      const isWord = word && !stop.has(word.toLowerCase()) && !names.has(word.toLowerCase())
      return isWord ? [{ word, stem: w, posts: of }] : []
    })
    .sort((a, b) => b.posts.length - a.posts.length || (a.word < b.word ? -1 : 1))
}

/** Courgettes and an anniversary in one week of August are two stories. */
const isTwo = (things: readonly Named[]) =>
  things.some((a) => things.some((b) => a.posts.every((id) => !b.posts.includes(id))))

/** As the posts write it with an article, or in German with a capital. */
function asNoun(d: Dossier, ids: readonly number[], stemmed: string): string | null {
  const forms = ids.flatMap((id) =>
    (d.post(id)?.text.match(/\p{L}{3,}/gu) ?? []).filter((w) => stem(w.toLowerCase()) === stemmed),
  )
  const written = forms.filter((w) => (d.spoken === 'de' ? /^\p{Lu}\p{Ll}/u : /^\p{Ll}/u).test(w))
  return written.find((w) => (d.spoken === 'en' ? isThing(d, w) : withArticle(d, w) !== null)) ?? null
}

/** English gives any word its article: a thing is what the posts give one, or a number. */
const isThing = (d: Dossier, word: string) => {
  const said = new RegExp(
    `(?<!\\p{L})(?:an?|the|my|our|no|\\d{1,3}|two|three|four|five|six) ${word}(?!\\p{L})`,
    'iu',
  )
  return d.posts.filter((p) => said.test(p.text)).length > 1
}
