import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from './button.tsx'

/** One place up or down in a list; `name` is what the entry is called aloud. */
export function MoveButtons({
  name,
  at,
  count,
  onMove,
}: {
  name: string
  at: number
  count: number
  onMove: (to: number) => void
}) {
  return (
    <>
      <IconButton
        label={`Move up ${name}`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
        className="disabled:opacity-30"
      >
        <ArrowUp aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label={`Move down ${name}`}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
        className="disabled:opacity-30"
      >
        <ArrowDown aria-hidden className="size-4.5" />
      </IconButton>
    </>
  )
}
