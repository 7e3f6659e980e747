import type { ArticleBlock, ArticleFigure, CoverChoice, MagazineFront } from '@youzine/contract'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { imports } from './imports.ts'
import { ownerId } from './people.ts'
import { topics } from './topics.ts'

export const magazines = pgTable(
  'magazines',
  {
    id: id(),
    userId: ownerId(),
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    rhythm: jsonb().$type<{ year: number; weeks: number[] }[]>().notNull().default([]),
    postCount: integer().notNull().default(0),
    /** What its cover is made of; null until it is planned. */
    front: jsonb().$type<MagazineFront>(),
    /** The cover that its reader would rather have; null for the one that came. */
    coverChoice: jsonb().$type<CoverChoice>(),
    /** The posts that its articles were written from, so that the same archive again changes nothing. */
    writtenFrom: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('magazines_user').on(table.userId, table.id),
    index('magazines_import').on(table.importId),
  ],
)

/** What the author found in a person's posts; made once, used by every article. */
export const analyses = pgTable('analyses', {
  userId: ownerId().primaryKey(),
  /** Which posts it was made from: a second archive makes it anew. */
  fingerprint: text().notNull(),
  data: jsonb().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

export interface StoredParagraph {
  kind: 'p' | 'h2' | 'blockquote' | 'item' | 'note' | 'block'
  html: string
  /** A documentary form, as the wire has it. */
  block?: ArticleBlock
  postIds: number[]
  answerIds?: number[]
}

type Stored<Figure> = Figure extends ArticleFigure
  ? Omit<Figure, 'text_alternative'> & {
      textAlternative: string
      /** The posts that it rests on. */
      postIds?: number[]
    }
  : never
export type StoredFigure = Stored<ArticleFigure>

/** An answer as it was when the article was written. */
export interface StoredAnswer {
  questionId: number
  survey: string
  question: string
  text: string
}

export const articles = pgTable(
  'articles',
  {
    id: id(),
    userId: ownerId(),
    magazineId: integer()
      .notNull()
      .references(() => magazines.id, { onDelete: 'cascade' }),
    topicId: integer().references(() => topics.id, { onDelete: 'set null' }),
    /** Which published version of its topic wrote it. */
    topicVersion: integer(),
    title: text().notNull(),
    standfirst: text().notNull().default(''),
    description: text().notNull().default(''),
    body: text().notNull(),
    paragraphs: jsonb().$type<StoredParagraph[]>().notNull().default([]),
    figures: jsonb().$type<StoredFigure[]>().notNull().default([]),
    pullQuotes: jsonb().$type<{ text: string; postId: number }[]>().notNull().default([]),
    answers: jsonb().$type<StoredAnswer[]>().notNull().default([]),
    titleAlternatives: jsonb().$type<string[]>().notNull().default([]),
    /** Stories and frames it used, so that the next one tells others. */
    told: jsonb().$type<string[]>().notNull().default([]),
    writtenBy: text().notNull().default(''),
    language: text().notNull().default('en'),
    note: text(),
    /** A later edition of the same article, written when more posts had come. */
    supersededBy: integer().references((): AnyPgColumn => articles.id, { onDelete: 'set null' }),
    /** It used something that the person does not want used: since when it waits to be written again, and when it was. */
    rewriteWantedAt: moment(),
    rewrittenAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('articles_magazine').on(table.magazineId, table.id),
    index('articles_user').on(table.userId, table.topicId),
    index('articles_topic').on(table.topicId),
    index('articles_superseded').on(table.supersededBy),
  ],
)

/** Sentences that the person says are not right; nothing states them again. */
export const corrections = pgTable(
  'corrections',
  {
    id: id(),
    userId: ownerId(),
    articleId: integer().references(() => articles.id, { onDelete: 'set null' }),
    sentence: text().notNull(),
    note: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('corrections_user').on(table.userId), index('corrections_article').on(table.articleId)],
)

/** One wish for an article, from the asking to the end; at most one at a time for a person and a topic. */
export const generations = pgTable(
  'generations',
  {
    id: id(),
    userId: ownerId(),
    topicId: integer()
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    magazineId: integer()
      .notNull()
      .references(() => magazines.id, { onDelete: 'cascade' }),
    /** The import whose magazine this belongs to; null for an article that was asked for by hand. */
    importId: integer().references(() => imports.id, { onDelete: 'set null' }),
    chosenTitle: text(),
    status: text({ enum: ['queued', 'running', 'finished', 'dropped'] }).notNull(),
    reason: text(),
    articleId: integer().references(() => articles.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('generations_one_at_a_time')
      .on(table.userId, table.topicId)
      .where(sql`status in ('queued', 'running')`),
    index('generations_user').on(table.userId, table.topicId, table.id),
    index('generations_import').on(table.importId),
    index('generations_magazine').on(table.magazineId),
    index('generations_topic').on(table.topicId),
    index('generations_article').on(table.articleId),
  ],
)

/** How an article came to be: each step's rendered prompt and answer, kept with it. */
export const articleSteps = pgTable(
  'article_steps',
  {
    userId: ownerId(),
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    stepIndex: integer().notNull(),
    prompt: text().notNull(),
    answer: text().notNull(),
    model: text().notNull(),
    ms: integer().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.stepIndex] }),
    index('article_steps_user').on(table.userId),
  ],
)

/** Who has “On this day” by mail once a week. The code in each letter ends it. */
export const weeklyLetters = pgTable(
  'weekly_letters',
  {
    userId: ownerId().primaryKey(),
    code: text().notNull().unique(),
    /** The week it was last sent for, by its Monday. */
    sentFor: date({ mode: 'string' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('weekly_letters_sent').on(table.sentFor)],
)
