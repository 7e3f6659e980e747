import { dayFrom, fold, MONTHS, numberOf, ordinalOf, type Token } from '@youzine/words'
import { MEASURES } from './measures.ts'
import type { Key } from './mentions.ts'
import type { Series } from './model.ts'
import { numberTold } from './number-told.ts'
import { slotLabel } from './slot-label.ts'
import type { Slot } from './slots.ts'
import type { Told } from './told.ts'

interface Value {
  n: number
  value: number
  label: string
  at: number
}

/** The same thing counted again and again: courgettes, buckets, places at a show. */
export function seriesOf(
  keys: readonly Key[],
  slots: readonly Slot[],
  posts: readonly Told[],
  language: string,
): Series[] {
  const found: Series[] = []
  for (const key of keys) {
    if (key.kind === 'place' || key.kind === 'field') continue
    if (key.kind === 'phrase' || key.kind === 'sentence' || key.kind === 'number' || key.posts.length < 3)
      continue
    if (MEASURES.test(key.label) || MONTHS.has(fold(key.label)) || /^\d/.test(key.label)) continue
    if (numberOf(fold(key.label), language) !== null) continue
    const values = key.posts.flatMap((n) => countOf(posts[n] as Told, key) ?? [])
    if (values.length >= 3) found.push(series(`series:${key.label}`, key.label, values, posts, false))
  }
  for (const slot of slots) {
    if (slot.isAnniversary) continue
    const values = slot.posts.flatMap((n) => rankOf(posts[n] as Told) ?? [])
    if (values.length >= 4)
      found.push(series(`series:${slot.id}`, slotLabel(slot, language), values, posts, true))
  }
  return distinct(found).sort((a, b) => b.points.length - a.points.length || (a.id < b.id ? -1 : 1))
}

/** The number that stands with the noun: "47 courgettes", "Lever arch files: five", "Buckets: zero", "Platten 2014, seit Mai: 311". */
function countOf(post: Told, key: Key): Value | null {
  const at = key.at.get(post.n)
  if (at === undefined) return null
  const size = key.kind === 'pair' ? 2 : 1
  const before = numberAt(post, at - 1)
  if (before) return { n: post.n, at: at - 1, ...before }
  const skipped = post.tokens[at - 1]
  const two =
    skipped && /^(?:big|more|small|the|fresh|of|de)$/.test(skipped.key) ? numberAt(post, at - 2) : null
  if (two && skipped?.key !== 'the') return { n: post.n, at: at - 2, ...two }
  const colon = post.text.slice(
    (post.tokens[at + size - 1] as Token).to,
    (post.tokens[at + size - 1] as Token).to + 40,
  )
  const m = /^(?: \d{4})?[^.:!?]{0,12}: ?([\p{L}\d][\p{L}\d.,]{0,12})/u.exec(colon)
  if (m) {
    const raw = (m[1] as string).replace(/[.,]+$/, '')
    const value = numberTold(post, post.tokens[at] as Token, raw)
    if (value !== null) return { n: post.n, at, value, label: raw }
  }
  return null
}

function numberAt(post: Told, at: number): { value: number; label: string } | null {
  const token = post.tokens[at]
  const next = post.tokens[at + 1]
  const tens = post.tokens[at - 1]
  // "Forty-one boxes" is one number.
  if (tens && token && next && post.text.slice(tens.to, token.from) === '-') {
    const whole = numberTold(post, token, `${tens.key}-${token.key}`)
    if (whole !== null) return { value: whole, label: post.text.slice(tens.from, token.to) }
  }
  if (!token || token.sentence !== next?.sentence || isArticle(token.key)) return null
  if (!/^\s$/.test(post.text.slice(token.to, next.from))) return null
  // "1,400" is two words to the reader of words.
  const before = post.tokens[at - 1]
  if (
    before &&
    /^\d{1,3}$/.test(before.key) &&
    /^\d{3}$/.test(token.key) &&
    /^[.,]$/.test(post.text.slice(before.to, token.from))
  ) {
    const label = post.text.slice(before.from, token.to)
    return { value: Number(`${before.key}${token.key}`), label }
  }
  const value = numberTold(post, token)
  return value === null || (value >= 1900 && value < 2100) ? null : { value, label: token.raw }
}

const isArticle = (key: string) => /^(?:un|una|ein|eine|einen|einem|one|kein|keine|keinen|a|an)$/.test(key)

