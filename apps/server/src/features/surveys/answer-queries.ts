import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { surveyAnswers, surveyProgress, surveyQuestions, surveys, topicRequirements, topics } from '#schema'

export type AnswerRow = typeof surveyAnswers.$inferSelect

export const listAnswers = (db: Queryable, userId: number, surveyId: number): Promise<AnswerRow[]> =>
  db
    .select()
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), eq(surveyAnswers.surveyId, surveyId)))

export async function findProgress(db: Queryable, userId: number, surveyId: number) {
  const [row] = await db
    .select()
    .from(surveyProgress)
    .where(and(eq(surveyProgress.userId, userId), eq(surveyProgress.surveyId, surveyId)))
  return row ?? null
}

export async function hasBegun(db: Queryable, userId: number, surveyId: number): Promise<boolean> {
  if (await findProgress(db, userId, surveyId)) return true
  const [row] = await db
    .select({ questionId: surveyAnswers.questionId })
    .from(surveyAnswers)
    .where(and(eq(surveyAnswers.userId, userId), eq(surveyAnswers.surveyId, surveyId)))
    .limit(1)
  return row !== undefined
}

export const saveAnswer = (db: Queryable, answer: Omit<AnswerRow, 'updatedAt'>, now: Date) =>
  db
    .insert(surveyAnswers)
    .values({ ...answer, updatedAt: now })
    .onConflictDoUpdate({
      target: [surveyAnswers.userId, surveyAnswers.questionId],
      set: { responseJson: answer.responseJson, updatedAt: now },
    })

export const saveProgress = (
  db: Queryable,
  place: { userId: number; surveyId: number; lastQuestionIdx: number },
  now: Date,
) =>
  db
    .insert(surveyProgress)
    .values({ ...place, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [surveyProgress.userId, surveyProgress.surveyId],
      set: { lastQuestionIdx: place.lastQuestionIdx, updatedAt: now },
    })

/** Every survey that somebody has begun, with when they last touched it, the last touched first. */
export function listBegun(db: Queryable, userId: number) {
  const touched = db
    .select({ surveyId: surveyAnswers.surveyId, at: surveyAnswers.updatedAt })
    .from(surveyAnswers)
    .where(eq(surveyAnswers.userId, userId))
    .unionAll(
      db
        .select({ surveyId: surveyProgress.surveyId, at: surveyProgress.updatedAt })
        .from(surveyProgress)
        .where(eq(surveyProgress.userId, userId)),
    )
    .as('touched')
  const last = sql<string | Date>`max(${touched.at})`
  return db
    .select({ id: surveys.id, title: surveys.title, description: surveys.description, last })
    .from(touched)
    .innerJoin(surveys, eq(surveys.id, touched.surveyId))
    .groupBy(surveys.id)
    .orderBy(desc(last))
}

export const listAnswersOf = (db: Queryable, userId: number, surveyIds: number[]): Promise<AnswerRow[]> =>
  surveyIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(surveyAnswers)
        .where(and(eq(surveyAnswers.userId, userId), inArray(surveyAnswers.surveyId, surveyIds)))

export const listAllAnswers = (db: Queryable, surveyId: number): Promise<AnswerRow[]> =>
  db.select().from(surveyAnswers).where(eq(surveyAnswers.surveyId, surveyId))

export const listAllProgress = (db: Queryable, surveyId: number) =>
  db.select().from(surveyProgress).where(eq(surveyProgress.surveyId, surveyId))

export const listAnswersTo = (db: Queryable, questionIds: number[]): Promise<AnswerRow[]> =>
  questionIds.length === 0
    ? Promise.resolve([])
    : db.select().from(surveyAnswers).where(inArray(surveyAnswers.questionId, questionIds))

export const rewriteAnswer = (tx: Transaction, { userId, questionId, responseJson }: AnswerRow) =>
  tx
    .update(surveyAnswers)
    .set({ responseJson })
    .where(and(eq(surveyAnswers.userId, userId), eq(surveyAnswers.questionId, questionId)))

/** Everything that a person has answered, with the words of the question. */
export const listOwnAnswers = (db: Queryable, userId: number) =>
  db
    .select({
      survey: surveys.title,
      question: surveyQuestions.questionText,
      answer: surveyAnswers.responseJson,
      answeredAt: surveyAnswers.updatedAt,
    })
    .from(surveyAnswers)
    .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyAnswers.questionId))
    .innerJoin(surveys, eq(surveys.id, surveyAnswers.surveyId))
    .where(eq(surveyAnswers.userId, userId))
    .orderBy(asc(surveys.id), asc(surveyQuestions.orderIndex))

/** A guest's answers and places become the member's; where both have one, the newer stays. */
export async function moveToOwner(tx: Transaction, guestId: number, memberId: number) {
  await rowsOf(
    tx,
    sql`insert into survey_answers (user_id, question_id, survey_id, response_json, updated_at)
      select ${memberId}, question_id, survey_id, response_json, updated_at
      from survey_answers where user_id = ${guestId}
      on conflict (user_id, question_id) do update
        set response_json = excluded.response_json, updated_at = excluded.updated_at
        where excluded.updated_at >= survey_answers.updated_at`,
  )
  await rowsOf(
    tx,
    sql`insert into survey_progress (user_id, survey_id, last_question_idx, created_at, updated_at)
      select ${memberId}, survey_id, last_question_idx, created_at, updated_at
      from survey_progress where user_id = ${guestId}
      on conflict (user_id, survey_id) do update
        set last_question_idx = excluded.last_question_idx, updated_at = excluded.updated_at
        where excluded.updated_at >= survey_progress.updated_at`,
  )
  await tx.delete(surveyAnswers).where(eq(surveyAnswers.userId, guestId))
  await tx.delete(surveyProgress).where(eq(surveyProgress.userId, guestId))
}

/** Published topics that are written from these surveys, with the person's newest article of each. */
export const listTopicsOf = (db: Queryable, userId: number, surveyIds: number[]) =>
  db
    .select({
      surveyId: topicRequirements.requiredSurveyId,
      id: topics.id,
      key: topics.key,
      name: topics.name,
      articleId: sql<
        number | null
      >`(select max(id) from articles where topic_id = ${topics.id} and user_id = ${userId})`,
    })
    .from(topicRequirements)
    .innerJoin(topics, and(eq(topics.id, topicRequirements.topicId), eq(topics.status, 'published')))
    .where(inArray(topicRequirements.requiredSurveyId, surveyIds.length ? surveyIds : [0]))
    .orderBy(topics.id)
