import { noonOf } from '#lib/days.ts'
import { INTERFACE } from '#lib/interface-language.ts'
import { daysBefore } from '../dates.ts'

export interface Week {
  /** Monday to Sunday; days that have not come yet are left out. */
  days: string[]
  /** The name of the month whose first day is in it. */
  month?: string
}

const monthName = new Intl.DateTimeFormat(INTERFACE, { month: 'short', timeZone: 'UTC' })

/** The last weeks as a calendar has them, the oldest first, the last one as far as today. */
export function lastWeeks(today: string, count: number): Week[] {
  const sinceMonday = (noonOf(today).getUTCDay() + 6) % 7
  return Array.from({ length: count }, (_, at) => {
    const monday = (count - 1 - at) * 7 + sinceMonday
    const days = Array.from({ length: 7 }, (_, day) => monday - day)
      .filter((ago) => ago >= 0)
      .map((ago) => daysBefore(today, ago))
    const first = days.find((day) => day.endsWith('-01'))
    return { days, ...(first ? { month: monthName.format(noonOf(first)) } : {}) }
  })
}
