import { asRead } from '@youzine/words'
import type { Post } from './model.ts'
import { inOrder } from './reading/in-order.ts'

const admitted = new WeakMap<readonly Post[], readonly Post[]>()

/** The one way in for posts: as far as anything reads them, and in an order that their ids have no part in. */
export function admit(posts: readonly Post[]): readonly Post[] {
  const known = admitted.get(posts)
  if (known) return known
  const isLong = ({ text }: Post) => asRead(text) !== text
  const read = posts.map((post) => (isLong(post) ? { ...post, text: asRead(post.text) } : post)).sort(inOrder)
  admitted.set(posts, read)
  return read
}

/** The same for whatever is asked together with its posts. */
export const throughTheDoor =
  <Request extends { posts: readonly Post[] }, Reply>(answer: (request: Request) => Reply) =>
  (request: Request): Reply =>
    answer({ ...request, posts: admit(request.posts) })
