import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={clsx('size-5 animate-turn', className)} />
}

/** Fills the place of a page that is on its way, and says so. */
export function PageSpinner({ label = 'One moment…' }: { label?: string }) {
  return (
    <div
      role="status"
      className="grid min-h-[60vh] place-content-center justify-items-center gap-3 text-faint"
    >
      <Spinner className="size-7" />
      <span className="text-sm">{label}</span>
    </div>
  )
}
