import { gt, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { surveyQuestions, surveys } from '#schema'
import { BUILT_IN_SURVEYS } from './built-in/all.ts'

/**
 * At every start: the built-in surveys are there, with the words of this version. Answers are never touched, and
 * neither is a survey that an admin has rewritten.
 */
export async function seedSurveys(db: Queryable): Promise<void> {
  const rewritten = await db
    .select({ id: surveys.id })
    .from(surveys)
    .where(gt(surveys.updatedAt, surveys.createdAt))
  const seeds = BUILT_IN_SURVEYS.filter((survey) => !rewritten.some(({ id }) => id === survey.id))
  if (seeds.length === 0) return
  await db
    .insert(surveys)
    .values(
      seeds.map(({ id, key, title, description }) => ({
        id,
        key,
        title,
        description,
        status: 'published' as const,
      })),
    )
    .onConflictDoUpdate({
      target: surveys.id,
      set: { key: sql`excluded.key`, title: sql`excluded.title`, description: sql`excluded.description` },
    })
  await db
    .insert(surveyQuestions)
    .values(
      seeds.flatMap(({ id, firstQuestionId, questions }) =>
        questions.map((question, at) => ({
          ...question,
          id: firstQuestionId + at,
          surveyId: id,
          orderIndex: at,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: surveyQuestions.id,
      set: {
        orderIndex: sql`excluded.order_index`,
        questionText: sql`excluded.question_text`,
        questionType: sql`excluded.question_type`,
        options: sql`excluded.options`,
        questionConfig: sql`excluded.question_config`,
        measures: sql`excluded.measures`,
      },
    })
}
