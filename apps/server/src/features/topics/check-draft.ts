import { schemaFaults } from '@youzine/chains'
import { readTemplate, syntaxText } from '@youzine/chains/templates'
import { type FieldFault, studioTexts, type TopicDraft } from '@youzine/contract'
import type { z } from 'zod'
import type { StepModels } from '#features/chains/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Problem } from '#platform/problem.ts'
import type { TopicContent } from '#schema'
import { listAskable } from './editing-queries.ts'

type Draft = z.output<typeof TopicDraft>

/** What the draft's shape alone cannot tell: models, surveys, templates and schemas as they are today. */
export async function checkDraft(
  tx: Transaction,
  { prompts, requirements }: Draft,
  { creatorId, models }: { creatorId: number; models: StepModels },
): Promise<void> {
  const faults: FieldFault[] = []
  const add = (loc: (string | number)[], msg: string) =>
    faults.push({ loc: ['body', ...loc], msg, type: 'value_error' })

  for (const [index, prompt] of prompts.entries()) {
    const at = (field: string) => ['prompts', index, field]
    const provider = models.providerOf(prompt.model_id)
    if (!provider) add(at('model_id'), studioTexts.modelUnknown(String(prompt.model_id)))
    const { fault } = readTemplate(prompt.system_prompt)
    if (fault) add(at('system_prompt'), syntaxText(fault))
    if (prompt.prompt_type === 'function' && provider)
      for (const { message } of schemaFaults(prompt.function_schema, provider))
        add(at('function_schema'), message)
  }
  const wanted = requirements.flatMap(({ required_survey_id: id }) => id ?? [])
  const askable = await listAskable(tx, wanted, creatorId)
  for (const [index, { required_survey_id: id }] of requirements.entries())
    if (id && !askable.includes(id))
      add(['requirements', index, 'required_survey_id'], studioTexts.surveyGone)
  if (faults.length > 0) throw new Problem('invalid', { message: faults[0]?.msg, faults })
}

export const toContent = ({ name, description, prompts, requirements }: Draft): TopicContent => ({
  name,
  description,
  prompts: prompts.map((prompt) => ({
    promptType: prompt.prompt_type,
    systemPrompt: prompt.system_prompt,
    modelId: String(prompt.model_id),
    temperature: prompt.temperature,
    outputKey: prompt.output_key,
    functionName: prompt.prompt_type === 'function' ? prompt.function_name : null,
    functionSchema: prompt.prompt_type === 'function' ? prompt.function_schema : null,
  })),
  requirements: requirements.map(({ alias, requirement_type, required_survey_id }) => ({
    alias,
    requirementType: requirement_type,
    requiredSurveyId: requirement_type === 'survey' ? (required_survey_id ?? null) : null,
    surveyTitle: null,
  })),
})
