import type { Article as Written } from '@youzine/author'
import { getUserRow, type UserRow } from '#features/auth/index.ts'
import { listPrompts, type PromptRow, type TopicRow } from '#features/topics/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Attempt } from '#platform/jobs/job.ts'
import type { articles } from '#schema'
import type { BuiltInAuthor } from './author.ts'
import type { ChainStep, Chains } from './chain/run-chain.ts'
import { cleanHtml } from './clean-html.ts'
import { dayOf, type MaterialSource } from './material.ts'
import { countOfTopic, type GenerationRow, listTold } from './queries.ts'

export const BUILT_IN_AUTHOR = 'the built-in author'

type NewArticle = typeof articles.$inferInsert

interface Options {
  db: Queryable
  clock: Clock
  author: BuiltInAuthor
  material: MaterialSource
  chains: Chains
}

interface Order {
  generation: GenerationRow
  topic: TopicRow
  step: Attempt<object>['step']
  signal: AbortSignal
}

export interface Piece {
  row: NewArticle
  steps: ChainStep[]
}

export type Writers = ReturnType<typeof createWriters>

const postIds = (sources: Written['paragraphs'][number]['sources']) =>
  sources.flatMap((source) => (source.type === 'post' ? [source.id] : []))

const placeOf = ({ userId, magazineId, topicId }: GenerationRow) => ({ userId, magazineId, topicId })

/** Two writers for one kind of article: a model through its chain of prompts, or the built-in author. */
export function createWriters({ db, clock, author, material, chains }: Options) {
  async function byAuthor({ generation, topic }: Order, { firstName }: UserRow): Promise<Piece> {
    const { userId, topicId, chosenTitle } = generation
    const { reader, analysis, note } = await material.of(userId)
    const written = await author.write(reader, {
      topic: topic.key ?? { name: topic.name, description: topic.description },
      analysis,
      person: { firstName: firstName || null },
      today: dayOf(clock()),
      edition: await countOfTopic(db, userId, topicId),
      told: await listTold(db, generation),
      ...(chosenTitle ? { chosenTitle } : {}),
    })
    const row: NewArticle = {
      ...placeOf(generation),
      title: chosenTitle ?? written.title,
      standfirst: written.standfirst,
      description: written.description,
      body: cleanHtml(written.body),
      paragraphs: written.paragraphs.map(({ kind, html, sources }) => ({
        kind,
        html: cleanHtml(html),
        postIds: [...new Set(postIds(sources))],
      })),
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
      note: [note, written.note].filter(Boolean).join(' ') || null,
    }
    return { row, steps: [] }
  }

  async function byModel(
    { generation, topic, step, signal }: Order,
    user: UserRow,
    prompts: PromptRow[],
  ): Promise<Piece> {
    const { chosenTitle } = generation
    const caller = {
      userId: user.id,
      isGuest: user.email === null,
      purpose: `article:${topic.key ?? topic.id}`,
    }
    const values = { first_name: user.firstName, today: dayOf(clock()), chosen_title: chosenTitle ?? '' }
    const { article, paragraphs, steps, writtenBy } = await chains.write({
      topic,
      prompts,
      caller,
      values,
      step,
      signal,
    })
    const clean = paragraphs.map((one) => ({ ...one, html: cleanHtml(one.html) }))
    const row: NewArticle = {
      ...placeOf(generation),
      title: chosenTitle ?? article.title,
      standfirst: article.standfirst,
      description: article.description || article.standfirst,
      body: clean.map(({ html }) => html).join('\n'),
      paragraphs: clean,
      titleAlternatives: topic.key === 'media_roast' ? article.title_alternatives : [],
      writtenBy,
    }
    return { row, steps }
  }

  return {
    async write(order: Order): Promise<Piece> {
      const user = await getUserRow(db, order.generation.userId)
      const prompts = await listPrompts(db, order.topic.id)
      return chains.isPossible(prompts) ? byModel(order, user, prompts) : byAuthor(order, user)
    },
  }
}
