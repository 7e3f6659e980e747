import { count, type Desk, post } from '../writing/desk.ts'
import { MONTHS_EN } from '../writing/wording-en.ts'
import { MONTHS_ES } from '../writing/wording-es.ts'
import { freshLines, inOrder, postSlots, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** The fullest year, a month to an entry; blank months are left blank, and said to be. */
export const yearInTwelve: Topic = {
  info: {
    key: 'year_in_twelve',
    name: 'A year in twelve posts',
    description: 'One whole year of yours, seen at once.',
    genre: 'almanac',
    needs: ['facebook_posts'],
  },
  feeds: { line: 0.9 },
  appetite: 10,
  suits: (when, { years }) => years[when.year] === Math.max(...Object.values(years)),
  offers: (m) =>
    Math.max(0, ...Object.values(m.analysis.totals.years)) >= 6 &&
    m.analysis.totals.months.filter((k) => k > 0).length >= 5,
  draft(desk, own, request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const years = Object.entries(m.analysis.totals.years).sort(
      (a, b) => b[1] - a[1] || Number(b[0]) - Number(a[0]),
    )
    const mourning = new Set(m.analysis.red.map((id) => m.read(id)?.when?.y))
    years.sort((a, b) => Number(mourning.has(Number(a[0]))) - Number(mourning.has(Number(b[0]))))
    const pick = years[Math.min(request.edition, Math.max(0, years.length - 1))]
    const year = Number(pick?.[0] ?? 0)
    const k = pick?.[1] ?? 0
    const sources = [...archive.sources, count(k, { kind: 'year', year })]
    const base = { ...archive.slots, year: String(year), k }
    const standfirst = desk.say('year.standfirst', base, sources)
    desk.add('p', desk.say('year.open', base, sources))
    const blank: string[] = []
    const written = new Set(
      m.posts.filter((p) => p.text && p.at?.startsWith(String(year))).map((p) => Number(p.at?.slice(5, 7))),
    )
    const used: number[] = []
    const names = w.language === 'es' ? MONTHS_ES : MONTHS_EN
    const ofYear = monthPosts(desk, own, year)
    for (let month = 1; month <= 12; month++) {
      const id = ofYear.get(month)
      const name = w.capital(names[month - 1] as string)
      if (id === undefined) {
        // A month whose posts are told elsewhere is skipped; only a truly empty one is called blank.
        if (!written.has(month)) blank.push(name)
        continue
      }
      const d = m.read(id)?.when?.d ?? 1
      const said = desk.say(
        'year.entry',
        { ...postSlots(desk, id, 30), d: w.language === 'es' ? String(d) : ordinalDay(d) },
        post(id),
      )
      used.push(id)
      desk.add('item', said, `${name}.`)
    }
    if (blank.length > 0 && blank.length < 12) {
      const names2 = blank.length > 8 ? [`${12 - used.length}`] : blank
      if (blank.length <= 8)
        desk.add(
          'p',
          desk.say(blank.length === 1 ? 'year.blank.one' : 'year.blank', { list: w.list(names2) }, [
            count(k, { kind: 'year', year }),
          ]),
        )
    }
    const next = inOrder(
      m,
      freshLines(desk, own, (id) => m.read(id)?.when?.y === year + 1),
    )[0]
    if (next !== undefined) desk.add('p', tell(desk, 'year.next', next, { next: String(year + 1) }))
    const title = titleAmong(desk, used, /\b(?:year|day|month|week|today|año|día|mes)\b/i, 'year', {
      year: String(year),
    })
    return { title, standfirst, description: desk.say('year.description', base, sources) }
  },
}

function ordinalDay(d: number): string {
  const tail = d % 100 > 10 && d % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][d % 10] ?? 'th')
  return `${d}${tail}`
}

/** The best clear line of each month; failing lines, any post fit to print. */
function monthPosts(desk: Desk, own: ReadonlySet<number>, year: number): Map<number, number> {
  const m = desk.material
  const chosen = new Map<number, number>()
  for (const id of freshLines(desk, own, (x) => m.read(x)?.when?.y === year)) {
    const month = m.read(id)?.when?.m
    if (month && !chosen.has(month) && m.excerpt(id, 30)) chosen.set(month, id)
  }
  // A month or two may come from another article: a year without its December is no year.
  let borrowed = 0
  for (const p of m.posts) {
    if (chosen.size >= 12) break
    if (!p.text || !p.at?.startsWith(String(year))) continue
    const month = Number(p.at.slice(5, 7))
    if (
      !chosen.has(month) &&
      m.clear(p.id) &&
      (desk.fresh(p.id) || (borrowed < 2 && desk.untold(p.id))) &&
      !m.read(p.id)?.greeting &&
      (m.read(p.id)?.words.length ?? 0) >= 5 &&
      m.excerpt(p.id, 30)
    ) {
      if (!desk.fresh(p.id)) borrowed++
      chosen.set(month, p.id)
    }
  }
  return chosen
}
