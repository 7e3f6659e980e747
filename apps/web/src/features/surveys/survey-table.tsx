import { Link } from '@tanstack/react-router'
import { type Survey, surveyTexts } from '@youzine/contract'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { StatusBadge } from '#lib/content/status-badge.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { Tooltip } from '#ui/tooltip.tsx'

type Actions = { onDuplicate: (survey: Survey) => void; onDelete: (survey: Survey) => void }
type Props = Actions & { surveys: Survey[] }

const actionClass = 'text-link inline-flex min-h-11 items-center md:min-h-8'

export function SurveyTable({ surveys, ...actions }: Props) {
  const columns: Column<Survey>[] = [
    {
      id: 'title',
      header: 'Title',
      isRowHeader: true,
      cell: ({ id, title }) => (
        <Link to="/surveys/$surveyId/take" params={{ surveyId: String(id) }} className="text-link">
          {title}
        </Link>
      ),
    },
    { id: 'questions', header: 'Questions', cell: ({ questions }) => questions.length },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'used', header: 'Used In', cell: ({ used_in_templates = 0 }) => templates(used_in_templates) },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (survey) => <RowActions survey={survey} {...actions} />,
    },
  ]
  return <Table caption="Your surveys" columns={columns} rows={surveys} keyOf={({ id }) => id} />
}

const templates = (count: number) => (
  <span className="whitespace-nowrap">{count === 1 ? '1 template' : `${count} templates`}</span>
)

function RowActions({ survey, onDuplicate, onDelete }: Actions & { survey: Survey }) {
  const params = { surveyId: String(survey.id) }
  const isUsed = (survey.used_in_templates ?? 0) > 0
  const of = <span className="sr-only"> {survey.title}</span>
  return (
    <span className="flex flex-wrap justify-end gap-x-4 text-[0.9rem]">
      <Link to="/creator/surveys/$surveyId" params={params} className={actionClass}>
        Edit{of}
      </Link>
      <Link to="/creator/surveys/$surveyId/preview" params={params} className={actionClass}>
        Preview{of}
      </Link>
      <Link to="/creator/surveys/$surveyId/results" params={params} className={actionClass}>
        Results{of}
      </Link>
      <button type="button" onClick={() => onDuplicate(survey)} className={actionClass}>
        Duplicate{of}
      </button>
      {isUsed ? (
        <Tooltip text={surveyTexts.inUse}>
          <DeleteAction aria-disabled>Delete{of}</DeleteAction>
        </Tooltip>
      ) : (
        <DeleteAction onClick={() => onDelete(survey)}>Delete{of}</DeleteAction>
      )}
    </span>
  )
}

function DeleteAction({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        actionClass,
        'text-accent aria-disabled:text-faint aria-disabled:no-underline',
        className,
      )}
    />
  )
}
