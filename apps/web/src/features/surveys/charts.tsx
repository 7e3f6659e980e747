import type { QuestionResult } from '@youzine/contract'

type Props = { bars: QuestionResult['bars'] }

const mostOf = ({ bars }: Props) => Math.max(1, ...bars.map(({ value }) => value))

/** A list that is drawn as bars, so that it reads as well as it looks. */
export function Bars({ bars }: Props) {
  const most = mostOf({ bars })
  return (
    <ul className="grid gap-2.5">
      {bars.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same words, and none moves.
        <li key={at} className="grid gap-1">
          <div className="flex justify-between gap-4 text-[0.9rem]">
            <span className="min-w-0">{label}</span>
            <span className="text-soft tabular-nums">{value}</span>
          </div>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-rule">
            <div className="h-full rounded-full bg-accent" style={{ width: `${(value / most) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}

const MOST_LABELS = 11

/** Numbers and dates side by side, in their own order. */
export function Columns({ bars }: Props) {
  const most = mostOf({ bars })
  const isNamed = (at: number) => bars.length <= MOST_LABELS || at === 0 || at === bars.length - 1
  return (
    <ul className="flex items-end gap-0.5 sm:gap-1">
      {bars.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same words, and none moves.
        <li key={at} className="grid min-w-0 flex-1 gap-1 text-center">
          <span className="sr-only">
            {label}: {value}
          </span>
          <span aria-hidden className="text-[0.75rem] text-soft tabular-nums">
            {value > 0 ? value : ''}
          </span>
          <span aria-hidden className="flex h-28 items-end border-edge border-b">
            <span
              className="w-full rounded-t-[3px] bg-accent"
              style={{ height: `${(value / most) * 100}%` }}
            />
          </span>
          <span aria-hidden className="h-4 whitespace-nowrap text-[0.7rem] text-faint tabular-nums">
            {isNamed(at) ? label : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
