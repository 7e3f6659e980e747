import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createJobs } from '../../jobs/jobs.ts'
import { createLog } from '../../log.ts'
import { openEmbeddedDatabase } from './open.ts'
import { templateFolder } from './template.ts'

/** Run before the first start and before tests: makes the folder that new databases are copied from. */
async function buildTemplate() {
  const target = templateFolder()
  if (existsSync(target)) return
  const scratch = await mkdtemp(join(dirname(target), 'template-'))
  const database = await openEmbeddedDatabase({ dataDir: scratch, durable: false, fromTemplate: false })
  const jobs = await createJobs({ database, log: createLog('warn') })
  await jobs.stop()
  await database.close()
  await rename(join(scratch, 'database'), target)
  await rm(scratch, { recursive: true, force: true })
}

await buildTemplate()
