import {
  getImportProgress,
  importEventsPath,
  restartImport,
  startImport,
  uploadArchive,
} from '@youzine/contract'
import type { FastifyInstance } from 'fastify'
import type { OpenStream } from '#platform/http/event-stream.ts'
import { keptAnswers } from '#platform/http/kept-answers.ts'
import { BODY_BYTES } from '#platform/http/limits.ts'
import type { Route } from '#platform/http/route.ts'
import { problem } from '#platform/problem.ts'
import type { Imports } from './imports.ts'
import type { newestImportMarks } from './queries.ts'

interface Parts {
  imports: Imports
  marks: ReturnType<typeof newestImportMarks>
  openStream: OpenStream
  maxUploadBytes: number
}

export function importRoutes(
  http: FastifyInstance,
  route: Route,
  { imports, marks, openStream, maxUploadBytes }: Parts,
) {
  const answer = keptAnswers()
  route(uploadArchive, (call) => imports.upload(call), {
    streamsParts: true,
    bodyLimit: maxUploadBytes + BODY_BYTES,
  })

  route(startImport, ({ actor, body, network }) => imports.start(actor, body.job_id, network))

  route(getImportProgress, ({ actor, reply }) =>
    answer(reply, {
      key: `newest ${actor?.userId}`,
      marks: async () => actor && marks(actor.userId),
      make: () => imports.progress(actor),
    }),
  )

  route(restartImport, ({ actor, params, network }) => imports.restart(actor, params.id, network))

  http.get<{ Params: { id: string } }>(
    importEventsPath(':id'),
    { schema: { hide: true } },
    async (request, reply) => {
      if (!request.actor) throw problem('unauthenticated')
      if (!/^[1-9]\d{0,8}$/.test(request.params.id)) throw problem('not_found')
      await imports.watch(request.actor, Number(request.params.id), openStream, request, reply)
    },
  )
}
