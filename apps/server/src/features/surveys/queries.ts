import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { surveyQuestions, surveys, topicRequirements } from '#schema'

export type SurveyRow = typeof surveys.$inferSelect
export type QuestionRow = typeof surveyQuestions.$inferSelect
export type NewQuestion = typeof surveyQuestions.$inferInsert

export async function findSurvey(db: Queryable, id: number): Promise<SurveyRow | null> {
  const [row] = await db.select().from(surveys).where(eq(surveys.id, id))
  return row ?? null
}

/** Of this creator, or of anybody for an admin (null); locked, so that two edits come one after the other. */
export async function findSurveyForEdit(
  tx: Transaction,
  id: number,
  creatorId: number | null,
): Promise<SurveyRow | null> {
  const isTheirs = creatorId === null ? undefined : eq(surveys.creatorId, creatorId)
  const [row] = await tx
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), isTheirs))
    .for('update')
  return row ?? null
}

export async function findOwnSurvey(db: Queryable, id: number, creatorId: number): Promise<SurveyRow | null> {
  const [row] = await db
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), eq(surveys.creatorId, creatorId)))
  return row ?? null
}

export const listByCreator = (db: Queryable, creatorId: number): Promise<SurveyRow[]> =>
  db.select().from(surveys).where(eq(surveys.creatorId, creatorId)).orderBy(desc(surveys.id))

export const listQuestions = (db: Queryable, surveyId: number): Promise<QuestionRow[]> =>
  listQuestionsOf(db, [surveyId])

export const listQuestionsOf = (db: Queryable, surveyIds: number[]): Promise<QuestionRow[]> =>
  surveyIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(surveyQuestions)
        .where(inArray(surveyQuestions.surveyId, surveyIds))
        .orderBy(asc(surveyQuestions.surveyId), asc(surveyQuestions.orderIndex), asc(surveyQuestions.id))

/** In how many topics each of these surveys is used. */
export async function countUses(db: Queryable, surveyIds: number[]): Promise<Map<number, number>> {
  if (surveyIds.length === 0) return new Map()
  const rows = await db
    .select({
      surveyId: topicRequirements.requiredSurveyId,
      uses: sql<number>`count(distinct ${topicRequirements.topicId})::int`,
    })
    .from(topicRequirements)
    .where(inArray(topicRequirements.requiredSurveyId, surveyIds))
    .groupBy(topicRequirements.requiredSurveyId)
  return new Map(rows.map(({ surveyId, uses }) => [surveyId ?? 0, uses]))
}

export const listPublished = (db: Queryable) =>
  db
    .select({
      id: surveys.id,
      title: surveys.title,
      description: surveys.description,
      question_count: sql<number>`count(${surveyQuestions.id})::int`,
    })
    .from(surveys)
    .innerJoin(surveyQuestions, eq(surveyQuestions.surveyId, surveys.id))
    .where(eq(surveys.status, 'published'))
    .groupBy(surveys.id)
    .orderBy(sql`${surveys.key} is null`, asc(surveys.id))
    .limit(500)

export async function insertSurvey(tx: Transaction, values: typeof surveys.$inferInsert): Promise<SurveyRow> {
  const [row] = await tx.insert(surveys).values(values).returning()
  if (!row) throw new Error('The survey was not stored.')
  return row
}

export async function updateSurveyRow(
  tx: Transaction,
  id: number,
  values: Partial<typeof surveys.$inferInsert>,
): Promise<SurveyRow> {
  const [row] = await tx.update(surveys).set(values).where(eq(surveys.id, id)).returning()
  if (!row) throw new Error('The survey is gone.')
  return row
}

export const deleteSurveyRow = (tx: Transaction, id: number) => tx.delete(surveys).where(eq(surveys.id, id))

export const insertQuestions = async (tx: Transaction, rows: NewQuestion[]) => {
  if (rows.length > 0) await tx.insert(surveyQuestions).values(rows)
}

export const updateQuestion = (tx: Transaction, id: number, values: Omit<NewQuestion, 'surveyId'>) =>
  tx.update(surveyQuestions).set(values).where(eq(surveyQuestions.id, id))

export const deleteQuestions = async (tx: Transaction, ids: number[]) => {
  if (ids.length > 0) await tx.delete(surveyQuestions).where(inArray(surveyQuestions.id, ids))
}

/** What a deleted account leaves behind: published surveys that topics use. Everything else of theirs goes. */
export const deleteUnused = (tx: Transaction, creatorId: number) =>
  tx
    .delete(surveys)
    .where(
      and(
        eq(surveys.creatorId, creatorId),
        sql`${surveys.id} not in (${tx
          .select({ id: topicRequirements.requiredSurveyId })
          .from(topicRequirements)
          .where(isNotNull(topicRequirements.requiredSurveyId))})`,
      ),
    )
