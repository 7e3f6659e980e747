import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type WizardKind, wizardBanners, wizardFallbacks, wizardTexts } from '@youzine/contract'
import { ChevronDown } from 'lucide-react'
import { detailOr } from '#lib/api-error.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { type AnySession, sessionsQuery } from './api.ts'

const WORDS = {
  survey: {
    none: "You haven't created any survey wizard sessions yet.",
    to: '/creator/survey-wizard/{-$sessionId}',
  },
  template: {
    none: "You haven't created any template wizard sessions yet.",
    to: '/creator/template-wizard/{-$sessionId}',
  },
} as const

const LOOKS: Record<AnySession['status'], string> = {
  draft: 'bg-wash text-soft',
  completed: 'bg-good-wash text-good',
  abandoned: 'bg-warn-wash text-warn',
}
const day = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'medium' })
const ROWS = ['a', 'b', 'c']

export function SessionList({ kind }: { kind: WizardKind }) {
  const { data, error, refetch } = useQuery(sessionsQuery(kind))
  if (error)
    return (
      <div className="grid justify-items-start gap-4">
        <Notice tone="error">{wizardBanners.list(detailOr(error, wizardFallbacks[kind].list))}</Notice>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    )
  if (!data)
    return (
      <div role="status" className="grid gap-5">
        <span className="sr-only">Your sessions are on their way…</span>
        {ROWS.map((key) => (
          <Skeleton key={key} className="h-10 w-full" />
        ))}
      </div>
    )
  if (data.length === 0)
    return (
      <EmptyState title={WORDS[kind].none}>
        <ButtonLink to={WORDS[kind].to} params={{}}>
          Create Your First Session
        </ButtonLink>
      </EmptyState>
    )
  return <Sessions kind={kind} sessions={data} />
}

const chip = ({ requirement_type, alias }: NonNullable<AnySession['requirements']>[number]) =>
  `${requirement_type === 'survey' ? 'Survey' : 'Facebook posts'}: ${alias}`

function Sessions({ kind, sessions }: { kind: WizardKind; sessions: AnySession[] }) {
  const columns: Column<AnySession>[] = [
    {
      id: 'title',
      header: 'Title',
      isRowHeader: true,
      cell: ({ title, description, requirements = [] }) => (
        <span className="grid gap-1">
          {title}
          <span className="font-ui text-sm text-soft">{description}</span>
          {requirements.length > 0 && (
            <span className="flex flex-wrap gap-2 font-ui">
              {requirements.map((one) => (
                <span key={one.alias} className="rounded-full bg-wash px-2.5 py-0.5 text-[0.8rem] text-soft">
                  {chip(one)}
                </span>
              ))}
            </span>
          )}
        </span>
      ),
    },
    { id: 'created', header: 'Created', cell: ({ created_at }) => <Day at={created_at} /> },
    { id: 'updated', header: 'Last Updated', cell: ({ updated_at }) => <Day at={updated_at} /> },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => (
        <span
          className={`inline-block whitespace-nowrap rounded-full px-3 py-1 font-medium text-[0.8rem] ${LOOKS[status]}`}
        >
          {wizardTexts.statuses[status]}
        </span>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (session) => <Actions kind={kind} session={session} />,
    },
  ]
  return <Table caption="Your sessions" columns={columns} rows={sessions} keyOf={({ id }) => id} />
}

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {day.format(new Date(at))}
  </time>
)

const linkClass = 'text-link inline-flex min-h-11 items-center md:min-h-8'

/** One thing to do is a link; several are a menu. */
function Actions({ kind, session }: { kind: WizardKind; session: AnySession }) {
  const { id, title, generated_survey_id: surveyId, generated_template_id: topicId } = session
  const isDone = session.status === 'completed'
  const to = WORDS[kind].to
  const params = { sessionId: String(id) }
  const of = <span className="sr-only"> {title}</span>
  if (!isDone || (surveyId === null && topicId === null))
    return (
      <Link to={to} params={params} className={linkClass}>
        Continue{of}
      </Link>
    )
  return (
    <Menu
      trigger={
        <button type="button" className={`${linkClass} gap-1`}>
          Actions{of}
          <ChevronDown aria-hidden className="size-4" />
        </button>
      }
    >
      <MenuItem asChild>
        <Link to={to} params={params}>
          Continue
        </Link>
      </MenuItem>
      {surveyId !== null && (
        <MenuItem asChild>
          <Link to="/creator/surveys/$surveyId" params={{ surveyId: String(surveyId) }}>
            View Survey
          </Link>
        </MenuItem>
      )}
      {topicId !== null && (
        <MenuItem asChild>
          <Link to="/creator/templates/$templateId" params={{ templateId: String(topicId) }}>
            View Template
          </Link>
        </MenuItem>
      )}
    </Menu>
  )
}
