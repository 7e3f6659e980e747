import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { genres, topics, users } from '#schema'

/** Changes with everything that the lists of published topics show: they, their genres, their creators, their uses. */
export function publishedMarks(db: Queryable) {
  const marks = sql<string>`concat_ws(' ',
    string_agg(concat_ws('.', ${topics.id}, topics.xmin, genres.xmin, users.xmin), ',' order by ${topics.id}),
    (select concat_ws('.', current_date, max(u.day), sum(u.uses)) from topic_uses u
      where u.day >= (select max(day) from topic_uses)))`
  const published = db
    .select({ marks })
    .from(topics)
    .leftJoin(genres, eq(genres.id, topics.genreId))
    .leftJoin(users, eq(users.id, topics.creatorId))
    .where(eq(topics.status, 'published'))
    .prepare('published_topics_marks')
  return async () => (await published.execute())[0]?.marks ?? null
}
