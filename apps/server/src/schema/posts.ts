import { LEAVE_OUT_KINDS } from '@youzine/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId } from './people.ts'

/** What a person posted, each once: `identity` is the hash of what makes it that post. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    userId: ownerId(),
    identity: text().notNull(),
    postedAt: moment(),
    /** The person's own words; empty where there are none. Only these are ever quoted. */
    text: text().notNull(),
    title: text().notNull(),
    place: text(),
    people: jsonb().$type<string[]>().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    context: jsonb().$type<string[]>().notNull(),
    kind: text().notNull(),
    language: text(),
    /** The person wants it left out: nothing that is written, asked or shown may use it. Follows from `leave_outs`. */
    leftOut: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('posts_identity').on(table.userId, table.identity),
    index('posts_time').on(table.userId, table.postedAt),
    index('posts_left_out').on(table.userId, table.id).where(sql`left_out`),
  ],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const postVectors = pgTable(
  'post_vectors',
  {
    userId: ownerId(),
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    model: text().notNull(),
    vector: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('post_vectors_post').on(table.postId),
  ],
)

/** What a person wants left out of everything: single posts, names, words, times. */
export const leaveOuts = pgTable(
  'leave_outs',
  {
    id: id(),
    userId: ownerId(),
    kind: text({ enum: LEAVE_OUT_KINDS }).notNull(),
    /** The name or word as it was typed. */
    text: text(),
    postId: integer().references(() => posts.id, { onDelete: 'cascade' }),
    fromDay: date({ mode: 'string' }),
    toDay: date({ mode: 'string' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('leave_outs_user').on(table.userId), index('leave_outs_post').on(table.postId)],
)
