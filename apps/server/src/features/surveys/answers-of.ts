import { answerText, answerValue, isAnswered } from '@youzine/questions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { surveyAnswers, surveyQuestions, surveys } from '#schema'

const askedAndAnswered = (db: Queryable, userId: number, surveyIds: number[]) =>
  db
    .select({ question: surveyQuestions, response: surveyAnswers.responseJson })
    .from(surveyQuestions)
    .leftJoin(
      surveyAnswers,
      and(eq(surveyAnswers.questionId, surveyQuestions.id), eq(surveyAnswers.userId, userId)),
    )
    .where(inArray(surveyQuestions.surveyId, surveyIds))
    .orderBy(asc(surveyQuestions.orderIndex), asc(surveyQuestions.id))

/** What a person has answered in a survey, in its order, in words and as a value. */
export async function listSurveyAnswers(db: Queryable, userId: number, surveyId: number) {
  const [survey] = await db
    .select({ id: surveys.id, key: surveys.key, title: surveys.title })
    .from(surveys)
    .where(eq(surveys.id, surveyId))
  if (!survey) throw new Error(`There is no survey ${surveyId}.`)
  const rows = await askedAndAnswered(db, userId, [surveyId])
  const answers = rows.flatMap(({ question, response }) => {
    const asked = { question_type: question.questionType }
    if (!response || !isAnswered(asked, response)) return []
    return {
      questionId: question.id,
      question: question.questionText,
      type: question.questionType,
      text: answerText(asked, response),
      value: answerValue(response),
      measures: question.measures,
    }
  })
  return { survey, answers }
}
export type SurveyAnswers = Awaited<ReturnType<typeof listSurveyAnswers>>

export interface SurveyProgress {
  answered: number
  total: number
  isComplete: boolean
}

/** How far a person is in each of these surveys. */
export async function findSurveyProgressOf(
  db: Queryable,
  userId: number,
  surveyIds: number[],
): Promise<Map<number, SurveyProgress>> {
  const found = new Map<number, SurveyProgress>()
  if (surveyIds.length === 0) return found
  for (const { question, response } of await askedAndAnswered(db, userId, surveyIds)) {
    const known = found.get(question.surveyId) ?? { answered: 0, total: 0, isComplete: false }
    const answered = known.answered + (isAnswered({ question_type: question.questionType }, response) ? 1 : 0)
    const total = known.total + 1
    found.set(question.surveyId, { answered, total, isComplete: answered === total })
  }
  return found
}
