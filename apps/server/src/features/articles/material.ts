import type { Analysis, Post } from '@youzine/author'
import { countPosts, eachPost, loadVectors } from '#features/posts/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { BuiltInAuthor } from './author.ts'
import { findAnalysis, saveAnalysis } from './queries.ts'

export interface Material {
  posts: Post[]
  analysis: Analysis
}

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** A person's posts as the author reads them, and what it found in them: analysed once, until the posts change. */
export function createMaterial({
  db,
  clock,
  author,
}: {
  db: Queryable
  clock: Clock
  author: BuiltInAuthor
}) {
  async function postsOf(userId: number): Promise<Post[]> {
    const all: Post[] = []
    for await (const row of eachPost(db, userId))
      all.push({
        id: row.id,
        at: row.postedAt?.toISOString() ?? null,
        text: row.text,
        place: row.place,
        people: row.people,
        links: row.links,
        kind: row.kind,
        language: row.language,
      })
    return all
  }

  return {
    async of(userId: number): Promise<Material> {
      const { total, withWords, newest } = await countPosts(db, userId)
      const fingerprint = `1:${total}:${withWords}:${newest}`
      const posts = await postsOf(userId)
      const known = await findAnalysis(db, userId)
      if (known?.fingerprint === fingerprint) return { posts, analysis: known.data as Analysis }
      const analysis = await author.analyse(posts, dayOf(clock()), await loadVectors(db, userId))
      await saveAnalysis(db, { userId, fingerprint, data: analysis })
      return { posts, analysis }
    },
  }
}
export type MaterialSource = ReturnType<typeof createMaterial>
