import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  createShadowUser,
  getSurveyResponses,
  listPublishedSurveys,
  listRespondentSurveys,
  saveSurveyProgress,
  saveSurveyResponse,
} from '@youzine/contract'
import type { ResponseJson } from '@youzine/questions'
import { api } from '#lib/api-client.ts'
import { refreshUser, userQuery } from '#lib/session.ts'

export const publishedSurveysQuery = queryOptions({
  queryKey: ['surveys', 'published'],
  queryFn: ({ signal }) => api(listPublishedSurveys, { signal }),
})

export const respondentSurveysQuery = queryOptions({
  queryKey: ['surveys', 'mine'],
  queryFn: ({ signal }) => api(listRespondentSurveys, { signal }),
  staleTime: 0,
})

/** Whoever has no account answers as a guest, who is made on the first load. */
async function someone(client: QueryClient): Promise<void> {
  const user = await client.ensureQueryData(userQuery)
  if (user) return
  await api(createShadowUser)
  await refreshUser(client)
}

/** Never kept: whoever comes back sees what is stored now. */
export const surveyResponsesQuery = (client: QueryClient, surveyId: string) =>
  queryOptions({
    queryKey: ['surveys', 'taking', surveyId],
    queryFn: async ({ signal }) => {
      await someone(client)
      return api(getSurveyResponses, { params: { id: surveyId }, signal })
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

export const saveAnswer = async (id: string, questionId: string, response_json: ResponseJson) => {
  await api(saveSurveyResponse, {
    params: { id, questionId },
    body: { question_id: Number(questionId), response_json, status: 'saved' },
  })
}

export const savePosition = async (id: string, last_question_idx: number) => {
  await api(saveSurveyProgress, { params: { id }, body: { last_question_idx } })
}
