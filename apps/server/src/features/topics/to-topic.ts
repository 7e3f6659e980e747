import type { ModelId, Topic, TopicPrompt, TopicRequirement } from '@youzine/contract'
import type { TopicContent } from '#schema'
import type { TopicRow } from './queries.ts'

/** The two that are always there go by a number. */
const toModelId = (id: string | null): ModelId | null => (id !== null && /^\d+$/.test(id) ? Number(id) : id)

export const toPrompt = (prompt: TopicContent['prompts'][number], stepIndex: number): TopicPrompt => ({
  prompt_type: prompt.promptType,
  system_prompt: prompt.systemPrompt,
  model_id: toModelId(prompt.modelId),
  step_index: stepIndex,
  temperature: Math.round(prompt.temperature * 1000) / 1000,
  output_key: prompt.outputKey,
  function_schema: prompt.functionSchema,
  function_name: prompt.functionName,
})

export const toRequirement = (one: TopicContent['requirements'][number]): TopicRequirement => ({
  alias: one.alias,
  requirement_type: one.requirementType,
  required_survey_id: one.requiredSurveyId,
  survey_title: one.surveyTitle,
})

export const toTopic = (row: TopicRow, content: TopicContent, creatorName: string | null): Topic => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  creator_name: creatorName,
  prompts: content.prompts.map(toPrompt),
  requirements: content.requirements.map(toRequirement),
})
