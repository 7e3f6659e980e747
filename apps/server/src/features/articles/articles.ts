import type { Article } from '@youzine/contract'
import type { BuiltInAuthor, MaterialSource } from '#features/author/index.ts'
import type { Chains } from '#features/chains/index.ts'
import { ownPhotosOf, sharedPhotosOf } from '#features/photos/index.ts'
import type { TopicRow } from '#features/topics/index.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { problem } from '#platform/problem.ts'
import { articleText, citedIds } from './article-text.ts'
import { createGeneration } from './generate.ts'
import { articleJobs } from './jobs.ts'
import { findCompanions, findNeighbours, findOwnedArticle, listEarlier, listPostsByIds } from './queries.ts'
import { rewritingJobs } from './rewriting.ts'
import { toVideo } from './to-video.ts'
import { createWriters } from './writers.ts'

export interface ArticlesOptions {
  platform: Platform
  author: BuiltInAuthor
  material: MaterialSource
  chains: Chains
  magazineFor(userId: number, magazineId?: number): Promise<number>
  onOver(importId: number): Promise<void>
}

export type Articles = ReturnType<typeof createArticles>

const templateIdOf = (topic: TopicRow | null) => topic?.key ?? topic?.id ?? null

export function createArticles({ platform, author, material, chains, magazineFor, onOver }: ArticlesOptions) {
  const { db, clock, jobs, rateLimiter, configuration } = platform

  const writers = createWriters({ db, author, material, chains })

  return {
    generation: createGeneration({ db, jobs, rateLimiter, configuration, magazineFor }),
    jobHandlers: [...articleJobs({ db, writers, onOver }), ...rewritingJobs({ db, clock, writers })],

    async get(actor: Actor, id: number): Promise<Article> {
      const found = await findOwnedArticle(db, actor.userId, id)
      if (!found) throw problem('not_found', 'Article not found')
      const { article, topic } = found
      const { prevId, nextId } = await findNeighbours(db, article)
      const { share, conversation, video, isSample } = await findCompanions(db, article.id)
      const cited = citedIds(article)
      const sources = await listPostsByIds(db, actor.userId, cited)
      const photos = await ownPhotosOf(db, actor.userId, cited)
      return {
        id: article.id,
        template_id: templateIdOf(topic),
        template_name: topic?.name ?? null,
        magazine_id: article.magazineId,
        share: share && {
          hash: share.hash,
          discoverable: share.discoverable,
          name_shown: share.nameShown,
          view_count: share.viewCount,
          photo_ids: (await sharedPhotosOf(db, share)).map(({ photo }) => photo.id),
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
        rewritten_at: article.rewrittenAt?.toISOString() ?? null,
        is_being_rewritten: article.rewriteWantedAt !== null,
        is_sample: isSample,
        ...articleText(article, sources, photos),
      }
    },
  }
}
