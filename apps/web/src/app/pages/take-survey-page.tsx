import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { surveyTexts } from '@youzine/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { surveyResponsesQuery } from '#features/survey-taking/api.ts'
import { Taking } from '#features/survey-taking/taking.tsx'
import {
  BeingWritten,
  NoQuestions,
  TakingFailed,
  TakingSkeleton,
} from '#features/survey-taking/taking-states.tsx'
import { hasStatus } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useAfterSurvey } from '../use-after-survey.ts'

const AccountDialog = lazy(() =>
  import('#features/account-dialog/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })),
)

export function TakeSurveyPage() {
  const { surveyId = '', templateId } = useParams({ strict: false })
  const { autoGenerate } = useSearch({ strict: false })
  const toast = useToast()
  const user = useUser()
  const load = useQuery(surveyResponsesQuery(useQueryClient(), surveyId))
  const after = useAfterSurvey({
    templateId,
    isWriting: autoGenerate === true,
    leadsTo: load.data?.leads_to,
  })
  const [isWalled, setIsWalled] = useState(false)
  usePageTitle(load.data?.survey.title ?? 'Survey')

  useEffect(() => {
    if (load.isError) toast(surveyTexts.loadFailed, 'error')
  }, [load.isError, toast])

  const pass = () => {
    setIsWalled(false)
    after.goOn()
  }

  if (after.isWriting) return <BeingWritten />
  if (load.isError)
    return <TakingFailed isMissing={hasStatus(load.error, 404)} onRetry={() => void load.refetch()} />
  if (!load.data || !user) return <TakingSkeleton />
  if (load.data.questions.length === 0) return <NoQuestions title={load.data.survey.title} />
  return (
    <>
      <Taking
        key={surveyId}
        data={load.data}
        userId={user.id}
        isCovered={isWalled}
        onFinish={() => (user.emailValidated ? after.goOn() : setIsWalled(true))}
      />
      {isWalled && (
        <Suspense>
          <AccountDialog
            isOpen
            isDismissible={false}
            subtitle={surveyTexts.finishWall}
            firstName={user.firstName}
            onNewUser={pass}
            onExistingUser={pass}
            footer={
              <ButtonLink to="/surveys" variant="link">
                Back to Surveys
              </ButtonLink>
            }
          />
        </Suspense>
      )}
    </>
  )
}
