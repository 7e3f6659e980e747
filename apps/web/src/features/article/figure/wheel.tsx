import type { FigureOf } from '@youzine/contract'
import { drawWheel } from '@youzine/drawings'
import { DrawnChart } from '#lib/drawing/drawing.tsx'
import { monthNames } from '#lib/drawing/month-names.ts'
import { useLocale } from '../forms/locale.ts'
import './figure.css'

const topOf = (counts: readonly number[]) => counts.indexOf(Math.max(...counts))
/** A Sunday; the others follow. */
const SUNDAY = Date.UTC(2023, 0, 1, 12)
const DAY_MS = 86_400_000

/** The writer's own year as a sky. */
export default function Wheel({ figure }: { figure: FigureOf<'wheel'> }) {
  const locale = useLocale()
  const { months, weekdays, hours, returning } = figure
  const sum = weekdays.reduce((all, n) => all + n, 0)
  const [sign, month, hour] = [topOf(weekdays), topOf(months), topOf(hours)]
  const named = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at)
  const number = new Intl.NumberFormat(locale)
  return (
    <figure className="wheel on-sky">
      <div className="wheel-inside">
        <div className="wheel-guide">
          <div>
            <DrawnChart
              chart={drawWheel(figure, monthNames(locale), true)}
              words={figure.text_alternative}
              className="wheel-small"
            />
            <DrawnChart
              chart={drawWheel(figure, monthNames(locale))}
              words={figure.text_alternative}
              className="wheel-large"
            />
          </div>
          <dl className="wheel-facts">
            <div>
              <dt>Sign</dt>
              <dd>
                <b>{named({ weekday: 'long' }, SUNDAY + sign * DAY_MS)}</b>
                {number.format(weekdays[sign] ?? 0)} of {number.format(sum)} posts, drawn as stars
              </dd>
            </div>
            <div>
              <dt>Rising</dt>
              <dd>
                <b>{named({ hour: 'numeric', minute: '2-digit' }, Date.UTC(2023, 0, 1, hour))}</b>
                {number.format(hours[hour] ?? 0)} posts in that hour
              </dd>
            </div>
            <div>
              <dt>House</dt>
              <dd>
                <b>{named({ month: 'long' }, Date.UTC(2023, month, 15))}</b>
                {number.format(months[month] ?? 0)} posts
              </dd>
            </div>
            {returning.length > 0 && (
              <div>
                <dt>Constellations</dt>
                <dd>
                  <ol>
                    {returning.map(({ day, name }) => (
                      <li key={day}>{name}</li>
                    ))}
                  </ol>
                </dd>
              </div>
            )}
          </dl>
        </div>
        <figcaption>{figure.title}</figcaption>
      </div>
    </figure>
  )
}
