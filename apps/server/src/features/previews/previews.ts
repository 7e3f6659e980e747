import { setTimeout } from 'node:timers/promises'
import { checkChain } from '@youzine/chains/templates'
import {
  type MissingRequirement,
  type PreviewEvent,
  type PreviewStart,
  studioTexts,
  type TemplateError,
} from '@youzine/contract'
import type { z } from 'zod'
import { contentOfTopic, getEditable, requirementsOf, type TopicRow } from '#features/topics/index.ts'
import { later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { invalidField, problem } from '#platform/problem.ts'
import type { TopicContent } from '#schema'
import { keptFrom, type PreviewRuns } from './preview-runs.ts'
import {
  deletePreviews,
  findNewest,
  findOwnPreview,
  findRunning,
  forgetOld,
  insertPreview,
  type PreviewRow,
} from './queries.ts'

const KEPT_PREVIEWS = 12
const OVER: ReadonlySet<PreviewEvent['status']> = new Set(['completed', 'error'])
const STOPPING_TRIES = 40
const STOPPING_MS = 50
/** After that a page that opens wants to begin anew. */
const SHOWN_MINUTES = 30

function templateErrors({ prompts, requirements }: TopicContent): TemplateError[] {
  const aliases = requirements.map(({ alias }) => alias)
  return checkChain(prompts, aliases).flatMap(({ unknown }, step_index) =>
    unknown.map(({ name, expression }) => ({ step_index, variable: name, expression })),
  )
}

async function missing(db: Queryable, actor: Actor, topic: TopicRow): Promise<MissingRequirement[]> {
  const needed = await requirementsOf(db, actor.userId, topic.id)
  return needed
    .filter(({ completed }) => !completed)
    .map(({ requirementType, requiredSurveyId, surveyTitle }) =>
      requirementType === 'survey'
        ? { type: 'survey' as const, id: requiredSurveyId ?? 0, title: surveyTitle ?? '' }
        : { type: 'facebook_posts' as const },
    )
}

export type Previews = ReturnType<typeof createPreviews>

export function createPreviews({
  db,
  clock,
  rateLimiter,
  runs,
}: Pick<Platform, 'db' | 'clock' | 'rateLimiter'> & { runs: PreviewRuns }) {
  async function keptOf(actor: Actor, topicId: number, start: z.output<typeof PreviewStart>) {
    if (start.from_step === 0 || start.run_id === undefined) return {}
    const before = await findOwnPreview(db, actor.userId, topicId, start.run_id)
    if (!before) throw problem('not_found')
    if (before.person !== start.person)
      throw problem('conflict', 'The steps before it were about somebody else. Run the preview whole.')
    const kept = keptFrom(before.events, start.from_step)
    const isWhole = Array.from({ length: start.from_step }, (_, step) => step).every((step) => kept[step])
    if (!isWhole)
      throw problem('conflict', 'The steps before it have no results to go on from. Run the preview whole.')
    return kept
  }

  /** A moment's patience, so that whoever has reset can run again at once. */
  async function untilOver({ userId, topicId, id }: PreviewRow) {
    for (let tries = 0; tries < STOPPING_TRIES; tries += 1) {
      const row = await findOwnPreview(db, userId, topicId, id)
      if (row?.status !== 'running') return
      await setTimeout(STOPPING_MS)
    }
  }

  /** Whoever has heard that it is over may begin the next one: that it is stored, too, takes another moment. */
  async function isRunning(userId: number) {
    const running = await findRunning(db, userId)
    if (!running) return false
    const last = (await runs.readPieces(running.id)).at(-1)
    if (!last || !OVER.has((JSON.parse(last) as PreviewEvent).status)) return true
    await untilOver(running)
    return (await findRunning(db, userId)) !== null
  }

  return {
    mustOwn: (actor: Actor, topicId: number) => getEditable(db, actor, topicId),

    async start(actor: Actor, topicId: number, start: z.output<typeof PreviewStart>) {
      const topic = await getEditable(db, actor, topicId)
      const content = await contentOfTopic(db, topic)
      if (content.prompts.length === 0) throw invalidField('prompts', 'Add a prompt before previewing.')
      const errors = templateErrors(content)
      const open = start.person === 'own' ? await missing(db, actor, topic) : []
      if (errors.length > 0 || open.length > 0)
        return { status: 'template_errors' as const, template_errors: errors, missing_requirements: open }
      if (await isRunning(actor.userId)) throw problem('conflict', studioTexts.previewRunning)
      await rateLimiter.take('previews', actor.userId)
      const kept = await keptOf(actor, topicId, start)
      const row = await db.transaction(async (tx) => {
        const inserted = await insertPreview(tx, {
          userId: actor.userId,
          topicId,
          person: start.person,
          fromStep: start.from_step,
          kept,
          status: 'running',
          heldUntil: runs.heldUntil(),
          createdAt: clock(),
        })
        if (!inserted) throw problem('conflict', studioTexts.previewRunning)
        await forgetOld(tx, actor.userId, KEPT_PREVIEWS)
        return inserted
      })
      runs.begin(row)
      await runs.tell(db, actor.userId)
      return { status: 'started' as const, run_id: row.id }
    },

    /** Ends it, whichever process runs it, and forgets it. */
    async stop(actor: Actor, topicId: number) {
      await getEditable(db, actor, topicId)
      const newest = await findNewest(db, actor.userId, topicId)
      if (newest?.status === 'running') {
        await runs.stop(newest.id)
        await untilOver(newest)
      }
      await deletePreviews(db, actor.userId, topicId)
    },

    /** What a page that opens now should see. */
    async newest(actor: Actor, topicId: number): Promise<PreviewRow | null> {
      const newest = await findNewest(db, actor.userId, topicId)
      if (!newest || newest.status === 'stopped') return null
      const isOld = newest.createdAt < later(clock(), { minutes: -SHOWN_MINUTES })
      return isOld && newest.status !== 'running' ? null : newest
    },
  }
}
