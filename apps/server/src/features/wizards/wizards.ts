import { POSTS_ALIAS } from '@youzine/chains'
import { type WizardKind, type WizardMessage, wizardTexts } from '@youzine/contract'
import type { Surveys } from '#features/surveys/index.ts'
import type { TopicEditing } from '#features/topics/index.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { invalidField, problem } from '#platform/problem.ts'
import type { StoredWizardRequirement } from '#schema'
import { type Assistant, rawOf } from './assistant.ts'
import { createContent } from './create-content.ts'
import {
  deleteAfter,
  deleteFailed,
  findMessage,
  findOwnSession,
  insertMessage,
  insertSession,
  listMessages,
  listSessions,
  lockOwnSession,
  type MessageRow,
  type SessionRow,
  updateMessage,
  updateSession,
} from './queries.ts'
import { isProposal, latestOf, stageOf } from './stages.ts'
import { toMessage } from './to-session.ts'
import { untilAnswered } from './until-answered.ts'
import { requirementsOf, type WizardRuns } from './wizard-runs.ts'

/** A model may try three times, and each time be asked to mend. */
const PATIENCE_MS = 300_000
const FIRST_PATIENCE_MS = 2500

export interface Start {
  title: string
  description: string
  creator_id: number
  custom_instructions?: string | null
  requirements?: {
    requirement_type: 'facebook_posts' | 'survey'
    alias: string
    required_survey_id?: number | null
  }[]
}

interface Options extends Pick<Platform, 'db' | 'clock' | 'rateLimiter'> {
  kind: WizardKind
  runs: WizardRuns
  assistant: Assistant
  surveys: Surveys
  topics: TopicEditing
}

export type Wizard = ReturnType<typeof createWizard>

const YES =
  /^\W*(?:approved?|yes|ok(?:ay)?|looks? good|perfect|great|fine|go ahead|sí|vale|perfecto|ja|passt|gut so|freigeben)\W*$/i

