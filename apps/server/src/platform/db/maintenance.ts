import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { handler, jobType } from '../jobs/job.ts'
import type { Database } from './database.ts'

/** The embedded database has no autovacuum: without this it only ever grows. */
export const vacuum = jobType({
  name: 'database.vacuum',
  input: z.object({}),
  schedule: '41 3 * * *',
  timeoutSeconds: 1800,
})

export const maintenanceJobs = (database: Database) => [
  handler(vacuum, async () => {
    if (database.kind === 'embedded') await database.orm.execute(sql`vacuum analyze`)
  }),
]
