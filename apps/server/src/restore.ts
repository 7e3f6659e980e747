import { resolve } from 'node:path'
import { restore } from '#platform/backup/restore.ts'
import { processEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { closePlatform, createPlatform } from '#platform/platform.ts'
import { filesFolder } from '#platform/storage/files-folder.ts'
import { buildApp } from './app.ts'

async function putBack(folder: string) {
  const env = processEnv()
  const platform = await createPlatform({ env, log: createLog('warn') })
  const { http, jobHandlers, dispose } = await buildApp(platform)
  const manifest = await restore({ db: platform.db, folder, files: filesFolder(env) })
  // What was waiting when the backup was made goes on at the next start.
  await platform.jobs.start(jobHandlers, { work: false })
  for (const { name, data } of manifest.jobs) await platform.jobs.resend(name, data)
  await http.close()
  await closePlatform(platform)
  await dispose()
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored ${rows} rows of ${manifest.madeAt}, and ${manifest.jobs.length} jobs that were waiting.`,
  )
}

try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Say which: npm run restore -- FOLDER')
  await putBack(resolve(folder))
  process.exit(0)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
