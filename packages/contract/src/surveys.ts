import {
  AnswerOption,
  MAX_OPTION_TEXT,
  MAX_OPTIONS,
  MAX_QUESTION_TEXT,
  MAX_QUESTIONS,
  QUESTION_TYPES,
  QuestionConfig,
  QuestionOption,
  questionTexts,
  questionTypeOf,
  type TypedQuestion,
} from '@youzine/questions'
import { z } from 'zod'
import { ContentStatus, MAX_CONTENT_NAME, MAX_DESCRIPTION } from './content.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdText, TemplateId } from './ids.ts'
import { NUL, typedText } from './text.ts'

export const SURVEY_BODY_BYTES = 512 * 1024
export const AUTOSAVE_MS = 500
export const SAVE_ATTEMPTS = 3
export const NEXT_SAVE_MS = 500
export const MAX_RESPONSE_BYTES = 64 * 1024
export const MAX_RESPONSE_DEPTH = 8

export const surveyTexts = {
  titleMissing: 'Survey title is required',
  descriptionMissing: 'Survey description is required',
  questionMissing: 'Question text is required',
  inUse: 'Cannot delete surveys in use by templates',
  saveFailed: 'Failed to save survey. Please try again.',
  changedElsewhere: 'This survey was changed somewhere else after you opened it here.',
  statusFailed: 'Failed to update survey status. Please try again.',
  answeredQuestion: 'A question that somebody has answered cannot be removed. Archive the survey instead.',
  answeredType:
    'The type of a question that somebody has answered cannot be changed. Add a new question instead.',
  answeredScale:
    'The scale of a question that somebody has answered cannot be changed like this: their answer would say something else. Add a new question instead.',
  chosenOption: 'An option that somebody has chosen cannot be removed.',
  unknownQuestion: 'This question is not part of this survey.',
  needsQuestion: 'Add at least one question before publishing',
  keepsQuestion: 'A published survey needs at least one question',
  fetchFailed: 'Failed to fetch survey',
  notFound: 'Survey not found.',
  loadFailed: 'Failed to load survey. Please try again.',
  listFailed: 'Failed to load surveys. Please try again.',
  noQuestions: 'Could not load survey questions.',
  answerFailed: 'Failed to save response.',
  finishWall: 'Create an account to see your results',
} as const

/** Blank text is refused by each type's own rules, so that the message stands at the options. */
const OptionDraft = z.object({
  option_text: z
    .string()
    .max(MAX_OPTION_TEXT, `Please use at most ${MAX_OPTION_TEXT} characters.`)
    .refine((text) => !text.includes(NUL), 'This contains a character that cannot be stored.')
    .transform((text) => text.trim()),
  order_index: z.int().optional(),
})

type Rule = (typed: TypedQuestion) => string | null

const ruleOf = (question: unknown, part: 'optionsFault' | 'configFault'): string | null => {
  const { question_type, ...typed } = question as TypedQuestion & { question_type: string }
  const rule: Rule | undefined = questionTypeOf(question_type)?.[part]
  return rule?.(typed) ?? null
}

const areTexts = (options: unknown) =>
  Array.isArray(options) && options.every((option) => typeof option?.option_text === 'string')

/** Said even while another field is wrong, as soon as there is a shape to judge. */
const isShaped = ({ value }: { value: unknown }) => {
  const { options, question_type } = value as { options?: unknown; question_type?: unknown }
  return typeof question_type === 'string' && (options == null || areTexts(options))
}

/** A question without an id is new; one with an id keeps it, and so its answers. */
export const QuestionDraft = z
  .object({
    id: Id.nullish(),
    question_text: typedText(MAX_QUESTION_TEXT, surveyTexts.questionMissing),
    order_index: z.int().min(0).optional(),
    question_type: z.enum(QUESTION_TYPES, {
      error: ({ input }) => questionTexts.unknownType(typeof input === 'string' ? input : ''),
    }),
    options: z.array(OptionDraft).max(MAX_OPTIONS, `Please use at most ${MAX_OPTIONS} options.`).nullish(),
    question_config: QuestionConfig.nullish(),
  })
  .refine((question) => ruleOf(question, 'optionsFault') === null, {
    path: ['options'],
    error: ({ input }) => ruleOf(input, 'optionsFault') ?? undefined,
    when: isShaped,
  })
  .refine((question) => ruleOf(question, 'configFault') === null, {
    path: ['question_config'],
    error: ({ input }) => ruleOf(input, 'configFault') ?? undefined,
    when: isShaped,
  })
