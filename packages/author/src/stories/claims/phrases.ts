import { dayFrom, type Token } from '@youzine/words'
import type { CountQuery } from '../../model.ts'
import type { Key } from '../mentions.ts'
import type { Claim } from '../model.ts'
import { isFunction, type Told } from '../told.ts'
import { claim, daysBetween, type Ground, listed, tellable } from './ground.ts'

/** Refrains (C8), the same words about something else (C9), the ring of first and last (C24), one of a kind (C26). */
export function phraseClaims(ground: Ground): Claim[] {
  const { posts } = ground.teller
  const claims: Claim[] = []
  for (const key of ground.keys) {
    if (key.kind !== 'phrase' && key.kind !== 'sentence') continue
    const members = key.posts.map((n) => posts[n] as Told).filter((p) => p.tone !== 'hidden')
    const refrain = refrainOf(ground, key, members)
    if (refrain) claims.push(refrain)
    const same = sameWords(ground, key, members)
    if (same) claims.push(same)
  }
  const ring = ringOf(ground)
  return [...best(claims, 40), ...(ring ? [ring] : []), ...onlyMarks(ground)]
}

/** The strongest of each set of posts. */
function best(claims: readonly Claim[], most: number): Claim[] {
  const seen = new Set<string>()
  const isFirst = (c: Claim) => {
    const key = `${c.kind}:${c.posts.join()}`
    return !seen.has(key) && Boolean(seen.add(key))
  }
  return [...claims]
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .filter(isFirst)
    .slice(0, most)
}

/** A story that can be named beside another. */
const GOOD = 3.2

function refrainOf(ground: Ground, key: Key, members: readonly Told[]): Claim | null {
  const years = new Set(members.map((p) => dayFrom(p.day).year)).size
  if (members.length < 5 || years < 3) return null
  // A name or a place comes back by itself; a refrain is said.
  const size = key.id.split(' ').length
  if (key.kind !== 'sentence' && !key.id.includes('“') && size < 4) return null
  const parts = new Map<string, number[]>()
  for (const post of members) {
    const saga = ground.stories.sagas.find(
      (s) =>
        s.subject !== key.label &&
        s.kind !== 'phrase' &&
        s.score >= GOOD &&
        s.acts.some((a) => a.post === post.id),
    )
    const label = saga?.subject ?? ''
    parts.set(label, [...(parts.get(label) ?? []), post.id])
  }
  const base = claim(ground, 'refrain', key.id, 1.5 + Math.min(0.5, members.length * 0.05), members, [
    listed(members),
  ])
  return { ...base, phrase: key.label, parts: [...parts].map(([label, ids]) => ({ label, posts: ids })) }
}

/** Two or three posts, a year and more between them, at least four words or two with content. */
function sameWords(ground: Ground, key: Key, members: readonly Told[]): Claim | null {
  const then = members[0]
  const now = members.at(-1)
  if (!then || !now || members.length < 2 || members.length > 3 || now.day - then.day < 365) return null
  const at = key.at.get(then.n)
  if (at === undefined || then.read.greeting || now.read.greeting) return null
  const size = key.id.split(':')[1]?.replace('“', '').split(' ').length ?? 0
  const content = countContent(then, at, size)
  if (content < 1 || (size < 4 && content < 2)) return null
  const base = claim(
    ground,
    'same-words',
    key.id,
    0.8 + Math.min(1, size * 0.12) + content * 0.1,
    [then, now],
    [daysBetween(then, now)],
  )
  return { ...base, words: key.label, then: then.id, now: now.id, days: now.day - then.day }
}

function countContent(post: Told, at: number, size: number): number {
  let n = 0
  for (let i = at; i < at + size && i < post.tokens.length; i++) if (!isFunction(post, i)) n++
  return n
}

/** The first post and the last share a phrase, a name or a rare word. */
function ringOf(ground: Ground): Claim | null {
  const { posts } = ground.teller
  const first = posts[0]
  const last = posts.at(-1)
  if (!first || !last || posts.length < 20 || !tellable(first) || !tellable(last)) return null
  const rank = { phrase: 4, sentence: 3, pair: 3, name: 2, number: 1, word: 1.5, place: 0, field: 0 }
  const both = ground.keys
    .filter((k) => k.at.has(first.n) && k.at.has(last.n) && (k.kind !== 'word' || k.thing >= 0.3))
    .filter((k) => k.kind !== 'place' && k.kind !== 'field')
    .sort(
      (a, b) => rank[b.kind] - rank[a.kind] || b.label.length - a.label.length || (a.id < b.id ? -1 : 1),
    )[0]
  const words = both?.kind === 'phrase' ? both.label : (commonWords(first, last) ?? both?.label)
  if (!words) return null
  return {
    ...claim(ground, 'first-and-last', 'ring', 2.2, [first, last]),
    shared: words,
    first: first.id,
    last: last.id,
  }
}

/** The longest run of three words and more that both posts have, plain words too: "nothing to say". */
function commonWords(a: Told, b: Told): string | null {
  let best: { from: number; size: number } | null = null
  for (let i = 0; i < a.tokens.length; i++)
    for (let j = 0; j < b.tokens.length; j++) {
      let size = 0
      while (
        a.tokens[i + size] &&
        a.tokens[i + size]?.key === b.tokens[j + size]?.key &&
        a.tokens[i + size]?.sentence === a.tokens[i]?.sentence
      )
        size++
      if (size >= 3 && size > (best?.size ?? 0)) best = { from: i, size }
    }
  if (!best) return null
  return a.text.slice((a.tokens[best.from] as Token).from, (a.tokens[best.from + best.size - 1] as Token).to)
}

const SORRY = /(?<!\p{L})(?:sorry|apologi[sz]e|disculpen?|perdón|entschuldig\p{L}*)(?!\p{L})/iu

/** The only exclamation mark, question mark or apology of a hundred posts. */
function onlyMarks(ground: Ground): Claim[] {
  const posts = ground.teller.posts
  if (posts.length < 100) return []
  const kinds: [string, (p: Told) => boolean][] = [
    ['!', (p) => p.text.includes('!')],
    ['?', (p) => p.text.includes('?')],
    ['sorry', (p) => SORRY.test(p.text)],
  ]
  return kinds.flatMap(([what, has]): Claim[] => {
    const found = posts.filter(has)
    const only = found[0]
    if (found.length !== 1 || !only || !tellable(only)) return []
    const of: CountQuery =
      what === 'sorry' ? { kind: 'listed', posts: [only.id] } : { kind: 'mark', mark: what, per: 'posts' }
    return [{ ...claim(ground, 'one-of-a-kind', what, 1.7, [only], [{ value: 1, of }]), what, post: only.id }]
  })
}
