import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import {
  analyses,
  articleSteps,
  articles,
  conversations,
  corrections,
  generations,
  imports,
  magazines,
  posts,
  shares,
  topics,
  users,
  videos,
} from '#schema'

export type ArticleRow = typeof articles.$inferSelect
export type GenerationRow = typeof generations.$inferSelect
/** Whose, of what, and in which magazine. */
export type Placed = Pick<GenerationRow, 'userId' | 'magazineId' | 'topicId' | 'importId' | 'chosenTitle'>

export async function findOwnedArticle(db: Queryable, userId: number, id: number) {
  const [row] = await db
    .select({ article: articles, topic: topics })
    .from(articles)
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(and(eq(articles.id, id), eq(articles.userId, userId)))
  return row ?? null
}

/** What has grown around an article: its link, its conversation, its film. */
export async function findCompanions(db: Queryable, articleId: number) {
  const [row] = await db
    .select({ share: shares, conversation: conversations, video: videos, isSample: imports.isSample })
    .from(articles)
    .innerJoin(magazines, eq(magazines.id, articles.magazineId))
    .leftJoin(imports, eq(imports.id, magazines.importId))
    .leftJoin(shares, eq(shares.articleId, articles.id))
    .leftJoin(conversations, eq(conversations.articleId, articles.id))
    .leftJoin(videos, eq(videos.articleId, articles.id))
    .where(eq(articles.id, articleId))
  if (!row) return { share: null, conversation: null, video: null, isSample: false }
  return { ...row, isSample: row.isSample ?? false }
}

export async function findNeighbours(
  db: Queryable,
  { magazineId, id }: Pick<ArticleRow, 'magazineId' | 'id'>,
) {
  const beside = (order: 'before' | 'after') =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(
        and(
          eq(articles.magazineId, magazineId),
          isNull(articles.supersededBy),
          order === 'before' ? lt(articles.id, id) : gt(articles.id, id),
        ),
      )
      .orderBy(order === 'before' ? desc(articles.id) : asc(articles.id))
      .limit(1)
  const [[before], [after]] = [await beside('before'), await beside('after')]
  return { prevId: before?.id ?? null, nextId: after?.id ?? null }
}

export const listPostsByIds = (db: Queryable, userId: number, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: posts.id, postedAt: posts.postedAt, text: posts.text, place: posts.place })
        .from(posts)
        .where(and(eq(posts.userId, userId), inArray(posts.id, ids), eq(posts.leftOut, false)))
        .orderBy(posts.postedAt)

export async function insertArticle(
  db: Queryable,
  values: typeof articles.$inferInsert,
): Promise<ArticleRow> {
  const [row] = await db.insert(articles).values(values).returning()
  if (!row) throw new Error('The article was not stored.')
  return row
}

/** The edition that a magazine shows of a topic, of those that came with an import. */
export async function findShownEdition(
  db: Queryable,
  { userId, magazineId, topicId }: GenerationRow,
): Promise<ArticleRow | null> {
  const [row] = await db
    .select({ article: articles })
    .from(articles)
    .innerJoin(generations, eq(generations.articleId, articles.id))
    .where(
      and(
        eq(articles.userId, userId),
        eq(articles.magazineId, magazineId),
        eq(articles.topicId, topicId),
        isNull(articles.supersededBy),
        isNotNull(generations.importId),
      ),
    )
    .orderBy(desc(articles.id))
    .limit(1)
  return row?.article ?? null
}

export const supersede = (db: Queryable, id: number, by: number) =>
  db.update(articles).set({ supersededBy: by }).where(eq(articles.id, id))

/** The editions that this one, or one of these, took the place of; the newest first. */
export async function listEarlier(db: Queryable, { id, userId }: ArticleRow) {
  const found = await rowsOf<{ id: number; created_at: string }>(
    db,
    sql`with recursive earlier as (
          select id, created_at from articles where superseded_by = ${id} and user_id = ${userId}
          union select a.id, a.created_at from articles a join earlier e on a.superseded_by = e.id)
        select id, created_at from earlier order by id desc limit 20`,
  )
  return found.map((row) => ({ id: row.id, createdAt: new Date(row.created_at) }))
}

export async function insertSteps(db: Queryable, steps: (typeof articleSteps.$inferInsert)[]) {
  if (steps.length) await db.insert(articleSteps).values(steps)
}

export async function countOfTopic(db: Queryable, userId: number, topicId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(articles)
    .where(and(eq(articles.userId, userId), eq(articles.topicId, topicId)))
  return row?.n ?? 0
}

/** Stories that the person has read already: in this magazine, or under this topic. */
export async function listTold(
  db: Queryable,
  { userId, magazineId, topicId, importId }: Placed,
): Promise<string[]> {
  // A magazine is planned as a whole: what its earlier editions told is told anew.
  const before =
    importId === null
      ? undefined
      : sql`${articles.id} in (select article_id from generations where import_id = ${importId})`
  const rows = await db
    .select({ told: articles.told })
    .from(articles)
    .where(
      and(
        eq(articles.userId, userId),
        before ?? sql`(${articles.magazineId} = ${magazineId} or ${articles.topicId} = ${topicId})`,
      ),
    )
  return [...new Set(rows.flatMap(({ told }) => told))]
}

const MOST_SIBLINGS = 20

/** The other articles of the magazine. */
export const listSiblings = (db: Queryable, { userId, magazineId, topicId }: Placed) =>
  db
    .select({ title: articles.title, standfirst: articles.standfirst, paragraphs: articles.paragraphs })
    .from(articles)
    .where(
      and(
        eq(articles.userId, userId),
        eq(articles.magazineId, magazineId),
        ne(articles.topicId, topicId),
        isNull(articles.supersededBy),
      ),
    )
    .orderBy(articles.id)
    .limit(MOST_SIBLINGS)

