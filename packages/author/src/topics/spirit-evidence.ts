import type { Source } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { TRAIT_KEYS } from '../reading/findings/traits.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { count } from '../writing/desk.ts'
import type { Animal, Trait } from './spirit-animals.ts'

export interface Evidence {
  trait: Trait
  /** How many posts show it. */
  k: number
  /** More than chance or custom would give: 1 is usual, 2 is twice that. */
  strength: number
  sources: Source[]
  /** Posts to call as witnesses. */
  posts: number[]
  /** Whether a sentence shows the trait by itself. */
  shows(sentence: string, post: number): boolean
}

/** Everything is counted over all posts, so that anybody can count it again. */
export function gatherEvidence(m: Material): Map<Trait, Evidence> {
  const found = new Map<Trait, Evidence>()
  const t = m.analysis.totals
  const written = Math.max(1, t.written)
  const put = (
    trait: Trait,
    k: number,
    usual: number,
    source: Source,
    posts: number[],
    shows: Evidence['shows'] = () => true,
  ) => {
    if (k >= 3)
      found.set(trait, {
        trait,
        k,
        strength: Math.min(2.5, k / written / usual),
        sources: [source],
        posts,
        shows,
      })
  }
  for (const f of m.findings('trait')) {
    const k = f.data.count as number
    const trait = String(f.data.trait) as Trait
    if (TRAIT_KEYS.includes(trait))
      found.set(trait, {
        trait,
        k,
        strength: f.score,
        sources: [count(k, { kind: 'word', forms: f.data.forms as string[] })],
        posts: f.posts,
        shows: (sentence) => wordsOf(sentence).some((w) => (f.data.forms as string[]).includes(stem(w))),
      })
  }
  const own = m.posts.filter((p) => p.text && m.clear(p.id))
  const marked = (mark: string) =>
    m.posts.filter((p) => p.text.includes(mark) && wordsOf(p.text).length > 0).length
  const holding = (mark: string) => own.filter((p) => p.text.includes(mark)).map((p) => p.id)
  put(
    'noisy',
    marked('!'),
    0.3,
    count(marked('!'), { kind: 'mark', mark: '!', per: 'posts' }),
    holding('!'),
    (s) => s.includes('!'),
  )
  put(
    'asks',
    marked('?'),
    0.15,
    count(marked('?'), { kind: 'mark', mark: '?', per: 'posts' }),
    holding('?'),
    (s) => s.includes('?'),
  )
  const short = m.posts.filter((p) => inWords(p.text, 1, 10)).length
  put(
    'terse',
    short,
    0.4,
    count(short, { kind: 'at-most-words', words: 10 }),
    own.filter((p) => inWords(p.text, 3, 10)).map((p) => p.id),
  )
  const names = m
    .findings('person')
    .flatMap((f) => (f.data.named && !f.data.tender ? [String(f.data.name).toLowerCase()] : []))
  const named = new Set(
    m
      .findings('person')
      .filter((f) => f.data.named && !f.data.tender)
      .flatMap((f) => f.posts),
  )
  put('herd', named.size, 0.3, count(named.size, { kind: 'listed', posts: [...named] }), [...named], (s) =>
    names.some((n) => s.toLowerCase().includes(n)),
  )
  const objects = m.findings('object').map((f) => f.posts[0] as number)
  if (written <= 400)
    put(
      'collects',
      objects.length,
      0.3,
      count(objects.length, { kind: 'listed', posts: objects }),
      objects,
      (s, id) => s.includes(String(m.findings('object').find((f) => f.posts[0] === id)?.data.phrase)),
    )
  put('carries', t.links, (t.records / written) * 0.4, count(t.links, { kind: 'links' }), [])
  const week = m.findings('weekday')[0]
  if (week?.data.odd)
    found.set('regular', {
      trait: 'regular',
      k: week.data.count as number,
      strength: Math.min(2.5, ((week.data.count as number) * 7) / (week.data.of as number) / 1.2),
      sources: [count(week.data.count as number, { kind: 'weekday', weekday: week.data.weekday as number })],
      posts: [],
      shows: () => false,
    })
  // The wording of this one holds a number of its own.
  found.get('terse')?.sources.push(count(10, { kind: 'score', of: 'words at most' }))
  return found
}

const inWords = (text: string, from: number, to: number) => {
  if (!text || text.length > 90) return false
  const n = wordsOf(text).length
  return n >= from && n <= to
}

/** The posts behind an animal's three traits, added up. */
export const pointsFor = (animal: Animal, evidence: ReadonlyMap<Trait, Evidence>) =>
  animal.traits.reduce((n, t) => n + (evidence.get(t)?.k ?? 0), 0)
