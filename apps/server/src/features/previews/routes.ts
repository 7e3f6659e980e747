import { IdText, PreviewStart, startPreview, stopPreview } from '@youzine/contract'
import type { FastifyInstance } from 'fastify'
import type { Route } from '#platform/http/route.ts'
import type { Sockets } from '#platform/http/sockets.ts'
import type { Log } from '#platform/log.ts'
import { problem } from '#platform/problem.ts'
import type { PreviewRuns } from './preview-runs.ts'
import type { Previews } from './previews.ts'
import { servePreview } from './socket.ts'

interface Parts {
  previews: Previews
  runs: PreviewRuns
  sockets: Sockets
  log: Log
}

export function previewRoutes(http: FastifyInstance, route: Route, { previews, runs, sockets, log }: Parts) {
  route(startPreview, ({ actor, params, body }) =>
    previews.start(actor, params.id, body ?? PreviewStart.parse({})),
  )
  route(stopPreview, async ({ actor, params }) => {
    await previews.stop(actor, params.id)
    return { success: true } as const
  })
  sockets.route(http, '/ws/template-preview/:templateId', {
    admit: async (actor, params) => {
      if (actor.role === 'guest') throw problem('account_needed')
      const id = IdText.safeParse(params.templateId)
      if (!id.success) throw problem('not_found')
      await previews.mustOwn(actor, id.data)
    },
    serve: (socket, actor, params) =>
      servePreview(socket, {
        previews,
        runs,
        actor,
        topicId: Number(params.templateId),
        log: (error) => log.error({ err: error }, 'a preview socket failed'),
      }),
  })
}
