import type { FastifyInstance } from 'fastify'
import type { BuiltInAuthor } from '#features/author/index.ts'

const HOME = /^\/(?:\?|$)/

/** Whoever opens the first page may have an archive to drop: by then the author should be awake. */
export function wakeForVisitors(http: FastifyInstance, author: Pick<BuiltInAuthor, 'wake' | 'rehearse'>) {
  http.addHook('onResponse', async ({ method, url }) => {
    if (method !== 'GET' || !HOME.test(url)) return
    author.wake(0)
    author.rehearse().catch(() => {})
  })
}
