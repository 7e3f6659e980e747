import { getCurrentMagazine } from '@youzine/contract'
import type { Queryable } from '#platform/db/database.ts'
import type { Route } from '#platform/http/route.ts'
import { problem } from '#platform/problem.ts'
import { findCurrent, listArticles } from './queries.ts'

export function magazineRoutes(route: Route, db: Queryable) {
  route(getCurrentMagazine, async ({ actor }) => {
    const current = actor && (await findCurrent(db, actor.userId))
    if (!current) throw problem('not_found')
    const { id, importId, importStatus } = current
    const progress = importId && importStatus ? { id: importId, status: importStatus } : null
    return { id, articles: await listArticles(db, id), progress }
  })
}
