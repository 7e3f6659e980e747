import type {} from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { CLOSE_SESSION_OVER } from '@youzine/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Events } from '../events.ts'
import { problem } from '../problem.ts'
import type { Actor } from './actor.ts'
import { networkOf } from './addresses.ts'
import type { Lines } from './lines.ts'

const ALIVE_MS = 30_000
/** No route takes more; each channel has its own, smaller limit. */
const LARGEST_FRAME_BYTES = 16 * 1024
const CLOSE_GOING_AWAY = 1001

type Params = Record<string, string>

interface SocketRoute {
  /** Throws what the caller is answered before there is a socket. */
  admit(actor: Actor, params: Params): Promise<void>
  serve(socket: WebSocket, actor: Actor, params: Params): void
}

export type Sockets = Awaited<ReturnType<typeof createSockets>>

/** A page of another site can open a socket with our cookie, so that the origin must be ours, and be said. */
function isOurPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const { origin } = headers
  return origin === new URL(publicUrl).origin || origin === `${protocol}://${host}`
}

/** Who may open a socket is decided before the upgrade; a socket ends with its session. */
export async function createSockets(
  http: FastifyInstance,
  { events, lines, publicUrl }: { events: Events; lines: Lines; publicUrl: string },
) {
  const open = new Map<WebSocket, { actor: Actor; isAlive: boolean }>()
  await http.register(websocket, {
    // Whatever a page does wrong on its socket ends the socket, and is nothing to wake anybody for.
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'a socket failed'),
    options: { maxPayload: LARGEST_FRAME_BYTES, perMessageDeflate: false },
    preClose: (done) => {
      for (const socket of open.keys()) socket.close(CLOSE_GOING_AWAY, 'restarting')
      clearInterval(heartbeat)
      leave()
      done()
    },
  })
  const leave = events.subscribe('session.ended', ({ id }) => {
    for (const [socket, { actor }] of open)
      if (actor.sessionId === id) socket.close(CLOSE_SESSION_OVER, 'logged out')
  })
  const heartbeat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.isAlive) socket.terminate()
      state.isAlive = false
      socket.ping()
    }
  }, ALIVE_MS).unref()

  /** Ends with the line, whether or not it became a socket. */
  const counted = new WeakMap<FastifyRequest, () => void>()
  function count(request: FastifyRequest) {
    // A request that is injected has no line of its own.
    const line = request.raw.socket as typeof request.raw.socket | undefined
    const closed = lines.opened((request.actor as Actor).userId, networkOf(request.ip))
    const end = () => {
      line?.off('close', end)
      closed()
    }
    line?.once('close', end)
    counted.set(request, end)
  }

  return {
    route(on: FastifyInstance, path: string, { admit, serve }: SocketRoute) {
      on.route<{ Params: Params }>({
        method: 'GET',
        url: path,
        schema: { hide: true },
        preValidation: async (request) => {
          if (!request.actor) throw problem('unauthenticated')
          if (!isOurPage(request, publicUrl)) throw problem('foreign_origin')
          lines.mayOpen(request.actor.userId, networkOf(request.ip))
          // Counted before anything is awaited: a hundred at once are not let in by the same free place.
          count(request)
          try {
            await admit(request.actor, request.params)
          } catch (error) {
            counted.get(request)?.()
            throw error
          }
        },
        handler: async (request) => {
          counted.get(request)?.()
          throw problem('bad_request', 'This address is for sockets.')
        },
        wsHandler: (socket, request) => {
          const actor = request.actor as Actor
          const state = { actor, isAlive: true }
          open.set(socket, state)
          socket.on('pong', () => {
            state.isAlive = true
          })
          socket.on('close', () => {
            open.delete(socket)
            counted.get(request)?.()
          })
          serve(socket, actor, request.params)
        },
      })
    },
  }
}
