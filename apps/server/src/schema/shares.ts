import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { articles } from './magazines.ts'
import { ownerId } from './people.ts'

/** A link by which strangers may read one article. Taken back, its row goes and a new one gets another hash. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    userId: ownerId(),
    articleId: integer()
      .notNull()
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    hash: text().notNull().unique(),
    discoverable: boolean().notNull(),
    /** Which name a stranger sees. */
    nameShown: text({ enum: ['full', 'first', 'none'] })
      .notNull()
      .default('full'),
    viewCount: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('shares_user').on(table.userId),
    index('shares_popular').on(table.discoverable, table.viewCount),
  ],
)

/** Who has looked today, as a hash that names nobody; rows of past days are thrown away. */
export const shareViews = pgTable(
  'share_views',
  {
    shareId: integer()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    viewer: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.day, table.viewer] }),
    index('share_views_day').on(table.day),
  ],
)
