import type { User } from '@youzine/contract'
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { problem } from '#platform/problem.ts'
import { users } from '#schema'

export type UserRow = typeof users.$inferSelect

const sameEmail = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`

export const isGuest = (row: Pick<UserRow, 'email'>) => row.email === null

export function isAdmin(row: UserRow, adminEmails: string[]): boolean {
  if (!row.emailValidatedAt || !row.email) return false
  return row.isAdmin || adminEmails.includes(row.email.toLowerCase())
}

function pictureOf({ photoId, avatarId }: UserRow): string | null {
  if (photoId) return `/media/avatar/${photoId}`
  return avatarId ? `/avatars/${avatarId}.svg` : null
}

export const toUser = (row: UserRow, adminEmails: string[]): User => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  emailValidated: row.emailValidatedAt !== null,
  isAdmin: isAdmin(row, adminEmails),
  isGuest: isGuest(row),
  profilePicURL: pictureOf(row),
})

export async function getUserRow(db: Queryable, id: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row) throw problem('unauthenticated')
  return row
}

/** The same, for a call that every page makes. */
export function prepareUserRow(db: Queryable) {
  const byId = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user_by_id')
  return async (id: number): Promise<UserRow> => {
    const [row] = await byId.execute({ id })
    if (!row) throw problem('unauthenticated')
    return row
  }
}

/** Until the end of the transaction nobody else changes this person. */
export async function lockUser(tx: Transaction, id: number): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  if (!row) throw problem('unauthenticated')
  return row
}

export async function findConfirmedByEmail(db: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sameEmail(email), isNotNull(users.emailValidatedAt)))
  return row ?? null
}

/** Newest first: several people may have typed the same address, and none of them has proved it. */
export const listUnconfirmedByEmail = (db: Queryable, email: string, most: number) =>
  db
    .select()
    .from(users)
    .where(and(sameEmail(email), isNull(users.emailValidatedAt)))
    .orderBy(desc(users.id))
    .limit(most)

export async function insertUser(db: Queryable, values: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await db.insert(users).values(values).returning()
  if (!row) throw new Error('The user was not stored.')
  return row
}

export async function updateUser(
  db: Queryable,
  id: number,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning()
  if (!row) throw problem('not_found')
  return row
}

export const deleteUser = (db: Queryable, id: number) => db.delete(users).where(eq(users.id, id))

/** Guests whose every session was last used before that moment. */
export const listLostGuests = (db: Queryable, before: Date, most: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.email),
        lt(users.createdAt, before),
        // Asked for each of these few: as a join it would read everybody's sessions.
        sql`coalesce((select max(used_at) from sessions where user_id = ${users.id}), '-infinity') < ${before.toISOString()}`,
      ),
    )
    .orderBy(users.createdAt)
    .limit(most)
