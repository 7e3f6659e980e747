import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const HEARTBEAT_MS = 15_000

export interface EventStream {
  send(data: unknown): void
  end(): void
  /** Called once, whoever ends it. */
  onEnd(handle: () => void): void
}

/** Server-sent events. Open streams end when the server closes; browsers come back by themselves. */
export function eventStreams(http: FastifyInstance) {
  const open = new Set<EventStream>()
  http.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })

  return function openStream(request: FastifyRequest, reply: FastifyReply): EventStream {
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
    open.add(stream)
    raw.on('close', () => {
      clearInterval(heartbeat)
      open.delete(stream)
      for (const handle of handles) handle()
    })
    return stream
  }
}
export type OpenStream = ReturnType<typeof eventStreams>
