import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ContentStatus,
  createSurvey,
  deleteSurvey,
  duplicateSurvey,
  getSurvey,
  getSurveyResults,
  listCreatorSurveys,
  type Survey,
  type SurveyEdit,
  setSurveyStatus,
  updateSurvey,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

const FAMILY = 'creator-surveys'

export const creatorSurveysQuery = queryOptions({
  queryKey: [FAMILY, 'list'],
  queryFn: ({ signal }) => api(listCreatorSurveys, { signal }),
  staleTime: 0,
})

export const surveyQuery = (id: string) =>
  queryOptions({
    queryKey: [FAMILY, 'one', id],
    queryFn: ({ signal }) => api(getSurvey, { params: { id }, signal }),
    staleTime: 0,
  })

export const surveyResultsQuery = (id: string) =>
  queryOptions({
    queryKey: [FAMILY, 'results', id],
    queryFn: ({ signal }) => api(getSurveyResults, { params: { id }, signal }),
    staleTime: 0,
  })

/** What every change to a survey means for what is shown elsewhere. */
function useChanged() {
  const client = useQueryClient()
  return (survey?: Survey) => {
    if (survey) client.setQueryData(surveyQuery(String(survey.id)).queryKey, survey)
    void client.invalidateQueries({ queryKey: creatorSurveysQuery.queryKey })
    void client.invalidateQueries({ queryKey: ['surveys', 'published'] })
  }
}

/** Without an id it is made, with one it is changed. */
export function useSaveSurvey(id: number | null) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (body: SurveyEdit) =>
      id === null ? api(createSurvey, { body }) : api(updateSurvey, { params: { id: String(id) }, body }),
    onSuccess: changed,
  })
}

export function useSetStatus(id: number) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (status: ContentStatus) =>
      api(setSurveyStatus, { params: { id: String(id) }, body: { status } }),
    onSuccess: changed,
  })
}

export function useDeleteSurvey() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (id: number) => api(deleteSurvey, { params: { id: String(id) } }),
    onSuccess: () => changed(),
  })
}

export function useDuplicateSurvey() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (id: number) => api(duplicateSurvey, { params: { id: String(id) } }),
    onSuccess: changed,
  })
}
