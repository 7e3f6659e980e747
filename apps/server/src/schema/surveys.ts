import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { ownerId, users } from './people.ts'

/** Built-in ones have a key and an id below 1000; a deleted creator leaves behind what others use. */
export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    key: text().unique(),
    creatorId: integer().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text().notNull(),
    status: text({ enum: ['draft', 'published', 'archived'] }).notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('surveys_creator').on(table.creatorId)],
)

export interface StoredOption {
  option_text: string
  option_value: string
  order_index: number
}

/** A question keeps its id through every edit, because answers hold it. */
export const surveyQuestions = pgTable(
  'survey_questions',
  {
    id: id(),
    surveyId: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    orderIndex: integer().notNull(),
    questionText: text().notNull(),
    questionType: text().notNull(),
    options: jsonb().$type<StoredOption[]>().notNull().default([]),
    questionConfig: jsonb().$type<Record<string, unknown>>(),
    /** What a built-in question counts towards, e.g. `enneagram:4`. */
    measures: text(),
  },
  (table) => [index('survey_questions_survey').on(table.surveyId, table.orderIndex)],
)

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    userId: ownerId(),
    questionId: integer()
      .notNull()
      .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
    surveyId: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    responseJson: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('survey_answers_survey').on(table.surveyId, table.questionId),
    index('survey_answers_question').on(table.questionId),
  ],
)

/** Where somebody is in a survey; there is a row as soon as they have seen it. */
export const surveyProgress = pgTable(
  'survey_progress',
  {
    userId: ownerId(),
    surveyId: integer()
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    lastQuestionIdx: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.surveyId] }),
    index('survey_progress_survey').on(table.surveyId),
  ],
)
