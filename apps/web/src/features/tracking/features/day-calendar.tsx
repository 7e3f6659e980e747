import { clsx } from 'clsx'
import { mediumDay } from '#lib/days.ts'
import { daysBefore } from '../dates.ts'
import { scoreOf } from './score.ts'

const WEEKS = 26

/** The last half year, a square for each day; filled where there was a check-in. */
export function DayCalendar({
  days,
  goal,
  today,
}: {
  days: ReadonlySet<string>
  goal: number
  today: string
}) {
  const score = scoreOf(days, goal, today)
  const columns = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => daysBefore(today, (WEEKS - 1 - week) * 7 + (6 - day))),
  )
  const filled = columns.flat().filter((day) => days.has(day)).length
  return (
    <div className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-8">
      <p className="grid">
        <b className="font-[360] font-display text-[3.4rem] leading-none tracking-[-0.04em]">
          {score.percent}
        </b>
        <span className="text-soft text-sm">
          of 100, for {goal} {goal === 1 ? 'day' : 'days'} a week
          <br />
          over the last eight weeks
        </span>
      </p>
      <div
        role="img"
        aria-label={`${filled} days with a check-in in the half year before ${mediumDay(today)}`}
        className="grid grid-flow-col gap-[3px] overflow-hidden"
      >
        {columns.map((week) => (
          <span key={week[0]} className="grid gap-[3px]">
            {week.map((day) => (
              <span
                key={day}
                title={mediumDay(day)}
                className={clsx('aspect-square rounded-[2px]', days.has(day) ? 'bg-accent' : 'bg-rule')}
              />
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}
