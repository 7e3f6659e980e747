import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId, users } from './people.ts'

/** Keys that this installation made for itself. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** How often something was done; the key is a hash, so that no address is stored. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('rate_counters_expiry').on(table.expiresAt)],
)

/** Results of a job's finished steps, so that a retry goes on where the last attempt stopped. */
export const jobSteps = pgTable(
  'job_steps',
  {
    jobId: uuid().notNull(),
    /** Whose job it is, where it is somebody's: what it remembers may be theirs, too. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    step: text().notNull(),
    result: jsonb().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.step] }),
    index('job_steps_user').on(table.userId),
    index('job_steps_age').on(table.createdAt),
  ],
)

/** What was asked of a model for whom, without a word of it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: id(),
    userId: ownerId(),
    provider: text().notNull(),
    model: text().notNull(),
    purpose: text().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    ms: integer().notNull(),
    error: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('model_calls_user').on(table.userId, table.createdAt),
    index('model_calls_age').on(table.createdAt),
  ],
)
