/** A tick for each day, a line from the first to the last; between the bounds of all that is drawn beside it. */
export function Life({ dates, from, to }: { dates: readonly string[]; from: number; to: number }) {
  const at = (date: string) => (to > from ? ((Date.parse(date) - from) / (to - from)) * 100 : 50)
  const places = [...new Set(dates.map(at))]
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return (
    <svg className="form-life" aria-hidden width="100%" height="26">
      <line x1={`${first}%`} x2={`${last}%`} y1="13" y2="13" />
      {places.map((x) => {
        const reach = x === first || x === last ? 11 : 7
        return <line key={x} x1={`${x}%`} x2={`${x}%`} y1={13 - reach} y2={13 + reach} />
      })}
    </svg>
  )
}

const AXIS = 5

/** The years below such lines. */
export function YearAxis({ from, to }: { from: number; to: number }) {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(to).getUTCFullYear()]
  const step = Math.max(1, Math.ceil((last - first) / AXIS))
  const years = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, n) => first + n * step)
  const at = (year: number) => ((Date.UTC(year, 0, 1) - from) / (to - from)) * 100
  return (
    <p className="form-axis-years" aria-hidden>
      {years.map((year) => (
        <span key={year} style={{ left: `${Math.min(100, Math.max(0, at(year)))}%` }}>
          {year}
        </span>
      ))}
    </p>
  )
}
