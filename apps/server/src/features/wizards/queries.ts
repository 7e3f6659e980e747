import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { StoredPieces } from '#platform/runs/runs.ts'
import { wizardMessages, wizardPieces, wizardSessions } from '#schema'

export type SessionRow = typeof wizardSessions.$inferSelect
export type MessageRow = typeof wizardMessages.$inferSelect
export type NewMessage = typeof wizardMessages.$inferInsert

export async function insertSession(
  tx: Transaction,
  values: typeof wizardSessions.$inferInsert,
): Promise<SessionRow> {
  const [row] = await tx.insert(wizardSessions).values(values).returning()
  if (!row) throw new Error('The session was not stored.')
  return row
}

const owned = (userId: number, kind: SessionRow['kind'], id: number) =>
  and(eq(wizardSessions.id, id), eq(wizardSessions.userId, userId), eq(wizardSessions.kind, kind))

export async function findOwnSession(db: Queryable, userId: number, kind: SessionRow['kind'], id: number) {
  const [row] = await db
    .select()
    .from(wizardSessions)
    .where(owned(userId, kind, id))
  return row ?? null
}

/** Locked, so that two clicks come one after the other. */
export async function lockOwnSession(
  tx: Transaction,
  userId: number,
  kind: SessionRow['kind'],
  id: number,
): Promise<SessionRow | null> {
  const [row] = await tx
    .select()
    .from(wizardSessions)
    .where(owned(userId, kind, id))
    .for('update')
  return row ?? null
}

export async function findSession(db: Queryable, id: number): Promise<SessionRow | null> {
  const [row] = await db.select().from(wizardSessions).where(eq(wizardSessions.id, id))
  return row ?? null
}

export const listSessions = (db: Queryable, userId: number, kind: SessionRow['kind']) =>
  db
    .select()
    .from(wizardSessions)
    .where(and(eq(wizardSessions.userId, userId), eq(wizardSessions.kind, kind)))
    .orderBy(desc(wizardSessions.id))
    .limit(500)

export async function updateSession(
  on: Queryable,
  id: number,
  values: Partial<typeof wizardSessions.$inferInsert>,
): Promise<SessionRow> {
  const [row] = await on.update(wizardSessions).set(values).where(eq(wizardSessions.id, id)).returning()
  if (!row) throw new Error('The session is gone.')
  return row
}

export const abandonIdle = (db: Queryable, before: Date) =>
  db
    .update(wizardSessions)
    .set({ status: 'abandoned' })
    .where(and(eq(wizardSessions.status, 'draft'), lt(wizardSessions.updatedAt, before)))

export const listMessages = (db: Queryable, sessionIds: number[]): Promise<MessageRow[]> =>
  sessionIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(wizardMessages)
        .where(inArray(wizardMessages.sessionId, sessionIds))
        .orderBy(asc(wizardMessages.id))

export async function insertMessage(tx: Transaction, values: NewMessage): Promise<MessageRow> {
  const [row] = await tx.insert(wizardMessages).values(values).returning()
  if (!row) throw new Error('The message was not stored.')
  return row
}

export const updateMessage = (tx: Transaction, id: number, values: Partial<NewMessage>) =>
  tx.update(wizardMessages).set(values).where(eq(wizardMessages.id, id))

export const deleteAfter = (tx: Transaction, sessionId: number, id: number) =>
  tx.delete(wizardMessages).where(and(eq(wizardMessages.sessionId, sessionId), gt(wizardMessages.id, id)))

/** What failed is said once, and makes way for what comes next. */
export const deleteFailed = (tx: Transaction, sessionId: number) =>
  tx
    .delete(wizardMessages)
    .where(and(eq(wizardMessages.sessionId, sessionId), eq(wizardMessages.status, 'failed')))

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | null> {
  const [row] = await db.select().from(wizardMessages).where(eq(wizardMessages.id, id))
  return row ?? null
}

export const insertPieces = (on: Queryable, rows: StoredPieces[]) =>
  on.insert(wizardPieces).values(rows.map(({ runId, ...row }) => ({ ...row, messageId: runId })))

export async function listPieces(on: Queryable, messageId: number, from = 0): Promise<string[]> {
  const rows = await on
    .select()
    .from(wizardPieces)
    .where(eq(wizardPieces.messageId, messageId))
    .orderBy(wizardPieces.firstIndex)
  return rows.flatMap(({ texts }) => texts).slice(from)
}

export const deletePieces = (on: Queryable, messageId: number) =>
  on.delete(wizardPieces).where(eq(wizardPieces.messageId, messageId))

export const deleteOldPieces = (on: Queryable, before: Date) =>
  on.delete(wizardPieces).where(
    inArray(
      wizardPieces.messageId,
      on
        .select({ id: wizardMessages.id })
        .from(wizardMessages)
        .where(or(isNull(wizardMessages.heldUntil), lt(wizardMessages.heldUntil, before))),
    ),
  )

export const hold = (on: Queryable, ids: number[], until: Date) =>
  on
    .update(wizardMessages)
    .set({ heldUntil: until })
    .where(and(inArray(wizardMessages.id, ids), eq(wizardMessages.status, 'pending')))

export const listAbandoned = (on: Queryable, now: Date, anyway: boolean): Promise<MessageRow[]> =>
  on
    .select()
    .from(wizardMessages)
    .where(
      and(
        eq(wizardMessages.status, 'pending'),
        anyway ? undefined : or(isNull(wizardMessages.heldUntil), lt(wizardMessages.heldUntil, now)),
      ),
    )

/** True for the one process that goes on with it. */
export async function takeUp(on: Queryable, { id, heldUntil }: MessageRow, until: Date): Promise<boolean> {
  const rows = await on
    .update(wizardMessages)
    .set({ heldUntil: until })
    .where(
      and(
        eq(wizardMessages.id, id),
        eq(wizardMessages.status, 'pending'),
        heldUntil === null ? isNull(wizardMessages.heldUntil) : eq(wizardMessages.heldUntil, heldUntil),
      ),
    )
    .returning({ id: wizardMessages.id })
  return rows.length > 0
}

export async function endMessage(tx: Transaction, id: number, end: Partial<NewMessage>): Promise<boolean> {
  const rows = await tx
    .update(wizardMessages)
    .set({ ...end, heldUntil: null })
    .where(and(eq(wizardMessages.id, id), eq(wizardMessages.status, 'pending')))
    .returning({ id: wizardMessages.id })
  return rows.length > 0
}
