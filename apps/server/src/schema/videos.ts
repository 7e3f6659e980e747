import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { articles } from './magazines.ts'
import { ownerId } from './people.ts'

/** The short film of an article: asked for once, made once. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    userId: ownerId(),
    articleId: integer()
      .notNull()
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    status: text({ enum: ['queued', 'running', 'finished', 'failed'] }).notNull(),
    /** Of a hundred. */
    progress: integer().notNull().default(0),
    error: text(),
    /** Its name in the file storage. */
    file: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('videos_user').on(table.userId)],
)
