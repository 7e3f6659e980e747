import type { BlockOf } from '@youzine/contract'
import { Words } from './words.tsx'

const LONGEST = 60
const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** One date through the years; a silent year stays, empty. Short posts hang on the wall beside each other. */
export function Calendar({ block: { title, day, years } }: { block: BlockOf<'calendar'> }) {
  const isWall = years.every(({ entry }) => !entry || wordsIn(entry.text) <= LONGEST)
  return (
    <section className={isWall ? 'form form-calendar form-all is-wall' : 'form form-calendar'}>
      <h2 className="form-title">{title ?? day}</h2>
      <ol>
        {isWall && (
          <li className="form-calendar-day" aria-hidden={title === undefined || undefined}>
            <Day day={day} />
          </li>
        )}
        {years.map(({ year, entry }) => (
          <li key={year} data-empty={entry === null || undefined}>
            <time dateTime={String(year)}>{year}</time>
            {entry && (
              <div>
                <Words shown={entry} largest={isWall ? 5 : 4} />
                {entry.note && <p className="form-caption">{entry.note}</p>}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** “25 January”: the number large. */
function Day({ day }: { day: string }) {
  const [, number, month] = /^(\d{1,2})\.?\s+(.+)$/.exec(day) ?? []
  if (!number) return <span>{day}</span>
  return (
    <>
      <b>{number}</b>
      <span>{month}</span>
    </>
  )
}
