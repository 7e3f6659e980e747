import type { Post } from '../model.ts'

/**
 * The posts to read first when nobody should wait for all of them: long enough to say something, short
 * enough to be quoted, from every year alike. Give their number to `analyse` as `outOf`, so that the
 * article says what it rests on; read the rest afterwards.
 */
export function firstLook(posts: readonly Post[], most = 600): Post[] {
  if (posts.length <= most) return [...posts]
  const byYear = new Map<string, { post: Post; promise: number }[]>()
  for (const post of posts) {
    const year = post.at?.slice(0, 4) ?? ''
    const list = byYear.get(year)
    const entry = { post, promise: promiseOf(post) }
    if (list) list.push(entry)
    else byYear.set(year, [entry])
  }
  const share = most / posts.length
  const chosen: Post[] = []
  for (const year of [...byYear.keys()].sort()) {
    const list = byYear.get(year) ?? []
    list.sort((a, b) => b.promise - a.promise || a.post.id - b.post.id)
    chosen.push(...list.slice(0, Math.max(1, Math.floor(list.length * share))).map((x) => x.post))
  }
  return chosen
}

function promiseOf({ text }: Post): number {
  const n = text.length
  if (n < 12) return 0
  const size = n < 40 ? 1 : n <= 260 ? 3 : n <= 500 ? 2 : 0.5
  return (
    size + (/\d/.test(text) ? 0.5 : 0) + (text.includes('. ') ? 0.5 : 0) - (text.includes('http') ? 1 : 0)
  )
}
