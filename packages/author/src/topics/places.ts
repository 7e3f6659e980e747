import type { Finding, Sentence, Source } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import { type Borrower, borrowFrom } from './borrowing.ts'
import { addFigure, freshLines, tell, titleAmong } from './parts.ts'
import { notesOn } from './places-notes.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** A guidebook ordered by attachment: once, often, and the place returned to last. */
export const places: Topic = {
  info: {
    key: 'places',
    name: 'Places that kept you',
    description: 'A guidebook of everywhere you wrote from.',
    genre: 'guidebook',
    needs: ['facebook_posts'],
  },
  feeds: { place: 2 },
  appetite: 8,
  offers: (m) => visited(m).length >= 3,
  draft(desk, own, _request) {
    const m = desk.material
    const archive = archiveSlots(m, desk.wording)
    const borrower = borrowFrom(desk)
    const usable = visited(m).filter((f) => f.posts.some((id) => m.clear(id) && borrower.may(id)))
    const visits = (f: Finding) => f.data.visits as number
    // Where somebody always is needs no guidebook.
    const home = usable.find((f) => visits(f) >= 12 && f.posts.length >= 20) ?? null
    const back = usable.filter((f) => f !== home && visits(f) >= 2).sort((a, b) => visits(a) - visits(b))
    const many = back.slice(-3)
    const once = usable
      .filter((f) => f !== home && visits(f) === 1)
      .slice(0, 7)
      .sort((a, b) => dayNumber(m, a.posts[0] as number) - dayNumber(m, b.posts[0] as number))
    const k = once.length + many.length
    const kSource = count(k, { kind: 'score', of: 'places in this guide' })
    const standfirst = desk.say('places.standfirst', { ...archive.slots, k }, [...archive.sources, kSource])
    open(desk, once, many, home)
    const used: number[] = []
    for (const f of once) single(desk, f, borrower, used)
    for (const f of many) returned(desk, f, borrower, used, f === many.at(-1))
    if (k < 3)
      for (const id of freshLines(desk, own).slice(0, 2)) {
        desk.add('p', tell(desk, 'places.local', id))
        used.push(id)
      }
    addFigure(
      desk,
      'bars',
      { en: 'Posts by place', es: 'Publicaciones por lugar' },
      [...many, ...once]
        .slice(0, 8)
        .map((f) => ({
          label: String(f.data.name),
          value: f.posts.length,
          source: count(f.posts.length, { kind: 'listed', posts: f.posts }),
        }))
        .sort((a, b) => b.value - a.value),
    )
    const title = titleAmong(
      desk,
      used,
      /\b(?:here|there|back|sea|road|train|home|far|beach|night|bell|bells|mar|playa|tren|lejos|vuelta)\b/i,
      'places',
    )
    return { title, standfirst, description: desk.say('places.description', { k }, [kSource]) }
  },
}

/** Places somebody was at: a question about a town is no visit, and one trip is entered under one name. */
function visited(m: Material): Finding[] {
  const kept: Finding[] = []
  for (const f of m.findings('place')) {
    const posts = f.posts.filter(
      (id) => m.clear(id) && !/\?/.test(m.read(id)?.text ?? '') && around(m, f, id),
    )
    const isTwin = kept.some((x) => posts.every((id) => x.posts.includes(id)))
    if (posts.length > 0 && !isTwin) kept.push(f)
  }
  return kept
}

function open(desk: Desk, once: readonly Finding[], many: readonly Finding[], home: Finding | null) {
  const archive = archiveSlots(desk.material, desk.wording)
  const sources: Source[] = [
    ...archive.sources,
    count(once.length, { kind: 'score', of: 'places told once' }),
    count(many.length, { kind: 'score', of: 'places returned to' }),
    ...(home ? [count(home.posts.length, { kind: 'listed', posts: home.posts })] : []),
  ]
  const slots: Slots = {
    ...archive.slots,
    a: once.length || null,
    b: many.length || null,
    home: home ? String(home.data.name) : null,
    n: home?.posts.length,
  }
  const key = home
    ? 'places.open.home'
    : many.length > 0 && once.length > 0
      ? 'places.open'
      : 'places.open.once'
  desk.add('p', desk.say(key, slots, sources))
}

