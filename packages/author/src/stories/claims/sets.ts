import { dayFrom, fold, MONTHS, WEEKDAYS } from '@youzine/words'
import type { Key } from '../mentions.ts'
import type { Claim } from '../model.ts'
import type { Told } from '../told.ts'
import { claim, type Ground, isClaim, listed, postsOf, tellable } from './ground.ts'

/** A rule with one exception (C6); sets of which all members are alike (C7). The sets are closed by a query over all posts. */
export function setClaims(ground: Ground): Claim[] {
  const { posts } = ground.teller
  const claims: (Claim | null)[] = []
  const usual = commonWeekday(ground)
  for (const key of ground.keys) {
    if (key.kind === 'place' || key.kind === 'field') continue
    if (key.kind === 'number' || key.posts.length < 4 || (key.kind === 'word' && key.thing < 0.3)) continue
    if (MONTHS.has(fold(key.label)) || WEEKDAYS.has(fold(key.label))) continue
    const members = key.posts.map((n) => posts[n] as Told)
    if (members.some((p) => !tellable(p))) continue
    claims.push(...alike(ground, key, members, usual), exception(ground, key, members))
  }
  claims.push(...marks(ground))
  const seen = new Set<string>()
  return claims
    .filter(isClaim)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .filter((c) => {
      const same = `${c.kind} ${c.posts.join()}`
      return !seen.has(same) && !!seen.add(same)
    })
    .slice(0, 24)
}

const monthOf = (p: Told) => String(dayFrom(p.day).month)
const weekdayOf = (p: Told) => String(dayFrom(p.day).weekday)

/** All in one month or on one weekday, where that is no accident. */
function alike(ground: Ground, key: Key, members: readonly Told[], usual: string): Claim[] {
  const years = new Set(members.map((p) => dayFrom(p.day).year)).size
  if (years < 3) return []
  const kinds: ['month' | 'weekday', (p: Told) => string, number][] = [
    ['month', monthOf, 4],
    ['weekday', weekdayOf, 5],
  ]
  return kinds.flatMap(([what, of, floor]): Claim[] => {
    const values = new Set(members.map(of))
    const value = [...values][0] as string
    if (values.size !== 1 || members.length < floor || (what === 'weekday' && value === usual)) return []
    // Posts of one date are all in one month anyway.
    if (what === 'month' && new Set(members.map((p) => dayFrom(p.day).date)).size < 3) return []
    const base = claim(ground, 'all-alike', `${what}:${key.id}`, what === 'month' ? 1.4 : 1.1, members, [
      listed(members),
    ])
    return [{ ...base, set: key.label, what, value }]
  })
}

function commonWeekday(ground: Ground): string {
  const counts = new Map<string, number>()
  for (const p of ground.teller.posts) counts.set(weekdayOf(p), (counts.get(weekdayOf(p)) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Every post of the set but one is in one month, or names one person. */
function exception(ground: Ground, key: Key, members: readonly Told[]): Claim | null {
  if (members.length < 6 || key.kind === 'name') return null
  for (const person of ground.stories.people) {
    if (person.posts.length > ground.teller.posts.length * 0.25 || person.kind !== 'person') continue
    const theirs = postsOf(person)
    const without = members.filter((p) => !theirs.has(p.id))
    const only = without[0]
    if (without.length !== 1 || !only) continue
    const base = claim(ground, 'one-exception', `${key.id}:${person.name}`, 1.1, members, [
      {
        value: members.length - 1,
        of: { kind: 'listed', posts: members.filter((p) => p !== only).map((p) => p.id) },
      },
    ])
    return { ...base, word: key.label, rule: person.name, exception: only.id, ruleCount: members.length - 1 }
  }
  return null
}

/** All the question marks are Isla's: every post that has the mark names her. */
function marks(ground: Ground): Claim[] {
  const { posts } = ground.teller
  return ['?', '!'].flatMap((mark): Claim[] => {
    const members = posts.filter((p) => p.text.includes(mark) && p.tone !== 'hidden')
    if (posts.length < 60 || members.length < 2 || members.length > 12 || members.some((p) => !tellable(p)))
      return []
    const person = ground.stories.people.find(
      (x) =>
        x.kind === 'person' &&
        x.posts.length <= posts.length * 0.35 &&
        members.every((p) => x.posts.includes(p.id)),
    )
    if (!person) return []
    const base = claim(ground, 'all-alike', `mark:${mark}`, 1.5, members, [
      { value: members.length, of: { kind: 'mark', mark, per: 'posts' } },
    ])
    return [{ ...base, set: mark, what: 'speaker', value: person.name }]
  })
}
