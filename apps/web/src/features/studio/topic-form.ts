import {
  convertSchema,
  defaultSchema,
  isObject,
  type JsonObject,
  nextSurveyAlias,
  POSTS_ALIAS,
  type Provider,
  schemaFaults,
  schemaTexts,
} from '@youzine/chains'
import { checkChain, syntaxText } from '@youzine/chains/templates'
import {
  DEFAULT_TEMPERATURE,
  type FieldFault,
  type LlmModel,
  type ModelId,
  studioTexts,
  type Topic,
  TopicDraft,
} from '@youzine/contract'
import type { EditedKind, Faults } from '#lib/editing/use-content-editor.ts'

/** A step while it is being edited. The schema is text, right or wrong. */
export type EditedPrompt = {
  key: string
  prompt_type: 'text' | 'function'
  system_prompt: string
  model_id: ModelId | null
  temperature: string
  output_key: string
  function_name: string
  schema: string
}

export type EditedRequirement = {
  key: string
  alias: string
  requirement_type: 'facebook_posts' | 'survey'
  required_survey_id: number | null
}

export type EditedTopic = {
  name: string
  description: string
  prompts: EditedPrompt[]
  requirements: EditedRequirement[]
  /** Which state of the stored topic these words were made from. */
  seen_updated_at?: string
}

const newKey = () => crypto.randomUUID()
const printed = (schema: unknown) => JSON.stringify(schema, null, 2)

export const EMPTY_TOPIC: EditedTopic = { name: '', description: '', prompts: [], requirements: [] }

export const fromTopic = ({ name, description, prompts, requirements, updated_at }: Topic): EditedTopic => ({
  name,
  description,
  seen_updated_at: updated_at,
  prompts: prompts.map((prompt, at) => ({
    key: `prompt-${at}`,
    prompt_type: prompt.prompt_type,
    system_prompt: prompt.system_prompt,
    model_id: prompt.model_id,
    temperature: String(prompt.temperature),
    output_key: prompt.output_key ?? '',
    function_name: prompt.function_name ?? '',
    schema: prompt.function_schema ? printed(prompt.function_schema) : '',
  })),
  requirements: requirements.map(({ alias, requirement_type, required_survey_id }, at) => ({
    key: `requirement-${at}`,
    alias,
    requirement_type,
    required_survey_id,
  })),
})

