import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../log.ts'
import { dump } from './dump.ts'

const LOOK_EVERY_MS = 500
const LIMIT_MS = 30 * 60_000

const wishIn = (dataDir: string) => join(dataDir, 'backup-wanted.json')
const answerIn = (dataDir: string) => join(dataDir, 'backup-answer.json')

/** Written beside its place and renamed: whoever looks for it meanwhile finds it whole, or not at all. */
function leave(file: string, content: object) {
  writeFileSync(`${file}.new`, JSON.stringify(content))
  renameSync(`${file}.new`, file)
}

type AskedOptions = Omit<Parameters<typeof dump>[0], 'folder' | 'now'> & { dataDir: string; log: Log }

/** The embedded database belongs to one process: whoever wants a backup meanwhile asks it, by a file. */
export function answerBackups({ dataDir, log, ...options }: AskedOptions): () => void {
  let isBusy = false
  async function look() {
    if (isBusy || !existsSync(wishIn(dataDir))) return
    isBusy = true
    try {
      const { folder } = JSON.parse(readFileSync(wishIn(dataDir), 'utf8')) as { folder: string }
      rmSync(wishIn(dataDir), { force: true })
      const manifest = await dump({ ...options, folder, now: new Date() })
      leave(answerIn(dataDir), { manifest })
      log.info({ folder }, 'backup made')
    } catch (error) {
      log.error({ err: error }, 'a backup failed')
      leave(answerIn(dataDir), { error: (error as Error).message })
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

/** Has the running server make it; answers when it is there. */
export async function askForBackup(dataDir: string, folder: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  rmSync(answerIn(dataDir), { force: true })
  leave(wishIn(dataDir), { folder })
  for (const began = Date.now(); Date.now() - began < LIMIT_MS; ) {
    if (existsSync(answerIn(dataDir))) {
      const answer = JSON.parse(readFileSync(answerIn(dataDir), 'utf8')) as { error?: string }
      rmSync(answerIn(dataDir), { force: true })
      if (answer.error) throw new Error(answer.error)
      return
    }
    await new Promise((tick) => setTimeout(tick, LOOK_EVERY_MS))
  }
  rmSync(wishIn(dataDir), { force: true })
  throw new Error('The running Youzine did not make a backup in half an hour. Look into its log.')
}
