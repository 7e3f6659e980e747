import { updateImport } from '#features/imports/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { insertMagazine } from './queries.ts'

/** Nothing is written yet: the magazine is there, empty, and says so. */
export async function beginMagazine(
  tx: Transaction,
  { userId, importId }: { userId: number; importId: number },
) {
  await insertMagazine(tx, { userId, importId })
  await updateImport(tx, importId, { status: 'finished', articlesDone: 0, articlesExpected: 0 })
}
