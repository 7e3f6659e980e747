import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { articles } from './magazines.ts'
import { ownerId } from './people.ts'

/** One for each article, its owner's. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: ownerId(),
    articleId: integer()
      .notNull()
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('conversations_user').on(table.userId)],
)

/** The conversation in its order. An answer is `pending` while it is written; how it ended stays with it. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    userId: ownerId(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull().default(''),
    status: text({ enum: ['pending', 'complete', 'stopped', 'failed'] }).notNull(),
    /** Why it failed, in words to show. */
    error: text(),
    /** The posts it rests on, with the numbers by which it cites them. */
    sources: jsonb().$type<{ number: number; postId: number }[]>().notNull().default([]),
    /** The process that writes it says again and again that it is alive; after this moment nobody believes it. */
    heldUntil: moment(),
    writtenBy: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_conversation').on(table.conversationId, table.id),
    index('chat_messages_user').on(table.userId),
    index('chat_messages_pending').on(table.heldUntil).where(sql`status = 'pending'`),
  ],
)

/** What has been written of a pending answer, a row for each flush, so that other processes and late sockets can follow. */
export const chatChunks = pgTable(
  'chat_chunks',
  {
    userId: ownerId(),
    messageId: integer()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    /** Index of the first of `texts`; the indexes of a message have no gap. */
    firstIndex: integer().notNull(),
    texts: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.firstIndex] }),
    index('chat_chunks_user').on(table.userId),
  ],
)
