import { clsx } from 'clsx'

/** One grey shape in the place and size of what comes; the page around it says that it is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden data-skeleton className={clsx('animate-breathe rounded-[6px] bg-rule', className)} />
  )
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key, index) => (
        <Skeleton key={key} className={clsx('h-4', index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  )
}
