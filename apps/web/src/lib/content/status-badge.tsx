import type { ContentStatus } from '@youzine/contract'
import { clsx } from 'clsx'

const LOOKS: Record<ContentStatus, { label: string; className: string }> = {
  draft: { label: 'Draft', className: 'bg-wash text-soft' },
  published: { label: 'Published', className: 'bg-good-wash text-good' },
  archived: { label: 'Archived', className: 'bg-warn-wash text-warn' },
}

export function StatusBadge({ status }: { status: ContentStatus }) {
  const { label, className } = LOOKS[status]
  return (
    <span className={clsx('inline-block rounded-full px-3 py-1 font-medium text-[0.8rem]', className)}>
      {label}
    </span>
  )
}
