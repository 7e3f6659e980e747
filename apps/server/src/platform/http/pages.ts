import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './errors.ts'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3600

/** The built web app: hashed assets for a year, the page itself never from a cache. Answers with the page. */
export async function servePages(http: FastifyInstance, folder: string): Promise<string | undefined> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await http.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      // The build has made them small already.
      preCompressed: true,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'))
        const fresh = /(?:sw\.js|shell\.json)$/.test(path)
        const kept = hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`
        reply.header('cache-control', fresh ? 'no-cache' : kept)
      },
    })
  }
  const page = built ? await readFile(join(folder, 'index.html'), 'utf8') : undefined
  http.setNotFoundHandler(async (request, reply) => {
    const isPage =
      /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|media|ws|metrics)(\/|$|\?)/.test(request.url)
    if (!isPage || !page) return answerNotFound(reply)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
  return page
}
