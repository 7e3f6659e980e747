import { dayFrom } from '@youzine/words'
import type { ReturningDay } from './model.ts'
import type { Told } from './told.ts'

const YEARS = 4

/** Dates with posts of at least four years; on each, the longest post of the year. */
export function returningDays(posts: readonly Told[]): ReturningDay[] {
  const byDate = new Map<string, Map<number, Told>>()
  for (const post of posts) {
    if (post.tone === 'hidden') continue
    const d = dayFrom(post.day)
    const day = `${String(d.month).padStart(2, '0')}-${String(d.date).padStart(2, '0')}`
    const years = byDate.get(day) ?? new Map<number, Told>()
    byDate.set(day, years)
    const known = years.get(d.year)
    if (!known || post.tokens.length > known.tokens.length) years.set(d.year, post)
  }
  return [...byDate]
    .filter(([, years]) => years.size >= YEARS)
    .map(([day, years]) => ({
      day,
      years: [...years]
        .map(([year, p]) => ({ year, post: p.id, minute: p.minute }))
        .sort((a, b) => a.year - b.year),
    }))
    .sort((a, b) => b.years.length - a.years.length || (a.day < b.day ? -1 : 1))
}
