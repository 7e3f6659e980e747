import { IdText, makeVideo } from '@youzine/contract'
import type { FastifyInstance } from 'fastify'
import type { Route } from '#platform/http/route.ts'
import { problem } from '#platform/problem.ts'
import type { Videos } from './videos.ts'

export function videoRoutes(http: FastifyInstance, route: Route, videos: Videos) {
  route(makeVideo, ({ actor, params }) => videos.ask(actor, params.id))

  http.get<{ Params: { id: string }; Querystring: { download?: string } }>(
    '/media/video/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!request.actor) throw problem('unauthenticated')
      const id = IdText.safeParse(request.params.id)
      if (!id.success) throw problem('not_found')
      const film = await videos.read(request.actor, id.data)
      reply
        .type('video/mp4')
        .header('cache-control', 'private, max-age=3600')
        .header('accept-ranges', 'bytes')
        .header('content-security-policy', "default-src 'none'; sandbox")
      if (request.query.download !== undefined)
        reply.header('content-disposition', `attachment; filename="youzine-${id.data}.mp4"`)
      const range = rangeOf(request.headers.range, film.length)
      if (range === 'impossible')
        return reply.code(416).header('content-range', `bytes */${film.length}`).send()
      if (!range) return reply.send(film)
      const [from, to] = range
      return reply
        .code(206)
        .header('content-range', `bytes ${from}-${to}/${film.length}`)
        .send(film.subarray(from, to + 1))
    },
  )
}

/** Phones ask for a film piece by piece, and some refuse to play it otherwise. */
export function rangeOf(header: string | undefined, length: number): [number, number] | 'impossible' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (!asked[1] && !asked[2])) return null
  const from = asked[1] ? Number(asked[1]) : Math.max(0, length - Number(asked[2]))
  const to = asked[1] && asked[2] ? Math.min(Number(asked[2]), length - 1) : length - 1
  return from > to || from >= length ? 'impossible' : [from, to]
}
