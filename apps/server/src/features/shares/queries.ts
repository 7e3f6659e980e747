import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { articles, shares, shareViews, topics, users } from '#schema'

export type ShareRow = typeof shares.$inferSelect

export async function findOwnArticle(db: Queryable, userId: number, articleId: number) {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.id, articleId), eq(articles.userId, userId)))
  return row ?? null
}

export async function findShareOf(db: Queryable, articleId: number): Promise<ShareRow | null> {
  const [row] = await db.select().from(shares).where(eq(shares.articleId, articleId))
  return row ?? null
}

/** The hash of a link that exists stays; only what it shows changes. */
export async function saveShare(
  db: Queryable,
  { nameShown, ...values }: typeof shares.$inferInsert,
): Promise<ShareRow> {
  const [row] = await db
    .insert(shares)
    .values({ ...values, ...(nameShown ? { nameShown } : {}) })
    .onConflictDoUpdate({
      target: shares.articleId,
      set: { discoverable: values.discoverable, ...(nameShown ? { nameShown } : {}) },
    })
    .returning()
  if (!row) throw new Error('The share was not stored.')
  return row
}

export const deleteShare = (db: Queryable, id: number) => db.delete(shares).where(eq(shares.id, id))

const withArticle = (db: Queryable) =>
  db
    .select({
      share: shares,
      article: {
        title: articles.title,
        standfirst: articles.standfirst,
        description: articles.description,
        body: articles.body,
        language: articles.language,
        paragraphs: articles.paragraphs,
        figures: articles.figures,
        pullQuotes: articles.pullQuotes,
        writtenBy: articles.writtenBy,
        note: articles.note,
      },
      topic: { id: topics.id, key: topics.key, name: topics.name },
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(shares)
    .innerJoin(articles, eq(articles.id, shares.articleId))
    .innerJoin(users, eq(users.id, shares.userId))
    // A topic that was taken down cannot be written from; the article stays without the invitation.
    .leftJoin(topics, and(eq(topics.id, articles.topicId), eq(topics.status, 'published')))
    .$dynamic()

export type Shared = NonNullable<Awaited<ReturnType<typeof findShared>>>

export async function findShared(db: Queryable, hash: string) {
  const [row] = await withArticle(db).where(eq(shares.hash, hash))
  return row ?? null
}

/** An article of one's own as its picture shows it, shared or not. */
export async function findOwnFront(db: Queryable, userId: number, articleId: number) {
  const [row] = await db
    .select({
      article: articles,
      topic: { key: topics.key, name: topics.name },
      owner: { firstName: users.firstName, lastName: users.lastName },
      share: shares,
    })
    .from(articles)
    .innerJoin(users, eq(users.id, articles.userId))
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .leftJoin(shares, eq(shares.articleId, articles.id))
    .where(and(eq(articles.id, articleId), eq(articles.userId, userId)))
  return row ?? null
}

/** Without the articles themselves: a list shows no more than their titles. */
export const listDiscoverable = (db: Queryable, limit: number) =>
  db
    .select({
      share: shares,
      article: { title: articles.title },
      topic: { id: topics.id, key: topics.key, name: topics.name },
      owner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(shares)
    .innerJoin(articles, eq(articles.id, shares.articleId))
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(topics, and(eq(topics.id, articles.topicId), eq(topics.status, 'published')))
    .where(eq(shares.discoverable, true))
    .orderBy(desc(shares.viewCount), desc(shares.id))
    .limit(limit)

/** True the first time that this viewer looks on that day. */
export async function addViewer(tx: Transaction, shareId: number, day: string, viewer: string) {
  const added = await tx
    .insert(shareViews)
    .values({ shareId, day, viewer })
    .onConflictDoNothing()
    .returning({ viewer: shareViews.viewer })
  return added.length === 1
}

export const countView = (tx: Transaction, shareId: number) =>
  tx
    .update(shares)
    .set({ viewCount: sql`${shares.viewCount} + 1` })
    .where(eq(shares.id, shareId))

export const deleteViewsBefore = (db: Queryable, day: string) =>
  db.delete(shareViews).where(lt(shareViews.day, day))

export const listHashesOf = (db: Queryable, userId: number) =>
  db.select({ hash: shares.hash }).from(shares).where(eq(shares.userId, userId))

export const moveShares = (tx: Transaction, guestId: number, memberId: number) =>
  tx.update(shares).set({ userId: memberId }).where(eq(shares.userId, guestId))
