import { Progress as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type Props = {
  label: ReactNode
  /** From 0 to 100; without it the work is going on, nobody knows how far. */
  percent?: number
  note?: ReactNode
}

export function Progress({ label, percent, note }: Props) {
  const labelId = useId()
  const value = percent === undefined ? null : Math.min(100, Math.max(0, Math.round(percent)))
  return (
    <div className="grid gap-2.5">
      <div className="flex justify-between gap-4 text-[0.9rem] text-soft">
        <span id={labelId}>{label}</span>
        {value !== null && (
          <span aria-hidden className="tabular-nums">
            {value}%
          </span>
        )}
      </div>
      <Radix.Root
        value={value}
        aria-labelledby={labelId}
        className="h-1.5 overflow-hidden rounded-full bg-rule"
      >
        <Radix.Indicator
          className="h-full w-full origin-left rounded-full bg-accent transition-transform duration-700 ease-out data-[state=indeterminate]:animate-breathe"
          style={{ transform: `translateX(-${100 - (value ?? 100)}%)` }}
        />
      </Radix.Root>
      {note && (
        <p aria-live="polite" className="text-[0.9rem] text-soft">
          {note}
        </p>
      )}
    </div>
  )
}
