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

export const valueText = (value: number, unit: string | null) =>
  `${new Intl.NumberFormat(INTERFACE, { maximumFractionDigits: 2 }).format(value)}${unit ? ` ${unit}` : ''}`
