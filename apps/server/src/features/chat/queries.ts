import { READ_AT_MOST } from '@youzine/words'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { articles, chatChunks, chatMessages, conversations, posts } from '#schema'

export type MessageRow = typeof chatMessages.$inferSelect
export type ConversationRow = typeof conversations.$inferSelect

export async function findOwnArticle(db: Queryable, userId: number, articleId: number) {
  const [row] = await db
    .select()
    .from(articles)
    .where(and(eq(articles.id, articleId), eq(articles.userId, userId)))
  return row ?? null
}

export async function ensureConversation(
  db: Queryable,
  userId: number,
  articleId: number,
): Promise<ConversationRow> {
  await db.insert(conversations).values({ userId, articleId }).onConflictDoNothing()
  const [row] = await db.select().from(conversations).where(eq(conversations.articleId, articleId))
  if (!row) throw new Error('The conversation was not stored.')
  return row
}

export async function findOwnConversation(
  db: Queryable,
  userId: number,
  id: number,
): Promise<ConversationRow | null> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.userId, userId)))
  return row ?? null
}

export const lockConversation = (tx: Transaction, id: number) =>
  tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update')

/** The newest so many, in their order. */
export async function listMessages(
  db: Queryable,
  conversationId: number,
  most: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.id))
    .limit(most)
  return rows.reverse()
}

export async function listMessageIds(db: Queryable, conversationId: number): Promise<number[]> {
  const rows = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(asc(chatMessages.id))
  return rows.map(({ id }) => id)
}

/** The last so many before that one, in their order. */
export async function listBefore(db: Queryable, { conversationId, id }: MessageRow, most: number) {
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content, sources: chatMessages.sources })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), lt(chatMessages.id, id)))
    .orderBy(desc(chatMessages.id))
    .limit(most)
  return rows.reverse()
}

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(chatMessages).where(eq(chatMessages.id, id))
  return row ?? null
}

export async function findLastMessage(db: Queryable, conversationId: number): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.id))
    .limit(1)
  return row ?? null
}

export async function countPending(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.status, 'pending')))
  return row?.n ?? 0
}

export async function insertMessage(
  tx: Transaction,
  values: typeof chatMessages.$inferInsert,
): Promise<MessageRow> {
  const [row] = await tx.insert(chatMessages).values(values).returning()
  if (!row) throw new Error('The message was not stored.')
  return row
}

export const deleteMessage = (tx: Transaction, id: number) =>
  tx.delete(chatMessages).where(eq(chatMessages.id, id))

/** True for the one who ends it. */
export async function endMessage(tx: Transaction, id: number, values: Partial<MessageRow>): Promise<boolean> {
  const ended = await tx
    .update(chatMessages)
    .set({ ...values, heldUntil: null })
    .where(and(eq(chatMessages.id, id), eq(chatMessages.status, 'pending')))
    .returning({ id: chatMessages.id })
  return ended.length === 1
}

export const deleteChunks = (db: Queryable, messageId: number) =>
  db.delete(chatChunks).where(eq(chatChunks.messageId, messageId))

/** What a process left behind that did not live to clean up. */
export const deleteOldChunks = (db: Queryable, before: Date) =>
  db.delete(chatChunks).where(
    inArray(
      chatChunks.messageId,
      db
        .select({ id: chatMessages.id })
        .from(chatMessages)
        .where(and(ne(chatMessages.status, 'pending'), lt(chatMessages.createdAt, before))),
    ),
  )

export const holdMessages = (db: Queryable, ids: number[], until: Date) =>
  db
    .update(chatMessages)
    .set({ heldUntil: until })
    .where(and(inArray(chatMessages.id, ids), eq(chatMessages.status, 'pending')))

/** Answers that nobody is writing any more; with `anyway` all of them. */
export const listAbandoned = (db: Queryable, now: Date, anyway: boolean): Promise<MessageRow[]> =>
  db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.status, 'pending'),
        anyway ? undefined : or(isNull(chatMessages.heldUntil), lt(chatMessages.heldUntil, now)),
      ),
    )

export const insertChunks = (db: Queryable, rows: (typeof chatChunks.$inferInsert)[]) =>
  db.insert(chatChunks).values(rows).onConflictDoNothing()

/** The pieces of an answer from that index on, in their order. */
export async function listChunks(db: Queryable, messageId: number, from = 0): Promise<string[]> {
  const rows = await db
    .select()
    .from(chatChunks)
    .where(
      and(
        eq(chatChunks.messageId, messageId),
        gt(sql`${chatChunks.firstIndex} + jsonb_array_length(${chatChunks.texts})`, from),
      ),
    )
    .orderBy(asc(chatChunks.firstIndex))
  return rows.flatMap(({ firstIndex, texts }) => texts.slice(Math.max(0, from - firstIndex)))
}

export const listPosts = (db: Queryable, userId: number, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: posts.id, at: posts.postedAt, text: sql<string>`left(${posts.text}, ${READ_AT_MOST})` })
        .from(posts)
        .where(and(eq(posts.userId, userId), inArray(posts.id, ids), eq(posts.leftOut, false)))

export const listByOwner = (db: Queryable, userId: number) =>
  db
    .select({ message: chatMessages, title: articles.title })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .innerJoin(articles, eq(articles.id, conversations.articleId))
    .where(eq(chatMessages.userId, userId))
    .orderBy(asc(chatMessages.id))

export async function moveChats(tx: Transaction, guestId: number, memberId: number) {
  await tx.update(conversations).set({ userId: memberId }).where(eq(conversations.userId, guestId))
  await tx.update(chatMessages).set({ userId: memberId }).where(eq(chatMessages.userId, guestId))
  await tx.update(chatChunks).set({ userId: memberId }).where(eq(chatChunks.userId, guestId))
}
