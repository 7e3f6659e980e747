import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { articles, posts } from '#schema'
import { citedIds } from './article-text.ts'

const MOST = 1000

/** The posts that a person's articles show or rest on, by their identities: those that stand whole come first. */
export async function listShownPosts(db: Queryable, userId: number): Promise<string[]> {
  const written = await db
    .select({ paragraphs: articles.paragraphs, pullQuotes: articles.pullQuotes, figures: articles.figures })
    .from(articles)
    .where(and(eq(articles.userId, userId), isNull(articles.supersededBy)))
  const whole = written.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ block, postIds }) => (block ? postIds : [])),
  )
  const ids = [...new Set([...whole, ...written.flatMap(citedIds)])].slice(0, MOST)
  if (ids.length === 0) return []
  const found = await db
    .select({ id: posts.id, identity: posts.identity })
    .from(posts)
    .where(and(eq(posts.userId, userId), inArray(posts.id, ids), eq(posts.leftOut, false)))
  const identities = new Map(found.map(({ id, identity }) => [id, identity]))
  return ids.flatMap((id) => identities.get(id) ?? [])
}
