import {
  type ContentStatus,
  contentTexts,
  copyName,
  NEXT_STATUS,
  studioTexts,
  type Topic,
  type TopicDraft,
  type TopicEdit,
  type TopicUsage,
  type TopicVersion,
} from '@youzine/contract'
import type { z } from 'zod'
import type { StepModels } from '#features/chains/index.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { invalidField, problem } from '#platform/problem.ts'
import type { TopicContent } from '#schema'
import { checkDraft, toContent } from './check-draft.ts'
import { contentOfTopic, contentsOf } from './content.ts'
import {
  countGenerations,
  deleteTopicRow,
  findEditable,
  findForEdit,
  findLatestVersion,
  insertTopic,
  insertVersion,
  listCreatorNames,
  listEditable,
  listFamily,
  listVersions,
  nextVersion,
  replaceContent,
  updateTopicRow,
} from './editing-queries.ts'
import type { TopicRow } from './queries.ts'
import { toPrompt, toRequirement, toTopic } from './to-topic.ts'

const HOUSE_TOPIC = 'Built-in topics cannot be deleted. Archive it instead.'

const creatorFor = (actor: Actor) => (actor.role === 'admin' ? null : actor.userId)

/** A topic that this person may see whole; to everybody else it is not there. */
export async function getEditable(db: Queryable, actor: Actor, id: number): Promise<TopicRow> {
  const topic = await findEditable(db, id, creatorFor(actor))
  if (!topic) throw problem('not_found')
  return topic
}

async function lock(tx: Transaction, actor: Actor, id: number): Promise<TopicRow> {
  const topic = await findForEdit(tx, id, creatorFor(actor))
  if (!topic) throw problem('not_found')
  return topic
}

async function withNames(db: Queryable, rows: TopicRow[]): Promise<Topic[]> {
  const contents = await contentsOf(db, rows)
  const names = await listCreatorNames(db, [...new Set(rows.flatMap(({ creatorId }) => creatorId ?? []))])
  return rows.flatMap((row) => {
    const content = contents.get(row.id)
    const name = row.key ? 'Youzine' : (names.get(row.creatorId ?? 0) ?? null)
    return content ? [toTopic(row, content, name)] : []
  })
}

async function answer(db: Queryable, row: TopicRow): Promise<Topic> {
  const [topic] = await withNames(db, [row])
  if (!topic) throw problem('not_found')
  return topic
}

const sameContent = (a: TopicContent, b: TopicContent) => JSON.stringify(a) === JSON.stringify(b)

export type TopicEditing = ReturnType<typeof createTopicEditing>

