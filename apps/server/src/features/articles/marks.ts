import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { articles } from '#schema'

/**
 * Changes with everything that an article's page shows: itself, its topic, its neighbours and editions, what has grown
 * around it, the person's pictures and what may be shown of them, and which posts they want left out.
 */
export function articleMarks(db: Queryable) {
  // Names are written out: a column of the one table selected from would stand without it, and mean another inside.
  const marks = sql<string>`concat_ws(' ', articles.xmin,
    (select t.xmin from topics t where t.id = articles.topic_id),
    (select string_agg(concat_ws('.', b.id, b.xmin), ',' order by b.id)
       from articles b where b.magazine_id = articles.magazine_id),
    (select concat_ws('.', m.xmin, i.xmin) from magazines m left join imports i on i.id = m.import_id
       where m.id = articles.magazine_id),
    (select concat_ws('.', 's', s.id, s.xmin,
         (select string_agg(concat_ws('.', f.photo_id, f.xmin), ',' order by f.photo_id)
            from shared_photos f where f.share_id = s.id))
       from shares s where s.article_id = articles.id),
    (select concat_ws('.', 'c', c.id, c.xmin) from conversations c where c.article_id = articles.id),
    (select concat_ws('.', 'v', v.id, v.xmin) from videos v where v.article_id = articles.id),
    (select string_agg(concat_ws('.', f.id, f.xmin), ',' order by f.id)
       from post_photos f where f.user_id = articles.user_id),
    (select concat_ws('.', 'a', n.xmin) from analyses n where n.user_id = articles.user_id),
    (select concat_ws('.', 'l', count(*), sum(p.id)) from posts p where p.user_id = articles.user_id and p.left_out))`
  const owned = db
    .select({ marks })
    .from(articles)
    .where(and(eq(articles.id, sql.placeholder('id')), eq(articles.userId, sql.placeholder('userId'))))
    .prepare('article_marks')
  return async (userId: number, id: number) => (await owned.execute({ userId, id }))[0]?.marks ?? null
}
