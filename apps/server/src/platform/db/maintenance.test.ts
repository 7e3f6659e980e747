import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import { databaseKind } from '#testing/database.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { vacuum } from './maintenance.ts'

const app = useTestApp()

test('the nightly vacuum runs to its end; only the embedded database needs it', async () => {
  const { db, jobs } = app.platform
  await jobs.enqueue(db, vacuum, {})
  await until(
    async () => {
      const rows = await rowsOf<{ state: string }>(
        db,
        sql`select state from pgboss.job where name = 'database.vacuum' and data = '{}'`,
      )
      expect(rows.map(({ state }) => state)).toContain('completed')
    },
    { timeout: 100_000 },
  )
  const [users] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from pg_stat_user_tables where relname = 'users' and vacuum_count > 0`,
  )
  if (databaseKind === 'embedded') expect(users?.n).toBe(1)
})
