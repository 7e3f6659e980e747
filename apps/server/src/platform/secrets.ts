import { eq } from 'drizzle-orm'
import { serverSecrets } from '#schema'
import type { Queryable } from './db/database.ts'
import { secretToken } from './random.ts'

/** A key of this installation, made once; every process gets the same one. */
export async function serverSecret(db: Queryable, name: string): Promise<string> {
  await db.insert(serverSecrets).values({ name, value: secretToken() }).onConflictDoNothing()
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!row) throw new Error(`The secret ${name} could not be stored.`)
  return row.value
}
