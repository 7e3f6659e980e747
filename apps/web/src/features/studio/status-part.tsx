import { type ContentStatus, NEXT_STATUS } from '@youzine/contract'
import { StatusBadge } from '#lib/content/status-badge.tsx'
import { Button } from '#ui/button.tsx'

const MEANS: Record<ContentStatus, string> = {
  draft: 'Only you can see it.',
  published: 'Everybody can find it and have it written about themselves.',
  archived: 'Nobody can choose it any more; what it has written stays.',
}

type Props = { status: ContentStatus; isBusy: boolean; onChange: (to: ContentStatus) => void }

export function StatusPart({ status, isBusy, onChange }: Props) {
  const { to, label } = NEXT_STATUS[status]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <StatusBadge status={status} />
      <span className="text-soft text-sm">{MEANS[status]}</span>
      <Button size="sm" variant="quiet" className="ml-auto" isLoading={isBusy} onClick={() => onChange(to)}>
        {label}
      </Button>
    </div>
  )
}
