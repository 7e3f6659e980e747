import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db } from 'pg-boss'
import type * as schema from '#schema'

type Schema = typeof schema

/** What a query takes: the database itself, or a transaction on it. */
export type Queryable = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

export type Transaction = Parameters<Parameters<Queryable['transaction']>[0]>[0]

export interface Database {
  kind: 'embedded' | 'postgres'
  orm: Queryable
  /** How pg-boss reaches the same database. */
  forJobs: { db: Db; backend: 'pglite' } | { connectionString: string; max: number }
  /** Called when the connection is lost for good, so that the process can stop instead of limping on. */
  onLost(handle: (error: Error) => void): void
  /** Whether it answers at this moment. */
  isUp(): boolean
  close(): Promise<void>
}

/** PostgreSQL's code for what went wrong, through drizzle's wrapping. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

export const isUniqueViolation = (error: unknown) => sqlState(error) === '23505'

const GONE = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', '53300'])
const LOST_LINES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** The database went away, or did not answer in time: not a fault of the request. */
export function isDatabaseGone(error: unknown): boolean {
  if (GONE.has(sqlState(error) ?? '')) return true
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && LOST_LINES.has(code)) return true
    if (
      /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/.test(
        at.message,
      )
    )
      return true
  }
  return false
}
