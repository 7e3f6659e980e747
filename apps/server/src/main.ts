import { setTimeout } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { answerBackups } from './platform/backup/asked.ts'
import { isDatabaseGone } from './platform/db/database.ts'
import { processEnv } from './platform/env.ts'
import { createLog } from './platform/log.ts'
import { closePlatform, createPlatform } from './platform/platform.ts'
import { filesFolder } from './platform/storage/files-folder.ts'

const SHUTDOWN_LIMIT_MS = 28_000
const LAST_ARRIVALS_MS = 300

/** What starting again would not change. */
const EXIT_REFUSED = 78
const DATABASE_AWAY = 'The database does not answer. Check DATABASE_URL, or wait until it is back.'

/** A database that is away comes back: whoever started us tries again. */
function leaveUnlessRefused(error: unknown): never {
  if (!isDatabaseGone(error)) refuse(error)
  console.error(DATABASE_AWAY)
  process.exit(1)
}

function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(EXIT_REFUSED)
}

/** Both signals may come, and more than once: Ctrl-C reaches the launcher and the server. */
function stopSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => resolve(signal))
  return promise
}

async function main() {
  const stopping = stopSignal()
  const env = await Promise.resolve().then(processEnv).catch(refuse)
  const log = createLog(env.logLevel)
  const platform = await createPlatform({ env, log }).catch(leaveUnlessRefused)
  const { http, jobHandlers, readiness, dispose } = await buildApp(platform)
  if (!env.rateLimits) log.warn('RATE_LIMITS=off: nothing is limited. Never run a public server like this.')

  const serves = env.role !== 'worker'
  await platform.jobs.start(jobHandlers, { work: env.role !== 'web' })
  if (serves) {
    await http.listen({ port: env.port, host: env.host }).catch(refuse)
    console.log(`\nYouzine is ready: ${env.publicUrl}\n`)
  } else {
    await http.ready()
    console.log('\nYouzine worker is ready.\n')
  }

  const stopBackups =
    platform.database.kind === 'embedded'
      ? answerBackups({ db: platform.db, dataDir: env.dataDir, files: filesFolder(env), log })
      : () => {}
  platform.database.onLost((error) => {
    log.fatal({ err: error }, 'the database is gone')
    process.exit(1)
  })

  const signal = await stopping
  log.info({ signal }, 'shutting down')
  readiness.closing = true
  stopBackups()
  globalThis.setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref()
  if (serves) {
    // What is on its way is still taken; whoever asks readyz hears that it should go elsewhere.
    await setTimeout(LAST_ARRIVALS_MS)
    await http.close()
  }
  await closePlatform(platform)
  await dispose()
  log.info('stopped')
  process.exit(0)
}

await main()
