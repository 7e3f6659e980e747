import type { Post } from '../model.ts'
import { once } from './once.ts'
import { compareText } from './seeded.ts'

const momentOf = ({ at }: Post) => (at ? Date.parse(at) : Number.MAX_SAFE_INTEGER)

/** By time, then by words; never by id, because the same posts imported again have other ids. */
export const inOrder = (a: Post, b: Post): number =>
  momentOf(a) - momentOf(b) || compareText(a.text, b.text) || compareText(a.place ?? '', b.place ?? '')

const placesIn = once(
  (posts: readonly Post[]) => new Map(posts.toSorted(inOrder).map(({ id }, n) => [id, n])),
)

/** The same for whoever has only ids: what breaks every tie. */
export function compareIn(posts: readonly Post[]): (a: number, b: number) => number {
  const places = placesIn(posts)
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
}
