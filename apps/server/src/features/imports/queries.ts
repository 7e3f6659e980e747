import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { imports, uploadedFiles } from '#schema'

export type ImportRow = typeof imports.$inferSelect

/** Prepared: it is asked for again and again while an archive is read. */
export function prepareNewest(db: Queryable) {
  const newest = db
    .select()
    .from(imports)
    .where(eq(imports.userId, sql.placeholder('userId')))
    .orderBy(desc(imports.id))
    .limit(1)
    .prepare('newest_import')
  return async (userId: number): Promise<ImportRow | null> => (await newest.execute({ userId }))[0] ?? null
}

/** Changes whenever the newest import does, or another one is the newest. */
export function newestImportMarks(db: Queryable) {
  const newest = db
    .select({ marks: sql<string>`concat_ws(' ', ${imports.id}, imports.xmin)` })
    .from(imports)
    .where(eq(imports.userId, sql.placeholder('userId')))
    .orderBy(desc(imports.id))
    .limit(1)
    .prepare('newest_import_marks')
  return async (userId: number) => (await newest.execute({ userId }))[0]?.marks ?? null
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

/** Bytes of this person's files that are still to be read. */
export async function sumWaiting(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadedFiles.bytes}), 0)::float8` })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.userId, userId), isNull(uploadedFiles.storedAt)))
  return row?.bytes ?? 0
}

/** Bytes of all files that this person has ever sent. */
export async function sumSent(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploadedFiles.bytes}), 0)::float8` })
    .from(uploadedFiles)
    .where(eq(uploadedFiles.userId, userId))
  return row?.bytes ?? 0
}

const hasImport = async (db: Queryable, userId: number, isSample: boolean): Promise<boolean> => {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.isSample, isSample)))
    .limit(1)
  return row !== undefined
}
export const hasSampleImport = (db: Queryable, userId: number) => hasImport(db, userId, true)
export const hasOwnImport = (db: Queryable, userId: number) => hasImport(db, userId, false)

/** Uploads that were never started. */
export const listUnstarted = (db: Queryable, before: Date) =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.status, 'uploaded'), lt(imports.createdAt, before)))
    .limit(200)

/** The files that went with it. */
export async function deleteImport(tx: Transaction, id: number): Promise<string[]> {
  const files = await listUploads(tx, id)
  await tx.delete(imports).where(eq(imports.id, id))
  return files.filter(({ storedAt }) => storedAt === null).map(({ storageKey }) => storageKey)
}

export const listSampleImports = (db: Queryable, userId: number) =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.isSample, true)))

export const listByOwner = (db: Queryable, userId: number) =>
  db.select().from(imports).where(eq(imports.userId, userId)).orderBy(imports.id)

export async function moveToOwner(tx: Transaction, from: number, to: number) {
  await tx.update(imports).set({ userId: to }).where(eq(imports.userId, from))
  await tx.update(uploadedFiles).set({ userId: to }).where(eq(uploadedFiles.userId, from))
}
