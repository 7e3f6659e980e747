import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Ids below 1000 belong to what ships with the product. */
export const FIRST_USER_MADE_ID = 1000

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: FIRST_USER_MADE_ID })

export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 })
