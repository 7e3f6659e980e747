import { INTERFACE } from '#lib/interface-language.ts'
import { useSite } from '#lib/site.ts'
import { Ridges } from './ridges.tsx'

const FRAME = { width: 400, height: 300, amplitude: 74 }

type Props = {
  name: string
  date: Date
  lines: readonly string[]
  /** How much was written, week by week, one list for each year. */
  years: readonly number[][]
}

/** A front page drawn from the rhythm of somebody's posts. */
export function Cover({ name, date, lines, years }: Props) {
  const site = useSite()
  const month = new Intl.DateTimeFormat(INTERFACE, { month: 'long', year: 'numeric' }).format(date)
  return (
    <div className="@container grid aspect-3/4 w-full grid-rows-[auto_1fr_auto] overflow-hidden rounded-cover bg-cover text-on-cover shadow-sheet">
      <div className="px-[7%] pt-[7%] pb-3">
        <p className="font-semibold text-[0.68rem] uppercase tracking-[0.14em]">
          {site.name} · {month}
        </p>
        <p className="mt-2.5 font-[480] font-display text-[clamp(2.8rem,5vw,3.7rem)] leading-[0.9] tracking-[-0.045em]">
          {name}
        </p>
      </div>
      <Ridges
        years={years}
        frame={FRAME}
        ground="fill-cover"
        className="h-full min-h-0 w-full self-stretch"
      />
      <ul className="grid gap-1 px-[7%] pt-4 pb-[7%] font-text text-[0.88rem] leading-tight @min-[19rem]:text-[1.02rem]">
        {lines.map((line) => (
          <li key={line} className="first:mb-0.5 first:font-semibold first:text-[1.15em]">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