/** The writer's own place in the post: "I came fifth out of six", "Third. Yellow card.", "Archie first. Me third." */
function rankOf(post: Told): Value | null {
  for (const [at, token] of post.tokens.slice(0, 20).entries()) {
    const value = ordinalOf(token.key, post.language)
    if (value === null || value > 20 || !isOwnPlace(post, at)) continue
    const next = post.tokens[at + 1]
    const isLast = next?.sentence !== token.sentence
    // "Second year running" counts years, "my seventh second" counts places.
    if (!isLast && /^(?:year|time|ano|vez|jahr|mal)/.test(next.key)) continue
    // “A second pair of hands” is no place.
    if (!isLast && COUNTING.test(post.tokens[at - 1]?.key ?? '') && !OF_A_PLACE.test(next.key)) continue
    const neighbours = [post.tokens[at - 1], isLast ? undefined : next]
    if (neighbours.some((t) => t?.sentence === token.sentence && ordinalOf(t.key, post.language) !== null))
      continue
    return { n: post.n, at, value, label: token.raw.toLowerCase() }
  }
  return null
}

const COUNTING = /^(?:an?|another|every|each|una?|otr[oa]|cada|ein|eine[mnrs]?|jede[mnrs]?)$/u
const OF_A_PLACE = /^(?:place|prize|puesto|lugar|plaza|premio|platz|preis|out|of|de|von|in|en)$/u

const OWN =
  /^(?:i|i'm|i've|i'd|me|self|myself|my|mine|we|our|ours|yo|mi|mis|mio|mia|nuestr\p{L}+|ich|mein\p{L}*|wir|unser\p{L}*)$/u

/** "Archie first" is another's place: it opens its sentence, or the writer is in it. */
function isOwnPlace(post: Told, at: number): boolean {
  const { sentence } = post.tokens[at] as Token
  const before = post.tokens.slice(0, at).filter((t) => t.sentence === sentence)
  if (before.length === 0 || before.some((t) => OWN.test(fold(t.key)))) return true
  return (
    post.language !== 'en' && !before.some((t) => t.isCapital && !t.isOpening) && !before.at(-1)?.isCapital
  )
}

function series(
  id: string,
  subject: string,
  values: readonly Value[],
  posts: readonly Told[],
  isRank: boolean,
): Series {
  const points = values.map(({ n, value, label }) => {
    const post = posts[n] as Told
    const d = dayFrom(post.day)
    return { post: post.id, date: isoDate(d), value, label, line: lineOf(post) }
  })
  return {
    id,
    subject,
    unit: subject,
    isRank,
    shape: shapeOf(points.map((p) => p.value)),
    points,
    saga: null,
  }
}

const isoDate = (d: { year: number; month: number; date: number }) =>
  `${d.year}-${String(d.month).padStart(2, '0')}-${String(d.date).padStart(2, '0')}`

/** The short sentence that ends the post, if there is one beside the count. */
function lineOf(post: Told): string | null {
  const last = post.sentences.at(-1)
  return post.tone === 'clear' && last && post.sentences.length > 1 && last.end - last.first <= 14
    ? post.text.slice(last.from, last.to)
    : null
}

function shapeOf(values: readonly number[]): Series['shape'] {
  const steps = values.slice(1).map((v, i) => Math.sign(v - (values[i] as number)))
  if (values.at(-1) === 0) return 'zero'
  if (steps.every((s) => s >= 0) && steps.some((s) => s > 0)) return 'climb'
  if (steps.every((s) => s <= 0) && steps.some((s) => s < 0)) return 'fall'
  if (steps.every((s) => s === 0)) return 'plateau'
  return values.at(-1) === values[0] ? 'return' : 'mixed'
}

/** The same points under two names: the more telling name stays. */
function distinct(all: readonly Series[]): Series[] {
  const kept: Series[] = []
  for (const s of [...all].sort(
    (a, b) =>
      b.points.length - a.points.length || b.subject.length - a.subject.length || (a.id < b.id ? -1 : 1),
  )) {
    const ids = new Set(s.points.map((p) => p.post))
    const isTwin = kept.some((k) => k.points.filter((p) => ids.has(p.post)).length >= s.points.length * 0.75)
    if (!isTwin) kept.push(s)
  }
  return kept
}
