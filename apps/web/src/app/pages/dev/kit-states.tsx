import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Progress } from '#ui/progress.tsx'
import { Skeleton, SkeletonLines } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { type Column, Table } from '#ui/table.tsx'

type Row = { id: number; survey: string; answered: string; status: string }

const rows: Row[] = [
  { id: 1, survey: 'How you recharge', answered: '4 / 12', status: 'In Progress' },
  {
    id: 2,
    survey: 'A very long title of a survey that somebody wrote late at night',
    answered: '80 / 80',
    status: 'Complete',
  },
]

const columns: Column<Row>[] = [
  { id: 'survey', header: 'Survey', cell: (row) => row.survey, isRowHeader: true },
  { id: 'answered', header: 'Progress', cell: (row) => row.answered },
  { id: 'status', header: 'Status', cell: (row) => row.status, align: 'end' },
]

export function KitStates() {
  const [percent, setPercent] = useState(41)
  return (
    <div className="grid gap-9">
      <div className="grid gap-3">
        <Notice>Something to know.</Notice>
        <Notice tone="good">Email address confirmed!</Notice>
        <Notice tone="warn">Click the confirmation link in your email first!</Notice>
        <Notice tone="error">Login failed. Please check your credentials.</Notice>
      </div>
      <div className="grid gap-5">
        <Progress label="Reading your Facebook posts" percent={percent} note="812 imported ✨" />
        <Progress label="Preparing" />
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => setPercent((percent + 17) % 101)}
        >
          Move on
        </Button>
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-9 w-2/3" />
        <SkeletonLines lines={4} />
        <Spinner />
      </div>
      <Table caption="Your surveys" columns={columns} rows={rows} keyOf={(row) => row.id} />
      <EmptyState
        title="You haven't completed any surveys yet."
        actions={<Button>View Available Surveys</Button>}
      >
        Answer one, and an article may come of it.
      </EmptyState>
      <ErrorState title="This page did not make it to print." onRetry={() => {}}>
        We cannot reach Youzine just now. Check your connection and try again.
      </ErrorState>
    </div>
  )
}
