import type { Analysis, Post } from '@youzine/author'
import { countPosts, eachPost } from '#features/posts/index.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { BuiltInAuthor, Reader } from './author.ts'
import { findAnalysis, saveAnalysis, subjectOf } from './queries.ts'

/** Seven posts a day for fifteen years. Beyond that only so many are read, and the article says so. */
export const MOST_POSTS = 40_000

export interface Material {
  reader: Reader
  analysis: Analysis
  /** One honest line where not everything was read. */
  note: string | null
  /** Whom it is about. */
  firstName: string | null
}

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
  async function postsOf(userId: number, total: number): Promise<Post[]> {
    const all: Post[] = []
    let left = Math.max(0, total - MOST_POSTS)
    for await (const row of eachPost(db, userId)) {
      left -= 1
      if (left >= 0) continue
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
    }
    return all
  }

  async function of(userId: number): Promise<Material> {
    const { total, withWords, newest } = await countPosts(db, userId)
    const firstName = await subjectOf(db, userId)
    const fingerprint = `3:${total}:${withWords}:${newest}:${firstName}`
    const reader = { key: `${userId}:${fingerprint}`, size: total, load: () => postsOf(userId, total) }
    const note = total > MOST_POSTS ? `Written from ${MOST_POSTS} of ${total} posts.` : null
    const known = await findAnalysis(db, userId)
    if (known?.fingerprint === fingerprint)
      return { reader, analysis: known.data as Analysis, note, firstName }
    const analysis = await author.analyse(reader, {
      today: dayOf(clock()),
      firstName,
    })
    await saveAnalysis(db, { userId, fingerprint, data: analysis })
    return { reader, analysis, note, firstName }
  }

  return {
    of,
    /** Thin material makes a thin magazine: what it would only repeat is not offered. */
    async topicsFor(userId: number): Promise<string[]> {
      const { reader, analysis, firstName } = await of(userId)
      return author.offer(reader, analysis, { firstName })
    },
  }
}
export type MaterialSource = ReturnType<typeof createMaterial>
