import { and, asc, desc, eq, gte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import {
  articles,
  genres,
  surveys,
  topicPrompts,
  topicRequirements,
  topics,
  topicUses,
  topicVersions,
  users,
} from '#schema'

export type TopicRow = typeof topics.$inferSelect

/** By number or by key, as addresses have it. */
const named = (idOrKey: string) =>
  /^\d+$/.test(idOrKey) ? eq(topics.id, Number(idOrKey)) : eq(topics.key, idOrKey)

export async function findPublishedTopic(db: Queryable, idOrKey: string): Promise<TopicRow | null> {
  const [row] = await db
    .select()
    .from(topics)
    .where(and(named(idOrKey), eq(topics.status, 'published')))
  return row ?? null
}

export async function findTopic(db: Queryable, id: number): Promise<TopicRow | null> {
  const [row] = await db.select().from(topics).where(eq(topics.id, id))
  return row ?? null
}

const usesSince = (since?: string) =>
  sql<number>`coalesce((select sum(${topicUses.uses}) from ${topicUses} where ${and(
    eq(topicUses.topicId, topics.id),
    since === undefined ? undefined : gte(topicUses.day, since),
  )}), 0)::int`

const shown = (db: Queryable) =>
  db
    .select({
      topic: topics,
      genre: genres,
      creator: { firstName: users.firstName, lastName: users.lastName },
      uses: usesSince(),
    })
    .from(topics)
    .leftJoin(genres, eq(genres.id, topics.genreId))
    .leftJoin(users, eq(users.id, topics.creatorId))
    .$dynamic()

export type ShownTopic = Awaited<ReturnType<typeof listPublished>>[number]

/** Published ones are everybody's; the others their creator's and the admins'. */
export async function findReadable(
  db: Queryable,
  actor: Actor | null,
  idOrKey: string,
): Promise<ShownTopic | null> {
  const readable: (SQL | undefined)[] = [eq(topics.status, 'published')]
  if (actor) readable.push(eq(topics.creatorId, actor.userId))
  if (actor?.role === 'admin') readable.push(sql`true`)
  const [row] = await shown(db).where(and(named(idOrKey), or(...readable)))
  return row ?? null
}

export const listPublished = (db: Queryable) =>
  shown(db).where(eq(topics.status, 'published')).orderBy(asc(genres.orderIndex), asc(topics.id))

/** The most written about since that day, then the most written about at all. */
export const listTrending = (db: Queryable, since: string, limit: number) =>
  shown(db)
    .where(eq(topics.status, 'published'))
    .orderBy(desc(usesSince(since)), desc(usesSince()), asc(topics.id))
    .limit(limit)

export const listOwnArticles = (db: Queryable, userId: number, topicId: number) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      createdAt: articles.createdAt,
      magazineId: articles.magazineId,
    })
    .from(articles)
    .where(and(eq(articles.userId, userId), eq(articles.topicId, topicId)))
    .orderBy(desc(articles.id))

export type PromptRow = typeof topicPrompts.$inferSelect

export const listPrompts = (db: Queryable, topicId: number): Promise<PromptRow[]> =>
  db.select().from(topicPrompts).where(eq(topicPrompts.topicId, topicId)).orderBy(topicPrompts.stepIndex)

export const listRequirements = (db: Queryable, topicId: number) =>
  db
    .select({
      alias: topicRequirements.alias,
      requirementType: topicRequirements.requirementType,
      requiredSurveyId: topicRequirements.requiredSurveyId,
      surveyTitle: surveys.title,
      surveyDescription: surveys.description,
    })
    .from(topicRequirements)
    .leftJoin(surveys, eq(surveys.id, topicRequirements.requiredSurveyId))
    .where(eq(topicRequirements.topicId, topicId))
    .orderBy(topicRequirements.orderIndex)

export type RequirementRow = Awaited<ReturnType<typeof listRequirements>>[number]

export const countUse = (tx: Transaction, topicId: number, day: string) =>
  tx
    .insert(topicUses)
    .values({ topicId, day, uses: 1 })
    .onConflictDoUpdate({
      target: [topicUses.topicId, topicUses.day],
      set: { uses: sql`${topicUses.uses} + 1` },
    })

export async function listTopicKeys(db: Queryable): Promise<string[]> {
  const rows = await db.select({ key: topics.key }).from(topics).where(eq(topics.status, 'published'))
  return rows.flatMap(({ key }) => key ?? [])
}

/** The number of what was published last; built-in topics, and drafts, have none. */
export async function findNewestVersion(db: Queryable, topicId: number): Promise<number | null> {
  const [row] = await db
    .select({ newest: max(topicVersions.version) })
    .from(topicVersions)
    .where(eq(topicVersions.topicId, topicId))
  return row?.newest ?? null
}
