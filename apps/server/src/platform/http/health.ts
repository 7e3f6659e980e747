import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { problem } from '../problem.ts'

export interface Readiness {
  closing: boolean
}

/** `healthz`: the process answers. `readyz`: it can do its work now, so send it people. */
export function addHealthRoutes(http: FastifyInstance, { orm: db, isUp }: Database, readiness: Readiness) {
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  http.get('/readyz', { schema: { hide: true } }, async () => {
    if (readiness.closing || !isUp()) throw problem('unavailable')
    try {
      await db.execute(sql`select 1`)
    } catch {
      throw problem('unavailable')
    }
    return { status: 'ok' }
  })
}
