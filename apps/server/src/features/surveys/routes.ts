import {
  createSurvey,
  deleteSurvey,
  duplicateSurvey,
  getSurvey,
  getSurveyResponses,
  getSurveyResults,
  getSurveyResultsCsv,
  listCreatorSurveys,
  listPublishedSurveys,
  listRespondentSurveys,
  MAX_RESPONSE_BYTES,
  SURVEY_BODY_BYTES,
  saveSurveyProgress,
  saveSurveyResponse,
  setSurveyStatus,
  updateSurvey,
} from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { createResponses } from './responses.ts'
import { createResults } from './results.ts'
import type { Surveys } from './surveys.ts'

const LARGE = { bodyLimit: SURVEY_BODY_BYTES }
/** An answer of the largest size still has its envelope around it. */
const ANSWER = { bodyLimit: MAX_RESPONSE_BYTES + 4096 }

export function surveyRoutes(route: Route, platform: Platform, surveys: Surveys) {
  const responses = createResponses(platform)
  const results = createResults(platform)

  route(listPublishedSurveys, () => surveys.listPublished())
  route(listCreatorSurveys, ({ actor }) => surveys.list(actor))
  route(getSurvey, ({ actor, params }) => surveys.get(actor, params.id))
  route(createSurvey, ({ actor, body }) => surveys.create(actor, body), LARGE)
  route(updateSurvey, ({ actor, params, body }) => surveys.update(actor, params.id, body), LARGE)
  route(setSurveyStatus, ({ actor, params, body }) => surveys.setStatus(actor, params.id, body.status))
  route(deleteSurvey, async ({ actor, params }) => {
    await surveys.remove(actor, params.id)
    return { success: true } as const
  })
  route(duplicateSurvey, ({ actor, params }) => surveys.duplicate(actor, params.id))

  route(getSurveyResults, ({ actor, params }) => results.get(actor, params.id))
  route(getSurveyResultsCsv, async ({ actor, params, reply }) => {
    const csv = await results.csv(actor, params.id)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="survey-${params.id}.csv"`)
      .send(Buffer.from(csv))
  })

  route(listRespondentSurveys, ({ actor }) => responses.list(actor))
  route(getSurveyResponses, ({ actor, params }) => responses.get(actor, params.id))
  route(saveSurveyResponse, ({ actor, params, body }) => responses.save(actor, params, body), ANSWER)
  route(saveSurveyProgress, ({ actor, params, body }) =>
    responses.saveProgress(actor, params.id, body.last_question_idx),
  )
}
