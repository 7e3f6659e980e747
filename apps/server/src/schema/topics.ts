import { date, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './people.ts'
import { surveys } from './surveys.ts'

export const genres = pgTable('genres', {
  id: id(),
  name: text().notNull(),
  orderIndex: integer().notNull(),
})

/** What an article can be about. Built-in ones have a key and an id below 1000; a deleted creator leaves theirs behind. */
export const topics = pgTable(
  'topics',
  {
    id: id(),
    key: text().unique(),
    creatorId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    description: text().notNull(),
    genreId: integer().references(() => genres.id, { onDelete: 'set null' }),
    status: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('topics_creator').on(table.creatorId), index('topics_genre').on(table.genreId)],
)

/** What must be there before a topic can be written about somebody; the alias is its name in the prompts. */
export const topicRequirements = pgTable(
  'topic_requirements',
  {
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    alias: text().notNull(),
    orderIndex: integer().notNull(),
    requirementType: text({ enum: ['facebook_posts', 'survey'] }).notNull(),
    requiredSurveyId: integer().references(() => surveys.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.alias] }),
    index('topic_requirements_survey').on(table.requiredSurveyId),
  ],
)

/** How often a topic was written about somebody, by day: what is popular, without saying with whom. */
export const topicUses = pgTable(
  'topic_uses',
  {
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.day] })],
)

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
