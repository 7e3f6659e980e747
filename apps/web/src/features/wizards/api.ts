import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  setSurveyStatus,
  setTopicStatus,
  surveyWizard,
  type TemplateWizardSession,
  templateWizard,
  type WizardKind,
  type WizardMessage,
  type WizardSession,
} from '@youzine/contract'
import { api } from '#lib/api-client.ts'

export type AnySession = WizardSession &
  Partial<Pick<TemplateWizardSession, 'custom_instructions' | 'requirements'>>

const of = (kind: WizardKind) => (kind === 'survey' ? surveyWizard : templateWizard)

export const sessionsQuery = (kind: WizardKind) =>
  queryOptions({
    queryKey: ['wizards', kind, 'list'],
    queryFn: async ({ signal }): Promise<AnySession[]> => api(of(kind).list, { signal }),
    staleTime: 0,
  })

export const sessionQuery = (kind: WizardKind, id: number) =>
  queryOptions({
    queryKey: ['wizards', kind, id],
    queryFn: async ({ signal }): Promise<AnySession> =>
      api(of(kind).get, { params: { id: String(id) }, signal }),
    staleTime: 0,
  })

export const eventsPath = (kind: WizardKind, id: number) => `/api/${kind}-wizard/sessions/${id}/events`

export interface TemplateStart {
  title: string
  description: string
  custom_instructions?: string
  requirements: {
    requirement_type: 'survey' | 'facebook_posts'
    alias: string
    required_survey_id: number | null
  }[]
}

export function useStartSurvey(creatorId: number) {
  return useMutation({
    mutationFn: (start: { title: string; description: string }) =>
      api(surveyWizard.create, { body: { ...start, creator_id: creatorId } }),
  })
}

export function useStartTemplate(creatorId: number) {
  return useMutation({
    mutationFn: (start: TemplateStart) =>
      api(templateWizard.create, { body: { ...start, creator_id: creatorId } }),
  })
}

/** Everything one can do in a session; each answers its messages, which are shown at once. */
export function useSessionActions(kind: WizardKind, id: number) {
  const client = useQueryClient()
  const { queryKey } = sessionQuery(kind, id)
  const params = { id: String(id) }
  const shown = async (call: Promise<WizardMessage[]>) => {
    const messages = await call
    client.setQueryData(queryKey, (before: AnySession | undefined) => before && { ...before, messages })
    await client.invalidateQueries({ queryKey })
    return messages
  }
  const on = (msgId: number) => ({ ...params, msgId: String(msgId) })
  return {
    send: (content: string) => shown(api(of(kind).send, { params, body: { content } })),
    approve: (msgId: number, raw_json?: string) =>
      shown(api(of(kind).approve, { params: on(msgId), body: raw_json === undefined ? null : { raw_json } })),
    reject: (msgId: number) => shown(api(templateWizard.reject, { params: on(msgId) })),
    retract: (msgId: number) => shown(api(surveyWizard.retract, { params: on(msgId) })),
    reset: (msgId: number) => shown(api(surveyWizard.reset, { params: on(msgId) })),
    async resume() {
      client.setQueryData(queryKey, await api(surveyWizard.resume, { params }))
    },
    reload: () => client.invalidateQueries({ queryKey }),
  }
}
export type SessionActions = ReturnType<typeof useSessionActions>

/** The survey first: a topic needs it to be there. */
export function usePublish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ surveyId, topicId }: { surveyId: number | null; topicId: number | null }) => {
      const body = { status: 'published' as const }
      if (surveyId !== null) await api(setSurveyStatus, { params: { id: String(surveyId) }, body })
      if (topicId !== null) await api(setTopicStatus, { params: { id: String(topicId) }, body })
    },
    onSettled: () => client.invalidateQueries(),
  })
}
