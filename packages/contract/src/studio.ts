import {
  aliasFault,
  FIELD_TYPES,
  isIdentifier,
  MAX_SCHEMA_BYTES,
  nameTexts,
  outputKeyFault,
  POSTS_ALIAS,
  PROVIDERS,
  schemaSizeTexts,
  schemaTexts,
} from '@youzine/chains'
import { z } from 'zod'
import { ArticleText } from './articles.ts'
import { ContentStatus, MAX_CONTENT_NAME, MAX_DESCRIPTION } from './content.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { NUL, typedText } from './text.ts'
import { REQUIREMENT_TYPES } from './topics.ts'

export const MAX_PROMPTS = 20
export const MAX_PROMPT = 50_000
export const MAX_REQUIREMENTS = 20
export const TOPIC_BODY_BYTES = 4 * 1024 * 1024
export const MAX_SCHEMA_PATH_BYTES = 16 * 1024
export const DEFAULT_TEMPERATURE = 0.7
export const TEMPERATURE = { min: 0, max: 2, step: 0.1 } as const
export const PREVIEW_PROMPT_CHARACTERS = 200

export const studioTexts = {
  nameMissing: 'Topic name is required',
  descriptionMissing: 'Topic description is required',
  promptMissing: 'System prompt is required',
  functionNameMissing: 'Function name is required',
  surveyMissing: 'Survey selection is required',
  surveyGone: 'This survey is not there, or not yours and not published.',
  surveyTwice: 'This survey is already required.',
  postsTwice: 'Posts are already required.',
  postsAlias: `The alias of posts is always ${POSTS_ALIAS}.`,
  modelMissing: 'Choose a model.',
  modelUnknown: (id: string) => `The model “${id}” is not configured any more. Choose another one.`,
  onlyDrafts: 'Only drafts can be edited. Duplicate this topic to change it.',
  needsPrompt: 'Add at least one prompt before publishing',
  changedElsewhere: 'This topic was changed somewhere else after you opened it here.',
  saveFailed: 'Failed to save template. Please try again.',
  statusFailed: 'Failed to update template status. Please try again.',
  listFailed: 'Failed to load templates. Please try again.',
  deleteSure: 'Are you sure you want to delete this template?',
  none: 'No templates found. Create your first template to get started.',
  noMatch: 'No templates match your search criteria.',
  saveFirst: 'Please save the template before previewing',
  socketError: 'WebSocket connection error',
  socketFailed: 'Failed to connect to real-time updates',
  startFailed: 'Failed to start template preview',
  previewRunning: 'A preview of yours is still running. Reset it first.',
} as const

/** What people read for a model; several of one provider are told apart by their id. */
export const MODEL_LABELS = { openai: 'Logic (GPT 4o)', anthropic: 'Writing (Claude 3.5)' } as const

const ProviderName = z.enum(PROVIDERS)

/** The two that are always there have a number, the configured ones their own name. */
export const ModelId = z.union([z.int(), z.string().min(1).max(60)])
export type ModelId = z.infer<typeof ModelId>

export const LlmModel = z.object({ id: ModelId, provider: ProviderName })
export type LlmModel = z.infer<typeof LlmModel>

/** A schema is an object, or text that holds one. */
const FunctionSchemaDraft = z.unknown().transform((given, context): Record<string, unknown> | null => {
  if (given == null || (typeof given === 'string' && !given.trim())) return null
  const size = typeof given === 'string' ? given : (JSON.stringify(given) ?? '')
  if (size.length > MAX_SCHEMA_BYTES) {
    context.addIssue({ code: 'custom', message: schemaSizeTexts.long })
    return z.NEVER
  }
  try {
    const parsed: unknown = typeof given === 'string' ? JSON.parse(given) : given
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) && !size.includes('\\u0000'))
      return parsed as Record<string, unknown>
  } catch {
    // Said below.
  }
  context.addIssue({ code: 'custom', message: schemaTexts.invalidJson })
  return z.NEVER
})

const optionalText = (max: number) =>
  z
    .string()
    .max(max, `Please use at most ${max} characters.`)
    .nullish()
    .transform((text) => text?.trim() || null)

