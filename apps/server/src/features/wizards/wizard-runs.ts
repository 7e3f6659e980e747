import type { AssistantQuestion, AssistantRequest, AssistantStep } from '@youzine/author'
import { ANSWERS_ALIAS } from '@youzine/chains'
import { wizardTexts } from '@youzine/contract'
import { findSurvey, listQuestions } from '#features/surveys/index.ts'
import { type Clock, later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { createRuns, type RunStore } from '#platform/runs/runs.ts'
import { sentenceOf } from '#platform/spoken-error.ts'
import type { Assistant } from './assistant.ts'
import type { Prompts, Questions } from './proposals.ts'
import {
  deleteOldPieces,
  deletePieces,
  endMessage,
  findSession,
  hold,
  insertPieces,
  listAbandoned,
  listMessages,
  listPieces,
  type MessageRow,
  type NewMessage,
  type SessionRow,
  takeUp,
} from './queries.ts'
import { isProposal, latestOf, stageOf } from './stages.ts'
import { sqlFor, summaryFor } from './summary.ts'

type Ending = Partial<NewMessage>

/** What kept a process from living through it is not tried for ever. */
const TAKEN_UP_FOR_MINUTES = 10

const storeWith = (clock: Clock): RunStore<MessageRow, Ending> => ({
  roomOf: ({ sessionId }) => sessionId,
  insertPieces,
  listPieces,
  deletePieces,
  deleteOldPieces,
  hold,
  listAbandoned,
  end: endMessage,
  takeUp: async (on, row, until) =>
    row.createdAt > later(clock(), { minutes: -TAKEN_UP_FOR_MINUTES }) && takeUp(on, row, until),
})

type Parts = Pick<Platform, 'db' | 'database' | 'clock' | 'events' | 'log'> & { assistant: Assistant }

export type WizardRuns = ReturnType<typeof createWizardRuns>

/** What the prompts of this session may print. */
export async function requirementsOf(
  db: Queryable,
  session: SessionRow,
  messages: readonly MessageRow[],
): Promise<AssistantRequest['requirements']> {
  if (session.kind === 'survey') {
    const questions = (latestOf(messages, 'questions')?.raw?.questions ?? []) as { question_text?: string }[]
    const texts = questions.map(({ question_text }) => question_text ?? '')
    return [
      { alias: ANSWERS_ALIAS, requirement_type: 'survey', survey_title: session.title, questions: texts },
    ]
  }
  const requirements = []
  for (const { alias, requirementType, requiredSurveyId } of session.requirements) {
    const survey = requiredSurveyId === null ? null : await findSurvey(db, requiredSurveyId)
    if (requirementType === 'survey' && !survey) throw problem('conflict', wizardTexts.surveyGone)
    const questions = survey
      ? (await listQuestions(db, survey.id)).map(({ questionText }) => questionText)
      : []
    requirements.push({
      alias,
      requirement_type: requirementType,
      survey_title: survey?.title ?? null,
      questions,
    })
  }
  return requirements
}

/** Answers of the assistant as they are written. */
export function createWizardRuns({ assistant, ...platform }: Parts) {
  const { db } = platform

  async function work(
    row: MessageRow,
    listener: { signal: AbortSignal; onText(text: string): void },
  ): Promise<Ending> {
    const session = await findSession(db, row.sessionId)
    if (!session) throw problem('not_found')
    const messages = (await listMessages(db, [session.id])).filter(({ status }) => status === 'complete')
    const stage = stageOf(session.kind, messages) ?? 'sql'
    if (stage === 'sql') return lastProposal(session, messages, listener.onText)
    const wishes = wishesSince(messages, stage)
    const standing = latestOf(messages, stage)?.raw
    const { type, content, raw, writtenBy } = await assistant.reply(
      row.userId,
      {
        stage,
        title: session.title,
        description: session.description,
        customInstructions: session.customInstructions,
        requirements: await requirementsOf(db, session, messages),
        questions: stage === 'questions' ? ((standing?.questions as AssistantQuestion[]) ?? null) : null,
        prompts: stage === 'prompt' ? ((standing?.prompts as AssistantStep[]) ?? null) : null,
        wish: wishes.at(-1) ?? null,
        earlier: wishes.slice(0, -1),
      },
      listener,
    )
    return { status: 'complete', messageType: type, content, raw, writtenBy }
  }

  return createRuns<MessageRow, Ending>({
    ...platform,
    kind: 'wizard',
    store: storeWith(platform.clock),
    work,
    broken: (why, _pieces, error) => ({
      status: 'failed',
      error: why === 'interrupted' ? wizardTexts.interrupted : sentenceOf(error),
    }),
  })
}

/** What is about to be created needs no assistant: it follows from what was approved. */
function lastProposal(
  session: SessionRow,
  messages: readonly MessageRow[],
  onText: (text: string) => void,
): Ending {
  const questions = (latestOf(messages, 'questions')?.raw?.questions ?? null) as Questions | null
  const prompts = (latestOf(messages, 'prompt')?.raw?.prompts ?? []) as Prompts
  const plan = { session, questions: session.kind === 'survey' ? questions : null, prompts }
  const content = summaryFor(plan)
  onText(content)
  const raw = { sql_code: sqlFor(plan), questions: plan.questions, prompts }
  return { status: 'complete', messageType: 'sql', content, raw, writtenBy: null }
}

/** What the person said since this stage began: after the proposal before it was approved. */
function wishesSince(messages: readonly MessageRow[], stage: 'questions' | 'prompt'): string[] {
  const began = messages.findLastIndex(
    (message) => isProposal(message) && message.messageType !== stage && message.isApproved === true,
  )
  return messages.slice(began + 1).flatMap(({ role, content }) => (role === 'user' ? [content] : []))
}
