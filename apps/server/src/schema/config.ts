import type { Config } from '@youzine/contract'
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { users } from './people.ts'

/** Every configuration there was; the newest counts. Who has gone leaves the change behind, without a name. */
export const configChanges = pgTable(
  'config_changes',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    config: jsonb().$type<Config>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('config_changes_user').on(table.userId)],
)
