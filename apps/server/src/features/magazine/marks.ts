import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { imports, magazines } from '#schema'

/** Changes with everything that a magazine's front shows: its row, its import, its articles and what is on its way. */
export function magazineMarks(db: Queryable) {
  const marks = sql<string>`concat_ws(' ', ${magazines.id}, magazines.xmin, imports.xmin,
    (select string_agg(concat_ws('.', a.id, a.xmin, t.xmin), ',' order by a.id)
       from articles a left join topics t on t.id = a.topic_id
       where a.magazine_id = ${magazines.id} and a.superseded_by is null),
    (select string_agg(concat_ws('.', g.id, g.xmin, t.xmin), ',' order by g.id)
       from generations g join topics t on t.id = g.topic_id
       where g.magazine_id = ${magazines.id} and g.import_id is not null and g.status in ('queued', 'running')))`
  const found = () =>
    db.select({ marks }).from(magazines).leftJoin(imports, eq(imports.id, magazines.importId)).$dynamic()
  const owned = eq(magazines.userId, sql.placeholder('userId'))
  const current = found().where(owned).orderBy(desc(magazines.id)).limit(1).prepare('magazine_marks_current')
  const one = found()
    .where(and(owned, eq(magazines.id, sql.placeholder('id'))))
    .prepare('magazine_marks_one')
  return {
    current: async (userId: number) => (await current.execute({ userId }))[0]?.marks ?? null,
    one: async (userId: number, id: number) => (await one.execute({ userId, id }))[0]?.marks ?? null,
  }
}
