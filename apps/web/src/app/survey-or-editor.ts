import { redirect } from '@tanstack/react-router'
import { getSurvey } from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { userQuery } from '#lib/session.ts'
import type { RouterContext } from './guards.ts'

type Arrival = { context: RouterContext; params: { surveyId: string } }

/** The editor for who may edit it, the questions for anybody else. */
export async function surveyOrEditor({ context, params }: Arrival) {
  const user = await context.queryClient.ensureQueryData(userQuery)
  const isOwn =
    user !== null &&
    !user.isGuest &&
    (await api(getSurvey, { params: { id: params.surveyId } }).then(
      ({ is_own }) => is_own,
      () => false,
    ))
  throw redirect({ to: isOwn ? '/creator/surveys/$surveyId' : '/surveys/$surveyId/take', params })
}
