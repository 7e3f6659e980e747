import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser says where a request comes from in one of two headers; one of them must say: from us. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return (
    origin !== undefined &&
    (origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`)
  )
}

/** Checked before the body is read, whatever its type: forms, multipart and empty posts need no preflight. */
export function refuseForeignOrigins(http: FastifyInstance, publicUrl: string) {
  http.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && !isSameOrigin(request, publicUrl))
      throw problem('foreign_origin')
  })
}
