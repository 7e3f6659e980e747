import { useQuery } from '@tanstack/react-query'
import { INTERFACE } from '#lib/interface-language.ts'
import { onThisDayQuery } from './api.ts'

const day = new Intl.DateTimeFormat(INTERFACE, { dateStyle: 'full' })

/** For whoever has an account: what they wrote on this day in other years. Most days have nothing, and say nothing. */
export function OnThisDay() {
  const { data = [] } = useQuery(onThisDayQuery)
  if (data.length === 0) return null
  return (
    <section
      aria-labelledby="on-this-day"
      className="mt-12 grid gap-5 border-rule border-t pt-6"
      data-noprint
    >
      <h2 id="on-this-day" className="text-[1.5rem]">
        On this day
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {data.map(({ id, at, text }) => (
          <li key={id} className="grid content-start gap-2 border-edge border-l-2 pl-4">
            <p className="whitespace-pre-wrap break-words font-text text-[1.15rem] leading-snug">{text}</p>
            <time dateTime={at} className="text-[0.82rem] text-faint">
              {day.format(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
