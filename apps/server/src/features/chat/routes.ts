import { IdText, startConversation } from '@youzine/contract'
import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#platform/db/database.ts'
import type { Route } from '#platform/http/route.ts'
import type { Sockets } from '#platform/http/sockets.ts'
import type { Log } from '#platform/log.ts'
import { problem } from '#platform/problem.ts'
import type { AnswerRuns } from './answer-runs.ts'
import type { Chat } from './chat.ts'
import { serveChat } from './socket.ts'

interface Parts {
  db: Queryable
  chat: Chat
  runs: AnswerRuns
  sockets: Sockets
  log: Log
}

export function chatRoutes(http: FastifyInstance, route: Route, { db, chat, runs, sockets, log }: Parts) {
  route(startConversation, ({ actor, params }) => chat.start(actor, params.id))

  sockets.route(http, '/ws/article-chat/:conversationId', {
    admit: async (actor, params) => {
      if (actor.role === 'guest') throw problem('account_needed')
      const id = IdText.safeParse(params.conversationId)
      if (!id.success) throw problem('not_found')
      await chat.mustOwn(actor, id.data)
    },
    serve: (socket, actor, params) =>
      serveChat(socket, {
        db,
        chat,
        runs,
        actor,
        conversationId: Number(params.conversationId),
        log: (error) => log.error({ err: error }, 'a chat socket failed'),
      }),
  })
}
