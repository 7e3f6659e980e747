import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BODY_BYTES, SMALL_BODY_MS, STALLED_MS } from './limits.ts'

const LOOK_MS = 5000

interface Pending {
  request: FastifyRequest
  since: number
  bytes: number
  movedAt: number
}

const PATIENCE = { stalledMs: STALLED_MS, smallMs: SMALL_BODY_MS, lookMs: LOOK_MS }

/** Looks at everything that is still being sent, and lets go what no longer moves. */
export function letStalledGo(http: FastifyInstance, { stalledMs, smallMs, lookMs } = PATIENCE) {
  const pending = new Set<Pending>()
  http.addHook('onRequest', async (request) => {
    if (request.raw.complete || request.headers['content-length'] === '0' || !hasBody(request)) return
    const now = performance.now()
    const one = { request, since: now, bytes: 0, movedAt: now }
    pending.add(one)
    request.raw.once('close', () => pending.delete(one))
    request.raw.once('end', () => pending.delete(one))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const one of pending) {
      const { raw, routeOptions } = one.request
      const { bytesRead = 0 } = raw.socket
      if (bytesRead > one.bytes) Object.assign(one, { bytes: bytesRead, movedAt: now })
      const isSmall = (routeOptions.bodyLimit ?? 0) <= BODY_BYTES
      if (now - one.movedAt > stalledMs || (isSmall && now - one.since > smallMs)) raw.destroy()
    }
  }, lookMs).unref()
  http.addHook('onClose', async () => clearInterval(look))
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
