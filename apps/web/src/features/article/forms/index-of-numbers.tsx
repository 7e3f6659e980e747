import type { BlockOf } from '@youzine/contract'
import { clsx } from 'clsx'
import { readLine } from './index-line.ts'

/** Numbers that comment on each other, sized by how many digits they have; runs of years as bars. */
export function IndexOfNumbers({ block: { lines } }: { block: BlockOf<'index'> }) {
  const read = lines.map(({ text }) => ({ text, ...readLine(text) }))
  const huge = read.reduce<(typeof read)[number] | null>(
    (best, line) => ((line.figure?.length ?? 0) > Math.max(2, best?.figure?.length ?? 0) ? line : best),
    null,
  )
  return (
    <ol className="form form-index form-all form-ground" data-ground="count">
      {read.map((line) => (
        <li
          key={line.text}
          className={clsx(
            line === huge && 'is-huge',
            line.run && 'is-run',
            !line.figure && !line.run && 'is-words',
          )}
        >
          {line.figure && <b aria-hidden={line.label === line.text || undefined}>{line.figure}</b>}
          {line.run && <Bars run={line.run} />}
          <span>{line.label}</span>
        </li>
      ))}
    </ol>
  )
}

const BAR_REM = 5.4

function Bars({ run }: { run: NonNullable<ReturnType<typeof readLine>['run']> }) {
  const most = Math.max(...run.map(({ value }) => value), 1)
  return (
    <i className="form-bars" aria-hidden>
      {run.map(({ value, year }) => (
        <span key={year}>
          {value}
          <span style={{ height: `${((value / most) * BAR_REM).toFixed(2)}rem` }} />
          <small>{year}</small>
        </span>
      ))}
    </i>
  )
}
