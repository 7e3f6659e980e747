import { IMPORT_STATUSES, type ImportFacts } from '@youzine/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId, users } from './people.ts'

export const imports = pgTable(
  'imports',
  {
    id: id(),
    userId: ownerId(),
    status: text({ enum: IMPORT_STATUSES }).notNull(),
    postCount: integer().notNull().default(0),
    totalCount: integer().notNull().default(0),
    postsWithWords: integer().notNull().default(0),
    articlesDone: integer().notNull().default(0),
    articlesExpected: integer().notNull().default(0),
    samples: jsonb().$type<{ text: string; at: string | null }[]>().notNull().default([]),
    facts: jsonb().$type<ImportFacts>(),
    timeZone: text(),
    reminderCode: text(),
    error: text(),
    /** The made-up person's archive, not the visitor's own. */
    isSample: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('imports_user').on(table.userId, table.id),
    index('imports_unstarted').on(table.createdAt).where(sql`status = 'uploaded'`),
    index('imports_under_way')
      .on(table.status)
      .where(sql`status in ('uploaded', 'embedding', 'generating_magazine')`),
    index('imports_reminder').on(table.reminderCode).where(sql`reminder_code is not null`),
  ],
)

/** Post files as they came, in storage; kept until their posts are rows. */
export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    id: id(),
    userId: ownerId(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    storageKey: text().notNull(),
    bytes: integer().notNull().default(0),
    storedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('uploaded_files_import').on(table.importId),
    index('uploaded_files_user').on(table.userId),
  ],
)

/** Mostly visitors' wishes, so that the owner may be missing; the code is only ever in the mail. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    email: text().notNull(),
    firstName: text().notNull(),
    sent: integer().notNull().default(0),
    dueAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('reminders_due').on(table.dueAt),
    index('reminders_address').on(sql`lower(${table.email})`),
    index('reminders_user').on(table.userId),
    index('reminders_created').on(table.createdAt),
  ],
)
