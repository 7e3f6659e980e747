import type { RespondentSurvey, SurveyTopic } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { type Column, Table } from '#ui/table.tsx'

const moment = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'medium', timeStyle: 'short' })

const columns: Column<RespondentSurvey>[] = [
  { id: 'survey', header: 'Survey', isRowHeader: true, cell: ({ title }) => title },
  { id: 'progress', header: 'Progress', cell: (survey) => <Progress survey={survey} /> },
  {
    id: 'updated',
    header: 'Last Updated',
    cell: ({ last_updated }) => (
      <time dateTime={last_updated} className="whitespace-nowrap">
        {moment.format(new Date(last_updated))}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ is_complete }) =>
      is_complete ? (
        <span className="whitespace-nowrap text-good">Complete</span>
      ) : (
        <span className="whitespace-nowrap text-soft">In Progress</span>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: ({ id, title, is_complete, leads_to }) => (
      <span className="flex flex-wrap justify-end gap-2">
        {is_complete && leads_to.map((topic) => <ToArticle key={topic.template_id} topic={topic} />)}
        <ButtonLink
          to="/surveys/$surveyId/take"
          params={{ surveyId: String(id) }}
          variant={is_complete ? 'quiet' : 'primary'}
          size="sm"
        >
          {is_complete ? 'Review' : 'Continue'}
          <span className="sr-only">{title}</span>
        </ButtonLink>
      </span>
    ),
  },
]

function ToArticle({ topic: { template_id, name, article_id } }: { topic: SurveyTopic }) {
  if (article_id !== null)
    return (
      <ButtonLink to="/article/$articleId" params={{ articleId: String(article_id) }} size="sm">
        Read the article<span className="sr-only">: {name}</span>
      </ButtonLink>
    )
  return (
    <ButtonLink to="/templates/$templateId" params={{ templateId: String(template_id) }} size="sm">
      Write the article<span className="sr-only">: {name}</span>
    </ButtonLink>
  )
}

function Progress({ survey }: { survey: RespondentSurvey }) {
  const { answered_questions: answered, total_questions: total } = survey
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap tabular-nums">
      {answered} / {total}
      <span aria-hidden className="h-1.5 w-20 overflow-hidden rounded-full bg-rule">
        <span
          className="block h-full rounded-full bg-accent"
          style={{ width: `${total ? (answered / total) * 100 : 0}%` }}
        />
      </span>
    </span>
  )
}

export function MySurveys({ surveys }: { surveys: RespondentSurvey[] }) {
  return <Table caption="Your Surveys" columns={columns} rows={surveys} keyOf={({ id }) => id} />
}
