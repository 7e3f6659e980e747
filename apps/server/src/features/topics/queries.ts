import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { topicPrompts, topicRequirements, topics } from '#schema'

export type TopicRow = typeof topics.$inferSelect

/** By number or by key, as addresses have it. */
export async function findPublishedTopic(db: Queryable, idOrKey: string): Promise<TopicRow | null> {
  const wanted = /^\d+$/.test(idOrKey) ? eq(topics.id, Number(idOrKey)) : eq(topics.key, idOrKey)
  const [row] = await db
    .select()
    .from(topics)
    .where(and(wanted, eq(topics.status, 'published')))
  return row ?? null
}

export async function findTopic(db: Queryable, id: number): Promise<TopicRow | null> {
  const [row] = await db.select().from(topics).where(eq(topics.id, id))
  return row ?? null
}

export type PromptRow = typeof topicPrompts.$inferSelect

export const listPrompts = (db: Queryable, topicId: number): Promise<PromptRow[]> =>
  db.select().from(topicPrompts).where(eq(topicPrompts.topicId, topicId)).orderBy(topicPrompts.stepIndex)

export type RequirementRow = typeof topicRequirements.$inferSelect

export const listRequirements = (db: Queryable, topicId: number): Promise<RequirementRow[]> =>
  db
    .select()
    .from(topicRequirements)
    .where(eq(topicRequirements.topicId, topicId))
    .orderBy(topicRequirements.orderIndex)
