import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import flags from '../../node-flags.json' with { type: 'json' }
import type { Server } from './browser.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface Running {
  url: string
  role: string
  output: () => string
  process: ChildProcess
  ended: Promise<number | null>
}

const started: ChildProcess[] = []

/** The real program as its own process; limits and the bot check are off. */
export function launch(settings: Record<string, string>, port: number): Running {
  const child = spawn(process.execPath, [...flags, main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      BOT_CHECK: 'off',
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | null>((exit) => child.on('exit', exit))
  return {
    url: `http://127.0.0.1:${port}`,
    role: settings.ROLE ?? 'all',
    output: () => output,
    process: child,
    ended,
  }
}

/** A running program, asked over the wire as a browser asks it. */
export const overTheWire = (url: string): Server => ({
  async inject({ method, url: path, headers, payload, remoteAddress }) {
    const answer = await fetch(`${url}${path}`, {
      method: method ?? 'GET',
      headers: {
        ...(headers as Record<string, string>),
        // As a proxy says it.
        ...(remoteAddress ? { 'x-forwarded-for': remoteAddress } : {}),
      },
      ...(payload === undefined ? {} : { body: payload as string }),
      redirect: 'manual',
    })
    const rawPayload = Buffer.from(await answer.arrayBuffer())
    const body = rawPayload.toString()
    return {
      statusCode: answer.status,
      rawPayload,
      body,
      json: () => JSON.parse(body),
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie().map((line) => {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        return { name, value }
      }),
    }
  },
})

export async function ready(running: Running): Promise<Running> {
  for (const began = Date.now(); Date.now() - began < 150_000; ) {
    if (running.process.exitCode !== null) break
    const isUp =
      running.role === 'worker'
        ? running.output().includes('worker is ready')
        : await fetch(`${running.url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
    if (isUp) return running
    await new Promise((tick) => setTimeout(tick, 50))
  }
  throw new Error(`The server did not get ready:\n${running.output()}`)
}

/** Ends whatever a test has left running. */
export async function killAll() {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await new Promise((tick) => setTimeout(tick, 200))
}
