import { dayFrom, MONTHS, type Token } from '@youzine/words'
import type { CountQuery } from '../../model.ts'
import { once } from '../../reading/once.ts'
import type { Acquaintance, Claim } from '../model.ts'
import type { Told } from '../told.ts'
import { claim, type Ground, membersOf, tellable } from './ground.ts'

const OFTEN = 8

/** Who never meets (C13), who rises (C16), whose verbs go somewhere (C18), who says how much (C19), who knew first (C25). */
export function peopleClaims(ground: Ground): Claim[] {
  const people = ground.stories.people
    .filter((p) => p.kind === 'person' && !p.isTender && !p.isParted)
    .slice(0, 24)
  return [
    ...neverMeet(ground, people),
    ...people.flatMap((p) => [...ladder(ground, p), ...verbArc(ground, p), ...allotted(ground, p)]),
    ...knewFirst(ground, people),
  ]
}

const postsOf = (ground: Ground, p: Acquaintance): Told[] =>
  p.posts.flatMap((id) => ground.teller.byId.get(id) ?? [])

function neverMeet(ground: Ground, people: readonly Acquaintance[]): Claim[] {
  const often = people.filter((p) => p.posts.length >= OFTEN && p.roles.length > 0).slice(0, 12)
  const claims: Claim[] = []
  for (const [i, a] of often.entries())
    for (const b of often.slice(i + 1)) {
      if (a.posts.some((id) => b.posts.includes(id)) || !coincide(ground, a, b)) continue
      const counts = [countOf(ground, a), countOf(ground, b)]
      if (counts.some((c) => c === null)) continue
      const posts = [...postsOf(ground, a), ...postsOf(ground, b)].filter(tellable)
      const together = a.posts.length + b.posts.length
      const base = claim(
        ground,
        'never-meet',
        `${a.name}+${b.name}`,
        1.3,
        posts,
        counts.flatMap((c) => c ?? []),
      )
      claims.push({ ...base, saga: null, people: [a.name, b.name], a: a.name, b: b.name, together })
    }
  return claims.sort((a, b) => b.posts.length - a.posts.length || (a.id < b.id ? -1 : 1)).slice(0, 3)
}

/** They are in the posts of the same years; otherwise it is no wonder. */
function coincide(ground: Ground, a: Acquaintance, b: Acquaintance): boolean {
  const range = (p: Acquaintance) => postsOf(ground, p).map((x) => x.day)
  const [x, y] = [range(a), range(b)]
  const from = Math.max(Math.min(...x), Math.min(...y))
  const to = Math.min(Math.max(...x), Math.max(...y))
  return to - from > 365 * 2
}

/** What somebody was, and became: three roles in time, each said by a post. */
function ladder(ground: Ground, p: Acquaintance): Claim[] {
  const career = ground.drafts.find((d) => d.id.startsWith('career:') && d.subject === p.fullName)
  const steps = p.roles.flatMap((r) =>
    r.posts[0] === undefined || NO_RANK.test(r.role) ? [] : [{ post: r.posts[0], rank: r.role }],
  )
  const told = new Set(steps.map((s) => s.post))
  for (const n of career?.posts ?? []) {
    const post = ground.teller.posts[n] as Told
    const word = RANKS.exec(post.text)?.[0]
    if (word && !told.has(post.id) && !steps.some((s) => s.rank === word))
      steps.push({ post: post.id, rank: word })
  }
  steps.sort((a, b) => (ground.teller.byId.get(a.post)?.n ?? 0) - (ground.teller.byId.get(b.post)?.n ?? 0))
  if (steps.length < 3) return []
  const posts = steps.flatMap((s) => ground.teller.byId.get(s.post) ?? [])
  return [{ ...claim(ground, 'ladder', p.name, 1.6, posts), person: p.name, steps }]
}

