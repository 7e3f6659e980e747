import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
