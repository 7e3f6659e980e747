import { noonOf } from '#lib/days.ts'
import { INTERFACE } from '#lib/interface-language.ts'

export const shortDay = (date: string) =>
  new Intl.DateTimeFormat(INTERFACE, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(noonOf(date))

/** Today by the reader's own clock. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const DAY_MS = 86_400_000
export const daysBefore = (date: string, days: number) =>
  new Date(noonOf(date).getTime() - days * DAY_MS).toISOString().slice(0, 10)

/** Units as people name them, where there is one of it: 1 cup. */
const SEVERAL =
  /^(cup|hour|minute|second|page|step|time|mile|day|length|lap|set|rep|unit|drink|beer|coffee|cigarette|session|portion|glass(?=es$))(?:e?s)$/iu

export const valueText = (value: number, unit: string | null) => {
  const number = new Intl.NumberFormat(INTERFACE, { maximumFractionDigits: 2 }).format(value)
  return unit ? `${number} ${value === 1 ? unit.replace(SEVERAL, '$1') : unit}` : number
}
