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
      await whileUp(db.execute(sql`select 1`), isUp)
    } catch {
      throw problem('unavailable')
    }
    return { status: 'ok' }
  })
}

const LOOK_MS = 100

/** A question that was put to a database before it froze would not come back for a long time. */
async function whileUp(answer: Promise<unknown>, isUp: () => boolean): Promise<void> {
  const gone = Promise.withResolvers<never>()
  const look = setInterval(() => isUp() || gone.reject(new Error('the database does not answer')), LOOK_MS)
  try {
    await Promise.race([answer, gone.promise])
  } finally {
    clearInterval(look)
    answer.catch(() => {})
  }
}
