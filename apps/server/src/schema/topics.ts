import type { PreviewPerson } from '@youzine/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId, users } from './people.ts'
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
    /** What it was copied from: a copy shares its history. */
    originId: integer().references((): AnyPgColumn => topics.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    /** When its words were last changed; publishing changes none. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('topics_creator').on(table.creatorId),
    index('topics_genre').on(table.genreId),
    index('topics_origin').on(table.originId),
  ],
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
  (table) => [primaryKey({ columns: [table.topicId, table.day] }), index('topic_uses_day').on(table.day)],
)

/** The steps of a topic's chain, in order. A step that names no model is answered by whichever is set up. */
export const topicPrompts = pgTable(
  'topic_prompts',
  {
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    stepIndex: integer().notNull(),
    promptType: text({ enum: ['text', 'function'] }).notNull(),
    systemPrompt: text().notNull(),
    modelId: text(),
    temperature: real().notNull().default(0.7),
    outputKey: text(),
    functionName: text(),
    functionSchema: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.stepIndex] })],
)

/** A topic as it was published; the articles that it wrote remember its number. */
export const topicVersions = pgTable(
  'topic_versions',
  {
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    content: jsonb().$type<TopicContent>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.version] })],
)

export interface TopicContent {
  name: string
  description: string
  prompts: {
    promptType: 'text' | 'function'
    systemPrompt: string
    modelId: string | null
    temperature: number
    outputKey: string | null
    functionName: string | null
    functionSchema: Record<string, unknown> | null
  }[]
  requirements: {
    alias: string
    requirementType: 'facebook_posts' | 'survey'
    requiredSurveyId: number | null
    surveyTitle: string | null
  }[]
}

/** One try of a chain. Its events stay with it, so that a page that comes back sees what it missed. */
export const previews = pgTable(
  'previews',
  {
    id: id(),
    userId: ownerId(),
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    person: text().$type<PreviewPerson>().notNull(),
    fromStep: integer().notNull(),
    /** Results of an earlier run that this one takes over, by step. */
    kept: jsonb().$type<Record<number, unknown>>().notNull().default({}),
    status: text({ enum: ['running', 'completed', 'error', 'stopped'] }).notNull(),
    events: jsonb().$type<string[]>().notNull().default([]),
    heldUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('previews_one_at_a_time').on(table.userId).where(sql`status = 'running'`),
    index('previews_user').on(table.userId, table.topicId, table.id),
    index('previews_topic').on(table.topicId),
  ],
)

/** Events of a running preview, a row for each flush, for sockets of other processes. */
export const previewPieces = pgTable(
  'preview_pieces',
  {
    userId: ownerId(),
    previewId: integer()
      .notNull()
      .references(() => previews.id, { onDelete: 'cascade' }),
    firstIndex: integer().notNull(),
    texts: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.previewId, table.firstIndex] }),
    index('preview_pieces_user').on(table.userId),
  ],
)
