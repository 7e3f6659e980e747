import type { CountQuery } from '../../model.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Acquaintance, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { plainPledges } from '../said-you-would/index.ts'
import { type Animal, FIELDS } from './words.ts'

export interface OwnAnimal {
  who: Acquaintance
  acts: ReturnType<typeof wholeAct>[]
}

/** An animal with a story of its own in the posts, alive in all of it. */
export function ownAnimal(d: Dossier, sagas: readonly Saga[]): OwnAnimal | null {
  const animals = d.stories.people.filter((p) => p.kind === 'animal' && !p.isTender)
  const found = animals
    .map((who) => {
      const saga = sagas.find((s) => s.people.includes(who.name) && actsIn(d, s, 'clear')) ?? null
      const acts = saga
        ? (actsIn(d, saga, 'clear') ?? [])
        : who.posts.filter((id) => d.clear(id)).map((id) => wholeAct(d, id))
      return {
        who,
        acts: acts.filter((a) => !isShadowed(d, a.post)).sort((a, b) => d.day(a.post) - d.day(b.post)),
      }
    })
    .filter((a) => a.acts.length >= 3)
    .sort((a, b) => b.acts.length - a.acts.length || (a.who.name < b.who.name ? -1 : 1))
  return found[0] ?? null
}

export interface Ground {
  animal: Animal
  posts: number[]
  of: number
  query: CountQuery
}

/** Counts that fit one of the drawn animals, strongest first: how far each lies above what is usual. */
export function grounds(d: Dossier): Ground[] {
  const own = d.posts.filter((p) => d.clear(p.id) && wordsOf(p.text).length > 0)
  const all = own.length
  if (all === 0) return []
  const listed = (animal: Animal, posts: number[], usual: number, of = all) => ({
    animal,
    posts,
    of,
    query: { kind: 'listed', posts } as CountQuery,
    score: of > 0 ? posts.length / of / usual : 0,
  })
  const named = new Set(d.stories.people.filter((p) => p.kind === 'person').flatMap((p) => p.posts))
  const months = d.calendar.months
    .map((n, m) => ({ n, m }))
    .sort((a, b) => b.n - a.n)
    .slice(0, 6)
    .map((x) => x.m + 1)
  const pledges = plainPledges(d)
  const late = pledges.filter((p) => p.state === 'late')
  const field = (animal: Animal) =>
    own.filter((p) => (FIELDS[animal] as RegExp).test(p.text)).map((p) => p.id)
  const all8 = [
    listed(
      'sparrow',
      own.filter((p) => named.has(p.id)).map((p) => p.id),
      0.5,
    ),
    listed('otter', field('otter'), 0.1),
    listed(
      'greyhound',
      own.filter((p) => wordsOf(p.text).length <= 8).map((p) => p.id),
      0.3,
    ),
    listed('robin', field('robin'), 0.08),
    listed('goat', field('goat'), 0.12),
    listed(
      'owl',
      own.filter((p) => nightly(p.at)).map((p) => p.id),
      0.2,
    ),
    listed(
      'bear',
      own.filter((p) => months.includes(d.when(p.id)?.m ?? 0)).map((p) => p.id),
      0.62,
    ),
    ...(pledges.length >= 4
      ? [
          listed(
            'snail',
            late.map((p) => p.said.post),
            0.5,
            pledges.length,
          ),
        ]
      : []),
  ]
  return all8
    .filter((g) => g.posts.length >= 2)
    .sort((a, b) => b.score - a.score || (a.animal < b.animal ? -1 : 1))
}

const nightly = (at: string | null) => {
  const hour = at ? Number(at.slice(11, 13)) : 12
  return hour >= 23 || hour < 5
}
