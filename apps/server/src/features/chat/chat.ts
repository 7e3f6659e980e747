import { type ChatMessage, type ChatSource, chatTexts, MAX_CHAT_MESSAGE } from '@youzine/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { problem } from '#platform/problem.ts'
import { conversations } from '#schema'
import type { AnswerRuns } from './answer-runs.ts'
import type { AuthorSide } from './author-side.ts'
import {
  countPending,
  deleteMessage,
  ensureConversation,
  findLastMessage,
  findOwnArticle,
  findOwnConversation,
  insertMessage,
  listMessages,
  listPosts,
  lockConversation,
  type MessageRow,
} from './queries.ts'
import { questionsOnSurvey } from './suggestions.ts'

const RUNNING_AT_ONCE = 2
/** As far back as anybody scrolls; the export holds all of it. */
const HISTORY = 200

interface Options {
  db: Queryable
  rateLimiter: RateLimiter
  runs: AnswerRuns
  author: AuthorSide
}

export const articleOf = (db: Queryable) => async (conversationId: number) => {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId))
  return row?.articleId ?? 0
}

export type Chat = ReturnType<typeof createChat>

export function createChat({ db, rateLimiter, runs, author }: Options) {
  /** The posts that these messages cite, in one look. */
  async function postsOf(rows: MessageRow[]) {
    const [first] = rows
    const ids = [...new Set(rows.flatMap(({ sources }) => sources.map(({ postId }) => postId)))]
    const found = first ? await listPosts(db, first.userId, ids) : []
    return new Map(found.map((post) => [post.id, post]))
  }
  type Found = Awaited<ReturnType<typeof postsOf>>

  function withSources({ sources }: MessageRow, found: Found): ChatSource[] {
    return sources.flatMap(({ number, postId }) => {
      const post = found.get(postId)
      return post ? [{ number, id: post.id, at: post.at?.toISOString() ?? null, text: post.text }] : []
    })
  }

  async function toMessage(row: MessageRow, found: Found): Promise<ChatMessage> {
    const isPending = row.status === 'pending'
    const chunks = isPending ? await runs.readPieces(row.id) : []
    return {
      id: row.id,
      role: row.role,
      content: isPending ? chunks.join('') : row.content,
      pending: isPending,
      chunks: chunks.length,
      stopped: row.status === 'stopped',
      error: row.error,
      sources: withSources(row, found),
      written_by: row.writtenBy,
    }
  }

  async function mayAsk(userId: number) {
    await rateLimiter.take('chatMessages', userId)
    if ((await countPending(db, userId)) >= RUNNING_AT_ONCE) throw problem('conflict', chatTexts.busy)
  }

  /** The answer is stored as pending before anybody works on it. */
  async function answerIn(userId: number, conversationId: number, prepare: Prepare) {
    const pending = await db.transaction(async (tx) => {
      await lockConversation(tx, conversationId)
      const last = await findLastMessage(tx, conversationId)
      if (last?.status === 'pending') throw problem('conflict', chatTexts.busy)
      if (!(await prepare(tx, last))) return null
      const message = await insertMessage(tx, {
        userId,
        conversationId,
        role: 'assistant',
        status: 'pending',
        heldUntil: runs.heldUntil(),
      })
      await runs.tell(tx, conversationId)
      return message
    })
    runs.wake(conversationId)
    if (pending) runs.begin(pending)
    return pending !== null
  }
  type Prepare = (tx: Parameters<typeof lockConversation>[0], last: MessageRow | null) => Promise<boolean>

  return {
    sourcesOf: async (row: MessageRow) => withSources(row, await postsOf([row])),

    async start(actor: Actor, articleId: number) {
      const article = await findOwnArticle(db, actor.userId, articleId)
      if (!article) throw problem('not_found')
      const { id } = await ensureConversation(db, actor.userId, articleId)
      const hasPosts = article.paragraphs.some(({ postIds }) => postIds.length > 0)
      const suggested = hasPosts
        ? await author.suggest(actor.userId, article)
        : questionsOnSurvey(article.answers)
      return { conversation_id: id, suggested_questions: suggested }
    },

    async mustOwn(actor: Actor, conversationId: number) {
      if (!(await findOwnConversation(db, actor.userId, conversationId))) throw problem('not_found')
    },

    history: async (conversationId: number): Promise<ChatMessage[]> => {
      const rows = await listMessages(db, conversationId, HISTORY)
      const found = await postsOf(rows)
      return Promise.all(rows.map((row) => toMessage(row, found)))
    },

    /** False when the page that asks has not seen the last message. */
    async ask(
      actor: Actor,
      conversationId: number,
      content: string,
      parent: number | null,
    ): Promise<boolean> {
      const question = content.trim()
      if (!question || question.length > MAX_CHAT_MESSAGE || question.includes('\u0000'))
        throw problem('invalid', question ? chatTexts.unreadable : 'Please type a question.')
      await mayAsk(actor.userId)
      return answerIn(actor.userId, conversationId, async (tx, last) => {
        if ((last?.id ?? null) !== parent) return false
        await insertMessage(tx, {
          userId: actor.userId,
          conversationId,
          role: 'user',
          content: question,
          status: 'complete',
        })
        return true
      })
    },

    /** The last question once more; the answer it had gives way. */
    async askAgain(actor: Actor, conversationId: number): Promise<boolean> {
      await mayAsk(actor.userId)
      return answerIn(actor.userId, conversationId, async (tx, last) => {
        if (!last) return false
        if (last.role === 'assistant') await deleteMessage(tx, last.id)
        return true
      })
    },

    async stop(conversationId: number) {
      const last = await findLastMessage(db, conversationId)
      if (last?.status === 'pending') await runs.stop(last.id)
    },
  }
}
