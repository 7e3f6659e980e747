import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { askForBackup } from '#platform/backup/asked.ts'
import { dump } from '#platform/backup/dump.ts'
import { FolderInUse } from '#platform/db/embedded/folder-lock.ts'
import { openDatabase } from '#platform/db/open.ts'
import { processEnv } from '#platform/env.ts'
import { filesFolder } from '#platform/storage/files-folder.ts'

async function backUp(given: string | undefined) {
  const env = processEnv()
  const name = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = resolve(given ?? `${env.dataDir}/backups/${name}`)
  if (existsSync(folder))
    throw new Error(`${folder} is there already. Name a folder that is not there yet; nothing was changed.`)
  // Opening it would make a new one, and the backup of that would be empty.
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'database')))
    throw new Error(
      `There is no database in ${env.dataDir}. Give this command the settings of the server: DATA_DIR, or DATABASE_URL.`,
    )
  try {
    const database = await openDatabase(env)
    await dump({ db: database.orm, folder, files: filesFolder(env), now: new Date() }).finally(database.close)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await askForBackup(env.dataDir, folder)
  }
  console.log(`Everything is in ${folder}${env.s3 ? ', except the files in your S3 store.' : '.'}`)
}

try {
  await backUp(process.argv[2])
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
