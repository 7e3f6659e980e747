import type { Article as Written } from '@youzine/author'
import { getUserRow } from '#features/auth/index.ts'
import type { BuiltInAuthor, MaterialSource } from '#features/author/index.ts'
import {
  type Chains,
  ownSubject,
  type Sibling,
  type StepResult,
  type Subject,
} from '#features/chains/index.ts'
import {
  checkinsNeeded,
  findNewestVersion,
  listPrompts,
  listRequirements,
  type TopicRow,
} from '#features/topics/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Attempt } from '#platform/jobs/job.ts'
import type { articles } from '#schema'
import { contentOf } from './content.ts'
import { withoutDisputed } from './disputed.ts'
import { countOfTopic, listCorrections, listSiblings, listTitles, listTold, type Placed } from './queries.ts'

type NewArticle = typeof articles.$inferInsert

interface Options {
  db: Queryable
  author: BuiltInAuthor
  material: MaterialSource
  chains: Chains
}

interface Order {
  generation: Placed
  /** Which one of its topic it is; the next one, unless it is said. */
  edition?: number
  topic: TopicRow
  step: Attempt<object>['step']
  signal: AbortSignal
}

export interface Piece {
  row: NewArticle
  steps: Pick<StepResult, 'stepIndex' | 'prompt' | 'text' | 'model' | 'ms' | 'inputTokens' | 'outputTokens'>[]
}

export type Writers = ReturnType<typeof createWriters>

/** Two ways to one kind of article: a topic's chain of prompts where a model has a part in it, else the built-in author. */
export function createWriters({ db, author, material, chains }: Options) {
  const remembered = ({ answers }: Subject): NewArticle['answers'] =>
    answers.flatMap(({ survey, answers: list }) =>
      list.map(({ questionId, question, text }) => ({ questionId, survey: survey.title, question, text })),
    )

  async function byAuthor({ generation, topic, edition }: Order, subject: Subject): Promise<Written> {
    const { userId, topicId, chosenTitle } = generation
    const { reader, analysis, firstName, today } = subject
    const written = await author.write(reader, {
      topic: topic.key ?? { name: topic.name, description: topic.description },
      analysis,
      person: { firstName },
      today,
      edition: edition ?? (generation.importId === null ? await countOfTopic(db, userId, topicId) : 0),
      told: await listTold(db, generation),
      titles: await listTitles(db, generation, {
        isAnew: edition !== undefined || generation.importId !== null,
      }),
      answers: subject.answers.map(({ survey, answers }) => ({
        survey: survey.key ?? survey.title,
        answers,
      })),
      notes: [...subject.notes],
      ...(chosenTitle ? { chosenTitle } : {}),
    })
    return withoutDisputed(written, subject.disputed)
  }

  /** What the other articles of the magazine have told, so that this one tells something else. */
  async function toldBefore(generation: Placed): Promise<Sibling[]> {
    const siblings = await listSiblings(db, generation)
    return siblings.map(({ title, standfirst, paragraphs }) => ({
      title,
      standfirst,
      postIds: [...new Set(paragraphs.flatMap(({ postIds }) => postIds))],
    }))
  }

  async function byChain(order: Order, subject: Subject, steps: Awaited<ReturnType<typeof listPrompts>>) {
    const { generation, topic, step, signal } = order
    const user = await getUserRow(db, generation.userId)
    return chains.run({
      about: topic,
      subject,
      steps,
      caller: {
        userId: user.id,
        isGuest: user.email === null,
        purpose: `article:${topic.key ?? topic.id}`,
      },
      values: {
        first_name: subject.firstName,
        today: subject.today,
        chosen_title: generation.chosenTitle,
      },
      siblings: await toldBefore(generation),
      remember: step,
      signal,
      writeByAuthor: () => byAuthor(order, subject),
    })
  }

  return {
    async write(order: Order): Promise<Piece> {
      const { generation, topic } = order
      const prompts = await listPrompts(db, topic.id)
      const requirements = await listRequirements(db, topic.id)
      const disputed = await listCorrections(db, generation.userId)
      const subject = {
        ...(await ownSubject({
          db,
          material,
          userId: generation.userId,
          requirements,
          needsNotes: checkinsNeeded(topic.key) > 0,
          signal: order.signal,
        })),
        disputed: disputed.map(({ sentence, note }) => ({ sentence, note })),
      }
      const placed = {
        userId: generation.userId,
        magazineId: generation.magazineId,
        topicId: generation.topicId,
        topicVersion: await findNewestVersion(db, topic.id),
        answers: remembered(subject),
      }
      const chosen = generation.chosenTitle ? { title: generation.chosenTitle } : {}
      const { ending, steps, writtenBy } = chains.isAllBuiltIn(prompts)
        ? {
            ending: { by: 'author' as const, written: await byAuthor(order, subject) },
            steps: [],
            writtenBy: '',
          }
        : await byChain(order, subject, prompts)
      const content = contentOf(ending, { writtenBy, note: subject.note })
      const titleAlternatives = topic.key === 'media_roast' ? content.titleAlternatives : []
      return { row: { ...placed, ...content, titleAlternatives, ...chosen }, steps }
    },
  }
}