function around(m: Material, f: Finding, id: number): Quote | null {
  const name = String(f.data.name)
  const at = m.read(id)?.sentences.findIndex((s) => s.text.includes(name)) ?? -1
  return at >= 0 ? m.passage(id, at, 24) : m.excerpt(id, 26)
}

/** Practical information: how, weather, company, as far as the post says. */
function practical(desk: Desk, id: number): Sentence[] {
  const { transport, weather, company } = notesOn(desk.material, id)
  const said: Sentence[] = []
  if (transport) said.push(...desk.say('places.transport', { transport }, post(id)))
  if (weather) said.push(...desk.say('places.weather', { weather }, post(id)))
  if (company.length > 0)
    said.push(...desk.say('places.company', { list: desk.wording.list(company) }, post(id)))
  return said.slice(0, 2)
}

function single(desk: Desk, f: Finding, borrower: Borrower, used: number[]) {
  const m = desk.material
  const id = f.posts.find((p) => m.clear(p) && !used.includes(p) && borrower.may(p) && around(m, f, p))
  if (id === undefined) return
  borrower.take(id)
  used.push(id)
  const name = String(f.data.name)
  const q = around(m, f, id)
  const r = m.read(id)
  const first = r?.sentences[0]?.text ?? ''
  const third = first.includes(name) ? m.told(id, 0) : null
  const after = third ? m.rest(id, 20) : null
  const slots = { ...whenSlots(m, desk.wording, id), q, third, after }
  const said = third ? desk.say('places.once.told', slots, post(id)) : []
  if (said.length === 0) said.push(...desk.say('places.once', slots, post(id)))
  desk.add('item', [...said, ...practical(desk, id)], `${name}.`)
}

/** Every visit in a row: the years, the month they share, the year that is missing, first words and latest. */
function returned(desk: Desk, f: Finding, borrower: Borrower, used: number[], isLast: boolean) {
  const m = desk.material
  const w = desk.wording
  const fit = f.posts.filter(
    (id) => m.clear(id) && !used.includes(id) && borrower.may(id) && around(m, f, id),
  )
  const [first, last] = [fit[0], fit.at(-1)]
  if (first === undefined || last === undefined) return
  const k = f.data.visits as number
  const name = String(f.data.name)
  const days = dayNumber(m, last) - dayNumber(m, first)
  const years = [...new Set(f.posts.map((id) => m.read(id)?.when?.y ?? 0))].sort()
  const months = new Set(f.posts.map((id) => m.read(id)?.when?.m))
  const missing = Array.from(
    { length: (years.at(-1) ?? 0) - (years[0] ?? 0) },
    (_, i) => (years[0] ?? 0) + i,
  ).filter((y) => !years.includes(y))
  const sources: Source[] = [
    ...post(first, last),
    count(k, { kind: 'score', of: 'visits 60 days apart' }),
    count(days, { kind: 'days-between', from: first, to: last }),
    ...years.concat(missing).map((y) => count(y, { kind: 'date', iso: `${y}-01-01` })),
  ]
  const said = desk.say(
    isLast ? 'places.return' : 'places.many',
    {
      k,
      name,
      ...whenSlots(m, w, first, '1'),
      q1: around(m, f, first),
      gap: days >= 60 ? w.span(days) : null,
    },
    sources,
  )
  if (months.size === 1 && years.length >= 3)
    said.push(
      ...desk.say(
        'places.years.month',
        { list: w.list(years.map(String)), monthName: w.monthName([...months][0] ?? 1) },
        sources,
      ),
    )
  else if (years.length >= 3 && years.length <= 8)
    said.push(...desk.say('places.years', { list: w.list(years.map(String)) }, sources))
  if (missing.length === 1 && years.length >= 4)
    said.push(...desk.say('places.missing', { year: String(missing[0]) }, sources))
  const middle = fit.length >= 4 ? fit[Math.floor(fit.length / 2)] : undefined
  for (const id of [middle, last === first ? undefined : last]) {
    if (id === undefined) continue
    said.push(
      ...desk.say(
        id === last ? 'places.latest' : 'places.between',
        { ...whenSlots(m, w, id), q: around(m, f, id), gap: days >= 60 ? w.span(days) : null },
        [...post(id), ...sources],
      ),
    )
    borrower.take(id)
    used.push(id)
  }
  borrower.take(first)
  used.push(first)
  desk.add('item', said, `${name}.`)
}
