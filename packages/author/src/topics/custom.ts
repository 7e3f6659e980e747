import type { CustomTopic, Sentence } from '../model.ts'
import { type Hit, searchPosts } from '../planning/search.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { tellAnswers } from './custom-answers.ts'
import { freshLines, inOrder, tell } from './parts.ts'
import { archiveSlots, type Draft, type TopicRequest } from './topic.ts'

/** Any topic that somebody invents: its words are looked for in the posts and answers, and the finds are told in order. */
export function writeCustom(desk: Desk, topic: CustomTopic, request: TopicRequest): Draft {
  const m = desk.material
  const archive = archiveSlots(m, desk.wording)
  const asked = [topic.name, topic.description ?? '', ...(topic.prompts ?? [])].join('\n')
  const subject = subjectOf(topic)
  const hits = searchPosts(m.posts, asked).filter(
    (h) => m.clear(h.id) && desk.fresh(h.id) && m.excerpt(h.id, 30),
  )
  const k = hits.length
  const base = { ...archive.slots, subject, k }
  const sources = [...archive.sources, count(k, { kind: 'listed', posts: hits.map((h) => h.id) })]
  const answered = tellAnswers(desk, request.answers, asked, hits.length === 0)
  const standfirst = desk.say(
    answered === 0
      ? k > 0
        ? 'custom.standfirst'
        : 'custom.standfirst.none'
      : k > 0
        ? 'custom.standfirst.both'
        : 'custom.standfirst.answers',
    { ...base, a: answered },
    [...sources, count(answered, { kind: 'score', of: 'answers told' })],
  )
  if (k === 0) {
    const other = freshLines(desk, new Set())
    if (answered === 0 && other[0] !== undefined) desk.add('p', tell(desk, 'custom.none', other[0], base))
    for (const id of answered > 0 ? [] : other.slice(1, 4)) desk.add('p', tell(desk, 'custom.line', id))
  } else found(desk, hits, base, sources, request.edition)
  const description = desk.say('custom.description', base, sources)
  return {
    title: topic.name,
    standfirst,
    description,
    ...(k < 3 && answered === 0 ? { note: thin(desk, k) } : {}),
  }
}

function thin(desk: Desk, k: number): string {
  if (desk.wording.language === 'es')
    return k === 0 ? 'No se encontró nada sobre este tema.' : 'Hay poco material sobre este tema.'
  return k === 0
    ? 'Nothing on this subject was found in the posts.'
    : 'There is little on this subject in the posts.'
}

function found(
  desk: Desk,
  hits: Hit[],
  base: Record<string, unknown>,
  sources: Parameters<Desk['say']>[2],
  edition: number,
) {
  const m = desk.material
  desk.add('p', desk.say('custom.open', base as never, sources))
  const best = hits.slice(edition * 9, edition * 9 + 9)
  const chosen = (best.length >= 3 ? best : hits.slice(0, 9)).map((h) => h.id)
  // Frames say "first" and "most recent", so the ends of the row are the true ones.
  const all = inOrder(
    m,
    hits.map((h) => h.id),
  )
  const ends = edition === 0 ? [all[0], all.at(-1)].filter((id) => id !== undefined) : []
  const ids = inOrder(m, [...new Set([...ends, ...chosen])])
  const [first, ...others] = ids
  const last = others.length > 1 ? others.pop() : undefined
  const opening: Sentence[] =
    first === undefined ? [] : tell(desk, first === all[0] ? 'custom.first' : 'custom.line', first)
  opening.push(...(others[0] === undefined ? [] : tell(desk, 'custom.line', others[0])))
  desk.add('p', opening)
  for (let i = 1; i < others.length; i += 2) {
    const said = others.slice(i, i + 2).flatMap((id) => tell(desk, 'custom.line', id, {}, 24))
    if (i === 3) said.push(...yearCount(desk, hits))
    desk.add('p', said)
    if (i === 1) desk.add('p', wordCount(desk, hits))
  }
  if (last !== undefined) desk.add('p', tell(desk, last === all.at(-1) ? 'custom.last' : 'custom.line', last))
}

function yearCount(desk: Desk, hits: Hit[]): Sentence[] {
  const years = new Map<number, number[]>()
  for (const h of hits) {
    const y = desk.material.read(h.id)?.when?.y
    if (y) years.set(y, [...(years.get(y) ?? []), h.id])
  }
  const [top] = [...years].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
  if (!top || top[1].length < 3) return []
  return desk.say('custom.count', { year: String(top[0]), k: top[1].length }, [
    ...post(...top[1].slice(0, 6)),
    count(top[1].length, { kind: 'listed', posts: top[1] }),
  ])
}

function wordCount(desk: Desk, hits: Hit[]): Sentence[] {
  const words = new Map<string, number[]>()
  for (const h of hits) for (const w of h.words) words.set(w, [...(words.get(w) ?? []), h.id])
  const [top] = [...words].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  if (!top || top[1].length < 3) return []
  return desk.say('custom.word', { word: top[0], k: top[1].length }, [
    ...post(...top[1].slice(0, 6)),
    count(top[1].length, { kind: 'listed', posts: top[1] }),
  ])
}

function subjectOf(topic: CustomTopic): string {
  const name = topic.name.trim().replace(/[.!?]+$/, '')
  return /^(?:The|A|An|My|Your) /.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
