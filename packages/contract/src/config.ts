import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'

export const MAX_CONFIG_BYTES = 64 * 1024
export const CONFIG_SAVED_MS = 3000

export const configTexts = {
  saved: 'Config saved successfully',
  loadFailed: (why: string) => `Failed to load config: ${why}`,
  saveFailed: (why: string) => `Failed to save config: ${why}`,
  invalidJson: (why: string) => `Invalid JSON: ${why}`,
} as const

/** A line that can be shown anywhere: no line breaks, nothing that no database or page can hold. */
const label = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds a character that cannot be shown')
    .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), 'has nothing in it that can be read')

export const ConfiguredModel = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.:-]{1,60}$/)
    .describe('The name by which chat.model_id, wizard.model_id and prompts call it'),
  provider: z.enum(['openai', 'anthropic']).describe('Whose server is asked; its key is a setting'),
  model: label(120).describe('The model’s name at its provider'),
  label: label(80).describe('What people read'),
  price_per_million: z
    .strictObject({ input: z.number().min(0).max(10_000), output: z.number().min(0).max(10_000) })
    .optional()
    .describe('What a million tokens cost, in any one currency'),
})
export type ConfiguredModel = z.infer<typeof ConfiguredModel>

const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial()

/** What an admin may change while the product runs. Secrets are settings of the process, never in here. */
export const Config = part({
  site: part({
    name: label(60).describe('The product’s name on every page'),
    tagline: label(120).describe('The line below it'),
  }),
  models: z.array(ConfiguredModel).max(40).describe('Models that prompts, the chat and the wizards may name'),
  limits: part({
    articles_per_template: z.int().min(1).max(10_000).describe('Articles of one topic for a person'),
    daily_model_calls_member: z.int().min(0).max(1_000_000).describe('Model calls a day for a member'),
    daily_model_calls_guest: z.int().min(0).max(1_000_000).describe('Model calls a day for a guest'),
  }),
  magazine: part({
    topics: z
      .array(z.string().max(60))
      .max(60)
      .describe('Keys of the topics of a new magazine, in their order'),
  }),
  chat: part({
    model_id: z.string().max(60).describe('The model that answers; without it the first there is'),
  }),
  wizard: part({ model_id: z.string().max(60).describe('The model that leads the wizards') }),
  features: part({
    video: z.boolean().describe('Whether films can be asked for'),
    signup: z.boolean().describe('Whether new accounts can be made'),
  }),
})
export type Config = z.infer<typeof Config>

export const CONFIG_DEFAULTS = {
  site: { name: 'Youzine', tagline: 'You as AI sees you' },
  models: [] as ConfiguredModel[],
  limits: { articles_per_template: 100, daily_model_calls_member: 300, daily_model_calls_guest: 60 },
  magazine: { topics: [] as string[] },
  chat: { model_id: null as string | null },
  wizard: { model_id: null as string | null },
  features: { video: true, signup: true },
}
export type WholeConfig = typeof CONFIG_DEFAULTS

const AnsweredConfig = z.object({ config_json: z.string() })

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What is configured, as JSON text',
  access: 'admin',
  response: AnsweredConfig,
})

export const saveConfig = endpoint({
  method: 'POST',
  path: '/api/config',
  summary: 'Replace the configuration; unknown keys and wrong values are named by their path',
  access: 'admin',
  body: z.object({ config_json: z.string().max(MAX_CONFIG_BYTES) }),
  encoding: 'form',
  response: AnsweredConfig,
})

export const ConfigChange = z.object({
  id: Id,
  config_json: z.string(),
  changed_by: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type ConfigChange = z.infer<typeof ConfigChange>

export const listConfigChanges = endpoint({
  method: 'GET',
  path: '/api/config/history',
  summary: 'Who changed what, the newest first',
  access: 'admin',
  response: z.array(ConfigChange),
})

export const restoreConfig = endpoint({
  method: 'POST',
  path: '/api/config/history/:id/restore',
  summary: 'Take an earlier configuration back',
  access: 'admin',
  params: z.object({ id: IdText }),
  response: AnsweredConfig,
})

export const Writer = z.object({
  id: z.string(),
  label: z.string(),
  provider: z.string(),
  /** False where its provider has no key: the built-in author answers for it. */
  is_available: z.boolean(),
})
export type Writer = z.infer<typeof Writer>

export const getWriters = endpoint({
  method: 'GET',
  path: '/api/config/writers',
  summary: 'Who writes, and which models can be asked',
  access: 'admin',
  response: z.object({
    /** In plain words. */
    at_work: z.string(),
    models: z.array(Writer),
    /** Model servers that run on this machine; none of them is used by itself. */
    local: z.array(z.object({ name: z.string(), base_url: z.string(), models: z.array(z.string()) })),
  }),
})

export const tryWriter = endpoint({
  method: 'POST',
  path: '/api/config/try_model',
  summary: 'Ask one model for a few words',
  access: 'admin',
  body: z.object({ model_id: z.string().min(1).max(60) }),
  response: z.object({
    answer: z.string().nullable(),
    error: z.string().nullable(),
    ms: z.int(),
    tokens: z.int(),
  }),
})

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'What every page needs to know of the configuration',
  access: 'public',
  response: z.object({
    name: z.string(),
    tagline: z.string(),
    features: z.object({ video: z.boolean(), signup: z.boolean() }),
  }),
})
