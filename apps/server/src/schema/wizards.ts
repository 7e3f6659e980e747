import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId } from './people.ts'
import { surveys } from './surveys.ts'
import { topics } from './topics.ts'

export interface StoredWizardRequirement {
  requirementType: 'facebook_posts' | 'survey'
  alias: string
  requiredSurveyId: number | null
}

/** A conversation that leads to a survey with its topic, or to a topic. */
export const wizardSessions = pgTable(
  'wizard_sessions',
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: ['survey', 'template'] }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    customInstructions: text(),
    requirements: jsonb().$type<StoredWizardRequirement[]>().notNull().default([]),
    status: text({ enum: ['draft', 'completed', 'abandoned'] })
      .notNull()
      .default('draft'),
    surveyId: integer().references(() => surveys.id, { onDelete: 'set null' }),
    topicId: integer().references(() => topics.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('wizard_sessions_user').on(table.userId, table.kind, table.id),
    index('wizard_sessions_survey').on(table.surveyId),
    index('wizard_sessions_topic').on(table.topicId),
    index('wizard_sessions_idle').on(table.updatedAt).where(sql`status = 'draft'`),
  ],
)

/** What was said, in order. One answer at a time is being written. */
export const wizardMessages = pgTable(
  'wizard_messages',
  {
    id: id(),
    userId: ownerId(),
    sessionId: integer()
      .notNull()
      .references(() => wizardSessions.id, { onDelete: 'cascade' }),
    role: text({ enum: ['assistant', 'user'] }).notNull(),
    messageType: text({ enum: ['text', 'questions', 'prompt', 'sql'] }).notNull(),
    content: text().notNull().default(''),
    raw: jsonb().$type<Record<string, unknown>>(),
    isApproved: boolean(),
    status: text({ enum: ['pending', 'complete', 'failed'] }).notNull(),
    error: text(),
    heldUntil: moment(),
    writtenBy: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('wizard_messages_one_at_a_time').on(table.sessionId).where(sql`status = 'pending'`),
    index('wizard_messages_session').on(table.sessionId, table.id),
    index('wizard_messages_user').on(table.userId),
  ],
)

/** What has been written of a pending answer, for sockets and streams of other processes. */
export const wizardPieces = pgTable(
  'wizard_pieces',
  {
    userId: ownerId(),
    messageId: integer()
      .notNull()
      .references(() => wizardMessages.id, { onDelete: 'cascade' }),
    firstIndex: integer().notNull(),
    texts: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.firstIndex] }),
    index('wizard_pieces_user').on(table.userId),
  ],
)
