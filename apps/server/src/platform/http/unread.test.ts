import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { until } from '#testing/until.ts'
import { letSlowReadersGo } from './unread.ts'

/** More than the machine takes off our hands on both sides of a line. */
const LARGE = 24 << 20
const HEADS = 10_000
const open: FastifyInstance[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const http of open.splice(0)) await http.close()
})

async function aServer(more: Partial<Parameters<typeof letSlowReadersGo>[1]> = {}) {
  const http = Fastify({ forceCloseConnections: true })
  open.push(http)
  letSlowReadersGo(http, {
    unreadMs: 700,
    lookMs: 50,
    mostBytes: Number.POSITIVE_INFINITY,
    ...more,
  })
  const lines = new Set<Socket>()
  http.server.on('connection', (socket: Socket) => {
    lines.add(socket)
    socket.on('close', () => lines.delete(socket))
  })
  http.get('/large', async () => Buffer.alloc(LARGE, 'x'))
  http.get('/small', async () => 'here')
  http.get('/stream', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200)
    const writing = setInterval(() => {
      if (!reply.raw.writableNeedDrain) reply.raw.write(Buffer.alloc(1 << 20, 'x'))
    }, 1)
    reply.raw.on('close', () => clearInterval(writing))
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const unread = () => [...lines].reduce((sum, { writableLength }) => sum + writableLength, 0)
  return { port, unread }
}

/** Asks, and takes no more than it is told to. */
function ask(port: number, path: string) {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`)
  return socket
}

test.each(['/large', '/stream'])(
  'whoever reads one byte at a time of %s keeps nobody waiting and is let go, with what lay there for them',
  async (path) => {
    const { port, unread } = await aServer()
    const slow = Array.from({ length: 5 }, () => ask(port, path))
    await until(() => expect(unread()).toBeGreaterThan(1 << 20), { interval: 5 })
    const reading = setInterval(() => {
      for (const socket of slow) socket.read(1)
    }, 100)
    const from = performance.now()
    for (let turn = 0; turn < 20; turn += 1)
      expect(await (await fetch(`http://127.0.0.1:${port}/small`)).text()).toBe('here')
    expect(performance.now() - from).toBeLessThan(5000)
    await until(() => expect(unread()).toBe(0), { timeout: 20_000 })
    clearInterval(reading)
  },
)

test('whoever reads slowly, but reads, hears all of it', async () => {
  const { port } = await aServer({ unreadMs: 5000 })
  const socket = ask(port, '/large')
  let bytes = 0
  while (bytes < LARGE) {
    const chunk: Buffer | null = socket.read()
    bytes += chunk?.length ?? 0
    expect(socket.destroyed, `after ${bytes} bytes`).toBe(false)
    await pause(chunk ? 8 : 5)
  }
})

test('of one place no more than so much lies there', async () => {
  const { port, unread } = await aServer({ unreadMs: 60_000, mostBytes: 2 * LARGE + HEADS })
  for (let n = 0; n < 8; n += 1) ask(port, '/large')
  await until(() => expect(unread()).toBeGreaterThan(3 * LARGE), { interval: 1 })
  await until(() => expect(unread()).toBeLessThanOrEqual(2 * LARGE + HEADS), { interval: 20 })
  await pause(300)
  expect(unread()).toBeGreaterThan(LARGE)
  expect(unread()).toBeLessThanOrEqual(2 * LARGE + HEADS)
})
