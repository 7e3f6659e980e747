import { dayFrom, fold, type Match, MONTHS, type Token, type Tones, WEEKDAYS } from '@youzine/words'
import { once } from '../reading/once.ts'
import { actOf } from './acts.ts'
import { has, signsIn } from './cues.ts'
import type { Draft } from './draft.ts'
import { countedDays, dueIn } from './due.ts'
import type { Key } from './mentions.ts'
import type { Pledge } from './model.ts'
import { isFunction, isLed, type Sentence, sentenceAt, type Told } from './told.ts'

/** A pledge, with the places of the posts that belong to it. */
export interface Promised {
  pledge: Pledge
  said: number
  done: number | null
  /** Posts between that count down to the day or up from it. */
  counting: number[]
  key: Key | null
}

const OPEN_AFTER = 180

/** Promises and vows, and the first later post in which the thing is done, or undone. */
export function promisesIn(posts: readonly Told[], drafts: readonly Draft[], tones: Tones): Promised[] {
  const byPost = new Map<number, Draft[]>()
  for (const draft of drafts) for (const n of draft.posts) byPost.set(n, [...(byPost.get(n) ?? []), draft])
  const found: Promised[] = []
  for (const post of posts) {
    if (post.tone === 'hidden' || post.tone === 'red') continue
    const promised = pledgeIn(post, posts, byPost.get(post.n) ?? [], tones)
    if (promised) found.push(promised)
  }
  return distinct(found)
}

function pledgeIn(
  post: Told,
  posts: readonly Told[],
  drafts: readonly Draft[],
  tones: Tones,
): Promised | null {
  const signs = signsIn(post).filter((m) => m.cue.kind === 'promise' || m.cue.kind === 'vow')
  const pledges: Promised[] = []
  for (const sign of signs) {
    const sentence = sentenceAt(post, sign.from)
    const isVow = sign.cue.kind === 'vow'
    if (isQuestion(post, sentence) || isPast(post, sign)) continue
    // Somebody else's vow is somebody else's.
    if (isVow && isQuoted(post, sign)) continue
    const due = isVow ? null : dueIn(post, sentence.first, sentence.end)
    if (!isVow && due === null && !isFirm(sign)) continue
    const object = objectOf(post, sentence, drafts, posts, isVow ? sign : null)
    if (!object) continue
    const { key, done, draft } = object
    const counting = due === null ? [] : countingTo(due, post, posts)
    const end = done ?? counting.find((n) => has(signsIn(posts[n] as Told), 'done')) ?? null
    // A promise nobody comes back to is a remark; so is one for next Tuesday that is about nothing.
    const isSoon = due !== null && due - post.day <= 14
    if (
      end === null &&
      isSoon &&
      (draft.kind === 'phrase' || draft.posts.filter((n) => n > post.n).length < 3)
    )
      continue
    if (end === null && key.posts.filter((n) => n > post.n).length === 0 && due === null) continue
    pledges.push(
      told(
        post,
        sentence,
        key,
        subjectOf(draft, key, post),
        isVow,
        due,
        end === null ? null : (posts[end] as Told),
        counting,
        tones,
      ),
    )
  }
  // A day says most, then an outcome.
  const worth = (p: Promised) => (p.pledge.due ? 2 : 0) + (p.done !== null ? 1 : 0)
  return pledges.sort((a, b) => worth(b) - worth(a))[0] ?? null
}

/** Without a day only a word given is a promise: "I'm going to bed" is none. */
const FIRM = /^(?:promise|giving up|signed|prometo|me inscrib|que conste|versprochen)/
const isFirm = (sign: Match) => FIRM.test(sign.cue.source)

