import type { Finding, Sentence } from '../model.ts'
import { spread } from '../reading/spread.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Deed } from './people-parts.ts'
import { listed, type Member, mention, type Stage } from './people-stage.ts'

/** One of the cast: entrance, business, lines, best scene, absence. */
export function entry(stage: Stage, member: Member, isLast: boolean) {
  const { desk, cast } = stage
  const said: Sentence[] = [...entrance(stage, member)]
  const at = cast.indexOf(member)
  const parts = at % 2 === 0 ? [business, speech] : [speech, business]
  for (const part of parts) said.push(...part(stage, member))
  if (!isLast) said.push(...scene(stage, member))
  said.push(...absence(stage, member), ...greetings(desk, member.finding))
  if (said.length < 3) said.push(...tally(desk, member))
  desk.add('item', said, `${desk.wording.capital(member.name)}.`)
}

function entrance({ desk, order, borrower, used }: Stage, { finding, name }: Member): Sentence[] {
  const m = desk.material
  const first = finding.posts[0] as number
  const nth = order.get(first) ?? 0
  const written = m.analysis.totals.written
  const base = {
    ...whenSlots(m, desk.wording, first),
    n: nth || null,
    written,
    name,
    k: finding.posts.length,
  }
  const sources = [
    ...post(first),
    count(nth, { kind: 'score', of: 'place in order of date' }),
    count(written, { kind: 'written' }),
    listed(finding.posts),
  ]
  if (m.clear(first) && borrower.may(first)) {
    const { q, third } = mention(desk, first, name)
    const said = third
      ? desk.say('people.entrance.told', { ...base, third }, sources)
      : desk.say('people.entrance', { ...base, q }, sources)
    if (said.length > 0) {
      borrower.take(first)
      used.push(first)
      return said
    }
  }
  return desk.say('people.entrance.bare', base, sources)
}

/** Up to three deeds in a row, the ones that are not told elsewhere in the entry. */
function business({ desk, used }: Stage, { deeds, name }: Member): Sentence[] {
  const m = desk.material
  const left = deeds.filter((d) => !used.includes(d.post))
  const list = spread(left, 3)
  if (list.length === 0) return []
  const year = (d: Deed) => String(m.read(d.post)?.when?.y ?? '')
  const ids = list.map((d) => d.post)
  const sources = [...post(...ids), listed(ids)]
  used.push(...ids)
  if (list.length === 1) {
    const [d] = list as [Deed]
    return desk.say('people.deed', { name, deed: d.text, ...whenSlots(m, desk.wording, d.post) }, sources)
  }
  const told = list.map((d) => `${d.text} (${year(d)})`)
  return desk.say('people.deeds', { name, list: desk.wording.list(told), k: list.length }, sources)
}

function speech({ desk, borrower, used }: Stage, { lines, name, finding }: Member): Sentence[] {
  const line = lines.find(
    (l) => borrower.may(l.post) && !used.includes(l.post) && l.quote.split(/\s+/).length <= 14,
  )
  if (!line) return []
  const k = new Set(lines.map((l) => l.post)).size
  const said = desk.say(
    k === 1 ? 'people.speaks.once' : 'people.speaks',
    { name, k, of: finding.posts.length, line, ...whenSlots(desk.material, desk.wording, line.post) },
    [...post(line.post), listed([...new Set(lines.map((l) => l.post))]), listed(finding.posts)],
  )
  if (said.length > 0) {
    borrower.take(line.post)
    used.push(line.post)
  }
  return said
}

/** The best of the other posts, in its own words. */
function scene({ desk, borrower, used }: Stage, { finding, name }: Member): Sentence[] {
  const m = desk.material
  const fit = finding.posts
    .filter((id) => m.clear(id) && !used.includes(id) && borrower.may(id) && mention(desk, id, name).q)
    .sort((a, b) => desk.rank(b) - desk.rank(a) || (m.line(b)?.score ?? 0) - (m.line(a)?.score ?? 0) || a - b)
  const id = fit[0]
  if (id === undefined) return []
  const said = desk.say(
    'people.scene',
    { name, ...whenSlots(m, desk.wording, id), ...mention(desk, id, name) },
    post(id),
  )
  if (said.length > 0) {
    borrower.take(id)
    used.push(id)
  }
  return said
}

/** A gap of more than a third of the archive between two appearances. */
function absence({ desk }: Stage, { finding, name }: Member): Sentence[] {
  const m = desk.material
  const t = m.analysis.totals
  const span = (Date.parse(t.last ?? '') - Date.parse(t.first ?? '')) / 86_400_000
  let best: [number, number, number] | null = null
  for (let i = 1; i < finding.posts.length; i++) {
    const [a, b] = [finding.posts[i - 1] as number, finding.posts[i] as number]
    const days = dayNumber(m, b) - dayNumber(m, a)
    if (days > span / 3 && days > 300 && (!best || days > best[0])) best = [days, a, b]
  }
  if (!best || [best[1], best[2]].some((id) => m.tone(id) !== 'clear')) return []
  const [days, a, b] = best
  return desk.say(
    'people.absence',
    {
      name,
      gap: desk.wording.span(days),
      ...whenSlots(m, desk.wording, a, '1'),
      ...whenSlots(m, desk.wording, b, '2'),
    },
    [...post(a, b), count(days, { kind: 'days-between', from: a, to: b }), listed([])],
  )
}

function greetings(desk: Desk, f: Finding): Sentence[] {
  const greeted = f.posts.filter(
    (id) => desk.material.read(id)?.greeting && desk.material.tone(id) === 'clear',
  )
  if (greeted.length < 2) return []
  return desk.say('people.greeted', { k: greeted.length, name: String(f.data.label) }, [
    ...post(...greeted.slice(0, 6)),
    listed(greeted),
  ])
}

function tally(desk: Desk, { finding, name }: Member): Sentence[] {
  const [first, last] = [finding.posts[0] as number, finding.posts.at(-1) as number]
  return desk.say(
    'people.count',
    {
      name,
      k: finding.posts.length,
      ...whenSlots(desk.material, desk.wording, first, '1'),
      ...whenSlots(desk.material, desk.wording, last, '2'),
    },
    [...post(first, last), listed(finding.posts)],
  )
}
