import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Events } from '../events.ts'
import { problem } from '../problem.ts'
import { networkOf } from './addresses.ts'
import type { Lines } from './lines.ts'

const HEARTBEAT_MS = 15_000

export interface EventStream {
  send(data: unknown): void
  end(): void
  /** Called once, whoever ends it. */
  onEnd(handle: () => void): void
}

/** Server-sent events. A stream ends with its session and with the server; browsers come back by themselves. */
export function eventStreams(http: FastifyInstance, { events, lines }: { events: Events; lines: Lines }) {
  const open = new Map<EventStream, number>()
  http.addHook('preClose', async () => {
    leave()
    for (const stream of open.keys()) stream.end()
  })
  const leave = events.subscribe('session.ended', ({ id }) => {
    for (const [stream, sessionId] of open) if (sessionId === id) stream.end()
  })

  return function openStream(request: FastifyRequest, reply: FastifyReply): EventStream {
    const { actor } = request
    if (!actor) throw problem('unauthenticated')
    const network = networkOf(request.ip)
    lines.mayOpen(actor.userId, network)
    const closed = lines.opened(actor.userId, network)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    })
    const handles: (() => void)[] = []
    const heartbeat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
    const stream: EventStream = {
      // A reader that does not keep up misses messages in between: each one holds the whole state.
      send: (data) => {
        if (!raw.writableNeedDrain) raw.write(`data: ${JSON.stringify(data)}\n\n`)
      },
      end: () => raw.end(),
      onEnd: (handle) => handles.push(handle),
    }
    open.set(stream, actor.sessionId)
    raw.on('close', () => {
      clearInterval(heartbeat)
      open.delete(stream)
      closed()
      for (const handle of handles) handle()
    })
    return stream
  }
}
export type OpenStream = ReturnType<typeof eventStreams>
