import type { Post } from '@youzine/author'

const PIECES = 5
/** Every so many posts of a life go into a piece: all its years are in each. */
const EVERY = 8

/** An invented life in pieces, each read in well under a second. */
export async function rehearsals(): Promise<Post[][]> {
  const { inventedPeople } = await import('@youzine/sample')
  const life = (inventedPeople[0]?.posts ?? []).map(
    (post): Post => ({ ...post, people: [], links: [], kind: 'status' }),
  )
  return Array.from({ length: PIECES }, (_, piece) => life.filter((_, n) => n % EVERY === piece))
}
