import { useLocale } from './locale.ts'

const dayOf = (date: string) => new Date(`${date}T12:00:00Z`)

/** The year large, the day below it. */
export function When({ date }: { date: string | null }) {
  const locale = useLocale()
  if (!date) return <span className="form-when" />
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={date} className="form-when">
      <b>{date.slice(0, 4)}</b>
      <span>{day.format(dayOf(date))}</span>
      <small>{weekday.format(dayOf(date))}</small>
    </time>
  )
}

/** In one line. */
export function Dated({ date, className }: { date: string | null; className?: string }) {
  const locale = useLocale()
  if (!date) return null
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={date} className={className ?? 'form-date'}>
      {whole.format(dayOf(date))}
    </time>
  )
}
