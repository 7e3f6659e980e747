import { boolean, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './people.ts'

/** What an article can be about. Built-in ones have a key and an id below 1000; a deleted creator leaves theirs behind. */
export const topics = pgTable('topics', {
  id: id(),
  key: text().unique(),
  creatorId: integer().references(() => users.id, { onDelete: 'set null' }),
  name: text().notNull(),
  description: text().notNull(),
  genre: text().notNull(),
  status: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
  needsPosts: boolean().notNull().default(true),
  createdAt: moment().notNull().defaultNow(),
})

/** The steps of a topic's chain, in order. A step without a provider is answered by whichever is set up. */
export const topicPrompts = pgTable(
  'topic_prompts',
  {
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    stepIndex: integer().notNull(),
    promptType: text({ enum: ['text', 'function'] }).notNull(),
    systemPrompt: text().notNull(),
    provider: text({ enum: ['openai', 'anthropic'] }),
    temperature: real().notNull().default(0.7),
    outputKey: text(),
    functionName: text(),
    functionSchema: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.stepIndex] })],
)
