import type { FastifyInstance } from 'fastify'
import { problem } from '#platform/problem.ts'
import type { Photos } from './photos.ts'

export function photoRoutes(http: FastifyInstance, photos: Photos) {
  http.get<{ Params: { id: string } }>(
    '/media/avatar/:id',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = /^[\w-]{22}$/.test(params.id) ? await photos.get(params.id) : null
      if (!picture) throw problem('not_found')
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(picture)
    },
  )
}
