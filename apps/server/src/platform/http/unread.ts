import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './addresses.ts'
import { MOST_UNREAD_BYTES, UNREAD_MS } from './limits.ts'

const LOOK_MS = 5000
const PATIENCE = {
  unreadMs: UNREAD_MS,
  lookMs: LOOK_MS,
  mostBytes: MOST_UNREAD_BYTES,
}

interface Reader {
  socket: Socket
  network: string
  /** What is left of it, and since when no less. */
  left: number
  movedAt: number
  /** Since when something has been waiting for them. */
  waitsSince: number | null
}

/** What waits to be read: of a piece that is on its way, the part that the machine has not taken yet. */
const leftOf = (socket: Socket) => {
  if (socket.writableLength === 0) return 0
  const handle = (socket as unknown as { _handle?: { writeQueueSize?: number } | null })._handle
  return handle?.writeQueueSize ?? socket.writableLength
}

/**
 * Whoever reads nothing, or a byte now and then, keeps nobody waiting, but what they have not read lies in our memory:
 * they are let go, and of one place no more than so much may lie there.
 */
export function letSlowReadersGo(
  http: FastifyInstance,
  { unreadMs, lookMs, mostBytes }: typeof PATIENCE = PATIENCE,
) {
  const readers = new Set<Reader>()
  http.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw as { socket?: Socket }
    // Asked from within, without a line; and sockets look after their readers themselves (`channel.ts`).
    if (typeof socket?.bytesWritten !== 'number' || request.headers.upgrade) return
    const reader: Reader = {
      socket,
      network: networkOf(request.ip),
      left: 0,
      movedAt: performance.now(),
      waitsSince: null,
    }
    readers.add(reader)
    reply.raw.once('close', () => readers.delete(reader))
  })

  function isTooSlow(reader: Reader, now: number): boolean {
    const left = leftOf(reader.socket)
    if (left === 0) {
      Object.assign(reader, { left, movedAt: now, waitsSince: null })
      return false
    }
    reader.waitsSince ??= now
    if (left !== reader.left) Object.assign(reader, { left, movedAt: now })
    return now - reader.movedAt > unreadMs
  }

  const look = setInterval(() => {
    const now = performance.now()
    const unread = new Map<string, number>()
    // Those that have kept us longest come first, and go first.
    for (const reader of [...readers].sort((a, b) => (b.waitsSince ?? now) - (a.waitsSince ?? now))) {
      if (isTooSlow(reader, now)) {
        reader.socket.destroy()
        continue
      }
      const all = (unread.get(reader.network) ?? 0) + reader.socket.writableLength
      unread.set(reader.network, all)
      if (all > mostBytes && reader.waitsSince !== null) reader.socket.destroy()
    }
  }, lookMs).unref()
  http.addHook('onClose', async () => clearInterval(look))
}
