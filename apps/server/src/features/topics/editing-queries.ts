import { and, asc, count, desc, eq, inArray, isNotNull, max, notExists, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import {
  articles,
  generations,
  surveys,
  type TopicContent,
  topicPrompts,
  topicRequirements,
  topics,
  topicVersions,
  users,
} from '#schema'
import type { PromptRow, TopicRow } from './queries.ts'

/** Of this creator, or of anybody for an admin (null). */
const editableBy = (creatorId: number | null) =>
  creatorId === null ? undefined : eq(topics.creatorId, creatorId)

export async function findEditable(
  db: Queryable,
  id: number,
  creatorId: number | null,
): Promise<TopicRow | null> {
  const [row] = await db
    .select()
    .from(topics)
    .where(and(eq(topics.id, id), editableBy(creatorId)))
  return row ?? null
}

/** Locked, so that two edits come one after the other. */
export async function findForEdit(
  tx: Transaction,
  id: number,
  creatorId: number | null,
): Promise<TopicRow | null> {
  const [row] = await tx
    .select()
    .from(topics)
    .where(and(eq(topics.id, id), editableBy(creatorId)))
    .for('update')
  return row ?? null
}

export const listEditable = (db: Queryable, creatorId: number | null): Promise<TopicRow[]> =>
  db.select().from(topics).where(editableBy(creatorId)).orderBy(desc(topics.id)).limit(1000)

export const listPromptsOf = (db: Queryable, topicIds: number[]): Promise<PromptRow[]> =>
  topicIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(topicPrompts)
        .where(inArray(topicPrompts.topicId, topicIds))
        .orderBy(asc(topicPrompts.topicId), asc(topicPrompts.stepIndex))

export const listRequirementsOf = (db: Queryable, topicIds: number[]) =>
  topicIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ requirement: topicRequirements, surveyTitle: surveys.title })
        .from(topicRequirements)
        .leftJoin(surveys, eq(surveys.id, topicRequirements.requiredSurveyId))
        .where(inArray(topicRequirements.topicId, topicIds))
        .orderBy(asc(topicRequirements.topicId), asc(topicRequirements.orderIndex))

export async function listCreatorNames(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}

export async function insertTopic(tx: Transaction, values: typeof topics.$inferInsert): Promise<TopicRow> {
  const [row] = await tx.insert(topics).values(values).returning()
  if (!row) throw new Error('The topic was not stored.')
  return row
}

export async function updateTopicRow(
  tx: Transaction,
  id: number,
  values: Partial<typeof topics.$inferInsert>,
): Promise<TopicRow> {
  const [row] = await tx.update(topics).set(values).where(eq(topics.id, id)).returning()
  if (!row) throw new Error('The topic is gone.')
  return row
}

export const deleteTopicRow = (tx: Transaction, id: number) => tx.delete(topics).where(eq(topics.id, id))

/** The whole content anew. */
export async function replaceContent(
  tx: Transaction,
  topicId: number,
  { prompts, requirements }: Pick<TopicContent, 'prompts' | 'requirements'>,
) {
  await tx.delete(topicPrompts).where(eq(topicPrompts.topicId, topicId))
  await tx.delete(topicRequirements).where(eq(topicRequirements.topicId, topicId))
  if (prompts.length > 0)
    await tx
      .insert(topicPrompts)
      .values(prompts.map((prompt, stepIndex) => ({ ...prompt, topicId, stepIndex })))
  if (requirements.length > 0)
    await tx.insert(topicRequirements).values(
      requirements.map(({ alias, requirementType, requiredSurveyId }, orderIndex) => ({
        topicId,
        alias,
        requirementType,
        requiredSurveyId,
        orderIndex,
      })),
    )
}

/** Surveys that this creator may ask for: their own, and everybody's published ones. */
export async function listAskable(db: Queryable, ids: number[], creatorId: number): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: surveys.id })
    .from(surveys)
    .where(
      and(
        inArray(surveys.id, ids),
        sql`(${surveys.status} = 'published' or ${surveys.creatorId} = ${creatorId})`,
      ),
    )
    .for('key share')
  return rows.map(({ id }) => id)
}

export type VersionRow = typeof topicVersions.$inferSelect

export const insertVersion = (tx: Transaction, values: typeof topicVersions.$inferInsert) =>
  tx.insert(topicVersions).values(values)

export async function findLatestVersion(db: Queryable, topicId: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(topicVersions)
    .where(eq(topicVersions.topicId, topicId))
    .orderBy(desc(topicVersions.version))
    .limit(1)
  return row ?? null
}

const MOST_ANCESTORS = 30

/** This topic and what it was copied from, as far back as it goes: one history. */
export async function listFamily(db: Queryable, topic: TopicRow): Promise<number[]> {
  const ids = [topic.id]
  for (let origin = topic.originId; origin !== null && ids.length < MOST_ANCESTORS; ) {
    if (ids.includes(origin)) break
    ids.push(origin)
    const [row] = await db.select({ originId: topics.originId }).from(topics).where(eq(topics.id, origin))
    origin = row?.originId ?? null
  }
  return ids
}

export const listVersions = (db: Queryable, topicIds: number[]) =>
  db
    .select({
      version: topicVersions,
      articles: sql<number>`(select count(*)::int from ${articles} where ${articles.topicId} = ${topicVersions.topicId} and ${articles.topicVersion} = ${topicVersions.version})`,
    })
    .from(topicVersions)
    .where(inArray(topicVersions.topicId, topicIds))
    .orderBy(desc(topicVersions.version))

/** Numbers go on through a family, so that a copy's first version is not another “1”. */
export async function nextVersion(db: Queryable, topicIds: number[]): Promise<number> {
  const [row] = await db
    .select({ newest: max(topicVersions.version) })
    .from(topicVersions)
    .where(inArray(topicVersions.topicId, topicIds))
  return (row?.newest ?? 0) + 1
}

export const countGenerations = (db: Queryable, topicId: number) =>
  db
    .select({ status: generations.status, reason: generations.reason, count: count() })
    .from(generations)
    .where(eq(generations.topicId, topicId))
    .groupBy(generations.status, generations.reason)

/** What a deleted account leaves behind: published topics that somebody else has used. Everything else goes. */
export const deleteUnused = (tx: Transaction, creatorId: number) =>
  tx.delete(topics).where(
    and(
      eq(topics.creatorId, creatorId),
      sql`(${topics.status} = 'draft' or ${notExists(
        tx
          .select({ one: sql`1` })
          .from(articles)
          .where(
            and(
              eq(articles.topicId, topics.id),
              isNotNull(articles.userId),
              sql`${articles.userId} <> ${creatorId}`,
            ),
          ),
      )})`,
    ),
  )

export const moveTopics = (tx: Transaction, guestId: number, memberId: number) =>
  tx.update(topics).set({ creatorId: memberId }).where(eq(topics.creatorId, guestId))
