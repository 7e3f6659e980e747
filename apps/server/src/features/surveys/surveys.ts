import type { ContentStatus, Survey, SurveyDraft, SurveyEdit } from '@youzine/contract'
import { contentTexts, copyName, NEXT_STATUS, surveyTexts } from '@youzine/contract'
import type { z } from 'zod'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { invalidField, problem } from '#platform/problem.ts'
import { listAnswersTo, rewriteAnswer } from './answer-queries.ts'
import { carryAnswers, planEdit, toRows } from './draft-questions.ts'
import {
  countUses,
  deleteQuestions,
  deleteSurveyRow,
  findSurvey,
  findSurveyForEdit,
  insertQuestions,
  insertSurvey,
  listByCreator,
  listPublished,
  listQuestions,
  listQuestionsOf,
  type SurveyRow,
  updateQuestion,
  updateSurveyRow,
} from './queries.ts'
import { toSurvey } from './to-survey.ts'

type Draft = z.output<typeof SurveyDraft>

export const mayEdit = (actor: Actor | null, survey: SurveyRow): boolean =>
  actor !== null && (actor.role === 'admin' || survey.creatorId === actor.userId)

/** Loaded with a lock, for somebody who may change it; to everybody else it is not there. */
async function getEditable(tx: Transaction, actor: Actor, id: number): Promise<SurveyRow> {
  const survey = await findSurveyForEdit(tx, id, actor.role === 'admin' ? null : actor.userId)
  if (!survey) throw problem('not_found')
  return survey
}

async function toOwnSurvey(db: Queryable, survey: SurveyRow): Promise<Survey> {
  const uses = await countUses(db, [survey.id])
  return toSurvey(survey, await listQuestions(db, survey.id), { isOwn: true, uses: uses.get(survey.id) })
}

export function createSurveys({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return {
    listPublished: () => listPublished(db),

    async list(actor: Actor): Promise<Survey[]> {
      const own = await listByCreator(db, actor.userId)
      const ids = own.map(({ id }) => id)
      const uses = await countUses(db, ids)
      const questions = Map.groupBy(await listQuestionsOf(db, ids), ({ surveyId }) => surveyId)
      return own.map((row) =>
        toSurvey(row, questions.get(row.id) ?? [], { isOwn: true, uses: uses.get(row.id) }),
      )
    },

    async get(actor: Actor | null, id: number): Promise<Survey> {
      const survey = await findSurvey(db, id)
      if (survey && mayEdit(actor, survey)) return toOwnSurvey(db, survey)
      if (survey?.status === 'published')
        return toSurvey(survey, await listQuestions(db, id), { isOwn: false })
      throw problem(actor ? 'not_found' : 'unauthenticated')
    },

    /** The same code for the editor and for whoever else creates surveys. */
    async createIn(tx: Transaction, actor: Actor, { title, description, questions }: Draft): Promise<Survey> {
      const now = clock()
      const values = { creatorId: actor.userId, title, description, createdAt: now, updatedAt: now }
      const survey = await insertSurvey(tx, { ...values, status: 'draft' })
      await insertQuestions(
        tx,
        toRows(questions).map((row) => ({ ...row, surveyId: survey.id })),
      )
      return toOwnSurvey(tx, survey)
    },

    create(actor: Actor, draft: Draft): Promise<Survey> {
      return db.transaction((tx) => this.createIn(tx, actor, draft))
    },

    update: (actor: Actor, id: number, edit: z.output<typeof SurveyEdit>): Promise<Survey> =>
      db.transaction(async (tx) => {
        const { title, description, questions, seen_updated_at: seen } = edit
        const before = await getEditable(tx, actor, id)
        if (seen && Date.parse(seen) !== before.updatedAt.getTime())
          throw problem('changed_elsewhere', surveyTexts.changedElsewhere)
        if (before.status === 'published' && questions.length === 0)
          throw invalidField('questions', surveyTexts.keepsQuestion)
        const stored = await listQuestions(tx, id)
        const plan = planEdit(stored, questions)
        const answers = await listAnswersTo(
          tx,
          stored.map((question) => question.id),
        )
        for (const answer of carryAnswers(plan, answers)) await rewriteAnswer(tx, answer)
        await deleteQuestions(
          tx,
          plan.remove.map((question) => question.id),
        )
        for (const { before: question, after } of plan.update) await updateQuestion(tx, question.id, after)
        await insertQuestions(
          tx,
          plan.insert.map((row) => ({ ...row, surveyId: id })),
        )
        return toOwnSurvey(tx, await updateSurveyRow(tx, id, { title, description, updatedAt: clock() }))
      }),

    setStatus: (actor: Actor, id: number, status: ContentStatus): Promise<Survey> =>
      db.transaction(async (tx) => {
        const survey = await getEditable(tx, actor, id)
        if (survey.status === status) return toOwnSurvey(tx, survey)
        if (NEXT_STATUS[survey.status].to !== status)
          throw problem('conflict', contentTexts.noTransition('survey', survey.status, status))
        if (status === 'published' && (await listQuestions(tx, id)).length === 0)
          throw invalidField('questions', surveyTexts.needsQuestion)
        return toOwnSurvey(tx, await updateSurveyRow(tx, id, { status }))
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const survey = await getEditable(tx, actor, id)
        if ((await countUses(tx, [survey.id])).size > 0) throw problem('conflict', surveyTexts.inUse)
        await deleteSurveyRow(tx, survey.id)
      }),

    duplicate: (actor: Actor, id: number): Promise<Survey> =>
      db.transaction(async (tx) => {
        const { title, description } = await getEditable(tx, actor, id)
        const now = clock()
        const copy = await insertSurvey(tx, {
          creatorId: actor.userId,
          title: copyName(title),
          description,
          status: 'draft',
          createdAt: now,
          updatedAt: now,
        })
        const questions = await listQuestions(tx, id)
        await insertQuestions(
          tx,
          questions.map(({ orderIndex, questionText, questionType, options, questionConfig }) => ({
            surveyId: copy.id,
            orderIndex,
            questionText,
            questionType,
            options,
            questionConfig,
          })),
        )
        return toOwnSurvey(tx, copy)
      }),
  }
}
export type Surveys = ReturnType<typeof createSurveys>