export const PromptDraft = z
  .object({
    prompt_type: z.enum(['text', 'function']),
    system_prompt: z
      .string({ error: studioTexts.promptMissing })
      .max(MAX_PROMPT, `Please use at most ${MAX_PROMPT} characters.`)
      .refine((text) => text.trim() !== '', studioTexts.promptMissing)
      .refine((text) => !text.includes(NUL), 'This contains a character that cannot be stored.'),
    model_id: ModelId,
    step_index: z.int().min(0).optional(),
    temperature: z
      .number()
      .min(TEMPERATURE.min, `Temperature goes from ${TEMPERATURE.min} to ${TEMPERATURE.max}.`)
      .max(TEMPERATURE.max, `Temperature goes from ${TEMPERATURE.min} to ${TEMPERATURE.max}.`)
      .default(DEFAULT_TEMPERATURE),
    output_key: optionalText(256),
    function_name: optionalText(256),
    function_schema: FunctionSchemaDraft.optional().transform((schema) => schema ?? null),
  })
  .superRefine(({ prompt_type, function_name, function_schema }, context) => {
    if (prompt_type !== 'function') return
    if (!function_name)
      context.addIssue({ code: 'custom', path: ['function_name'], message: studioTexts.functionNameMissing })
    else if (!isIdentifier(function_name))
      context.addIssue({ code: 'custom', path: ['function_name'], message: schemaTexts.nameInvalid })
    if (!function_schema)
      context.addIssue({ code: 'custom', path: ['function_schema'], message: schemaTexts.missing })
  })

export const RequirementDraft = z
  .object({
    alias: z.string({ error: nameTexts.aliasMissing }).transform((text) => text.trim()),
    requirement_type: z.enum(REQUIREMENT_TYPES),
    required_survey_id: Id.nullish(),
  })
  .superRefine(({ alias, requirement_type, required_survey_id }, context) => {
    const isPosts = requirement_type === 'facebook_posts'
    const fault = isPosts && alias && alias !== POSTS_ALIAS ? studioTexts.postsAlias : aliasFault(alias)
    if (fault) context.addIssue({ code: 'custom', path: ['alias'], message: fault })
    if (!isPosts && !required_survey_id)
      context.addIssue({ code: 'custom', path: ['required_survey_id'], message: studioTexts.surveyMissing })
  })

/** What must hold between the parts: one alias, one survey and the posts once each, keys that shadow nothing. */
function betweenParts(
  draft: {
    prompts: { output_key: string | null }[]
    requirements: z.output<typeof RequirementDraft>[]
  },
  context: z.RefinementCtx,
) {
  const add = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  const { prompts, requirements } = draft
  const aliases = requirements.map(({ alias }) => alias)
  for (const [index, { alias, requirement_type, required_survey_id }] of requirements.entries()) {
    const before = requirements.slice(0, index)
    if (
      requirement_type === 'facebook_posts' &&
      before.some((one) => one.requirement_type === requirement_type)
    )
      add(['requirements', index, 'requirement_type'], studioTexts.postsTwice)
    else if (aliases.indexOf(alias) !== index || aliases.lastIndexOf(alias) !== index)
      add(['requirements', index, 'alias'], nameTexts.aliasTwice)
    if (required_survey_id && before.some((one) => one.required_survey_id === required_survey_id))
      add(['requirements', index, 'required_survey_id'], studioTexts.surveyTwice)
  }
  for (const [index, { output_key }] of prompts.entries()) {
    const earlier = prompts.slice(0, index).flatMap((one) => one.output_key ?? [])
    const fault = output_key ? outputKeyFault(output_key, aliases, earlier) : null
    if (fault) add(['prompts', index, 'output_key'], fault)
  }
}

const draftShape = z.object({
  name: typedText(MAX_CONTENT_NAME, studioTexts.nameMissing),
  description: typedText(MAX_DESCRIPTION, studioTexts.descriptionMissing),
  prompts: z.array(PromptDraft).max(MAX_PROMPTS, `Please use at most ${MAX_PROMPTS} prompts.`).default([]),
  requirements: z
    .array(RequirementDraft)
    .max(MAX_REQUIREMENTS, `Please use at most ${MAX_REQUIREMENTS} requirements.`)
    .default([]),
})

export const TopicDraft = draftShape.superRefine(betweenParts)
export type TopicDraft = z.input<typeof TopicDraft>

/** With `seen_updated_at`, the topic is changed only if nobody has changed it since; else the answer is 409. */
export const TopicEdit = draftShape
  .extend({ seen_updated_at: z.iso.datetime().optional() })
  .superRefine(betweenParts)
