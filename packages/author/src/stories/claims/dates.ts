import { before, dateWords, dayFrom, lastBefore, nextAfter, numberOf, spans } from '@youzine/words'
import type { Claim } from '../model.ts'
import type { Told } from '../told.ts'
import { claim, daysBetween, type Ground, membersOf } from './ground.ts'

/** Spans that are right to the day (C1), anniversaries nobody mentions (C11), and the hour of a habit (C12). */
export function dateClaims(ground: Ground): Claim[] {
  const claims = new Map<string, Claim>()
  for (const saga of ground.stories.sagas) {
    const members = membersOf(ground, saga)
    // A date of five years is a feast: whatever falls on it does so every year.
    const feasts = new Set(ground.stories.days.filter((d) => d.years.length >= 5).map((d) => d.day))
    const days = new Set(ground.stories.days.map((d) => d.day))
    const checked = saga.kind === 'day' ? [] : spansChecked(ground, members)
    for (const c of [...checked, ...toTheDay(ground, saga.kind, members, days, feasts)])
      if (!claims.has(c.id)) claims.set(c.id, c)
    const clock = saga.kind === 'day' ? clockOf(ground, saga.id, members) : null
    if (clock) claims.set(clock.id, clock)
  }
  return [...claims.values()]
}

/** "Ten years today", "The barrow was five on Friday": the post it counts from is there, on that day. */
function spansChecked(ground: Ground, members: readonly Told[]): Claim[] {
  return members.flatMap((post): Claim[] => {
    for (const { sentence, target } of targetsIn(post)) {
      const anchor = members.find((m) => m.n < post.n && m.day === target)
      if (!anchor) continue
      const s = post.sentences.find((x) => sentence >= x.first && sentence < x.end)
      const words = s ? post.text.slice(s.from, s.to) : post.text
      const base = claim(
        ground,
        'span-checked',
        `${post.n}`,
        1.6,
        [anchor, post],
        [daysBetween(anchor, post)],
      )
      return [{ ...base, post: post.id, words, anchor: anchor.id, days: post.day - anchor.day }]
    }
    return []
  })
}

/** Days that a post counts back to: from today, or from the weekday it names. */
function targetsIn(post: Told): { sentence: number; target: number }[] {
  const words = dateWords(post.tokens).filter((d) => d.kind === 'weekday')
  const bases = [
    post.day,
    ...words.flatMap((w) => [lastBefore(w, post.day), nextAfter(w, post.day), nextAfter(w, post.day) + 7]),
  ]
  const found: { sentence: number; target: number }[] = []
  for (const span of spans(post.tokens, post.language)) {
    if (span.unit !== 'year') continue
    for (const base of bases) found.push({ sentence: span.from, target: before(base, span) })
  }
  // "was five on Friday": an age without its unit.
  for (const w of words) {
    const count = numberOf(post.tokens[w.from - 2]?.key ?? '', post.language)
    if (count && count < 100)
      found.push({
        sentence: w.from,
        target: before(lastBefore(w, post.day), { from: 0, to: 0, count, unit: 'year' }),
      })
  }
  return found
}

/** Two acts of a story, whole years apart, on one date. */
function toTheDay(
  ground: Ground,
  kind: string,
  members: readonly Told[],
  days: ReadonlySet<string>,
  feasts: ReadonlySet<string>,
): Claim[] {
  if (kind === 'day') return []
  const claims: Claim[] = []
  for (const [i, then] of members.entries())
    for (const now of members.slice(i + 1)) {
      const a = dayFrom(then.day)
      const b = dayFrom(now.day)
      const years = b.year - a.year
      if (years < 1 || a.month !== b.month || a.date !== b.date) continue
      // On a date that returns every year it is no coincidence, unless the posts also share their words.
      const date = `${String(a.month).padStart(2, '0')}-${String(a.date).padStart(2, '0')}`
      if (feasts.has(date) || (days.has(date) && !sharePhrase(ground, then, now))) continue
      const base = claim(ground, 'to-the-day', `${then.n}-${now.n}`, years >= 5 ? 1.6 : 1.1, [then, now])
      claims.push({ ...base, then: then.id, now: now.id, years })
    }
  return claims.slice(0, 2)
}

const sharePhrase = (ground: Ground, a: Told, b: Told) =>
  ground.keys.some((k) => k.kind === 'phrase' && k.posts.length <= 3 && k.at.has(a.n) && k.at.has(b.n))

const HALF_HOUR = 30
const STAMPS = 5

/** Most of them went up in the same half hour: the width is claimed, not the hour of a clock we do not know. */
function clockOf(ground: Ground, name: string, members: readonly Told[]): Claim | null {
  const minutes = members.map((m) => m.minute).sort((a, b) => a - b)
  for (const from of minutes) {
    const inside = members.filter((m) => m.minute >= from && m.minute < from + HALF_HOUR)
    if (inside.length < STAMPS || inside.length < members.length * 0.7) continue
    const last = Math.max(...inside.map((m) => m.minute))
    const base = claim(ground, 'clock', name, 1.4, members)
    return {
      ...base,
      hour: Math.floor(from / 60),
      minutes: last - from + 1,
      within: inside.length,
      of: members.length,
    }
  }
  return null
}
