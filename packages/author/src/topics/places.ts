import type { Finding } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { whenSlots } from '../writing/slots.ts'
import { addFigure, freshLines, tell, titleAmong } from './parts.ts'
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
  offers: (m) => m.findings('place').length >= 3,
  draft(desk, own, _request) {
    const m = desk.material
    const archive = archiveSlots(m, desk.wording)
    const usable = m
      .findings('place')
      .filter((f) => f.posts.some((id) => m.clear(id) && desk.fresh(id) && m.excerpt(id, 30)))
    const back =
      usable.find(
        (f) =>
          (f.data.visits as number) >= 2 &&
          f.posts.length === (f.data.visits as number) &&
          f.posts.every((id) => m.clear(id) && desk.fresh(id)),
      ) ?? null
    const many = usable.filter((f) => f !== back && (f.data.visits as number) >= 2).slice(0, 2)
    const once = usable
      .filter((f) => f !== back && !many.includes(f))
      .sort((a, b) => (a.posts[0] as number) - (b.posts[0] as number))
      .slice(0, 8)
    const k = once.length + many.length + (back ? 1 : 0)
    const kSource = count(k, { kind: 'score', of: 'places in this guide' })
    const standfirst = desk.say('places.standfirst', { ...archive.slots, k }, [...archive.sources, kSource])
    desk.add('p', desk.say('places.open', archive.slots, archive.sources))
    const used: number[] = []
    for (const f of once) single(desk, f, used)
    for (const f of many) {
      const facts = factsOf(f, m, desk.wording)
      const visits = f.data.visits as number
      desk.add(
        'item',
        desk.say('places.many', { ...facts.slots, k: visits }, [
          ...facts.sources,
          count(visits, { kind: 'score', of: 'visits 60 days apart' }),
        ]),
        `${String(f.data.name)}.`,
      )
      used.push(...f.posts.slice(0, 2))
    }
    if (k < 3) {
      const [a, b] = freshLines(desk, own)
      if (a !== undefined) desk.add('p', tell(desk, 'places.thin', a))
      if (b !== undefined) desk.add('p', tell(desk, 'places.local', b))
    }
    if (back) {
      const facts = factsOf(back, m, desk.wording)
      const said = desk.say('places.return', facts.slots, facts.sources)
      desk.add('item', said, `${String(back.data.name)}.`)
      used.push(...back.posts.slice(0, 2))
    } else desk.add('p', desk.say('places.end', {}, archive.sources))
    addFigure(
      desk,
      'bars',
      { en: 'Posts by place', es: 'Publicaciones por lugar' },
      [...(back ? [back] : []), ...many, ...once]
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

function single(desk: Desk, f: Finding, used: number[]) {
  const m = desk.material
  const id = f.posts.find((p) => m.clear(p) && desk.fresh(p) && m.excerpt(p, 30))
  if (id === undefined) return
  const name = String(f.data.name)
  const at = m.read(id)?.sentences.findIndex((s) => s.text.includes(name)) ?? -1
  const q = at >= 0 ? m.passage(id, at, 24) : m.excerpt(id, 26)
  desk.add('item', desk.say('places.once', { ...whenSlots(m, desk.wording, id), q }, post(id)), `${name}.`)
  used.push(id)
}
