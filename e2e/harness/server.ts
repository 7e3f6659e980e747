import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import flags from '../../apps/server/node-flags.json' with { type: 'json' }

const serverSource = join(import.meta.dirname, '../../apps/server/src')

/** One for each test that wants an admin: addresses are used once. */
export const ADMIN_EMAIL = 'admin@example.org'
export const OTHER_ADMIN_EMAIL = 'editor@example.org'
/** One for each journey that needs one: an address is taken once. */
export const THIRD_ADMIN_EMAIL = 'maker@example.org'

/** People who are there before the server starts, by name; `cookie` signs a browser in as them. */
export type Stage = Record<string, { cookie: string; articleId?: number }>

export interface RunningServer {
  url: string
  dataDir: string
  stage: Stage
  stop(): Promise<void>
}

export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function untilReady(url: string, child: ChildProcess, output: () => string) {
  for (const began = Date.now(); Date.now() - began < 150_000; ) {
    if (child.exitCode !== null) break
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((tick) => setTimeout(tick, 50))
  }
  throw new Error(`The server did not get ready:\n${output()}`)
}

/** The real program on an empty data folder, as a person would start it; only the limits are off. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'youzine-e2e-'))
  const set = execFileSync(process.execPath, [...flags, join(serverSource, 'testing/set-stage.ts'), dataDir])
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...flags, join(serverSource, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: [ADMIN_EMAIL, OTHER_ADMIN_EMAIL, THIRD_ADMIN_EMAIL].join(','),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  await untilReady(url, child, () => output)
  return {
    url,
    dataDir,
    stage: JSON.parse(set.toString()) as Stage,
    async stop() {
      const ended = new Promise((exit) => child.on('exit', exit))
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
