import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { imports, uploadedFiles } from '#schema'

export type ImportRow = typeof imports.$inferSelect

export async function findNewest(db: Queryable, userId: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.id))
    .limit(1)
  return row ?? null
}

export async function findOwned(db: Queryable, userId: number, id: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)))
  return row ?? null
}

export async function findById(db: Queryable, id: number): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row ?? null
}

export async function insertImport(db: Queryable, values: typeof imports.$inferInsert): Promise<ImportRow> {
  const [row] = await db.insert(imports).values(values).returning()
  if (!row) throw new Error('The import was not stored.')
  return row
}

export async function updateImport(db: Queryable, id: number, values: Partial<typeof imports.$inferInsert>) {
  await db
    .update(imports)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(imports.id, id))
}

/** Only from one of these: two callers at once cannot both begin. */
export async function changeStatus(
  db: Queryable,
  id: number,
  from: ImportRow['status'][],
  to: ImportRow['status'],
): Promise<boolean> {
  const changed = await db
    .update(imports)
    .set({ status: to, error: null, updatedAt: sql`now()` })
    .where(and(eq(imports.id, id), sql`${imports.status} = any(${sql.param(`{${from.join(',')}}`)}::text[])`))
    .returning({ id: imports.id })
  return changed.length === 1
}

export const insertUploads = (db: Queryable, files: (typeof uploadedFiles.$inferInsert)[]) =>
  db.insert(uploadedFiles).values(files)

export const listUploads = (db: Queryable, importId: number) =>
  db.select().from(uploadedFiles).where(eq(uploadedFiles.importId, importId)).orderBy(uploadedFiles.id)

export const markStored = (db: Queryable, id: number, at: Date) =>
  db.update(uploadedFiles).set({ storedAt: at }).where(eq(uploadedFiles.id, id))

export const listUploadKeys = (db: Queryable, userId: number) =>
  db.select({ key: uploadedFiles.storageKey }).from(uploadedFiles).where(eq(uploadedFiles.userId, userId))

export const listByOwner = (db: Queryable, userId: number) =>
  db.select().from(imports).where(eq(imports.userId, userId)).orderBy(imports.id)

export async function moveToOwner(tx: Transaction, from: number, to: number) {
  await tx.update(imports).set({ userId: to }).where(eq(imports.userId, from))
  await tx.update(uploadedFiles).set({ userId: to }).where(eq(uploadedFiles.userId, from))
}