/** Kinship, places and deeds are no ranks. */
const NO_RANK =
  /['’]s |^(?:(?:who|in|from|of) |the man|the woman|wife|husband|spouse|mother|father|brother|sister|son|daughter|grand|madre|padre|herman|hij|niet|marido|esposa|Vater|Mutter|Neffe|Nichte|Enkel)/

const RANKS =
  /(?<!\p{L})(?:apprentice|trainee|inspector|manager|partner|owns a \p{L}+|Praktik\p{L}+|Lehre|Gesell\p{L}+|Meister\p{L}+|Teilhab\p{L}+|\d{1,3} Prozent|suplente|supervisora?|graduó)(?!\p{L})/u

function verbArc(ground: Ground, p: Acquaintance): Claim[] {
  const acts = p.acts.filter((a) => tellable(ground.teller.byId.get(a.post) as Told))
  const first = acts[0]
  const last = acts.at(-1)
  if (acts.length < OFTEN || !first || !last || first.verb === last.verb) return []
  const posts = acts.flatMap((a) => ground.teller.byId.get(a.post) ?? [])
  return [
    { ...claim(ground, 'verb-arc', p.name, 0.9, posts), person: p.name, first: first.verb, last: last.verb },
  ]
}

function allotted(ground: Ground, p: Acquaintance): Claim[] {
  // Somebody's words that we could not give to anybody might be theirs.
  if (p.posts.length < OFTEN || p.unclear > 0) return []
  const words = p.speech.reduce(
    (n, s) => n + (s.text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0),
    0,
  )
  const counts = countOf(ground, p)
  if (!counts) return []
  const base = claim(
    ground,
    'words-allotted',
    p.name,
    words === 0 ? 1.2 : 1,
    postsOf(ground, p).filter(tellable),
    [counts],
  )
  return [{ ...base, saga: null, people: [p.name], person: p.name, words, quotes: p.speech.length }]
}

/** In how many posts each word stands, capitals and the English genitive apart. */
const naming = once((ground: Ground): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const post of ground.teller.posts)
    for (const word of new Set(post.tokens.map((t) => t.raw.replace(/'s$/, '').toLowerCase())))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
})

/** How many posts name them, recounted over all posts; nothing where the two do not agree. */
function countOf(ground: Ground, p: Acquaintance): { value: number; of: CountQuery } | null {
  const name = p.name.toLowerCase()
  const value = naming(ground).get(name) ?? 0
  return value === p.posts.length ? { value, of: { kind: 'word', forms: [name] } } : null
}

/** "She's had her own jar since March": since before the writer had it. */
function knewFirst(ground: Ground, people: readonly Acquaintance[]): Claim[] {
  const claims: Claim[] = []
  for (const saga of ground.stories.sagas) {
    const members = membersOf(ground, saga)
    const first = members[0]
    if (!first || members.length < 2) continue
    for (const post of members.slice(1)) {
      const month = sinceMonth(post)
      if (month === null || !tellable(post)) continue
      const a = dayFrom(first.day)
      if (dayFrom(post.day).year !== a.year || month >= a.month) continue
      const person = people.find((p) => p.posts.includes(post.id))
      if (!person || claims.some((c) => c.posts.includes(post.id))) continue
      claims.push({
        ...claim(ground, 'knew-first', `${post.n}`, 1.9, [first, post]),
        person: person.name,
        days: post.day - first.day,
      })
    }
  }
  return claims
}

function sinceMonth(post: Told): number | null {
  for (let at = 1; at < post.tokens.length; at++) {
    const month = MONTHS.get((post.tokens[at] as Token).key)
    if (month === undefined || !/^(?:since|seit|desde)$/.test((post.tokens[at - 1] as Token).key)) continue
    const before = post.tokens.slice(Math.max(0, at - 9), at - 1).map((t) => t.key)
    if (before.some((w) => /^(?:she's|he's|she|he|has|had|hat|hatte|tiene|tenía)$/.test(w))) return month + 1
  }
  return null
}
