import { dayFrom, ordinalOf, spans, type Token } from '@youzine/words'
import type { Claim } from '../model.ts'
import { numberTold } from '../number-told.ts'
import { isFunction, type Told } from '../told.ts'
import { claim, type Ground, tellable } from './ground.ts'

/** Series with a shape (C5), tallies recounted (C22), numbers against themselves (C15), numbers that meet (C27). */
export function numberClaims(ground: Ground): Claim[] {
  return [...shapes(ground), ...tallies(ground), ...contradictions(ground), ...meetings(ground)]
}

function shapes(ground: Ground): Claim[] {
  return ground.stories.series
    .filter((s) => s.points.length >= 4 && s.shape !== 'mixed' && s.shape !== 'plateau')
    .map((s): Claim => {
      const posts = s.points.flatMap((p) => ground.teller.byId.get(p.post) ?? [])
      return {
        ...claim(ground, 'series', s.id, 1.4 + Math.min(0.6, s.points.length * 0.08), posts),
        series: s.id,
      }
    })
}

/** "That's my seventh second": as many points of that value as it says, up to that post. */
function tallies(ground: Ground): Claim[] {
  const claims: Claim[] = []
  for (const series of ground.stories.series) {
    if (!series.isRank) continue
    for (const post of ground.teller.posts) {
      for (let at = 0; at + 1 < post.tokens.length; at++) {
        const stated = ordinalOf((post.tokens[at] as Token).key, post.language)
        const value = ordinalOf((post.tokens[at + 1] as Token).key, post.language)
        if (stated === null || value === null || stated < 3) continue
        const members = series.points.filter(
          (p) => p.value === value && (ground.teller.byId.get(p.post)?.n ?? 0) <= post.n,
        )
        const counted = members.length
        if (counted < 3) continue
        const posts = members.flatMap((p) => ground.teller.byId.get(p.post) ?? [])
        claims.push({
          ...claim(ground, 'tally', `${post.n}`, stated === counted ? 1.2 : 1.4, [...posts, post]),
          post: post.id,
          stated,
          counted,
        })
      }
    }
  }
  return claims
}

/** "38 years married", and the next day 37; "34 years" in four posts, 33 in a fifth. */
function contradictions(ground: Ground): Claim[] {
  const byCount = new Map<number, Told[]>()
  for (const post of ground.teller.posts) {
    if (!tellable(post)) continue
    for (const span of spans(post.tokens, post.language))
      if (span.unit === 'year' && span.count >= 5 && !byCount.get(span.count)?.includes(post))
        byCount.set(span.count, [...(byCount.get(span.count) ?? []), post])
  }
  const claims: Claim[] = []
  for (const [count, posts] of byCount) {
    const years = new Set(posts.map((p) => dayFrom(p.day).year))
    // The same number over years does not grow, so it is a fact of its own.
    if (posts.length < 3 || years.size < 2) continue
    for (const off of [-1, 1]) {
      const others = (byCount.get(count + off) ?? []).filter((p) => posts.some((q) => sharesContent(p, q)))
      const other = others[0]
      // One post against several that speak of the same; anything else is two different things.
      if (!other || others.length > 1 || posts.filter((q) => sharesContent(other, q)).length < 2) continue
      const values = [
        { value: count, posts: posts.map((p) => p.id) },
        { value: count + off, posts: others.map((p) => p.id) },
      ]
      claims.push({
        ...claim(ground, 'number-against-itself', `${count}`, 1.5, [...posts, ...others]),
        noun: 'years',
        values,
      })
    }
  }
  return claims
}

function sharesContent(a: Told, b: Told): boolean {
  const theirs = new Set(
    b.lemmas.filter((_, i) => !isFunction(b, i) && !/^\d/.test((b.tokens[i] as Token).key)),
  )
  return a.lemmas.some((l, i) => !isFunction(a, i) && theirs.has(l) && l.length >= 3)
}

const PLURAL = { en: /s$/, es: /s$/, de: /^\p{Lu}/u }
const ROUND = new Set([5, 6, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 100, 200, 500, 1000])

/** Eleven passengers, eleven rings of a telephone, eleven at the stop: one figure, things that have nothing to do with one another. */
function meetings(ground: Ground): Claim[] {
  const found = new Map<number, { noun: string; post: Told }[]>()
  for (const post of ground.teller.posts) {
    if (!tellable(post) || post.tone !== 'clear') continue
    for (let at = 0; at + 1 < post.tokens.length; at++) {
      const token = post.tokens[at] as Token
      const noun = post.tokens[at + 1] as Token
      const value = numberTold(post, token)
      if (value === null || value < 7 || value > 100 || ROUND.has(value) || noun.sentence !== token.sentence)
        continue
      if (isFunction(post, at + 1) || /^\d/.test(noun.key) || noun.key.length < 4) continue
      // More than one of something: “eleven passengers”, not “eleven past”.
      if (!PLURAL[post.language === 'de' || post.language === 'es' ? post.language : 'en'].test(noun.raw))
        continue
      // "La Unidad 9 votó": a number that is a name counts nothing.
      const lead = post.tokens[at - 1]
      if (lead && lead.sentence === token.sentence && (lead.isCapital || !isFunction(post, at - 1))) continue
      const list = found.get(value) ?? []
      if (!list.some((x) => x.post === post || x.noun === noun.key)) list.push({ noun: noun.raw, post })
      found.set(value, list)
    }
  }
  return [...found]
    .filter(([, list]) => list.length >= 4 && list.length <= 9)
    .sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
    .slice(0, 2)
    .map(([value, list]): Claim => {
      const base = claim(
        ground,
        'numbers-meet',
        `${value}`,
        0.9 + list.length * 0.1,
        list.map((x) => x.post),
      )
      return { ...base, saga: null, value, things: list.map((x) => ({ noun: x.noun, post: x.post.id })) }
    })
}
