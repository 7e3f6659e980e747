import { dayFrom } from '@youzine/words'
import type { Draft } from './draft.ts'
import { LARGE } from './refrains.ts'
import { isFunction, type Told } from './told.ts'

/** So many of a story's posts read the same dial. */
const LEAST = 2
/** Two figures further apart than this are of two dials. */
const WIDEST = { high: 3, low: 1.6 }
/** What is read goes on a little beyond where it was read. */
const BEYOND = 0.06
const AFTER = 550
const MOST = 8
const HIGH = 10_000
const FIGURE = /(?<![\d.,:/$£€-])(\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,7}(?:[.,]\d{1,2})?)(?![\d:/%]|[.,]\d)/gu
/** A figure that is said, and not what it counts: the post or a sentence begins with it, and a mark comes after. */
const SAID =
  /^(?:\s{0,2}(?:and a half|y medio|einhalb|½))?\s{0,2}(?:kilos?|kg|lbs?|gramos|grams|gramm)?\s{0,2}(?:[.!,;…]|$)/iu
const KINDS = new Set<Draft['kind']>(['object', 'thread', 'promise', 'person'])

interface Reading {
  value: number
  /** Nobody writes so high a figure in passing; a low one has to be what the post says. */
  isHigh: boolean
  /** What it counts, where it says so. */
  unit: string
}

/**
 * Posts that read the same dial and name nothing: the van is at 287,412, turns 300,000, and years later a post says
 * “371,000 and the heater quit”. What lies between the figures of a story, in its years, and in no other's, is of it.
 */
export function addReadings(drafts: readonly Draft[], posts: readonly Told[]) {
  if (posts.length > LARGE) return
  const readings = posts.map(readingsIn)
  const dials = drafts.flatMap((d) => dialsOf(d))
  for (const dial of dials) {
    const found = posts
      .filter((p) => !dial.draft.posts.includes(p.n) && fits(p, dial))
      .filter((p) => !dials.some((other) => fits(p, other) && isOther(dial.draft, other.draft)))
      .slice(0, MOST)
    for (const { n } of found) {
      dial.draft.posts.push(n)
      dial.draft.ties.set(n, 'next')
    }
    dial.draft.posts.sort((a, b) => a - b)
  }

  function dialsOf(d: Draft): Dial[] {
    if (!KINDS.has(d.kind) || d.posts.length < LEAST) return []
    return [true, false].flatMap((isHigh): Dial[] => {
      const own = d.posts.flatMap((n) => {
        const all = (readings[n] as Reading[]).filter((r) => r.isHigh === isHigh)
        return all.map(({ value, unit }) => ({ value, unit, post: posts[n] as Told }))
      })
      const values = own.map((r) => r.value)
      const [low, high] = [Math.min(...values), Math.max(...values)]
      const read = new Set(own.map((r) => r.post))
      if (
        read.size < LEAST ||
        new Set(values).size < LEAST ||
        high > low * WIDEST[isHigh ? 'high' : 'low'] ||
        areAges(own)
      )
        return []
      const days = d.posts.map((n) => (posts[n] as Told).day)
      const units = new Set(own.map((r) => r.unit))
      return [{ draft: d, isHigh, low, high, units, from: Math.min(...days), to: Math.max(...days) }]
    })
  }

  function fits({ n, day, tone }: Told, dial: Dial): boolean {
    const { isHigh, low, high, units, from, to } = dial
    if (tone === 'hidden' || tone === 'red' || day < from || day > to + AFTER) return false
    return (readings[n] as Reading[]).some(
      (r) =>
        r.isHigh === isHigh &&
        (r.unit === '' || units.has(r.unit)) &&
        r.value >= low * (1 - BEYOND) &&
        r.value <= high * (1 + BEYOND),
    )
  }
}

interface Dial {
  draft: Draft
  isHigh: boolean
  low: number
  high: number
  units: ReadonlySet<string>
  from: number
  to: number
}

/** Two stories that have no post in common. */
const isOther = (a: Draft, b: Draft) => !a.posts.some((n) => b.posts.includes(n))

function readingsIn(post: Told): Reading[] {
  return [...post.text.matchAll(FIGURE)].flatMap((m): Reading[] => {
    const raw = m[1] as string
    const value = figureOf(raw, post.language)
    if (value >= HIGH) return [{ value, isHigh: true, unit: unitAt(post, m.index + raw.length) }]
    const isYear = /^(?:19|20)\d\d$/.test(raw)
    const opens = m.index === 0 || /[.!?…]\s{1,2}$/u.test(post.text.slice(Math.max(0, m.index - 3), m.index))
    const isSaid = opens && SAID.test(post.text.slice(m.index + raw.length, m.index + raw.length + 24))
    return isSaid && !isYear ? [{ value, isHigh: false, unit: '' }] : []
  })
}

/** “61,000 crossings”; “300,000 on the bridge” counts nothing that it names. */
function unitAt(post: Told, end: number): string {
  const at = post.tokens.findIndex((t) => t.from >= end)
  const isNext = at >= 0 && post.text.slice(end, post.tokens[at]?.from) === ' '
  return isNext && !isFunction(post, at) ? (post.lemmas[at] as string) : ''
}

/** “1.090” is a thousand in Madrid and hardly more than one in London. */
function figureOf(raw: string, language: string): number {
  const [thousands, point] = language === 'en' ? [',', '.'] : ['.', ',']
  return Number(raw.split(thousands).join('').replace(point, '.'))
}

/** Whoever is a year older each year reads nothing. */
function areAges(own: readonly { value: number; post: Told }[]): boolean {
  const born = new Set(own.map(({ value, post }) => dayFrom(post.day).year - value))
  return own.every((r) => r.value < 110) && born.size <= own.length / 2
}
