import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { imports } from './imports.ts'
import { ownerId } from './people.ts'

export const magazines = pgTable(
  'magazines',
  {
    id: id(),
    userId: ownerId(),
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('magazines_user').on(table.userId, table.id)],
)

export const articles = pgTable(
  'articles',
  {
    id: id(),
    userId: ownerId(),
    magazineId: integer()
      .notNull()
      .references(() => magazines.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    body: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('articles_magazine').on(table.magazineId, table.id),
    index('articles_user').on(table.userId),
  ],
)
