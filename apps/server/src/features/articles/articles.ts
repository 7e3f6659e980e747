import type { Article } from '@youzine/contract'
import type { Embedder } from '@youzine/embedder'
import type { TopicRow } from '#features/topics/index.ts'
import { toVideo } from '#features/videos/index.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { type BuiltInAuthor, createBuiltInAuthor } from './author.ts'
import { createChains } from './chain/run-chain.ts'
import { cleanHtml, readingMinutes } from './clean-html.ts'
import { createGeneration } from './generate.ts'
import { articleJobs } from './jobs.ts'
import { createMaterial } from './material.ts'
import {
  type ArticleRow,
  findCompanions,
  findNeighbours,
  findOwnedArticle,
  listEarlier,
  listPostsByIds,
} from './queries.ts'
import { createWriters } from './writers.ts'

interface Options {
  platform: Platform
  embedder: Embedder
  magazineFor(userId: number, magazineId?: number): Promise<number>
  onOver(importId: number): Promise<void>
}

export type Articles = ReturnType<typeof createArticles>

const templateIdOf = (topic: TopicRow | null) => topic?.key ?? topic?.id ?? null

function citedIds({ paragraphs, pullQuotes }: ArticleRow): number[] {
  return [
    ...new Set([...paragraphs.flatMap(({ postIds }) => postIds), ...pullQuotes.map(({ postId }) => postId)]),
  ]
}

export function createArticles({ platform, embedder, magazineFor, onOver }: Options) {
  const { db, clock, jobs, rateLimiter, llm } = platform
  const author: BuiltInAuthor = createBuiltInAuthor()
  const material = createMaterial({ db, clock, author })
  const chains = createChains({ db, llm, embedder })

  return {
    topicsFor: material.topicsFor,
    generation: createGeneration({ db, jobs, rateLimiter, magazineFor }),
    jobHandlers: articleJobs({ db, writers: createWriters({ db, clock, author, material, chains }), onOver }),
    close: author.close,

    /** What the posts say to a question about an article, by the built-in author. */
    async answer(userId: number, article: Pick<ArticleRow, 'told'>, question: string) {
      const { reader, analysis, firstName } = await material.of(userId)
      return author.answer(reader, { question, analysis, person: { firstName }, article })
    },

    async get(actor: Actor, id: number): Promise<Article> {
      const found = await findOwnedArticle(db, actor.userId, id)
      if (!found) throw problem('not_found', 'Article not found')
      const { article, topic } = found
      const { prevId, nextId } = await findNeighbours(db, article)
      const { share, conversation, video, isSample } = await findCompanions(db, article.id)
      const sources = await listPostsByIds(db, actor.userId, citedIds(article))
      return {
        id: article.id,
        title: article.title,
        body: cleanHtml(article.body),
        template_id: templateIdOf(topic),
        template_name: topic?.name ?? null,
        magazine_id: article.magazineId,
        share: share && {
          hash: share.hash,
          discoverable: share.discoverable,
          name_shown: share.nameShown,
          view_count: share.viewCount,
        },
        conversation: conversation && { id: conversation.id },
        video: video && toVideo(video),
        title_alternatives: article.titleAlternatives,
        prev_id: prevId,
        next_id: nextId,
        created_at: article.createdAt.toISOString(),
        newer_id: article.supersededBy,
        earlier: (await listEarlier(db, article)).map((one) => ({
          id: one.id,
          created_at: one.createdAt.toISOString(),
        })),
        is_sample: isSample,
        standfirst: article.standfirst,
        description: article.description,
        written_by: article.writtenBy,
        note: article.note,
        reading_minutes: readingMinutes(article.body),
        language: article.language,
        paragraphs: article.paragraphs.map(({ kind, html, block, postIds, answerIds }) => ({
          kind,
          html: cleanHtml(html),
          block: block ?? null,
          post_ids: postIds,
          answer_ids: answerIds ?? [],
        })),
        figures: article.figures.map(({ textAlternative, ...figure }) => ({
          ...figure,
          text_alternative: textAlternative,
        })),
        pull_quotes: article.pullQuotes.map(({ text, postId }) => ({ text, post_id: postId })),
        sources: sources.map(({ id: postId, postedAt, text, place }) => ({
          id: postId,
          at: postedAt?.toISOString() ?? null,
          text,
          place,
        })),
        answers: article.answers.map(({ questionId, survey, question, text }) => ({
          question_id: questionId,
          survey_title: survey,
          question,
          text,
        })),
      }
    },
  }
}
