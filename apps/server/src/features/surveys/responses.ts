import {
  MAX_RESPONSE_BYTES,
  MAX_RESPONSE_DEPTH,
  type RespondentSurvey,
  type StoredResponse,
  type SurveyResponses,
  type SurveyTopic,
} from '@youzine/contract'
import { answerText, answerValue, isAnswered, questionTypeOf, type ResponseJson } from '@youzine/questions'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { invalid } from '#platform/http/validation.ts'
import type { Platform } from '#platform/platform.ts'
import { invalidField, problem } from '#platform/problem.ts'
import {
  findProgress,
  hasBegun,
  listAnswers,
  listAnswersOf,
  listBegun,
  listTopicsOf,
  saveAnswer,
  saveProgress,
} from './answer-queries.ts'
import { findSurvey, listQuestions, listQuestionsOf, type QuestionRow, type SurveyRow } from './queries.ts'
import { mayEdit } from './surveys.ts'
import { toAnsweringQuestion, toAsked } from './to-survey.ts'

const TEXT_TYPES = ['short_text', 'long_text']

const toResponse = ({ id, questionType }: QuestionRow, json: ResponseJson): StoredResponse => ({
  question_id: id,
  response_json: json,
  ...(TEXT_TYPES.includes(questionType) ? { response_text: String(json.text ?? '') } : {}),
})

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((entry) => isDeeperThan(entry, depth - 1)))

/** Exactly what is stored for this answer, or a problem that says what is wrong with it. */
function checkResponse(question: QuestionRow, json: ResponseJson): ResponseJson {
  if (Buffer.byteLength(JSON.stringify(json)) > MAX_RESPONSE_BYTES) throw problem('too_large')
  if (isDeeperThan(json, MAX_RESPONSE_DEPTH)) throw invalidField('response_json', 'This is nested too deep.')
  const type = questionTypeOf(question.questionType)
  if (!type) throw invalidField('response_json', 'This question cannot be answered.')
  const read = type.response(toAsked(question)).safeParse(json)
  if (read.success) return read.data
  for (const issue of read.error.issues) issue.path.unshift('response_json')
  throw invalid('body', read.error)
}

const asksAs = ({ questionType }: QuestionRow) => ({ question_type: questionType })

export interface SurveyProgress {
  answered: number
  total: number
  isComplete: boolean
}

/** How far somebody is with each of these surveys. */
export async function findSurveyProgressOf(
  db: Queryable,
  userId: number,
  surveyIds: number[],
): Promise<Map<number, SurveyProgress>> {
  const questions = Map.groupBy(await listQuestionsOf(db, surveyIds), ({ surveyId }) => surveyId)
  const given = new Map(
    (await listAnswersOf(db, userId, surveyIds)).map((row) => [row.questionId, row.responseJson]),
  )
  return new Map(
    surveyIds.map((id) => {
      const asked = questions.get(id) ?? []
      const answered = asked.filter((row) => isAnswered(asksAs(row), given.get(row.id))).length
      return [
        id,
        { answered, total: asked.length, isComplete: asked.length > 0 && answered === asked.length },
      ]
    }),
  )
}

export interface SurveyAnswers {
  survey: { id: number; key: string | null; title: string }
  answers: {
    questionId: number
    question: string
    type: string
    /** The answer as a person would read it out. */
    text: string
    value: unknown
    /** What a built-in question counts towards, e.g. `enneagram:4`. */
    measures: string | null
  }[]
}

/** What somebody has answered, in the order of the questions; whatever writes an article reads this. */
export async function listSurveyAnswers(
  db: Queryable,
  userId: number,
  surveyId: number,
): Promise<SurveyAnswers> {
  const survey = await findSurvey(db, surveyId)
  if (!survey) throw problem('not_found')
  const given = new Map((await listAnswers(db, userId, surveyId)).map((row) => [row.questionId, row]))
  const answers = (await listQuestions(db, surveyId)).flatMap((row) => {
    const json = given.get(row.id)?.responseJson
    if (!json || !isAnswered(asksAs(row), json)) return []
    return {
      questionId: row.id,
      question: row.questionText,
      type: row.questionType,
      text: answerText(asksAs(row), json),
      value: answerValue(json),
      measures: row.measures,
    }
  })
  return { survey: { id: survey.id, key: survey.key, title: survey.title }, answers }
}

