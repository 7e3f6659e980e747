import { saysDeath } from '@youzine/words'
import { count, type Page, post, say } from '../../writing/page.ts'
import { WORDS } from './words.ts'

const LONGEST = 110

const monthDay = (c: { m: number; d: number } | null) =>
  c ? `${String(c.m).padStart(2, '0')}-${String(c.d).padStart(2, '0')}` : ''

/** A loss or an illness, alone and in its own words: the post that says it, and the last that remembers it. */
export function tender(page: Page) {
  const { d } = page
  const red = d.posts
    .filter((p) => d.tone(p.id) === 'red' && d.day(p.id) > 0 && p.text.trim().split(/\s+/).length <= LONGEST)
    .sort((a, b) => d.day(a.id) - d.day(b.id) || a.id - b.id)
  const first = red.find((p) => saysDeath(p.text)) ?? red[0]
  if (!first) return
  const date = d.when(first.id)
  const day = d.stories.days.find((x) =>
    x.years.some((y) => y.post === first.id || (d.tone(y.post) === 'red' && x.day === monthDay(date))),
  )
  const years = day?.years.filter((y) => y.post !== first.id && d.tone(y.post) === 'red') ?? []
  const last = years.at(-1)?.post
  page.block({
    form: 'tender',
    entries: [first.id, ...(last !== undefined && last !== first.id ? [last] : [])].map((id) => d.show(id)),
  })
  if (day && years.length >= 2) {
    const [m, dd] = day.day.split('-').map(Number) as [number, number]
    const inAnyYear = Math.floor(Date.UTC(2000, m - 1, dd) / 86_400_000)
    page.p([
      say(WORDS[d.spoken].remembered(d.name, d.w.dayMonth(inAnyYear), d.w.number(years.length)), [
        ...post(...years.map((y) => y.post)),
        count(years.length, { kind: 'listed', posts: years.map((y) => y.post) }),
      ]),
    ])
  }
}
