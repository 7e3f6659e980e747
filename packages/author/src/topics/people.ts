import type { Finding, Sentence } from '../model.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import { addFigure, freshLines, postSlots, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Programme notes: the cast in order of appearance, walk-ons, and whoever never speaks. */
export const people: Topic = {
  info: {
    key: 'people',
    name: 'The people in your margins',
    description: 'Everyone who got into your posts, in order of appearance.',
    genre: 'programme notes',
    needs: ['facebook_posts'],
  },
  feeds: { person: 2, borrowed: 0.5 },
  appetite: 8,
  offers: (m) => m.findings('person').filter((f) => f.data.named).length >= 2,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const all = m.findings('person').filter((f) => f.posts.some((id) => m.clear(id) || m.read(id)?.greeting))
    const cast = all.filter((f) => f.data.named && f.posts.length >= 2).slice(0, 8)
    const enter = (f: Finding) => dayNumber(m, f.posts[0] as number)
    cast.sort((a, b) => enter(a) - enter(b) || (a.id < b.id ? -1 : 1))
    const walkOns = all
      .filter((f) => f.data.named && f.posts.length === 1 && m.clear(f.posts[0] as number))
      .slice(0, 6)
    const roles = all.filter((f) => !f.data.named).slice(0, 2)
    const k = cast.length + walkOns.length
    const kSource = count(k, { kind: 'score', of: 'names in the cast' })
    const standfirst = desk.say(
      k === 0 ? 'people.standfirst.none' : 'people.standfirst',
      { ...archive.slots, k },
      [...archive.sources, kSource],
    )
    desk.add('p', desk.say('people.open', archive.slots, archive.sources))
    const used: number[] = []
    for (const f of cast) member(desk, f, used)
    addFigure(
      desk,
      'bars',
      { en: 'Posts by name', es: 'Publicaciones por nombre' },
      cast.map((f) => ({
        label: String(f.data.label),
        value: f.posts.length,
        source: count(f.posts.length, { kind: 'listed', posts: f.posts }),
      })),
    )
    const [a, b] = cast
    if (a && b) together(desk, a, b)
    for (const f of roles) {
      const id = f.posts.find((p) => m.clear(p) && desk.fresh(p))
      if (id !== undefined)
        desk.add(
          'p',
          desk.say(
            'people.role',
            { ...postSlots(desk, id, 24), label: String(f.data.label), k: f.posts.length },
            [...post(id), count(f.posts.length, { kind: 'listed', posts: f.posts })],
          ),
        )
    }
    if (walkOns.length >= 2)
      desk.add(
        'p',
        desk.say(
          'people.walk-ons',
          { list: w.list(walkOns.map((f) => String(f.data.label))) },
          post(...walkOns.map((f) => f.posts[0] as number)),
        ),
      )
    if (cast.length === 0) {
      const id = freshLines(desk, own)[0]
      if (id !== undefined) desk.add('p', tell(desk, 'people.thin', id))
    }
    const silent = cast.find(
      (f) =>
        !f.data.tender &&
        f.posts.every(
          (id) =>
            !/['"“‘«][^'"”’»]{4,}['"”’»]/.test((m.read(id)?.text ?? '').replace(/\p{L}['’]\p{L}/gu, '')),
        ),
    )
    const said = silent
      ? desk.say('people.silent', { name: String(silent.data.label), k: silent.posts.length }, [
          ...post(...silent.posts.slice(0, 4)),
          count(silent.posts.length, { kind: 'listed', posts: silent.posts }),
        ])
      : desk.say('people.end', archive.slots, archive.sources)
    desk.add('p', said)
    const title = titleAmong(
      desk,
      used,
      /\b(?:we|us|everyone|nobody|together|people|friends?|family|all|gente|todos|nadie)\b/i,
      'people',
    )
    return { title, standfirst, description: desk.say('people.description', archive.slots, archive.sources) }
  },
}

function member(desk: Desk, f: Finding, used: number[]) {
  const m = desk.material
  const label = String(f.data.label)
  const scenes = f.posts.filter((id) => m.clear(id) && desk.fresh(id))
  const first = f.posts[0] as number
  const said: Sentence[] = []
  const opens = m.clear(first) && desk.fresh(first) ? mention(desk, first, label) : null
  if (opens) {
    said.push(...desk.say('people.entrance', { ...whenSlots(m, desk.wording, first), q: opens }, post(first)))
    used.push(first)
  }
  const k = f.data.count as number
  const last = f.posts.at(-1) as number
  said.push(
    ...desk.say(
      'people.count',
      { k, ...whenSlots(m, desk.wording, first, '1'), ...whenSlots(m, desk.wording, last, '2') },
      [...post(first, last), count(k, { kind: 'listed', posts: f.posts })],
    ),
  )
  const greeted = f.posts.filter((id) => m.read(id)?.greeting)
  if (greeted.length >= 2)
    said.push(
      ...desk.say('people.greeted', { k: greeted.length }, [
        ...post(...greeted.slice(0, 6)),
        count(greeted.length, { kind: 'listed', posts: greeted }),
      ]),
    )
  if (!f.data.tender) {
    const rest = scenes
      .filter((id) => id !== first)
      .sort(
        (a, b) => desk.rank(b) - desk.rank(a) || (m.line(b)?.score ?? 0) - (m.line(a)?.score ?? 0) || a - b,
      )
    const scene = rest.find(
      (id) => desk.fresh(id) && (desk.rank(id) > 0 || !opens) && mention(desk, id, label),
    )
    if (scene !== undefined) {
      said.push(
        ...desk.say(
          'people.line',
          { ...whenSlots(m, desk.wording, scene), q: mention(desk, scene, label) },
          post(scene),
        ),
      )
      used.push(scene)
    }
  }
  desk.add('item', said, `${desk.wording.capital(label)}.`)
}

/** The sentence with the name in it, and what completes it. */
function mention(desk: Desk, id: number, label: string) {
  const m = desk.material
  const name = label.split(' ').at(-1) ?? label
  const at = m.read(id)?.sentences.findIndex((s) => s.text.toLowerCase().includes(name.toLowerCase())) ?? -1
  return at >= 0 ? m.passage(id, at, 22) : m.excerpt(id, 22)
}

function together(desk: Desk, a: Finding, b: Finding) {
  const both = a.posts.filter((id) => b.posts.includes(id))
  const slots = { a: String(a.data.label), b: String(b.data.label) }
  if (both.length > 0)
    desk.add(
      'p',
      desk.say('people.company', { ...slots, k: both.length }, [
        ...post(...both.slice(0, 6)),
        count(both.length, { kind: 'listed', posts: both }),
      ]),
    )
  else
    desk.add(
      'p',
      desk.say('people.apart', slots, [
        ...post(a.posts[0] as number, b.posts[0] as number),
        count(0, { kind: 'listed', posts: [] }),
      ]),
    )
}
