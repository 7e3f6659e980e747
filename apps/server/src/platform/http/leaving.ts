import type { FastifyInstance } from 'fastify'

const IDLE_SWEEP_MS = 100
const LAST_REQUEST_MS = 500

/**
 * A kept-alive connection would otherwise hold up the end for a minute. Node closes every idle one at once, and with it
 * what is being asked on it at that moment: each is answered once more, with word that it ends, before it is closed.
 */
export function answerOnceMoreBeforeLeaving(http: FastifyInstance) {
  http.addHook('preClose', async () => {
    const { server } = http
    const closeIdle = server.closeIdleConnections.bind(server)
    server.closeIdleConnections = () => {}
    let sweep: NodeJS.Timeout | undefined
    const grace = setTimeout(() => {
      sweep = setInterval(closeIdle, IDLE_SWEEP_MS).unref()
    }, LAST_REQUEST_MS).unref()
    server.once('close', () => {
      clearTimeout(grace)
      clearInterval(sweep)
    })
  })
}
