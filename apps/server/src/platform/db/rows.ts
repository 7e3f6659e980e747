import type { SQL } from 'drizzle-orm'
import type { Queryable } from './database.ts'

/** Raw SQL, its rows; both drivers wrap them the same way. */
export async function rowsOf<T extends Record<string, unknown>>(on: Queryable, query: SQL): Promise<T[]> {
  return ((await on.execute(query)) as unknown as { rows: T[] }).rows
}
