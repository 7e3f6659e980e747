import type { Queryable } from '#platform/db/database.ts'
import type { TopicContent } from '#schema'
import { listPromptsOf, listRequirementsOf } from './editing-queries.ts'
import type { TopicRow } from './queries.ts'

/** What topics say and need, each as it would be published. */
export async function contentsOf(db: Queryable, rows: TopicRow[]): Promise<Map<number, TopicContent>> {
  const ids = rows.map(({ id }) => id)
  const prompts = Map.groupBy(await listPromptsOf(db, ids), ({ topicId }) => topicId)
  const requirements = Map.groupBy(
    await listRequirementsOf(db, ids),
    ({ requirement }) => requirement.topicId,
  )
  return new Map(
    rows.map(({ id, name, description }) => [
      id,
      {
        name,
        description,
        prompts: (prompts.get(id) ?? []).map((prompt) => ({
          promptType: prompt.promptType,
          systemPrompt: prompt.systemPrompt,
          modelId: prompt.modelId,
          temperature: prompt.temperature,
          outputKey: prompt.outputKey,
          functionName: prompt.functionName,
          functionSchema: prompt.functionSchema as Record<string, unknown> | null,
        })),
        requirements: (requirements.get(id) ?? []).map(({ requirement, surveyTitle }) => ({
          alias: requirement.alias,
          requirementType: requirement.requirementType,
          requiredSurveyId: requirement.requiredSurveyId,
          surveyTitle,
        })),
      },
    ]),
  )
}

export async function contentOfTopic(db: Queryable, row: TopicRow): Promise<TopicContent> {
  const content = (await contentsOf(db, [row])).get(row.id)
  if (!content) throw new Error('A topic without content.')
  return content
}
