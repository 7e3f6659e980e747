import { clsx } from 'clsx'
import { mediumDay } from '#lib/days.ts'
import { scoreOf } from './score.ts'
import { lastWeeks } from './weeks.ts'

const WEEKS = 26
const ROWS = 'grid grid-rows-[1.1rem_repeat(7,minmax(0,1fr))] gap-[3px]'

interface Props {
  days: ReadonlySet<string>
  goal: number
  today: string
  ink: string
}

/** The last half year, a square for each day; filled where there was a check-in. */
export function DayCalendar({ days, goal, today, ink }: Props) {
  const score = scoreOf(days, goal, today)
  const weeks = lastWeeks(today, WEEKS)
  const filled = weeks.flatMap((week) => week.days).filter((day) => days.has(day)).length
  return (
    <div className="@container">
      <div className="grid gap-5 @xl:grid-cols-[auto_minmax(0,1fr)] @xl:items-center @xl:gap-8">
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
          aria-label={`${filled} ${filled === 1 ? 'day' : 'days'} with a check-in in the half year before ${mediumDay(today)}`}
          className="grid grid-cols-[auto_repeat(26,minmax(0,1fr))] gap-[3px]"
        >
          <span className={clsx(ROWS, 'pr-1 text-[0.7rem] text-faint leading-none')}>
            <span />
            {['Mon', '', 'Wed', '', 'Fri', '', ''].map((name, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seven rows never change places.
              <span key={row} className="self-center">
                {name}
              </span>
            ))}
          </span>
          {weeks.map((week) => (
            <span key={week.days[0]} className={ROWS}>
              <span className="relative text-[0.7rem] text-faint leading-none">
                <span className="absolute whitespace-nowrap">{week.month}</span>
              </span>
              {week.days.map((day) => (
                <span
                  key={day}
                  title={mediumDay(day)}
                  data-day={day}
                  data-filled={days.has(day) || undefined}
                  className={clsx('aspect-square rounded-[2px]', days.has(day) ? ink : 'bg-rule')}
                />
              ))}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