/** Topics as their creators make them. */
export function createTopicEditing({
  db,
  clock,
  models,
}: Pick<Platform, 'db' | 'clock'> & { models: StepModels }) {
  async function copy(tx: Transaction, actor: Actor, origin: TopicRow, content: TopicContent) {
    const now = clock()
    const row = await insertTopic(tx, {
      creatorId: actor.userId,
      name: copyName(content.name),
      description: content.description,
      status: 'draft',
      originId: origin.id,
      createdAt: now,
      updatedAt: now,
    })
    await replaceContent(tx, row.id, content)
    return answer(tx, row)
  }

  return {
    /** The same code for the editor and for whoever else creates topics. */
    async createIn(tx: Transaction, actor: Actor, draft: z.output<typeof TopicDraft>): Promise<Topic> {
      await checkDraft(tx, draft, { creatorId: actor.userId, models })
      const now = clock()
      const content = toContent(draft)
      const row = await insertTopic(tx, {
        creatorId: actor.userId,
        name: content.name,
        description: content.description,
        status: 'draft',
        createdAt: now,
        updatedAt: now,
      })
      await replaceContent(tx, row.id, content)
      return answer(tx, row)
    },

    create(actor: Actor, draft: z.output<typeof TopicDraft>): Promise<Topic> {
      return db.transaction((tx) => this.createIn(tx, actor, draft))
    },

    list: async (actor: Actor, isAll: boolean): Promise<Topic[]> =>
      withNames(db, await listEditable(db, isAll && actor.role === 'admin' ? null : actor.userId)),

    get: async (actor: Actor, id: number): Promise<Topic> => answer(db, await getEditable(db, actor, id)),

    update: (actor: Actor, id: number, edit: z.output<typeof TopicEdit>): Promise<Topic> =>
      db.transaction(async (tx) => {
        const before = await lock(tx, actor, id)
        if (before.status !== 'draft') throw problem('conflict', studioTexts.onlyDrafts)
        const { seen_updated_at: seen, ...draft } = edit
        if (seen && Date.parse(seen) !== before.updatedAt.getTime())
          throw problem('changed_elsewhere', studioTexts.changedElsewhere)
        await checkDraft(tx, draft, { creatorId: before.creatorId ?? actor.userId, models })
        const content = toContent(draft)
        await replaceContent(tx, id, content)
        const { name, description } = content
        return answer(tx, await updateTopicRow(tx, id, { name, description, updatedAt: clock() }))
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const topic = await lock(tx, actor, id)
        if (topic.key) throw problem('conflict', HOUSE_TOPIC)
        await deleteTopicRow(tx, id)
      }),

    duplicate: (actor: Actor, id: number): Promise<Topic> =>
      db.transaction(async (tx) => {
        const origin = await lock(tx, actor, id)
        return copy(tx, actor, origin, await contentOfTopic(tx, origin))
      }),

    setStatus: (actor: Actor, id: number, status: ContentStatus): Promise<Topic> =>
      db.transaction(async (tx) => {
        const topic = await lock(tx, actor, id)
        if (topic.status === status) return answer(tx, topic)
        if (NEXT_STATUS[topic.status].to !== status)
          throw problem('conflict', contentTexts.noTransition('topic', topic.status, status))
        if (status === 'published') await keepVersion(tx, topic)
        return answer(tx, await updateTopicRow(tx, id, { status }))
      }),

    async versions(actor: Actor, id: number): Promise<TopicVersion[]> {
      const family = await listFamily(db, await getEditable(db, actor, id))
      return (await listVersions(db, family)).map(
        ({ version: { version, topicId, content, createdAt }, articles }) => ({
          version,
          template_id: topicId,
          published_at: createdAt.toISOString(),
          name: content.name,
          description: content.description,
          prompts: content.prompts.map(toPrompt),
          requirements: content.requirements.map(toRequirement),
          articles,
        }),
      )
    },

    /** A draft takes it in; of what is published a copy is made. */
    restore: (actor: Actor, id: number, version: number): Promise<Topic> =>
      db.transaction(async (tx) => {
        const topic = await lock(tx, actor, id)
        const all = await listVersions(tx, await listFamily(tx, topic))
        const found = all.find((one) => one.version.version === version)?.version
        if (!found) throw problem('not_found')
        if (topic.status !== 'draft') return copy(tx, actor, topic, found.content)
        await replaceContent(tx, id, found.content)
        return answer(
          tx,
          await updateTopicRow(tx, id, { description: found.content.description, updatedAt: clock() }),
        )
      }),

    async usage(actor: Actor, id: number): Promise<TopicUsage> {
      await getEditable(db, actor, id)
      const rows = await countGenerations(db, id)
      const of = (...statuses: string[]) =>
        rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0)
      const reasons = rows
        .filter(({ status, reason }) => status === 'dropped' && reason)
        .map(({ reason, count }) => ({ reason: reason ?? '', count }))
        .sort((a, b) => b.count - a.count)
      return {
        asked: of('queued', 'running', 'finished', 'dropped'),
        finished: of('finished'),
        dropped: of('dropped'),
        running: of('queued', 'running'),
        reasons,
      }
    },
  }

  async function keepVersion(tx: Transaction, topic: TopicRow) {
    const content = await contentOfTopic(tx, topic)
    if (content.prompts.length === 0) throw invalidField('prompts', studioTexts.needsPrompt)
    const latest = await findLatestVersion(tx, topic.id)
    if (latest && sameContent(latest.content, content)) return
    const version = await nextVersion(tx, await listFamily(tx, topic))
    await insertVersion(tx, { topicId: topic.id, version, content, createdAt: clock() })
  }
}
