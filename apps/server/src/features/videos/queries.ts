import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { articles, magazines, topics, users, videos } from '#schema'

export type VideoRow = typeof videos.$inferSelect

export async function findFilmable(db: Queryable, userId: number, articleId: number) {
  const [row] = await db
    .select({ id: articles.id, topicKey: topics.key })
    .from(articles)
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(and(eq(articles.id, articleId), eq(articles.userId, userId)))
  return row ?? null
}

export async function findVideoOf(db: Queryable, articleId: number): Promise<VideoRow | null> {
  const [row] = await db.select().from(videos).where(eq(videos.articleId, articleId))
  return row ?? null
}

export async function findOwnVideo(db: Queryable, userId: number, id: number): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), eq(videos.userId, userId)))
  return row ?? null
}

/** Null when there is one already. */
export async function insertVideo(tx: Transaction, userId: number, articleId: number) {
  const [row] = await tx
    .insert(videos)
    .values({ userId, articleId, status: 'queued' })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** A film that failed is asked for anew; true for the one who does it. */
export async function queueAgain(tx: Transaction, id: number): Promise<boolean> {
  const changed = await tx
    .update(videos)
    .set({ status: 'queued', progress: 0, error: null })
    .where(and(eq(videos.id, id), eq(videos.status, 'failed')))
    .returning({ id: videos.id })
  return changed.length === 1
}

/** False where it is gone by now. */
export async function updateVideo(db: Queryable, id: number, values: Partial<VideoRow>): Promise<boolean> {
  const rows = await db.update(videos).set(values).where(eq(videos.id, id)).returning({ id: videos.id })
  return rows.length > 0
}

/** What the film is made from. */
export async function findScriptOf(db: Queryable, videoId: number) {
  const [row] = await db
    .select({
      video: videos,
      article: {
        title: articles.title,
        standfirst: articles.standfirst,
        language: articles.language,
        paragraphs: articles.paragraphs,
        pullQuotes: articles.pullQuotes,
        figures: articles.figures,
      },
      topic: { key: topics.key, name: topics.name },
      firstName: users.firstName,
      magazine: { front: magazines.front, rhythm: magazines.rhythm },
    })
    .from(videos)
    .innerJoin(articles, eq(articles.id, videos.articleId))
    .innerJoin(users, eq(users.id, videos.userId))
    .innerJoin(magazines, eq(magazines.id, articles.magazineId))
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(eq(videos.id, videoId))
  return row ?? null
}

export const listFilesOf = async (db: Queryable, userId: number) =>
  (await db.select({ file: videos.file }).from(videos).where(eq(videos.userId, userId))).flatMap(
    ({ file }) => file ?? [],
  )

export const moveVideos = (tx: Transaction, guestId: number, memberId: number) =>
  tx.update(videos).set({ userId: memberId }).where(eq(videos.userId, guestId))

/** Films of articles that are no longer what they were; answers their files. */
export async function deleteFilmsOf(tx: Transaction, articleIds: number[]): Promise<string[]> {
  if (articleIds.length === 0) return []
  const gone = await tx.delete(videos).where(inArray(videos.articleId, articleIds)).returning()
  return gone.flatMap(({ file }) => file ?? [])
}
