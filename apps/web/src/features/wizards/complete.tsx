import { Link } from '@tanstack/react-router'
import { type WizardKind, wizardBanners, wizardFallbacks } from '@youzine/contract'
import { useState } from 'react'
import { detailOr, sentenceOf } from '#lib/api-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useToast } from '#ui/toast.tsx'
import { type AnySession, usePublish, useSessionActions } from './api.ts'

const WORDS = {
  survey: {
    title: 'Survey Created Successfully!',
    text: 'Your survey and template have been created and are ready to use.',
  },
  template: {
    title: 'Template Created Successfully!',
    text: 'Your article template has been created and is ready to use.',
  },
} as const

const linkClass = 'text-link inline-flex min-h-11 items-center'

export function Complete({ kind, session }: { kind: WizardKind; session: AnySession }) {
  const { generated_survey_id: surveyId, generated_template_id: topicId } = session
  const actions = useSessionActions(kind, session.id)
  const publish = usePublish()
  const toast = useToast()
  const [error, setError] = useState<string | null>(null)
  const resume = () =>
    actions
      .resume()
      .catch((cause: unknown) => setError(wizardBanners.resume(detailOr(cause, wizardFallbacks.resume))))
  return (
    <section className="grid justify-items-start gap-6">
      <div className="grid gap-3">
        <h2 className="text-[clamp(1.8rem,4vw,2.6rem)] leading-tight">{WORDS[kind].title}</h2>
        <p className="font-text text-lead text-soft">{WORDS[kind].text}</p>
      </div>
      {error && <Notice tone="error">{error}</Notice>}
      {publish.error && <Notice tone="error">{sentenceOf(publish.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {surveyId !== null && (
          <ButtonLink to="/creator/surveys/$surveyId" params={{ surveyId: String(surveyId) }}>
            View Survey
          </ButtonLink>
        )}
        {topicId !== null && (
          <ButtonLink
            to="/creator/templates/$templateId"
            params={{ templateId: String(topicId) }}
            variant={kind === 'survey' ? 'quiet' : 'primary'}
          >
            View Template
          </ButtonLink>
        )}
        {kind === 'survey' ? (
          <Button variant="quiet" onClick={() => void resume()}>
            Resume Session
          </Button>
        ) : (
          <ButtonLink to="/creator/wizard" variant="quiet">
            Create Another
          </ButtonLink>
        )}
      </div>
      <div className="grid gap-2 border-rule border-t pt-5">
        <h3 className="text-[1.2rem]">Try it at once</h3>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {surveyId !== null && (
            <Link to="/surveys/$surveyId/take" params={{ surveyId: String(surveyId) }} className={linkClass}>
              Answer the survey
            </Link>
          )}
          {topicId !== null && (
            <Link
              to="/creator/templates/$templateId"
              params={{ templateId: String(topicId) }}
              search={{ tab: 'preview' }}
              className={linkClass}
            >
              Preview the topic
            </Link>
          )}
          <Button
            variant="link"
            isLoading={publish.isPending}
            onClick={() => publish.mutate({ surveyId, topicId }, { onSuccess: () => toast('Published.') })}
          >
            {surveyId !== null ? 'Publish both' : 'Publish it'}
          </Button>
        </div>
      </div>
    </section>
  )
}
