import { FEATURE_STATUSES, type FeatureConfig } from '@youzine/contract'
import {
  date,
  doublePrecision,
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

/** What somebody keeps an eye on: a goal, a habit, a number. */
export const features = pgTable(
  'features',
  {
    id: id(),
    userId: ownerId(),
    title: text().notNull(),
    description: text(),
    unit: text(),
    startDate: date(),
    endDate: date(),
    status: text({ enum: FEATURE_STATUSES }).notNull().default('active'),
    config: jsonb().$type<FeatureConfig>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('features_user').on(table.userId, table.status)],
)

/** A note about a day. */
export const checkins = pgTable(
  'checkins',
  {
    id: id(),
    userId: ownerId(),
    body: text().notNull(),
    appliesTo: date().notNull(),
    /** What the device called it before it had an id. */
    clientKey: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('checkins_user').on(table.userId, table.appliesTo, table.id),
    uniqueIndex('checkins_client_key').on(table.userId, table.clientKey),
  ],
)

/** The features that a note speaks of; one that a hand took out stays as a mark, so that no reading puts it back. */
export const checkinFeatures = pgTable(
  'checkin_features',
  {
    userId: ownerId(),
    checkinId: integer()
      .notNull()
      .references(() => checkins.id, { onDelete: 'cascade' }),
    featureId: integer()
      .notNull()
      .references(() => features.id, { onDelete: 'cascade' }),
    value: doublePrecision(),
    manualOverride: text({ enum: ['keep_value', 'delete'] }),
  },
  (table) => [
    primaryKey({ columns: [table.checkinId, table.featureId] }),
    index('checkin_features_feature').on(table.featureId),
    index('checkin_features_user').on(table.userId),
  ],
)