const isQuoted = (post: Told, sign: Match) => {
  const before = post.text.slice(0, post.tokens[sign.from]?.from ?? 0)
  return (
    (before.match(/[“‘«„"]/gu)?.length ?? 0) >
    (before.match(/[”’»](?!\p{L})|(?<=\p{L}[.,!?]?)"/gu)?.length ?? 0)
  )
}

const isQuestion = (post: Told, s: Sentence) => /\?["'”’»]*$/.test(post.text.slice(s.from, s.to))

/** "He said back by the weekend" is told, not promised; "would have" even less. */
const isPast = (post: Told, sign: Match) =>
  post.tokens
    .slice(Math.max(0, sign.from - 4), sign.from)
    .some((t) => /^(?:would|since|hubiera|wollte|when|cuando|als|if|hadn't|haven't|hasn't|been)$/.test(t.key))

/** The story the promise belongs to: one that goes on after it, best one in which the thing is done. */
function objectOf(
  post: Told,
  sentence: Sentence,
  drafts: readonly Draft[],
  posts: readonly Told[],
  vow: Match | null,
): { key: Key; draft: Draft; done: number | null } | null {
  const isVow = vow !== null
  // "We won't." forswears what was asked for; "Never again." does not say what.
  const isBare = vow !== null && vow.to >= sentence.end && !vow.cue.source.includes('_')
  if (isBare && !/won't/.test(vow.cue.source)) return null
  const from = isVow ? fullSentence(post, sentence) : sentence
  const isInside = (k: Key) => {
    const word = k.kind === 'word' ? k.id.slice(k.id.indexOf(':') + 1) : null
    if (word !== null) return post.lemmas.slice(from.first, sentence.end).includes(word)
    const at = k.at.get(post.n) ?? -1
    return at >= from.first && at < sentence.end
  }
  const isSpoken = /^["“‘«„']/.test(post.text.slice(sentence.from, sentence.from + 1))
  const ranked = drafts
    .flatMap((draft) => {
      const here = draft.keys.filter((k) => k.at.has(post.n) && !isTime(k))
      const key = here.find(isInside) ?? here[0]
      // What is forsworn is in the vow itself.
      if (
        !key ||
        (vow && !isInside(key)) ||
        (vow && !isBare && !isForsworn(key, vow, post)) ||
        (draft.isMerged && draft.keys.length > 6)
      )
        return []
      // What is promised has been named by then.
      if ((key.at.get(post.n) ?? 0) >= sentence.end) return []
      const later = draft.posts.filter((n) => n > post.n).length
      const earlier = draft.posts.length - later - 1
      if (later === 0 || (key.kind === 'phrase' && !isInside(key))) return []
      const done = outcomeOf(post, posts, key, draft.posts, isVow)
      // A thing of two posts is worth it only if the second is the end.
      if (draft.id.startsWith('loose:') && done === null) return []
      const isSetting = key.kind === 'word' && key.posts.length > Math.max(8, posts.length * 0.055)
      const worth =
        (done === null ? 0 : 1) +
        (isInside(key) ? 0.4 : 0) +
        key.thing * 0.5 +
        Math.min(later, 4) * 0.15 -
        (earlier > 1 ? 0.4 : 0) -
        (draft.kind === 'person' ? (isSpoken ? -0.3 : 0.5) : 0) -
        (key.kind === 'phrase' ? (isVow ? 1 : 0.3) : 0) -
        (isSetting ? 0.8 : 0)
      return [{ draft, key, done, worth }]
    })
    .sort((a, b) => b.worth - a.worth || (a.draft.id < b.draft.id ? -1 : 1))
  return ranked[0] ?? null
}

/** The thing follows the vow within a few words, or stands in it: "no courgettes this year". */
function isForsworn(key: Key, vow: Match, post: Told): boolean {
  const word = key.id.slice(key.id.indexOf(':') + 1)
  const reach = post.lemmas.slice(vow.from, vow.to + 6)
  if (key.kind === 'word') return reach.includes(word) || post.language === 'de'
  const at = key.at.get(post.n) ?? -1
  return (at >= vow.from && at < vow.to + 6) || post.language === 'de'
}

/** "We don't. We won't.": the sentence before the short ones says what. */
function fullSentence(post: Told, sentence: Sentence): Sentence {
  let at = post.sentences.indexOf(sentence)
  while (at > 0 && (post.sentences[at] as Sentence).end - (post.sentences[at] as Sentence).first <= 3) at--
  return post.sentences[at] as Sentence
}

/** The year it was to be done in is not what was to be done. */
function subjectOf(draft: Draft, key: Key, post: Told): string {
  if (key.kind !== 'number') return draft.subject
  const at = post.tokens.findIndex((t, i) => isLed(post, i) && t.key.length >= 5 && !isFunction(post, i))
  return post.tokens[at]?.raw ?? draft.subject
}

/** A weekday or a month is when, not what. */
function isTime(k: Key): boolean {
  const word = fold(k.label)
  return (
    WEEKDAYS.has(word) ||
    MONTHS.has(word) ||
    /^(?:weekend|wochenende|semana|date|datum|fecha|himmelfahrt|easter|ostern)$/.test(word)
  )
}

const NOT = new Set(
  "not no never don't won't didn't haven't nicht kein keine keinen nie noch tampoco nunca ni sin without still noch".split(
    ' ',
  ),
)

/** The first later post with the thing and a sign that it is done, near each other; for a vow, the thing itself. */
function outcomeOf(
  post: Told,
  posts: readonly Told[],
  key: Key,
  members: readonly number[],
  isVow: boolean,
): number | null {
  for (const n of members) {
    const later = posts[n] as Told
    if (n <= post.n || later.tone === 'hidden' || later.tone === 'red' || !key.at.has(n)) continue
    const at = key.at.get(n) as number
    const s = sentenceAt(later, at)
    const signs = signsIn(later)
    const words = later.tokens.slice(s.first, s.end)
    if (isVow) {
      if (signs.some((m) => m.cue.kind === 'vow')) continue
      const isDenied = words.some((t) => NOT.has(t.key))
      if (!isDenied && doneByWriter(later, words, key, at)) return n
      continue
    }
    const done = signs.find((m) => m.cue.kind === 'done' && near(later, m, s, at))
    const isAgain = signs.some(
      (m) => m.cue.kind === 'still' && (!done || m.from >= done.to || m.to <= done.from),
    )
    if (done && !words.some((t) => NOT.has(t.key)) && !isAgain) return n
  }
  return null
}

/** Right beside the thing: "Greenhouse is up"; or after it where that is hardly a sentence: "THE PAN. She brought it." */
function near(post: Told, m: Match, s: Sentence, at: number): boolean {
  const own = sentenceAt(post, m.from)
  if (own.first === s.first) return Math.max(m.from - at, at - m.to + 1) <= 3
  const apart = (post.tokens[own.first] as Token).sentence - (post.tokens[s.first] as Token).sentence
  return apart === 1 && s.end - s.first <= 5
}

const FIRST_PERSON = new Set(
  "i we i've we've i'm we're my our yo hemos he tengo entre abri ich wir hab habe mein meine".split(' '),
)

/** The writer has it, makes it, or counts it: "We have a dog", "19 courgettes", "Entré a una tanda". */
function doneByWriter(post: Told, words: readonly Token[], key: Key, at: number): boolean {
  if (key.counted.has(post.n)) return true
  // "We have a dog" – "I have made a vegan croissant": close to the thing, not somewhere in a list.
  const close = words.filter((t) => {
    const place = post.tokens.indexOf(t)
    // A comma or a bracket between them makes it a list.
    const isList = /[,(;:]/.test(post.text.slice(t.to, post.tokens[at]?.from ?? t.to))
    return place <= at && at - place <= 5 && !isList
  })
  if (close.some((t) => FIRST_PERSON.has(t.key))) return true
  // "Karaoke at the club. I sang twice."
  const next = post.sentences[1]
  if (at <= 1 && next && FIRST_PERSON.has(post.tokens[next.first]?.key ?? '')) return true
  return (
    post.language === 'es' && close.some((t) => /(?:é|í)$/u.test(t.raw.toLowerCase()) && t.raw.length > 3)
  )
}

/** Posts that count days, and all posts of each day. */
const countingIn = once((posts: readonly Told[]) => {
  const ofDay = new Map<number, Told[]>()
  for (const p of posts) ofDay.set(p.day, [...(ofDay.get(p.day) ?? []), p])
  return { counters: posts.filter((p) => countedDays(p).length > 0), ofDay }
})

/** Posts whose count of days leads to the day it was due: "34 Tage" before, "77 Tage zu spät" after. */
function countingTo(due: number, said: Told, posts: readonly Told[]): number[] {
  const { counters, ofDay } = countingIn(posts)
  const leads = counters.filter((p) =>
    countedDays(p).some((n) => Math.abs(p.day + n - due) <= 1 || Math.abs(p.day - n - due) <= 1),
  )
  return [...new Set([...leads, ...(ofDay.get(due) ?? [])])]
    .filter((p) => p.n > said.n && Math.abs(p.day - due) < 4000)
    .map((p) => p.n)
    .sort((x, y) => x - y)
}

function told(
  post: Told,
  sentence: Sentence,
  key: Key,
  label: string,
  isVow: boolean,
  due: number | null,
  done: Told | null,
  counting: number[],
  tones: Tones,
): Promised {
  const isSoft = due !== null && tones.windows.some((w) => due >= w.from && due <= w.to)
  const fair = isSoft ? null : due
  const days = done ? done.day - (fair ?? post.day) : null
  const state: Pledge['state'] = done
    ? isVow
      ? 'undone'
      : fair !== null && (days as number) > 0
        ? 'late'
        : 'kept'
    : 'open'
  return {
    pledge: {
      id: `pledge:${isoOf(post.day)}:${key.label}`,
      said: actOf(post, [key], 'opening'),
      words: post.text.slice(sentence.from, sentence.to),
      object: label,
      isVow,
      due: fair === null ? null : isoOf(fair),
      done: done ? actOf(done, [key], 'outcome') : null,
      days,
      state,
      saga: null,
    },
    said: post.n,
    done: done?.n ?? null,
    counting,
    key,
  }
}

export const isoOf = (day: number): string => {
  const d = dayFrom(day)
  return `${d.year}-${String(d.month).padStart(2, '0')}-${String(d.date).padStart(2, '0')}`
}

/** The same thing promised again before it is done is one promise, from its first post. */
function distinct(all: readonly Promised[]): Promised[] {
  const kept: Promised[] = []
  for (const p of all) {
    const isAgain = kept.some(
      (k) =>
        k.key?.id === p.key?.id && k.pledge.isVow === p.pledge.isVow && (k.done === null || p.said < k.done),
    )
    if (!isAgain) kept.push(p)
  }
  return kept
}

/** Nobody came back to it in half a year of posts. */
export const isOpenLong = (p: Promised, posts: readonly Told[]): boolean =>
  p.done === null && (posts.at(-1) as Told).day - (posts[p.said] as Told).day >= OPEN_AFTER
