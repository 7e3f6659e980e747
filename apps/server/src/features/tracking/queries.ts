import type { CheckinFeature } from '@youzine/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { checkinFeatures, checkins, features } from '#schema'

export type FeatureRow = typeof features.$inferSelect
export type CheckinRow = typeof checkins.$inferSelect
export type EntryRow = typeof checkinFeatures.$inferSelect

const RECENT = 12
const FOUND = 20

export const listFeatures = (db: Queryable, userId: number, status?: FeatureRow['status']) =>
  db
    .select()
    .from(features)
    .where(and(eq(features.userId, userId), status ? eq(features.status, status) : undefined))
    .orderBy(desc(features.updatedAt), desc(features.id))

/** Active ones, those of the latest check-ins first. */
export const listRecent = (db: Queryable, userId: number) =>
  db
    .select()
    .from(features)
    .where(and(eq(features.userId, userId), eq(features.status, 'active')))
    .orderBy(
      sql`(select max(c.applies_to) from checkin_features e join checkins c on c.id = e.checkin_id
           where e.feature_id = ${features.id} and e.manual_override is distinct from 'delete') desc nulls last`,
      desc(features.id),
    )
    .limit(RECENT)

const wildcard = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export const searchFeatures = (db: Queryable, userId: number, query: string) =>
  db
    .select()
    .from(features)
    .where(
      and(
        eq(features.userId, userId),
        eq(features.status, 'active'),
        sql`(${features.title} ilike ${wildcard(query)} or ${features.description} ilike ${wildcard(query)})`,
      ),
    )
    .orderBy(sql`${features.title} ilike ${wildcard(query)} desc`, asc(features.title))
    .limit(FOUND)

export async function findFeature(db: Queryable, userId: number, id: number): Promise<FeatureRow | null> {
  const [row] = await db
    .select()
    .from(features)
    .where(and(eq(features.id, id), eq(features.userId, userId)))
  return row ?? null
}

export async function insertFeature(
  db: Queryable,
  values: typeof features.$inferInsert,
): Promise<FeatureRow> {
  const [row] = await db.insert(features).values(values).returning()
  if (!row) throw new Error('The feature was not stored.')
  return row
}

export async function updateFeature(
  db: Queryable,
  { id }: FeatureRow,
  values: Partial<typeof features.$inferInsert>,
): Promise<FeatureRow> {
  const [row] = await db.update(features).set(values).where(eq(features.id, id)).returning()
  if (!row) throw new Error('The feature is gone.')
  return row
}

/** Those of these that are the person's own. */
export const listOwn = (db: Queryable, userId: number, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(features)
        .where(and(eq(features.userId, userId), inArray(features.id, ids)))

export async function findCheckin(db: Queryable, userId: number, id: number): Promise<CheckinRow | null> {
  const [row] = await db
    .select()
    .from(checkins)
    .where(and(eq(checkins.id, id), eq(checkins.userId, userId)))
  return row ?? null
}

/** Until the transaction ends nobody else changes it. */
export async function lockCheckin(tx: Transaction, userId: number, id: number): Promise<CheckinRow | null> {
  const [row] = await tx
    .select()
    .from(checkins)
    .where(and(eq(checkins.id, id), eq(checkins.userId, userId)))
    .for('update')
  return row ?? null
}

export const listCheckins = (db: Queryable, userId: number, limit: number, featureId?: number) =>
  db
    .select()
    .from(checkins)
    .where(
      and(
        eq(checkins.userId, userId),
        featureId === undefined
          ? undefined
          : sql`exists (select 1 from checkin_features e where e.checkin_id = ${checkins.id}
                and e.feature_id = ${featureId} and e.manual_override is distinct from 'delete')`,
      ),
    )
    .orderBy(desc(checkins.appliesTo), desc(checkins.id))
    .limit(limit)

export const listEntries = (db: Queryable, checkinIds: number[]): Promise<EntryRow[]> =>
  checkinIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(checkinFeatures)
        .where(inArray(checkinFeatures.checkinId, checkinIds))
        .orderBy(asc(checkinFeatures.featureId))

/** Null where one of this key is there already. */
export async function insertCheckin(
  tx: Transaction,
  values: typeof checkins.$inferInsert,
): Promise<CheckinRow | null> {
  const [row] = await tx.insert(checkins).values(values).onConflictDoNothing().returning()
  return row ?? null
}

export async function lockByClientKey(tx: Transaction, userId: number, key: string): Promise<CheckinRow> {
  const [row] = await tx
    .select()
    .from(checkins)
    .where(and(eq(checkins.userId, userId), eq(checkins.clientKey, key)))
    .for('update')
  if (!row) throw new Error('The check-in was not stored.')
  return row
}

export async function updateCheckin(
  tx: Transaction,
  id: number,
  values: Partial<typeof checkins.$inferInsert>,
): Promise<CheckinRow> {
  const [row] = await tx.update(checkins).set(values).where(eq(checkins.id, id)).returning()
  if (!row) throw new Error('The check-in is gone.')
  return row
}

export const deleteCheckin = (db: Queryable, id: number) => db.delete(checkins).where(eq(checkins.id, id))

export async function replaceEntries(tx: Transaction, { id, userId }: CheckinRow, entries: CheckinFeature[]) {
  await tx.delete(checkinFeatures).where(eq(checkinFeatures.checkinId, id))
  if (entries.length === 0) return
  await tx.insert(checkinFeatures).values(
    entries.map(({ feature_id, value_recorded, manual_override }) => ({
      userId,
      checkinId: id,
      featureId: feature_id,
      value: value_recorded,
      manualOverride: manual_override,
    })),
  )
}

export async function moveToOwner(tx: Transaction, from: number, to: number) {
  await tx.update(features).set({ userId: to }).where(eq(features.userId, from))
  await tx.update(checkins).set({ userId: to }).where(eq(checkins.userId, from))
  await tx.update(checkinFeatures).set({ userId: to }).where(eq(checkinFeatures.userId, from))
}

export const countCheckins = (db: Queryable, userId: number) =>
  db.$count(checkins, eq(checkins.userId, userId))

export const listAllCheckins = (db: Queryable, userId: number) =>
  db.select().from(checkins).where(eq(checkins.userId, userId)).orderBy(checkins.appliesTo, checkins.id)
