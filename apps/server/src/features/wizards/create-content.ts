import { ANSWERS_ALIAS } from '@youzine/chains'
import { QuestionDraft, TopicDraft, wizardTexts } from '@youzine/contract'
import { z } from 'zod'
import type { Surveys } from '#features/surveys/index.ts'
import type { TopicEditing } from '#features/topics/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { problem } from '#platform/problem.ts'
import type { MessageRow, SessionRow } from './queries.ts'
import { latestOf, STAGES } from './stages.ts'

interface Editors {
  surveys: Surveys
  topics: TopicEditing
}

/** What was approved, through the code of the editors; nothing that a model wrote is run. */
export async function createContent(
  tx: Transaction,
  actor: Actor,
  { surveys, topics }: Editors,
  { kind, title, description, requirements: needed }: SessionRow,
  messages: readonly MessageRow[],
) {
  const isOpen = STAGES[kind].slice(0, -1).some((stage) => latestOf(messages, stage)?.isApproved !== true)
  if (isOpen) throw problem('conflict', wizardTexts.notReady)
  const questions = latestOf(messages, 'questions')?.raw?.questions
  const survey =
    kind === 'survey'
      ? await surveys.createIn(tx, actor, {
          title,
          description,
          questions: z.array(QuestionDraft).parse(questions),
        })
      : null
  const requirements = survey
    ? [{ alias: ANSWERS_ALIAS, requirement_type: 'survey', required_survey_id: survey.id }]
    : needed.map(({ alias, requirementType, requiredSurveyId }) => ({
        alias,
        requirement_type: requirementType,
        required_survey_id: requiredSurveyId,
      }))
  const draft = {
    name: title,
    description,
    prompts: latestOf(messages, 'prompt')?.raw?.prompts,
    requirements,
  }
  const topic = await topics.createIn(tx, actor, TopicDraft.parse(draft))
  return { surveyId: survey?.id ?? null, topicId: topic.id }
}
