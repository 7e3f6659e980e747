import type { Env } from '../env.ts'
import { createLog, type Log } from '../log.ts'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open.ts'
import { openPostgres } from './postgres.ts'

/** The one that the settings name. */
export const openDatabase = (env: Env, log: Log = createLog(env.logLevel)): Promise<Database> =>
  env.databaseUrl ? openPostgres(env.databaseUrl, log) : openEmbeddedDatabase({ dataDir: env.dataDir })
