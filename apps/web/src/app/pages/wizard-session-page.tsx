import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type WizardKind, wizardBanners, wizardFallbacks, wizardTexts } from '@youzine/contract'
import type { ReactNode } from 'react'
import type { AnySession } from '#features/wizards/api.ts'
import { Complete } from '#features/wizards/complete.tsx'
import { Conversation } from '#features/wizards/conversation.tsx'
import { StartSurvey } from '#features/wizards/start-survey.tsx'
import { StartTemplate } from '#features/wizards/start-template.tsx'
import { useSession } from '#features/wizards/use-session.ts'
import { detailOr } from '#lib/api-error.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { useUser } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Column, PageHeader } from '#ui/type.tsx'
import { useSurveyChoices } from '../use-survey-choices.ts'

const PARTS = {
  survey: {
    start: 'Create a New Survey with AI',
    sessions: '/creator/survey-wizard-sessions',
    to: '/creator/survey-wizard/{-$sessionId}',
  },
  template: {
    start: 'Create a New Template with AI',
    sessions: '/creator/template-wizard-sessions',
    to: '/creator/template-wizard/{-$sessionId}',
  },
} as const

export const SurveyWizardPage = () => <Wizard kind="survey" />
export const TemplateWizardPage = () => <Wizard kind="template" />

function Wizard({ kind }: { kind: WizardKind }) {
  const { sessionId } = useParams({ strict: false })
  if (sessionId === undefined) return <Start kind={kind} />
  const id = Number(sessionId)
  return Number.isInteger(id) && id > 0 ? (
    <Session key={id} kind={kind} id={id} />
  ) : (
    <Frame kind={kind} title={wizardTexts.unknownStep} />
  )
}

function Frame({
  kind,
  title,
  note,
  children,
}: {
  kind: WizardKind
  title: string
  note?: ReactNode
  children?: ReactNode
}) {
  usePageTitle(title)
  return (
    <Column>
      <div className="grid gap-8">
        <div className="grid gap-3">
          <Link
            to={PARTS[kind].sessions}
            className="text-link inline-flex min-h-11 items-center justify-self-start"
          >
            All sessions
          </Link>
          <PageHeader title={title}>{note}</PageHeader>
        </div>
        {children}
      </div>
    </Column>
  )
}

function Start({ kind }: { kind: WizardKind }) {
  const user = useUser()
  const navigate = useNavigate()
  const surveys = useSurveyChoices()
  const open = (id: number) =>
    void navigate({ to: PARTS[kind].to, params: { sessionId: String(id) }, replace: true })
  return (
    <Frame kind={kind} title={PARTS[kind].start}>
      {user &&
        (kind === 'survey' ? (
          <StartSurvey userId={user.id} onStarted={open} />
        ) : (
          <StartTemplate userId={user.id} surveys={surveys} onStarted={open} />
        ))}
    </Frame>
  )
}

function Session({ kind, id }: { kind: WizardKind; id: number }) {
  const { data, error, refetch } = useSession(kind, id)
  if (data)
    return (
      <Frame kind={kind} title={data.title} note={<Note session={data} />}>
        <Step kind={kind} session={data} />
      </Frame>
    )
  return (
    <Frame kind={kind} title="Wizard">
      {error ? (
        <div className="grid justify-items-start gap-4">
          <Notice tone="error">{wizardBanners.load(detailOr(error, wizardFallbacks[kind].load))}</Notice>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <div role="status" className="grid gap-6">
          <span className="sr-only">The session is on its way…</span>
          <Skeleton className="h-12 w-3/5" />
          <SkeletonLines lines={6} />
        </div>
      )}
    </Frame>
  )
}

/** Opening a completed session shows what it came to; any other goes on. */
function Step({ kind, session }: { kind: WizardKind; session: AnySession }) {
  switch (session.status) {
    case 'completed':
      return <Complete kind={kind} session={session} />
    case 'draft':
    case 'abandoned':
      return <Conversation kind={kind} session={session} />
    default:
      return <p>{wizardTexts.unknownStep}</p>
  }
}

function Note({ session: { description, requirements = [] } }: { session: AnySession }) {
  return (
    <>
      {description}
      {requirements.length > 0 && (
        <span className="mt-3 flex flex-wrap gap-2 font-ui text-[0.85rem]">
          {requirements.map(({ requirement_type, alias }) => (
            <span key={alias} className="rounded-full bg-wash px-3 py-1">
              {requirement_type === 'survey' ? 'Survey' : 'Facebook posts'}: {alias}
            </span>
          ))}
        </span>
      )}
    </>
  )
}
