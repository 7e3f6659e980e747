import type { Block, Article as Written } from '@youzine/author'
import { getUserRow, type UserRow } from '#features/auth/index.ts'
import { listSurveyAnswers, type SurveyAnswers } from '#features/surveys/index.ts'
import { listPrompts, listRequirements, type PromptRow, type TopicRow } from '#features/topics/index.ts'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Attempt } from '#platform/jobs/job.ts'
import type { articles } from '#schema'
import type { BuiltInAuthor } from './author.ts'
import type { ChainStep, Chains } from './chain/run-chain.ts'
import { cleanHtml } from './clean-html.ts'
import type { MaterialSource } from './material.ts'
import { countOfTopic, type GenerationRow, listTold, subjectOf } from './queries.ts'
import { toBlock } from './to-block.ts'

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

type Given = { alias: string; survey: SurveyAnswers['survey']; answers: SurveyAnswers['answers'] }[]

export interface Piece {
  row: NewArticle
  steps: ChainStep[]
}

export type Writers = ReturnType<typeof createWriters>

const idsOf = (kind: 'post' | 'answer', sources: Written['paragraphs'][number]['sources']) => [
  ...new Set(sources.flatMap((source) => (source.type === kind && 'id' in source ? [source.id] : []))),
]

type PlainKind = Exclude<Written['paragraphs'][number]['kind'], Block['form']>

const placeOf = ({ userId, magazineId, topicId }: GenerationRow) => ({ userId, magazineId, topicId })

/** Two writers for one kind of article: a model through its chain of prompts, or the built-in author. */
export function createWriters({ db, clock, author, material, chains }: Options) {
  /** The caller's answers to the surveys that the topic needs. */
  async function answersFor({ generation, topic }: Order) {
    const needed = await listRequirements(db, topic.id)
    const given = []
    for (const { alias, requiredSurveyId } of needed) {
      if (requiredSurveyId === null) continue
      const { survey, answers } = await listSurveyAnswers(db, generation.userId, requiredSurveyId)
      given.push({ alias, survey, answers })
    }
    return given
  }

  const remembered = (given: Given): NewArticle['answers'] =>
    given.flatMap(({ survey, answers }) =>
      answers.map(({ questionId, question, text }) => ({ questionId, survey: survey.title, question, text })),
    )

  async function byAuthor(order: Order, given: Given): Promise<Piece> {
    const { generation, topic } = order
    const { userId, topicId, chosenTitle } = generation
    const { reader, analysis, note, firstName } = await material.of(userId)
    const written = await author.write(reader, {
      topic: topic.key ?? { name: topic.name, description: topic.description },
      analysis,
      person: { firstName },
      today: dayOf(clock()),
      edition: generation.importId === null ? await countOfTopic(db, userId, topicId) : 0,
      told: await listTold(db, generation),
      answers: given.map(({ survey, answers }) => ({ survey: survey.key ?? survey.title, answers })),
      ...(chosenTitle ? { chosenTitle } : {}),
    })
    const row: NewArticle = {
      ...placeOf(generation),
      answers: remembered(given),
      title: chosenTitle ?? written.title,
      standfirst: written.standfirst,
      description: written.description,
      body: cleanHtml(written.body),
      paragraphs: written.paragraphs.map(({ kind, block, html, sources }) => ({
        ...(block ? { kind: 'block' as const, block: toBlock(block) } : { kind: kind as PlainKind }),
        html: cleanHtml(html),
        postIds: idsOf('post', sources),
        answerIds: idsOf('answer', sources),
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
    given: Given,
  ): Promise<Piece> {
    const { chosenTitle } = generation
    const caller = {
      userId: user.id,
      isGuest: user.email === null,
      purpose: `article:${topic.key ?? topic.id}`,
    }
    const values = {
      first_name: (await subjectOf(db, user.id)) ?? '',
      today: dayOf(clock()),
      chosen_title: chosenTitle ?? '',
    }
    const { article, paragraphs, steps, writtenBy } = await chains.write({
      topic,
      prompts,
      answers: given,
      caller,
      values,
      step,
      signal,
    })
    const clean = paragraphs.map((one) => ({ ...one, html: cleanHtml(one.html) }))
    const row: NewArticle = {
      ...placeOf(generation),
      answers: remembered(given),
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
      const given = await answersFor(order)
      return chains.isPossible(prompts) ? byModel(order, user, prompts, given) : byAuthor(order, given)
    },
  }
}
