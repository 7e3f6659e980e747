import { Link } from '@tanstack/react-router'
import { type Feature, type FeatureStatus, featureMoves } from '@youzine/contract'
import { clsx } from 'clsx'
import { mediumDay } from '#lib/days.ts'
import { Button } from '#ui/button.tsx'
import { INKS } from './inks.ts'

type Props = { feature: Feature; isMoving: boolean; onMove: (status: FeatureStatus) => void }

export function FeatureCard({ feature, isMoving, onMove }: Props) {
  const { id, title, description, unit, start_date, end_date, status, config } = feature
  const span = [start_date && `from ${mediumDay(start_date)}`, end_date && `until ${mediumDay(end_date)}`]
  return (
    <li className="relative grid content-between gap-4 rounded-base border border-rule bg-sheet p-5 transition-colors hover:border-edge">
      <span
        aria-hidden
        className={clsx('absolute inset-y-4 left-0 w-1 rounded-full', INKS[config.colour ?? 'red'].fill)}
      />
      <div className="grid gap-1.5">
        <h2 className="text-[1.35rem]">
          <Link
            to="/features/$featureId"
            params={{ featureId: String(id) }}
            className="no-underline after:absolute after:inset-0 hover:text-accent"
          >
            {title}
          </Link>
        </h2>
        {description && <p className="line-clamp-2 text-[0.95rem] text-soft">{description}</p>}
        <p className="text-faint text-sm">
          {[unit && `in ${unit}`, config.goal_per_week && `${config.goal_per_week} days a week`, ...span]
            .filter(Boolean)
            .join(' · ') || (status === 'active' ? 'Whenever it happens' : '')}
        </p>
      </div>
      <div className="relative flex flex-wrap gap-2">
        {featureMoves[status].map(({ to, label }) => (
          <Button key={to} size="sm" variant="quiet" disabled={isMoving} onClick={() => onMove(to)}>
            {label}
            <span className="sr-only">: {title}</span>
          </Button>
        ))}
      </div>
    </li>
  )
}