/** The schema as JSON where it is some; else the text as it stands, so that the rules can say so. */
export function schemaOf(text: string): unknown {
  if (!text.trim()) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const toDraft = ({ name, description, prompts, requirements }: EditedTopic): TopicDraft => ({
  name,
  description,
  prompts: prompts.map((prompt, step_index) => ({
    prompt_type: prompt.prompt_type,
    system_prompt: prompt.system_prompt,
    model_id: prompt.model_id ?? '',
    step_index,
    temperature: prompt.temperature.trim() === '' ? Number.NaN : Number(prompt.temperature),
    output_key: prompt.output_key,
    function_name: prompt.prompt_type === 'function' ? prompt.function_name : null,
    function_schema: prompt.prompt_type === 'function' ? schemaOf(prompt.schema) : null,
  })),
  requirements: requirements.map(({ alias, requirement_type, required_survey_id }) => ({
    alias,
    requirement_type,
    required_survey_id: requirement_type === 'survey' ? required_survey_id : null,
  })),
})

export const printOf = (topic: EditedTopic) => JSON.stringify(toDraft(topic))

export const newPrompt = (models: readonly LlmModel[]): EditedPrompt => ({
  key: newKey(),
  prompt_type: 'text',
  system_prompt: '',
  model_id: models[0]?.id ?? null,
  temperature: String(DEFAULT_TEMPERATURE),
  output_key: '',
  function_name: '',
  schema: '',
})

export function newRequirement(
  requirement_type: EditedRequirement['requirement_type'],
  taken: readonly EditedRequirement[],
): EditedRequirement {
  const aliases = taken.map(({ alias }) => alias)
  const alias = requirement_type === 'facebook_posts' ? POSTS_ALIAS : nextSurveyAlias(aliases)
  return { key: newKey(), alias, requirement_type, required_survey_id: null }
}

export const providerOf = (id: ModelId | null, models: readonly LlmModel[]): Provider | null =>
  models.find((model) => String(model.id) === String(id))?.provider ?? null

/** A step that becomes a function begins with its provider's default. */
export function withType(prompt: EditedPrompt, type: EditedPrompt['prompt_type'], provider: Provider | null) {
  if (type === 'text' || prompt.schema.trim()) return { ...prompt, prompt_type: type }
  const { schema, function_name } = defaultSchema(provider ?? 'openai')
  return {
    ...prompt,
    prompt_type: type,
    schema: printed(schema),
    function_name: prompt.function_name || function_name,
  }
}

/** Another provider writes the same schema down differently. */
export function withModel(
  prompt: EditedPrompt,
  model_id: ModelId,
  models: readonly LlmModel[],
): EditedPrompt {
  const provider = providerOf(model_id, models)
  const isOther = provider !== null && provider !== providerOf(prompt.model_id, models)
  const schema = schemaOf(prompt.schema)
  if (!isOther || !isObject(schema)) return { ...prompt, model_id }
  return { ...prompt, model_id, schema: printed(convertSchema(schema as JsonObject, provider).schema) }
}

const PROMPT_FIELDS: Record<string, string> = { function_schema: 'schema' }

function fieldAt(topic: EditedTopic, path: readonly PropertyKey[]): string {
  const [first, at, field] = path
  if (first === 'name' || first === 'description') return first
  const list = first === 'prompts' ? topic.prompts : first === 'requirements' ? topic.requirements : []
  const one = list[Number(at)]
  const name = String(field)
  return one && field !== undefined ? `${String(first)}.${one.key}.${PROMPT_FIELDS[name] ?? name}` : 'form'
}

function gather(topic: EditedTopic, found: { path: readonly PropertyKey[]; message: string }[]): Faults {
  const faults: Faults = {}
  for (const { path, message } of found) faults[fieldAt(topic, path)] ??= message
  return faults
}

/** What the models of the page know; schemas are checked against the provider of their step. */
export function topicKind(models: readonly LlmModel[]): EditedKind<EditedTopic, Topic> {
  const faultsOf = (topic: EditedTopic): Faults => {
    const found = [...(TopicDraft.safeParse(toDraft(topic)).error?.issues ?? [])].map(
      ({ path, message }) => ({
        path: path as PropertyKey[],
        message,
      }),
    )
    const readings = checkChain(stepsOf(topic), aliasesOf(topic))
    for (const [at, prompt] of topic.prompts.entries()) {
      const fault = readings[at]?.fault
      if (fault) found.push({ path: ['prompts', at, 'system_prompt'], message: syntaxText(fault) })
      if (prompt.prompt_type !== 'function' || !prompt.schema.trim()) continue
      const [schema] = schemaFaults(schemaOf(prompt.schema), providerOf(prompt.model_id, models) ?? 'openai')
      if (schema)
        found.push({
          path: ['prompts', at, 'function_schema'],
          message: typeof schemaOf(prompt.schema) === 'string' ? schemaTexts.invalidJson : schema.message,
        })
    }
    return gather(topic, found)
  }
  return {
    name: 'topic',
    empty: EMPTY_TOPIC,
    fromStored: fromTopic,
    printOf,
    faultsOf,
    faultsFromServer: (topic: EditedTopic, faults: FieldFault[]) =>
      gather(
        topic,
        faults.map(({ loc, msg }) => ({ path: loc[0] === 'body' ? loc.slice(1) : loc, message: msg })),
      ),
    merge: (current, _sent, answer) => ({ ...current, seen_updated_at: answer.updated_at }),
    texts: studioTexts,
  }
}

export const stepsOf = ({ prompts }: EditedTopic) =>
  prompts.map(({ system_prompt, output_key }) => ({
    systemPrompt: system_prompt,
    outputKey: output_key.trim() || null,
  }))

export const aliasesOf = ({ requirements }: EditedTopic) => requirements.map(({ alias }) => alias)