/** One wizard; the two kinds differ in their data, and in which of these calls have an address. */
export function createWizard({ kind, db, clock, rateLimiter, runs, assistant, surveys, topics }: Options) {
  async function lock(tx: Transaction, actor: Actor, id: number): Promise<SessionRow> {
    const session = await lockOwnSession(tx, actor.userId, kind, id)
    if (!session) throw problem('not_found')
    return session
  }

  async function getMessage(tx: Queryable, session: SessionRow, msgId: number): Promise<MessageRow> {
    const message = await findMessage(tx, msgId)
    if (!message || message.sessionId !== session.id) throw problem('not_found')
    return message
  }

  const mustBeOpen = ({ status }: SessionRow) => {
    if (status === 'completed') throw problem('conflict', wizardTexts.completed)
  }

  async function mustBeIdle(tx: Transaction, session: SessionRow) {
    const messages = await listMessages(tx, [session.id])
    if (messages.some(({ status }) => status === 'pending')) throw problem('conflict', wizardTexts.busy)
    return messages
  }

  /** The pending answer of the assistant, stored together with what makes it necessary. */
  const expectAnswer = (tx: Transaction, { id, userId }: SessionRow) =>
    insertMessage(tx, {
      userId,
      sessionId: id,
      role: 'assistant',
      messageType: 'text',
      status: 'pending',
      heldUntil: runs.heldUntil(),
      createdAt: clock(),
    })

  async function messagesOf(on: Queryable, sessionId: number): Promise<WizardMessage[]> {
    const rows = await listMessages(on, [sessionId])
    return Promise.all(
      rows.map(async (row) =>
        toMessage(row, row.status === 'pending' ? (await runs.readPieces(row.id)).join('') : ''),
      ),
    )
  }

  async function finish(sessionId: number, expected: MessageRow | null, patienceMs = PATIENCE_MS) {
    if (expected) {
      runs.begin(expected)
      await runs.tell(db, sessionId)
      const row = await untilAnswered({ db, runs }, expected, patienceMs)
      if (row?.status === 'failed' && patienceMs === PATIENCE_MS)
        throw problem('unavailable', row.error ?? undefined)
    } else await runs.tell(db, sessionId)
    return messagesOf(db, sessionId)
  }

  /** What a person may approve: the proposal as it stands, or their own version of it. */
  async function approvedRaw(tx: Transaction, session: SessionRow, message: MessageRow, edited?: string) {
    if (message.messageType === 'sql' || message.messageType === 'text') return message.raw
    const stage = message.messageType
    const raw = edited === undefined ? message.raw : parsed(edited)
    const given = stage === 'questions' ? raw?.questions : raw?.prompts
    const requirements = await requirementsOf(tx, session, await listMessages(tx, [session.id]))
    const request = {
      stage,
      title: session.title,
      description: session.description,
      customInstructions: null,
      requirements,
      questions: null,
      prompts: null,
      wish: null,
      earlier: [],
    }
    const checked = assistant.check(request, given)
    if (!checked.value)
      throw edited === undefined
        ? problem('conflict', wizardTexts.hasFaults)
        : invalidField('raw_json', checked.faults[0] ?? wizardTexts.hasFaults)
    return rawOf(stage, checked.value, [])
  }

  async function approveIn(
    tx: Transaction,
    actor: Actor,
    session: SessionRow,
    message: MessageRow,
    edited?: string,
  ) {
    if (!isProposal(message)) throw problem('conflict', wizardTexts.notAProposal)
    if (message.isApproved === true) return null
    mustBeOpen(session)
    const messages = await mustBeIdle(tx, session)
    const isLatest = !messages.some((later) => later.id > message.id && isProposal(later))
    if (!isLatest) throw problem('conflict', wizardTexts.notTheLatest)
    const raw = await approvedRaw(tx, session, message, edited)
    await updateMessage(tx, message.id, { isApproved: true, raw })
    await deleteFailed(tx, session.id)
    if (message.messageType === 'sql') {
      const made = await createContent(
        tx,
        actor,
        { surveys, topics },
        session,
        await listMessages(tx, [session.id]),
      )
      await updateSession(tx, session.id, { ...made, status: 'completed', updatedAt: clock() })
      return null
    }
    await updateSession(tx, session.id, { status: 'draft', updatedAt: clock() })
    return expectAnswer(tx, session)
  }

  return {
    kind,
    messagesOf,

    async mustOwn(actor: Actor, id: number): Promise<SessionRow> {
      const session = await findOwnSession(db, actor.userId, kind, id)
      if (!session) throw problem('not_found')
      return session
    },

    async get(actor: Actor, id: number) {
      const session = await this.mustOwn(actor, id)
      return { session, messages: await messagesOf(db, id) }
    },

    async list(actor: Actor) {
      const sessions = await listSessions(db, actor.userId, kind)
      const messages = Map.groupBy(
        await listMessages(
          db,
          sessions.map(({ id }) => id),
        ),
        ({ sessionId }) => sessionId,
      )
      return sessions.map((session) => ({
        session,
        messages: (messages.get(session.id) ?? []).map((row) => toMessage(row)),
      }))
    },

    async start(actor: Actor, start: Start) {
      if (start.creator_id !== actor.userId) throw problem('forbidden')
      await rateLimiter.take('wizardMessages', actor.userId)
      const { session, expected } = await db.transaction(async (tx) => {
        const now = clock()
        const made = await insertSession(tx, {
          userId: actor.userId,
          kind,
          title: start.title,
          description: start.description,
          customInstructions: start.custom_instructions ?? null,
          requirements: (start.requirements ?? []).map(toStored),
          createdAt: now,
          updatedAt: now,
        })
        return { session: made, expected: await expectAnswer(tx, made) }
      })
      // The page follows the rest on the session's stream.
      return { session, messages: await finish(session.id, expected, FIRST_PATIENCE_MS) }
    },

    async send(actor: Actor, id: number, content: string) {
      await this.mustOwn(actor, id)
      await rateLimiter.take('wizardMessages', actor.userId)
      const expected = await db.transaction(async (tx) => {
        const session = await lock(tx, actor, id)
        mustBeOpen(session)
        const messages = await mustBeIdle(tx, session)
        await deleteFailed(tx, id)
        const open = messages.findLast((message) => isProposal(message) && message.isApproved === null)
        await insertMessage(tx, {
          userId: actor.userId,
          sessionId: id,
          role: 'user',
          messageType: 'text',
          content,
          status: 'complete',
          createdAt: clock(),
        })
        await updateSession(tx, id, { status: 'draft', updatedAt: clock() })
        if (open && YES.test(content)) return approveIn(tx, actor, session, open)
        // Whoever asks for something else has said no to what stands there.
        if (open) await updateMessage(tx, open.id, { isApproved: false })
        return expectAnswer(tx, session)
      })
      return finish(id, expected)
    },

    async approve(actor: Actor, id: number, msgId: number, edited?: string) {
      const expected = await db.transaction(async (tx) => {
        const session = await lock(tx, actor, id)
        return approveIn(tx, actor, session, await getMessage(tx, session, msgId), edited)
      })
      return finish(id, expected)
    },

    async reject(actor: Actor, id: number, msgId: number) {
      await db.transaction(async (tx) => {
        const session = await lock(tx, actor, id)
        const message = await getMessage(tx, session, msgId)
        if (!isProposal(message)) throw problem('conflict', wizardTexts.notAProposal)
        mustBeOpen(session)
        await mustBeIdle(tx, session)
        if (message.isApproved === false) return
        if (message.isApproved) throw problem('conflict', 'This is approved already.')
        await updateMessage(tx, msgId, { isApproved: false })
        await insertMessage(tx, {
          userId: actor.userId,
          sessionId: id,
          role: 'assistant',
          messageType: 'text',
          content: 'What shall be different? Say it in a sentence or two.',
          status: 'complete',
          createdAt: clock(),
        })
        await updateSession(tx, id, { updatedAt: clock() })
      })
      return finish(id, null)
    },

    async retract(actor: Actor, id: number, msgId: number) {
      await db.transaction(async (tx) => {
        const session = await lock(tx, actor, id)
        const message = await getMessage(tx, session, msgId)
        mustBeOpen(session)
        await mustBeIdle(tx, session)
        if (!isProposal(message)) throw problem('conflict', wizardTexts.notApproved)
        if (message.isApproved !== true) return
        await updateMessage(tx, msgId, { isApproved: null })
        await deleteAfter(tx, id, msgId)
        await updateSession(tx, id, { updatedAt: clock() })
      })
      return finish(id, null)
    },

    async reset(actor: Actor, id: number, msgId: number) {
      await db.transaction(async (tx) => {
        const session = await lock(tx, actor, id)
        await getMessage(tx, session, msgId)
        mustBeOpen(session)
        await mustBeIdle(tx, session)
        await deleteAfter(tx, id, msgId)
        await updateSession(tx, id, { updatedAt: clock() })
      })
      return finish(id, null)
    },

    /** On a draft it changes nothing. */
    async resume(actor: Actor, id: number) {
      const session = await db.transaction(async (tx) => {
        const found = await lock(tx, actor, id)
        if (found.status === 'draft') return found
        // The last step stands open again: what it created before stays where it is.
        const last = latestOf(await listMessages(tx, [id]), 'sql')
        if (last && found.status === 'completed') await updateMessage(tx, last.id, { isApproved: null })
        return updateSession(tx, id, { status: 'draft', updatedAt: clock() })
      })
      return { session, messages: await finish(id, null) }
    },

    async finalize(actor: Actor, id: number) {
      const session = await db.transaction(async (tx) => {
        const found = await lock(tx, actor, id)
        if (found.status === 'completed') return found
        const messages = await mustBeIdle(tx, found)
        const last = latestOf(messages, 'sql')
        const stage = stageOf(kind, messages)
        if (!last || (stage !== null && stage !== 'sql')) throw problem('conflict', wizardTexts.notReady)
        await approveIn(tx, actor, found, last)
        return lock(tx, actor, id)
      })
      return { session, messages: await finish(id, null) }
    },
  }
}

const toStored = ({
  requirement_type,
  alias,
  required_survey_id,
}: NonNullable<Start['requirements']>[number]): StoredWizardRequirement => ({
  requirementType: requirement_type,
  alias: requirement_type === 'facebook_posts' ? POSTS_ALIAS : alias,
  requiredSurveyId: requirement_type === 'survey' ? (required_survey_id ?? null) : null,
})

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw invalidField('raw_json', 'This is not the form of a proposal.')
}