export function createResponses({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  /** Published ones are for everybody, drafts for who may edit them, archived ones for who has begun. */
  async function getOpen(actor: Actor, id: number): Promise<SurveyRow> {
    const survey = await findSurvey(db, id)
    if (!survey) throw problem('not_found')
    if (survey.status === 'published' || mayEdit(actor, survey)) return survey
    if (survey.status === 'archived' && (await hasBegun(db, actor.userId, id))) return survey
    throw problem('not_found')
  }

  async function topicsOf(actor: Actor, surveyIds: number[]): Promise<Map<number, SurveyTopic[]>> {
    const found = await listTopicsOf(db, actor.userId, surveyIds)
    const bySurvey = Map.groupBy(found, ({ surveyId }) => surveyId ?? 0)
    return new Map(
      [...bySurvey].map(([id, topics]) => [
        id,
        topics.map(({ id: topicId, key, name, articleId }) => ({
          template_id: key ?? topicId,
          name,
          article_id: articleId,
        })),
      ]),
    )
  }

  return {
    async list(actor: Actor): Promise<RespondentSurvey[]> {
      const begun = await listBegun(db, actor.userId)
      const progress = await findSurveyProgressOf(
        db,
        actor.userId,
        begun.map(({ id }) => id),
      )
      const topics = await topicsOf(
        actor,
        begun.map(({ id }) => id),
      )
      return begun.map(({ id, title, description, last }) => {
        const { answered = 0, total = 0, isComplete = false } = progress.get(id) ?? {}
        return {
          id,
          title,
          description,
          answered_questions: answered,
          total_questions: total,
          last_updated: new Date(last).toISOString(),
          is_complete: isComplete,
          leads_to: topics.get(id) ?? [],
        }
      })
    },

    async get(actor: Actor, id: number): Promise<SurveyResponses> {
      const { title, description, status } = await getOpen(actor, id)
      const questions = await listQuestions(db, id)
      const answers = await listAnswers(db, actor.userId, id)
      const progress = await findProgress(db, actor.userId, id)
      const last = Math.min(progress?.lastQuestionIdx ?? 0, Math.max(0, questions.length - 1))
      const responses = questions.flatMap((row) => {
        const json = answers.find(({ questionId }) => questionId === row.id)?.responseJson
        return json ? [[String(row.id), toResponse(row, json)] as const] : []
      })
      return {
        survey: { id, title, description, status },
        questions: questions.map(toAnsweringQuestion),
        responses: Object.fromEntries(responses),
        progress: { last_question_idx: last },
        leads_to: (await topicsOf(actor, [id])).get(id) ?? [],
      }
    },

    async save(
      actor: Actor,
      { id, questionId }: { id: number; questionId: number },
      body: { question_id: number; response_json: ResponseJson },
    ): Promise<StoredResponse> {
      await getOpen(actor, id)
      const question = (await listQuestions(db, id)).find((row) => row.id === questionId)
      if (!question) throw problem('not_found')
      if (body.question_id !== questionId)
        throw invalidField('question_id', 'This is not the question of the address.')
      const responseJson = checkResponse(question, body.response_json)
      await saveAnswer(db, { userId: actor.userId, questionId, surveyId: id, responseJson }, clock())
      return toResponse(question, responseJson)
    },

    async saveProgress(actor: Actor, id: number, lastQuestionIdx: number) {
      await getOpen(actor, id)
      const { length } = await listQuestions(db, id)
      if (lastQuestionIdx >= length)
        throw invalidField('last_question_idx', `This survey has ${length} questions.`)
      await saveProgress(db, { userId: actor.userId, surveyId: id, lastQuestionIdx }, clock())
      return { last_question_idx: lastQuestionIdx }
    },
  }
}
export type Responses = ReturnType<typeof createResponses>