/** What the magazine's articles are called; one that is written anew may keep its own title. */
export async function listTitles(
  db: Queryable,
  { userId, magazineId, topicId }: Placed,
  { isAnew }: { isAnew: boolean },
): Promise<string[]> {
  const rows = await db
    .select({ title: articles.title })
    .from(articles)
    .where(
      and(
        eq(articles.userId, userId),
        eq(articles.magazineId, magazineId),
        isNull(articles.supersededBy),
        isAnew ? sql`${articles.topicId} is distinct from ${topicId}` : undefined,
      ),
    )
  return rows.map(({ title }) => title)
}

/** Until the transaction ends, nobody else decides what this person asked for. */
export const lockPerson = (tx: Queryable, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** Null when one is being written already. */
export async function insertGeneration(
  db: Queryable,
  values: typeof generations.$inferInsert,
): Promise<GenerationRow | null> {
  const [row] = await db.insert(generations).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function findGeneration(db: Queryable, id: number): Promise<GenerationRow | null> {
  const [row] = await db.select().from(generations).where(eq(generations.id, id))
  return row ?? null
}

export async function findNewestGeneration(
  db: Queryable,
  userId: number,
  topicId: number,
): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.topicId, topicId)))
    .orderBy(desc(generations.id))
    .limit(1)
  return row ?? null
}

/** True for the one who ends it: an article is stored exactly once, however often its job runs. */
export async function endGeneration(
  db: Queryable,
  id: number,
  values: { status: 'finished' | 'dropped'; articleId?: number; reason?: string },
): Promise<boolean> {
  const ended = await db
    .update(generations)
    .set(values)
    .where(and(eq(generations.id, id), inArray(generations.status, ['queued', 'running'])))
    .returning({ id: generations.id })
  return ended.length === 1
}

export const markRunning = (db: Queryable, id: number) =>
  db
    .update(generations)
    .set({ status: 'running' })
    .where(and(eq(generations.id, id), eq(generations.status, 'queued')))

export async function countByImport(db: Queryable, importId: number) {
  const [row] = await db
    .select({
      expected: sql<number>`count(*)::int`,
      over: sql<number>`count(*) filter (where ${generations.status} in ('finished', 'dropped'))::int`,
      written: sql<number>`count(*) filter (where ${generations.status} = 'finished')::int`,
    })
    .from(generations)
    .where(eq(generations.importId, importId))
  return row ?? { expected: 0, over: 0, written: 0 }
}

/** Topics of an import that are written or on their way; what was given up may be asked for again. */
export async function listTopicsBegun(db: Queryable, importId: number): Promise<Set<number>> {
  const rows = await db
    .select({ topicId: generations.topicId })
    .from(generations)
    .where(and(eq(generations.importId, importId), ne(generations.status, 'dropped')))
  return new Set(rows.map(({ topicId }) => topicId))
}

/** Where both have one, it is made anew when it is next needed: the posts have changed. */
export async function moveToOwner(tx: Transaction, guestId: number, memberId: number) {
  await tx.delete(analyses).where(inArray(analyses.userId, [guestId, memberId]))
  await tx.update(articles).set({ userId: memberId }).where(eq(articles.userId, guestId))
  await tx.update(corrections).set({ userId: memberId }).where(eq(corrections.userId, guestId))
  await tx.update(articleSteps).set({ userId: memberId }).where(eq(articleSteps.userId, guestId))
  await tx.execute(sql`update generations set status = 'dropped', reason = 'You logged in to another account.'
    where user_id = ${guestId} and status in ('queued', 'running')
      and topic_id in (select topic_id from generations where user_id = ${memberId} and status in ('queued', 'running'))`)
  await tx.update(generations).set({ userId: memberId }).where(eq(generations.userId, guestId))
}

export const listByOwner = (db: Queryable, userId: number) =>
  db.select().from(articles).where(eq(articles.userId, userId)).orderBy(articles.id)

export const listWithTopics = (db: Queryable, userId: number) =>
  db
    .select({ article: articles, topicName: topics.name })
    .from(articles)
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(eq(articles.userId, userId))

export const updateArticle = (db: Queryable, id: number, values: Partial<typeof articles.$inferInsert>) =>
  db.update(articles).set(values).where(eq(articles.id, id))

export async function findGenerationOf(db: Queryable, articleId: number): Promise<GenerationRow | null> {
  const [row] = await db.select().from(generations).where(eq(generations.articleId, articleId)).limit(1)
  return row ?? null
}

/** Which edition of its topic an article is, from 0. */
export async function editionOf(db: Queryable, { id, userId, topicId }: ArticleRow): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(articles)
    .where(and(eq(articles.userId, userId), eq(articles.topicId, topicId ?? 0), lt(articles.id, id)))
  return row?.n ?? 0
}

export type CorrectionRow = typeof corrections.$inferSelect

export const listCorrections = (db: Queryable, userId: number): Promise<CorrectionRow[]> =>
  db.select().from(corrections).where(eq(corrections.userId, userId)).orderBy(desc(corrections.id))

export async function insertCorrection(
  tx: Transaction,
  values: typeof corrections.$inferInsert,
): Promise<CorrectionRow> {
  const [row] = await tx.insert(corrections).values(values).returning()
  if (!row) throw new Error('The correction was not stored.')
  return row
}

/** True when it was there. */
export async function deleteCorrection(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(corrections)
    .where(and(eq(corrections.id, id), eq(corrections.userId, userId)))
    .returning({ id: corrections.id })
  return rows.length > 0
}