export type TopicEdit = z.input<typeof TopicEdit>

export const TopicPrompt = z.object({
  prompt_type: z.enum(['text', 'function']),
  system_prompt: z.string(),
  model_id: ModelId.nullable(),
  step_index: z.int(),
  temperature: z.number(),
  output_key: z.string().nullable(),
  function_schema: z.record(z.string(), z.unknown()).nullable(),
  function_name: z.string().nullable(),
})
export type TopicPrompt = z.infer<typeof TopicPrompt>

export const TopicRequirement = z.object({
  alias: z.string(),
  requirement_type: z.enum(REQUIREMENT_TYPES),
  required_survey_id: Id.nullable(),
  survey_title: z.string().nullable(),
})
export type TopicRequirement = z.infer<typeof TopicRequirement>

/** As its creator sees it. */
export const Topic = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  status: ContentStatus,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  creator_name: z.string().nullable(),
  prompts: z.array(TopicPrompt),
  requirements: z.array(TopicRequirement),
})
export type Topic = z.infer<typeof Topic>

const params = z.object({ id: IdText })

export const listCreatorTopics = endpoint({
  method: 'GET',
  path: '/api/creator/templates',
  summary: 'One’s own topics, newest first; an admin gets everybody’s with all=1',
  access: 'member',
  query: z.object({ all: z.literal('1').optional() }),
  response: z.array(Topic),
})

export const getCreatorTopic = endpoint({
  method: 'GET',
  path: '/api/creator/templates/:id',
  summary: 'A topic of one’s own with its prompts and requirements',
  access: 'member',
  params,
  response: Topic,
})

export const createTopic = endpoint({
  method: 'POST',
  path: '/api/creator/templates',
  summary: 'A new draft',
  access: 'member',
  body: TopicDraft,
  response: Topic,
})

export const updateTopic = endpoint({
  method: 'PUT',
  path: '/api/creator/templates/:id',
  summary: 'The whole draft anew; what is not a draft answers 409',
  access: 'member',
  params,
  body: TopicEdit,
  response: Topic,
})

export const deleteTopic = endpoint({
  method: 'DELETE',
  path: '/api/creator/templates/:id',
  summary: 'Delete a topic; articles written from it stay',
  access: 'member',
  params,
  response: z.object({ success: z.literal(true) }),
})

export const duplicateTopic = endpoint({
  method: 'POST',
  path: '/api/creator/templates/:id/duplicate',
  summary: 'A draft copy that belongs to the caller',
  access: 'member',
  params,
  response: Topic,
})

export const setTopicStatus = endpoint({
  method: 'PATCH',
  path: '/api/creator/templates/:id/status',
  summary: 'Publish, archive or republish',
  access: 'member',
  params,
  body: z.object({ status: ContentStatus }),
  response: Topic,
})

/** What was published once, to read, compare and bring back. */
export const TopicVersion = z.object({
  version: z.int(),
  /** The topic it was published as: a copy shares the history of what it was copied from. */
  template_id: Id,
  published_at: z.iso.datetime(),
  name: z.string(),
  description: z.string(),
  prompts: z.array(TopicPrompt),
  requirements: z.array(TopicRequirement),
  /** How many articles it has written. */
  articles: z.int(),
})
export type TopicVersion = z.infer<typeof TopicVersion>

export const listTopicVersions = endpoint({
  method: 'GET',
  path: '/api/creator/templates/:id/versions',
  summary: 'What was published before, the newest first',
  access: 'member',
  params,
  response: z.array(TopicVersion),
})

export const restoreTopicVersion = endpoint({
  method: 'POST',
  path: '/api/creator/templates/:id/versions/:version/restore',
  summary: 'Bring an earlier version back as a draft: this one, if it is a draft, else a copy',
  access: 'member',
  params: z.object({ id: IdText, version: IdText }),
  response: Topic,
})

export const TopicUsage = z.object({
  asked: z.int(),
  finished: z.int(),
  dropped: z.int(),
  running: z.int(),
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
})
export type TopicUsage = z.infer<typeof TopicUsage>

export const getTopicUsage = endpoint({
  method: 'GET',
  path: '/api/creator/templates/:id/usage',
  summary: 'How often it was used, finished and dropped, and why; never by whom',
  access: 'member',
  params,
  response: TopicUsage,
})

