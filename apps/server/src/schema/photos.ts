import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId } from './people.ts'
import { shares } from './shares.ts'

/** A person's own pictures, each beside a post of theirs: no larger than the page needs, without metadata. */
export const postPhotos = pgTable(
  'post_photos',
  {
    id: id(),
    userId: ownerId(),
    /** The post's own `identity`: two archives that hold the same post mean the same picture. */
    postIdentity: text().notNull(),
    /** Of what was sent, so that sending it again changes nothing. */
    contentHash: text().notNull(),
    storageKey: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('post_photos_once').on(table.userId, table.postIdentity, table.contentHash)],
)

/** Pictures that their owner has put on a shared page by hand. */
export const sharedPhotos = pgTable(
  'shared_photos',
  {
    userId: ownerId(),
    shareId: integer()
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    photoId: integer()
      .notNull()
      .references(() => postPhotos.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.photoId] }),
    index('shared_photos_user').on(table.userId),
    index('shared_photos_photo').on(table.photoId),
  ],
)
