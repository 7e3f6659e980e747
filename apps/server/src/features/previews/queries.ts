import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { StoredPieces } from '#platform/runs/runs.ts'
import { previewPieces, previews } from '#schema'

export type PreviewRow = typeof previews.$inferSelect
export type PreviewEnd = Pick<PreviewRow, 'status' | 'events'>

/** Null when another one of theirs is running. */
export async function insertPreview(
  tx: Transaction,
  values: typeof previews.$inferInsert,
): Promise<PreviewRow | null> {
  const [row] = await tx.insert(previews).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function findRunning(db: Queryable, userId: number): Promise<PreviewRow | null> {
  const [row] = await db
    .select()
    .from(previews)
    .where(and(eq(previews.userId, userId), eq(previews.status, 'running')))
    .limit(1)
  return row ?? null
}

export async function findNewest(db: Queryable, userId: number, topicId: number): Promise<PreviewRow | null> {
  const [row] = await db
    .select()
    .from(previews)
    .where(and(eq(previews.userId, userId), eq(previews.topicId, topicId)))
    .orderBy(desc(previews.id))
    .limit(1)
  return row ?? null
}

export async function findOwnPreview(db: Queryable, userId: number, topicId: number, id: number) {
  const [row] = await db
    .select()
    .from(previews)
    .where(and(eq(previews.id, id), eq(previews.userId, userId), eq(previews.topicId, topicId)))
  return row ?? null
}

/** A few are kept, to go on from; the rest has served. */
export async function forgetOld(tx: Transaction, userId: number, kept: number) {
  const rows = await tx
    .select({ id: previews.id })
    .from(previews)
    .where(eq(previews.userId, userId))
    .orderBy(desc(previews.id))
    .offset(kept)
  if (rows.length > 0)
    await tx.delete(previews).where(
      inArray(
        previews.id,
        rows.map(({ id }) => id),
      ),
    )
}

export const deletePreviews = (db: Queryable, userId: number, topicId: number) =>
  db.delete(previews).where(and(eq(previews.userId, userId), eq(previews.topicId, topicId)))

export const insertPieces = (on: Queryable, rows: StoredPieces[]) =>
  on.insert(previewPieces).values(rows.map(({ runId, ...row }) => ({ ...row, previewId: runId })))

export async function listPieces(on: Queryable, previewId: number, from = 0): Promise<string[]> {
  const rows = await on
    .select()
    .from(previewPieces)
    .where(eq(previewPieces.previewId, previewId))
    .orderBy(previewPieces.firstIndex)
  return rows.flatMap(({ texts }) => texts).slice(from)
}

export const deletePieces = (on: Queryable, previewId: number) =>
  on.delete(previewPieces).where(eq(previewPieces.previewId, previewId))

export const deleteOldPieces = (on: Queryable, before: Date) =>
  on.delete(previewPieces).where(
    inArray(
      previewPieces.previewId,
      on
        .select({ id: previews.id })
        .from(previews)
        .where(and(or(isNull(previews.heldUntil), lt(previews.heldUntil, before)))),
    ),
  )

export const hold = (on: Queryable, ids: number[], until: Date) =>
  on
    .update(previews)
    .set({ heldUntil: until })
    .where(and(inArray(previews.id, ids), eq(previews.status, 'running')))

export const listAbandoned = (on: Queryable, now: Date, anyway: boolean): Promise<PreviewRow[]> =>
  on
    .select()
    .from(previews)
    .where(
      and(
        eq(previews.status, 'running'),
        anyway ? undefined : or(isNull(previews.heldUntil), lt(previews.heldUntil, now)),
      ),
    )

export async function endPreview(tx: Transaction, id: number, end: PreviewEnd): Promise<boolean> {
  const rows = await tx
    .update(previews)
    .set({ ...end, heldUntil: null })
    .where(and(eq(previews.id, id), eq(previews.status, 'running')))
    .returning({ id: previews.id })
  return rows.length > 0
}
