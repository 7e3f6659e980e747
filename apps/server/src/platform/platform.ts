import { join } from 'node:path'
import { type Clock, systemClock } from './clock.ts'
import { createConfiguration } from './configuration.ts'
import type { Database } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import type { Env } from './env.ts'
import { createEvents } from './events.ts'
import { createRateLimiter } from './http/rate-limiter.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLlm } from './llm/llm.ts'
import { createLog, type Log } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { serverSecret } from './secrets.ts'
import { folderStorage } from './storage/folder.ts'
import { s3Storage } from './storage/s3.ts'

export interface PlatformOptions {
  env: Env
  log?: Log
  clock?: Clock
  /** Tests bring a database of their own. */
  database?: Database
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>

/** Everything that is not the product: features ask for the parts they use. */
export async function createPlatform({
  env,
  log = createLog(env.logLevel),
  clock = systemClock,
  database,
}: PlatformOptions) {
  const opened = database ?? (await openDatabase(env, log))
  const jobs = await createJobs({ database: opened, log })
  const events = await createEvents({ boss: jobs.boss, log })
  const db = opened.orm
  const configuration = await createConfiguration({ db, events, log })
  const rateLimiter = createRateLimiter({
    db,
    clock,
    salt: await serverSecret(db, 'rate-limits'),
    enabled: env.rateLimits,
  })
  return {
    env,
    log,
    clock,
    database: opened,
    db,
    jobs,
    events,
    rateLimiter,
    configuration,
    llm: createLlm({ env, db, log, rateLimiter, configuration }),
    mailer: createMailer(env, log),
    storage: env.s3 ? await s3Storage(env.s3) : folderStorage(join(env.dataDir, 'files')),
  }
}

export async function closePlatform({ jobs, events, configuration, mailer, database }: Platform) {
  configuration.close()
  await events.close()
  await jobs.stop()
  mailer.close()
  await database.close()
}