export type QuestionDraft = z.input<typeof QuestionDraft>

export const SurveyDraft = z.object({
  title: typedText(MAX_CONTENT_NAME, surveyTexts.titleMissing),
  description: typedText(MAX_DESCRIPTION, surveyTexts.descriptionMissing),
  questions: z.array(QuestionDraft).max(MAX_QUESTIONS, `Please use at most ${MAX_QUESTIONS} questions.`),
})
export type SurveyDraft = z.input<typeof SurveyDraft>

/** With `seen_updated_at`, the survey is changed only if nobody has changed it since; else the answer is 409. */
export const SurveyEdit = SurveyDraft.extend({ seen_updated_at: z.iso.datetime().optional() })
export type SurveyEdit = z.input<typeof SurveyEdit>

export const SurveyQuestion = z.object({
  id: Id,
  question_text: z.string(),
  order_index: z.int(),
  question_type: z.string(),
  options: z.array(QuestionOption),
  question_config: QuestionConfig.nullable(),
})
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

export const Survey = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: ContentStatus,
  questions: z.array(SurveyQuestion),
  /** Of how many topics; only its creator is told. */
  used_in_templates: z.int().optional(),
  /** Whether the caller may edit it. */
  is_own: z.boolean(),
  /** When its words were last changed; publishing changes none. */
  updated_at: z.iso.datetime(),
})
export type Survey = z.infer<typeof Survey>

const params = z.object({ id: IdText })

export const listCreatorSurveys = endpoint({
  method: 'GET',
  path: '/api/creator/surveys',
  summary: 'One’s own surveys, newest first',
  access: 'member',
  response: z.array(Survey),
})

export const getSurvey = endpoint({
  method: 'GET',
  path: '/api/creator/surveys/:id',
  summary: 'A survey: anybody’s when it is published, else one’s own',
  access: 'public',
  params,
  response: Survey,
})

export const createSurvey = endpoint({
  method: 'POST',
  path: '/api/creator/surveys',
  summary: 'A new draft',
  access: 'member',
  body: SurveyDraft,
  response: Survey,
})

export const updateSurvey = endpoint({
  method: 'PUT',
  path: '/api/creator/surveys/:id',
  summary: 'The whole survey anew; questions keep their ids, and so their answers',
  access: 'member',
  params,
  body: SurveyEdit,
  response: Survey,
})

export const setSurveyStatus = endpoint({
  method: 'PATCH',
  path: '/api/creator/surveys/:id',
  summary: 'Publish, archive or republish',
  access: 'member',
  params,
  body: z.object({ status: ContentStatus }),
  response: Survey,
})

export const deleteSurvey = endpoint({
  method: 'DELETE',
  path: '/api/creator/surveys/:id',
  summary: 'Delete a survey that no topic uses',
  access: 'member',
  params,
  response: z.object({ success: z.literal(true) }),
})

export const duplicateSurvey = endpoint({
  method: 'POST',
  path: '/api/creator/surveys/:id/duplicate',
  summary: 'A draft copy that belongs to the caller',
  access: 'member',
  params,
  response: Survey,
})

/** What a chart shows: people are never identified, and text answers stand in no telling order. */
export const QuestionResult = z.object({
  question_id: Id,
  question_text: z.string(),
  question_type: z.string(),
  /** How many have answered it. */
  answered: z.int(),
  /** How many stopped here: it is the last question that they saw, and they did not finish. */
  dropped: z.int(),
  bars: z.array(z.object({ label: z.string(), value: z.number() })),
  /** One line that says it in words, e.g. the average. */
  summary: z.string(),
  texts: z.array(z.string()),
})
export type QuestionResult = z.infer<typeof QuestionResult>

