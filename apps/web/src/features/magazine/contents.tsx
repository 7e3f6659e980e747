import { Link } from '@tanstack/react-router'
import type { Magazine } from '@youzine/contract'
import { Skeleton } from '#ui/skeleton.tsx'

const rowClass =
  'grid grid-cols-[2.2rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 py-5 md:grid-cols-[2.6rem_minmax(0,1fr)_auto] lg:grid-cols-[3.2rem_minmax(0,1fr)_auto] lg:gap-x-4'
const numberClass = 'font-display text-base tabular-nums leading-none'
const titleClass = 'text-[clamp(1.3rem,2.4vw,1.65rem)] leading-[1.12]'

/** How many rows of this magazine are still to come. */
export const stillToCome = ({ progress, articles }: Magazine) =>
  progress && progress.status !== 'finished' && progress.status !== 'failed'
    ? Math.max(0, progress.articles_expected - Math.max(progress.articles_done, articles.length))
    : 0

/** A row keeps its place from "being written" to written, so nothing below it moves more than it must. */
export function Contents({ magazine }: { magazine: Magazine }) {
  const coming = Array.from({ length: stillToCome(magazine) }, (_, at) => magazine.articles.length + at + 1)
  return (
    <ol className="border-ink border-t">
      {magazine.articles.map(({ id, title, standfirst, reading_minutes }, at) => (
        <li key={id} className="animate-settle break-inside-avoid border-rule border-b">
          <Link
            to="/magazine/$magazineId/article/$articleId"
            params={{ magazineId: String(magazine.id), articleId: String(id) }}
            className={`group no-underline ${rowClass}`}
          >
            <span aria-hidden className={`${numberClass} text-accent`}>
              {at + 1}
            </span>
            <h2 className={`${titleClass} break-words transition-colors group-hover:text-accent`}>{title}</h2>
            <p className="col-start-2 text-pretty font-text text-[1.05rem] text-soft leading-snug">
              {standfirst}
            </p>
            <p className="col-start-2 whitespace-nowrap text-[0.8rem] text-faint md:col-start-3 md:row-start-1">
              {reading_minutes} min
            </p>
          </Link>
        </li>
      ))}
      {coming.map((number, at) => (
        <li key={`coming-${number}`} className={`border-rule border-b ${rowClass}`}>
          <span aria-hidden className={`${numberClass} text-faint`}>
            {number}
          </span>
          <p
            className={`animate-breathe font-[480] font-display text-faint tracking-[-0.022em] ${titleClass}`}
          >
            {magazine.coming[at] ?? 'One more'}: being written…
          </p>
          <div className="col-start-2 flex h-[1.45rem] items-center">
            <Skeleton className="h-3 w-3/5" />
          </div>
          <div className="col-start-2 h-[1.24rem] md:hidden" />
        </li>
      ))}
    </ol>
  )
}
