import { sqlState } from './db/database.ts'

const FULL = new Set(['ENOSPC', 'EDQUOT'])
const SQL_DISK_FULL = '53100'

/** Files say it by their own code, the database by its. */
export function isDiskFull(error: unknown): boolean {
  if (sqlState(error) === SQL_DISK_FULL) return true
  for (let at = error; at instanceof Error; at = at.cause)
    if (FULL.has((at as NodeJS.ErrnoException).code ?? '')) return true
  return false
}
