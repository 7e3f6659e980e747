import type { Analysis, Front, Post } from '@youzine/author'
import { asRead } from '@youzine/words'
import { countPosts, eachPost, leaveOutsMark } from '#features/posts/index.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { BuiltInAuthor } from './author.ts'
import { createPatience } from './patience.ts'
import { findAnalysis, saveAnalysis, subjectOf } from './queries.ts'
import type { Reader } from './seat.ts'

/** Seven posts a day for fifteen years. Beyond that only so many are read, and the article says so. */
export const MOST_POSTS = 40_000

export interface Material {
  reader: Reader
  analysis: Analysis
  /** One honest line where not everything was read. */
  note: string | null
  /** Whom it is about. */
  firstName: string | null
  /** The day it is written on. */
  today: string
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
  const patience = createPatience(clock)

  async function postsOf(userId: number, total: number): Promise<Post[]> {
    const all: Post[] = []
    let left = Math.max(0, total - MOST_POSTS)
    for await (const row of eachPost(db, userId)) {
      if (row.leftOut) continue
      left -= 1
      if (left >= 0) continue
      all.push({
        id: row.id,
        at: row.postedAt?.toISOString() ?? null,
        text: asRead(row.text),
        place: row.place,
        people: row.people,
        links: row.links,
        kind: row.kind,
        language: row.language,
      })
    }
    return all
  }

  async function of(userId: number, signal?: AbortSignal): Promise<Material> {
    const { total: all, withWords, newest, leftOut } = await countPosts(db, userId)
    const total = all - leftOut
    const { firstName, today } = await subjectOf(db, userId, dayOf(clock()))
    const mark = await leaveOutsMark(db, userId)
    const fingerprint = `4:${total}:${withWords}:${newest}:${mark}:${firstName}`
    const reader: Reader = {
      key: `${userId}:${fingerprint}`,
      who: String(userId),
      size: Math.min(total, MOST_POSTS),
      load: () => postsOf(userId, total),
      ...(signal ? { signal } : {}),
    }
    const note = total > MOST_POSTS ? `Written from ${MOST_POSTS} of ${total} posts.` : null
    const known = await findAnalysis(db, userId)
    if (known?.fingerprint === fingerprint)
      return { reader, analysis: known.data as Analysis, note, firstName, today }
    const analysis = await patience.spent(reader.key, () => author.analyse(reader, { today, firstName }))
    await saveAnalysis(db, { userId, fingerprint, data: analysis })
    return { reader, analysis, note, firstName, today }
  }

  const invented = new Map<string, Promise<Analysis>>()

  return {
    of,
    /** Somebody made up: read once, and then known by heart. */
    async ofInvented(key: string, firstName: string, posts: Post[]): Promise<Material> {
      const reader = { key: `invented:${key}`, who: 'nobody', size: posts.length, load: async () => posts }
      const today = dayOf(clock())
      const known = invented.get(key) ?? author.analyse(reader, { today, firstName })
      invented.set(key, known)
      known.catch(() => invented.delete(key))
      return { reader, analysis: await known, note: null, firstName, today }
    },
    async frontFor(userId: number, signal?: AbortSignal): Promise<Front> {
      const { reader, analysis, firstName } = await of(userId, signal)
      return author.front(reader, analysis, { firstName })
    },
    /** Thin material makes a thin magazine: what it would only repeat is not offered. */
    async topicsFor(userId: number, signal?: AbortSignal): Promise<string[]> {
      const { reader, analysis, firstName } = await of(userId, signal)
      return author.offer(reader, analysis, { firstName })
    },
  }
}
export type MaterialSource = ReturnType<typeof createMaterial>
