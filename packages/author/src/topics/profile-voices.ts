import type { Sentence } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { standsAlone } from '../reading/lines.ts'
import { count, type Desk, post } from '../writing/desk.ts'

/** How the posts end, and whom they quote: short lines set one after the other. */
export function voices(desk: Desk, own: ReadonlySet<number>) {
  const m = desk.material
  const w = desk.wording
  const said: Sentence[] = []
  const quoted = m
    .findings('borrowed')
    .filter(
      (f) =>
        m.clear(f.posts[0] as number) && desk.fresh(f.posts[0] as number) && (f.data.words as number) >= 3,
    )
  const mine = quoted.filter((f) => own.has(f.posts[0] as number))
  const [a, b] = mine.length >= 2 ? mine : []
  if (a && b) {
    const x = factsOf(a, m, w)
    const y = factsOf(b, m, w)
    said.push(
      ...desk.say(
        'profile.voices',
        { a: x.slots.q, monthA: x.slots.month, b: y.slots.q, monthB: y.slots.month },
        [...x.sources, ...y.sources],
      ),
    )
  }
  const short = m.findings('signoff')[0]
  const ends = (short?.posts ?? [])
    .filter((id) => m.clear(id) && desk.fresh(id) && standsAlone(m.kicker(id)?.quote ?? 'it'))
    .sort((p, q) => Number(own.has(q)) - Number(own.has(p)) || p - q)
  const [k1, k2, k3] = ends
  if (short && k1 !== undefined && k2 !== undefined && k3 !== undefined) {
    const k = short.data.count as number
    said.push(
      ...desk.say('profile.kickers', { k, k1: m.kicker(k1), k2: m.kicker(k2), k3: m.kicker(k3) }, [
        ...post(k1, k2, k3),
        count(k, { kind: 'listed', posts: short.posts }),
      ]),
    )
  }
  desk.add('p', said)
}

/** What the calendar and the counts add, told once, in the middle. */
export function side(desk: Desk) {
  const m = desk.material
  const said: Sentence[] = []
  const week = m.findings('weekday')[0]
  if (week?.data.odd) {
    const facts = factsOf(week, m, desk.wording)
    said.push(...desk.say('profile.rhythm', facts.slots, facts.sources))
  }
  const t = m.analysis.totals
  if (t.links > t.records * 0.5)
    said.unshift(
      ...desk.say('profile.links', { links: t.links, records: t.records }, [
        count(t.links, { kind: 'links' }),
        count(t.records, { kind: 'records' }),
      ]),
    )
  desk.add('p', said)
}
