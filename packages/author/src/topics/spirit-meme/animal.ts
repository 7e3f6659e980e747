import type { Acquaintance, Act, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'

export interface OwnAnimal {
  who: Acquaintance
  acts: Act[]
  /** The story that is the animal's own, where there is one. */
  saga: Saga | null
}

const SIGHTINGS = 3

/** A story is an animal's own where it is called by its name; one that it walks through is somebody else's. */
export const isOf = (saga: Saga, who: Acquaintance) =>
  [who.name, ...who.aliases].some((n) => saga.subject.toLowerCase().includes(n.toLowerCase()))

export const animalsOf = (d: Dossier) => d.stories.people.filter((p) => p.kind === 'animal' && !p.isTender)

/** An animal with a story of its own in the posts, alive in all of it, and named in each of them. */
export function ownAnimal(d: Dossier, sagas: readonly Saga[]): OwnAnimal | null {
  const found = animalsOf(d)
    .map((who): OwnAnimal => {
      const saga = sagas.find((s) => isOf(s, who) && actsIn(d, s, 'clear')) ?? null
      const told = saga ? (actsIn(d, saga, 'clear') ?? []) : []
      const posts = who.posts.filter((id) => d.clear(id)).map((id) => wholeAct(d, id))
      const isNamed = (a: Act) => [who.name, ...who.aliases].some((n) => d.wordsOf(a).includes(n))
      const acts = (told.length > posts.length ? told : posts).filter(
        (a) => isNamed(a) && !isShadowed(d, a.post) && d.day(a.post) > 0,
      )
      return { who, saga, acts: acts.sort((a, b) => d.day(a.post) - d.day(b.post)).slice(0, MOST) }
    })
    .filter((a) => a.acts.length >= SIGHTINGS)
    .sort((a, b) => b.acts.length - a.acts.length || (a.who.name < b.who.name ? -1 : 1))
  return found[0] ?? null
}

const MOST = 10
