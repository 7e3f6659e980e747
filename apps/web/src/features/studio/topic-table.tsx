import { Link } from '@tanstack/react-router'
import type { Topic } from '@youzine/contract'
import { StatusBadge } from '#lib/content/status-badge.tsx'
import { INTERFACE } from '#lib/interface-language.ts'
import { type Column, Table } from '#ui/table.tsx'

type Actions = { onDuplicate: (topic: Topic) => void; onDelete: (topic: Topic) => void }

const actionClass = 'text-link inline-flex min-h-11 items-center md:min-h-8'
const day = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'medium' })

export function TopicTable({ topics, ...actions }: Actions & { topics: Topic[] }) {
  const columns: Column<Topic>[] = [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link to="/templates/$templateId" params={{ templateId: String(id) }} className="text-link">
          {name}
        </Link>
      ),
    },
    { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'created',
      header: 'Created',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className="whitespace-nowrap">
          {day.format(new Date(created_at))}
        </time>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (topic) => <RowActions topic={topic} {...actions} />,
    },
  ]
  return <Table caption="Your topics" columns={columns} rows={topics} keyOf={({ id }) => id} />
}

function RowActions({ topic, onDuplicate, onDelete }: Actions & { topic: Topic }) {
  const of = <span className="sr-only"> {topic.name}</span>
  return (
    <span className="flex flex-wrap justify-end gap-x-4 text-[0.9rem]">
      <Link
        to="/creator/templates/$templateId"
        params={{ templateId: String(topic.id) }}
        className={actionClass}
      >
        {topic.status === 'draft' ? 'Edit' : 'View'}
        {of}
      </Link>
      <button type="button" onClick={() => onDuplicate(topic)} className={actionClass}>
        Duplicate{of}
      </button>
      <button type="button" onClick={() => onDelete(topic)} className={`${actionClass} text-accent`}>
        Delete{of}
      </button>
    </span>
  )
}
