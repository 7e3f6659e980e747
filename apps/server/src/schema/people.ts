import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'

/** A guest has neither e-mail nor password. Only a confirmed e-mail is unique. */
export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    email: text(),
    emailValidatedAt: moment(),
    /** A new address that waits for its confirmation while the old one still counts. */
    pendingEmail: text(),
    passwordHash: text(),
    isAdmin: boolean().notNull().default(false),
    avatarId: text(),
    photoId: text().unique(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_confirmed_email')
      .on(sql`lower(${table.email})`)
      .where(sql`email_validated_at is not null`),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_guest_age').on(table.createdAt).where(sql`email is null`),
  ],
)

export const ownerId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: ownerId(),
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    usedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** What a mailed link stands for. Only the hash of its token is kept. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: ownerId(),
    purpose: text({ enum: ['confirm_email', 'reset_password'] }).notNull(),
    email: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId),
    index('mail_tokens_expiry').on(table.expiresAt),
    index('mail_tokens_age').on(table.createdAt),
  ],
)
