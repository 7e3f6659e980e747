import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import * as schema from '#schema'
import type { Database, Queryable } from '../database.ts'
import { migrationsFolder } from '../migrate.ts'
import { transactionGuard } from '../transaction-guard.ts'
import { openEmbedded } from './client.ts'
import { lockFolder } from './folder-lock.ts'
import { copyTemplate } from './template.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** Off only in tests, where losing power loses nothing. */
  durable?: boolean
  fromTemplate?: boolean
}

/** What happened and what to do, instead of the engine's last cry. */
const damaged = (folder: string) =>
  `The database cannot be opened: its files are damaged or incomplete.
  Where it is: ${folder}
  If you have a backup, put it back in that place and start again.
  To start fresh, move the folder away (keep it: somebody may be able to rescue what is in it) and start again.`

const NOT_THE_DATABASE = new Set([
  'ENOSPC',
  'EDQUOT',
  'EACCES',
  'EPERM',
  'EROFS',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
])

export async function openEmbeddedDatabase({
  dataDir,
  durable = true,
  fromTemplate = true,
}: EmbeddedOptions): Promise<Database> {
  const unlock = lockFolder(dataDir)
  const folder = join(dataDir, 'database')
  if (fromTemplate) await copyTemplate(folder)
  const client = await openEmbedded({ folder, durable }, transactionGuard()).catch((cause: unknown) => {
    unlock()
    // A full disk or a folder that may not be read is no damage, and nothing to move away.
    throw NOT_THE_DATABASE.has((cause as NodeJS.ErrnoException).code ?? '')
      ? cause
      : new Error(damaged(folder), { cause })
  })
  const orm = drizzle({ client: client as never, schema, casing: 'snake_case' })
  await migrate(orm, { migrationsFolder })
  return {
    kind: 'embedded',
    orm: orm as unknown as Queryable,
    forJobs: { db: fromPglite(client as never), backend: 'pglite' },
    onLost(handle) {
      void client.gone.then(() => {
        if (!client.closing) handle(new Error('The embedded database has stopped.'))
      })
    },
    isUp: () => true,
    async close() {
      await client.close()
      unlock()
    },
  }
}
