import type { Article as Written } from '@youzine/author'
import { z } from 'zod'
import { getUserRow } from '#features/auth/index.ts'
import { findTopic, type TopicRow } from '#features/topics/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Attempt, handler, jobType } from '#platform/jobs/job.ts'
import type { BuiltInAuthor } from './author.ts'
import { cleanHtml } from './clean-html.ts'
import { dayOf, type MaterialSource } from './material.ts'
import {
  countOfTopic,
  endGeneration,
  findGeneration,
  type GenerationRow,
  insertArticle,
  listTold,
  markRunning,
} from './queries.ts'

const One = z.object({ userId: z.int(), generationId: z.int() })

/** One at a time: each article must know which stories the one before it has told. */
export const writeArticle = jobType({
  name: 'articles.write',
  input: One,
  retries: 2,
  retryDelay: 1,
  timeoutSeconds: 220,
})

export const BUILT_IN_AUTHOR = 'the built-in author'
export const DROPPED = 'This article could not be written. Please try again later.'

interface Options {
  db: Queryable
  clock: Clock
  author: BuiltInAuthor
  material: MaterialSource
  /** Tells whoever waits for a whole magazine that one more is over. */
  onOver(importId: number): Promise<void>
}

const postIds = (sources: Written['paragraphs'][number]['sources']) =>
  sources.flatMap((source) => (source.type === 'post' ? [source.id] : []))

function toRow(written: Written, generation: GenerationRow) {
  const paragraphs = written.paragraphs.map(({ kind, html, sources }) => ({
    kind,
    html: cleanHtml(html),
    postIds: [...new Set(postIds(sources))],
  }))
  return {
    userId: generation.userId,
    magazineId: generation.magazineId,
    topicId: generation.topicId,
    title: generation.chosenTitle ?? written.title,
    standfirst: written.standfirst,
    description: written.description,
    body: cleanHtml(written.body),
    paragraphs,
    figures: written.figures.map(({ kind, title, points, textAlternative, after }) => ({
      kind,
      title,
      points,
      textAlternative,
      after,
    })),
    pullQuotes: written.pullQuotes.map(({ text, postId }) => ({ text, postId })),
    titleAlternatives: (written.titleAlternatives ?? []).map(({ title }) => title),
    told: written.told,
    writtenBy: BUILT_IN_AUTHOR,
    language: written.language,
    note: written.note ?? null,
  }
}

export function articleJobs({ db, clock, author, material, onOver }: Options) {
  async function compose(generation: GenerationRow, topic: TopicRow): Promise<Written> {
    const { userId, topicId, chosenTitle } = generation
    const [{ reader, analysis, note }, { firstName }, told, edition] = [
      await material.of(userId),
      await getUserRow(db, userId),
      await listTold(db, generation),
      await countOfTopic(db, userId, topicId),
    ]
    const written = await author.write(reader, {
      topic: topic.key ?? { name: topic.name, description: topic.description },
      analysis,
      person: { firstName: firstName || null },
      today: dayOf(clock()),
      edition,
      told,
      ...(chosenTitle ? { chosenTitle } : {}),
    })
    return { ...written, note: [note, written.note].filter(Boolean).join(' ') || undefined }
  }

  async function run({ input }: Attempt<z.infer<typeof One>>) {
    const generation = await findGeneration(db, input.generationId)
    const topic = generation && (await findTopic(db, generation.topicId))
    if (!generation || !topic || generation.status === 'finished' || generation.status === 'dropped') return
    await markRunning(db, generation.id)
    const row = toRow(await compose(generation, topic), generation)
    await db.transaction(async (tx) => {
      const article = await insertArticle(tx, row)
      const isMine = await endGeneration(tx, generation.id, { status: 'finished', articleId: article.id })
      if (!isMine) throw new Error('This article was written by somebody else meanwhile.')
    })
    if (generation.importId) await onOver(generation.importId)
  }

  async function drop({ generationId }: z.infer<typeof One>) {
    const generation = await findGeneration(db, generationId)
    await endGeneration(db, generationId, { status: 'dropped', reason: DROPPED })
    if (generation?.importId) await onOver(generation.importId)
  }

  return [handler(writeArticle, run, drop)]
}
