import { getImportProgress, type ImportProgress } from '@youzine/contract'
import type { Queryable } from '#platform/db/database.ts'
import type { Route } from '#platform/http/route.ts'
import { problem } from '#platform/problem.ts'
import { findNewest, type ImportRow } from './queries.ts'

const toProgress = (row: ImportRow): ImportProgress => ({
  id: row.id,
  status: row.status,
  post_count: row.postCount,
  total_count: row.totalCount,
  articles_done: row.articlesDone,
  articles_expected: row.articlesExpected,
  sample_posts: [],
  error: row.error,
})

export function importRoutes(route: Route, db: Queryable) {
  route(getImportProgress, async ({ actor }) => {
    const newest = actor && (await findNewest(db, actor.userId))
    if (!newest) throw problem('not_found')
    return toProgress(newest)
  })
}