export const listLlmModels = endpoint({
  method: 'GET',
  path: '/api/llm/models',
  summary: 'The models that a prompt can name',
  access: 'member',
  response: z.array(LlmModel),
})

const FunctionSchemaAnswer = z.object({
  schema: z.record(z.string(), z.unknown()),
  function_name: z.string(),
})

export const getDefaultSchema = endpoint({
  method: 'GET',
  path: '/api/schemas/default/:provider',
  summary: 'The schema that a new function step begins with',
  access: 'member',
  params: z.object({ provider: z.string().max(40) }),
  response: FunctionSchemaAnswer,
})

export const convertSchemaByPath = endpoint({
  method: 'GET',
  path: '/api/schemas/convert/:provider/*',
  summary: 'A schema as another provider writes it down; for at most 16 KiB',
  access: 'member',
  params: z.object({ provider: z.string().max(40), '*': z.string() }),
  response: FunctionSchemaAnswer,
})

export const convertSchemaByBody = endpoint({
  method: 'POST',
  path: '/api/schemas/convert/:provider',
  summary: 'A schema as another provider writes it down',
  access: 'member',
  params: z.object({ provider: z.string().max(40) }),
  body: z.object({ schema: z.unknown() }),
  response: FunctionSchemaAnswer,
})

export const TemplateError = z.object({ step_index: z.int(), variable: z.string(), expression: z.string() })
export type TemplateError = z.infer<typeof TemplateError>

export const MissingRequirement = z.union([
  z.object({ type: z.literal('survey'), id: Id, title: z.string() }),
  z.object({ type: z.literal('facebook_posts') }),
])
export type MissingRequirement = z.infer<typeof MissingRequirement>

/** The invented people that a topic can be tried on; `own` is oneself. */
export const PREVIEW_PEOPLE = [
  { key: 'own', name: 'Me', about: 'Your own posts and answers' },
  {
    key: 'thea',
    name: 'Thea',
    about: 'A piano tuner from Sheffield, fifteen years of posts',
  },
  { key: 'marek', name: 'Marek', about: 'A night-shift baker who writes three lines at a time' },
  { key: 'ines', name: 'Inés', about: 'A student far from home: two languages, one bicycle after another' },
] as const
export const PreviewPerson = z.enum(['own', 'thea', 'marek', 'ines'])
export type PreviewPerson = z.infer<typeof PreviewPerson>

export const PreviewStart = z
  .object({
    person: PreviewPerson.default('own'),
    /** Keeps the results of that run for the steps before this one. */
    from_step: z.int().min(0).max(MAX_PROMPTS).default(0),
    run_id: Id.optional(),
  })
  .prefault({})

export const startPreview = endpoint({
  method: 'POST',
  path: '/api/preview/template/:id',
  summary:
    'Run the chain once, on one’s own data or on an invented person; nothing of it is kept as an article',
  access: 'member',
  params,
  body: PreviewStart.nullish(),
  response: z.object({
    status: z.enum(['started', 'template_errors']),
    run_id: Id.optional(),
    template_errors: z.array(TemplateError).optional(),
    missing_requirements: z.array(MissingRequirement).optional(),
  }),
})

export const stopPreview = endpoint({
  method: 'DELETE',
  path: '/api/preview/template/:id',
  summary: 'End the caller’s preview of this topic and forget it',
  access: 'member',
  params,
  response: z.object({ success: z.literal(true) }),
})

/** What a step came to: shown on demand, beside its answer. */
export const PreviewDetails = z.object({
  prompt: z.string(),
  model: z.string(),
  ms: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  cost: z.number().nullable(),
  is_kept: z.boolean(),
})
export type PreviewDetails = z.infer<typeof PreviewDetails>

export const PreviewEvent = z.object({
  status: z.enum(['processing', 'step_started', 'step_completed', 'error', 'completed']),
  run_id: Id,
  /** With `processing`: whom the run is about. */
  person: PreviewPerson.optional(),
  step: z.int().optional(),
  response: z.union([z.object({ text: z.string() }), z.object({ json: z.unknown() })]).optional(),
  details: PreviewDetails.optional(),
  error: z.string().optional(),
  article: ArticleText.optional(),
})
export type PreviewEvent = z.infer<typeof PreviewEvent>

export { FIELD_TYPES, POSTS_ALIAS }