export const SurveyResults = z.object({
  survey_id: Id,
  title: z.string(),
  started: z.int(),
  completed: z.int(),
  questions: z.array(QuestionResult),
})
export type SurveyResults = z.infer<typeof SurveyResults>

export const getSurveyResults = endpoint({
  method: 'GET',
  path: '/api/creator/surveys/:id/results',
  summary: 'Answers added up, for the creator alone',
  access: 'member',
  params,
  response: SurveyResults,
})

export const getSurveyResultsCsv = endpoint({
  method: 'GET',
  path: '/api/creator/surveys/:id/results.csv',
  summary: 'One line for each respondent, without saying who',
  access: 'member',
  params,
  response: z.string(),
})

export const PublishedSurvey = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  question_count: z.int(),
})
export type PublishedSurvey = z.infer<typeof PublishedSurvey>

export const listPublishedSurveys = endpoint({
  method: 'GET',
  path: '/api/surveys',
  summary: 'Every published survey',
  access: 'public',
  response: z.array(PublishedSurvey),
})

/** A published topic that needs this survey, and the caller's newest article of it. */
export const SurveyTopic = z.object({
  template_id: TemplateId,
  name: z.string(),
  article_id: Id.nullable(),
})
export type SurveyTopic = z.infer<typeof SurveyTopic>

export const RespondentSurvey = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  answered_questions: z.int(),
  total_questions: z.int(),
  last_updated: z.iso.datetime(),
  is_complete: z.boolean(),
  /** The topics that are written from it. */
  leads_to: z.array(SurveyTopic),
})
export type RespondentSurvey = z.infer<typeof RespondentSurvey>

export const listRespondentSurveys = endpoint({
  method: 'GET',
  path: '/api/user/surveys',
  summary: 'The surveys that the caller has begun, the last touched first',
  access: 'session',
  response: z.array(RespondentSurvey),
})

export const AnsweringQuestion = z.object({
  id: Id,
  question_text: z.string(),
  question_type: z.string(),
  question_config: QuestionConfig.nullable(),
  options: z.array(AnswerOption),
  order_index: z.int(),
})
export type AnsweringQuestion = z.infer<typeof AnsweringQuestion>

export const StoredResponse = z.object({
  question_id: Id,
  response_json: z.record(z.string(), z.unknown()),
  /** The words of a text answer once more, as older clients read them. */
  response_text: z.string().optional(),
})
export type StoredResponse = z.infer<typeof StoredResponse>

export const SurveyResponses = z.object({
  survey: z.object({ id: Id, title: z.string(), description: z.string(), status: ContentStatus }),
  questions: z.array(AnsweringQuestion),
  /** Keyed by question id. */
  responses: z.record(z.string(), StoredResponse),
  progress: z.object({ last_question_idx: z.int() }),
  leads_to: z.array(SurveyTopic),
})
export type SurveyResponses = z.infer<typeof SurveyResponses>

export const getSurveyResponses = endpoint({
  method: 'GET',
  path: '/api/user/surveys/:id/responses',
  summary: 'A survey with the caller’s own answers',
  access: 'session',
  params,
  response: SurveyResponses,
})

export const saveSurveyResponse = endpoint({
  method: 'POST',
  path: '/api/user/surveys/:id/responses/:questionId',
  summary: 'Save one answer; the newest stays',
  access: 'session',
  params: z.object({ id: IdText, questionId: IdText }),
  body: z.object({
    question_id: Id,
    response_json: z.record(z.string(), z.unknown()),
    status: z.string().optional(),
  }),
  response: StoredResponse,
})

export const saveSurveyProgress = endpoint({
  method: 'PUT',
  path: '/api/user/surveys/:id/progress',
  summary: 'Remember where the caller is',
  access: 'session',
  params,
  body: z.object({ last_question_idx: z.int().min(0) }),
  response: z.object({ last_question_idx: z.int() }),
})
