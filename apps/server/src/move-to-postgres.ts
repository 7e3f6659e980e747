import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dump, type Manifest } from '#platform/backup/dump.ts'
import { restore } from '#platform/backup/restore.ts'
import { openEmbeddedDatabase } from '#platform/db/embedded/open.ts'
import { openPostgres } from '#platform/db/postgres.ts'
import { processEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'

/** Every row of both, as the same text in the same order. */
function mustBeEqual(before: Manifest, after: Manifest) {
  for (const [table, { rows, sha256 }] of Object.entries(before.tables)) {
    const there = after.tables[table]
    if (there?.rows !== rows || there.sha256 !== sha256)
      throw new Error(
        `${table} did not arrive as it was. Nothing was changed here; empty the new database and try again.`,
      )
  }
}

async function move() {
  const env = processEnv()
  if (!env.databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL that everything shall move to.')
  const work = await mkdtemp(join(tmpdir(), 'youzine-move-'))
  const log = createLog('warn')
  try {
    const here = await openEmbeddedDatabase({ dataDir: env.dataDir })
    const now = new Date()
    const before = await dump({ db: here.orm, folder: join(work, 'from'), files: null, now }).finally(
      here.close,
    )
    const there = await openPostgres(env.databaseUrl, log)
    try {
      await restore({ db: there.orm, folder: join(work, 'from'), files: null })
      mustBeEqual(before, await dump({ db: there.orm, folder: join(work, 'to'), files: null, now }))
    } finally {
      await there.close()
    }
    const rows = Object.values(before.tables).reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `${rows} rows in ${Object.keys(before.tables).length} tables have moved, each compared. Stored files stay in ${join(env.dataDir, 'files')}.`,
    )
    if (before.jobs.length > 0)
      console.log(
        `${before.jobs.length} jobs were waiting; imports and articles under way can be started again from their pages.`,
      )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

try {
  await move()
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
