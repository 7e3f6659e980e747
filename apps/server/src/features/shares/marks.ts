import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { articles, shares, topics, users } from '#schema'

/** Changes with everything that a shared page shows: the link, its article and topic, its owner, its pictures. */
export function shareMarks(db: Queryable) {
  const marks = sql<string>`concat_ws(' ', shares.xmin, articles.xmin, users.xmin, topics.xmin,
    (select string_agg(concat_ws('.', f.photo_id, f.xmin, b.xmin, p.xmin), ',' order by f.photo_id)
       from shared_photos f
       join post_photos b on b.id = f.photo_id
       left join posts p on p.user_id = b.user_id and p.identity = b.post_identity
       where f.share_id = ${shares.id}),
    (select n.xmin from analyses n where n.user_id = ${shares.userId}))`
  const byHash = db
    .select({ id: shares.id, userId: shares.userId, discoverable: shares.discoverable, marks })
    .from(shares)
    .innerJoin(articles, eq(articles.id, shares.articleId))
    .innerJoin(users, eq(users.id, shares.userId))
    .leftJoin(topics, eq(topics.id, articles.topicId))
    .where(eq(shares.hash, sql.placeholder('hash')))
    .prepare('share_marks')
  return async (hash: string) => (await byHash.execute({ hash }))[0] ?? null
}
