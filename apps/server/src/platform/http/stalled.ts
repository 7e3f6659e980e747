import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  BODY_BYTES,
  LEAST_BYTES_PER_SECOND,
  LEAST_WHILE_WAITED_FOR,
  PACE_AFTER_MS,
  SMALL_BODY_MS,
  STALLED_MS,
  WAITED_FOR_AFTER_MS,
} from './limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of one that has a place which others may be waiting for. */
    isWaitedFor: (() => boolean) | null
  }
}

const LOOK_MS = 5000

interface Pending {
  request: FastifyRequest
  since: number
  /** What the line had brought when this request began, and when it was looked at last. */
  begunAt: number
  bytes: number
  movedAt: number
  /** How long it was there for us to read, and we did. */
  readMs: number
}

const PATIENCE = {
  stalledMs: STALLED_MS,
  smallMs: SMALL_BODY_MS,
  lookMs: LOOK_MS,
  paceAfterMs: PACE_AFTER_MS,
  waitedForAfterMs: WAITED_FOR_AFTER_MS,
}

const paceOf = ({ request, begunAt, readMs }: Pending) =>
  ((request.raw.socket.bytesRead ?? 0) - begunAt) / (readMs / 1000)

/** Of those that others wait for, the one that would hold its place longest; no more than one at a time. */
function slowest(pending: Iterable<Pending>, afterMs: number): Pending | null {
  let found: Pending | null = null
  let least = LEAST_WHILE_WAITED_FOR
  for (const one of pending) {
    if (one.readMs <= afterMs || paceOf(one) >= least || !one.request.isWaitedFor?.()) continue
    least = paceOf(one)
    found = one
  }
  return found
}

/** Looks at everything that is still being sent, and lets go what no longer moves. */
export function letStalledGo(
  http: FastifyInstance,
  { stalledMs, smallMs, lookMs, paceAfterMs, waitedForAfterMs }: typeof PATIENCE = PATIENCE,
) {
  const pending = new Set<Pending>()
  http.decorateRequest('isWaitedFor', null)
  http.addHook('onRequest', async (request) => {
    if (request.raw.complete || request.headers['content-length'] === '0' || !hasBody(request)) return
    const now = performance.now()
    const { bytesRead = 0 } = request.raw.socket
    const one = { request, since: now, begunAt: bytesRead, bytes: bytesRead, movedAt: now, readMs: 0 }
    pending.add(one)
    request.raw.once('close', () => pending.delete(one))
    request.raw.once('end', () => pending.delete(one))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const one of pending) {
      const { raw, routeOptions } = one.request
      const { bytesRead = 0 } = raw.socket
      const isSmall = (routeOptions.bodyLimit ?? 0) <= BODY_BYTES
      // Whoever waits for a turn, or for us to look at a file, is not the one who stands still.
      const isRead = raw.readableFlowing === true
      if (isRead) one.readMs += lookMs
      if (bytesRead > one.bytes || !isRead) Object.assign(one, { bytes: bytesRead, movedAt: now })
      const isDripping = one.readMs > paceAfterMs && paceOf(one) < LEAST_BYTES_PER_SECOND
      if (now - one.movedAt > stalledMs || isDripping || (isSmall && now - one.since > smallMs)) raw.destroy()
    }
    slowest(pending, waitedForAfterMs)?.request.raw.destroy()
  }, lookMs).unref()
  http.addHook('onClose', async () => clearInterval(look))
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
