import type { CustomTopic, Sentence, Source } from '../model.ts'
import { type Hit, searchPosts } from '../planning/search.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber } from '../writing/slots.ts'
import { tellAnswers } from './custom-answers.ts'
import { freshLines, inOrder, postSlots, tell } from './parts.ts'
import { archiveSlots, type Draft, type TopicRequest } from './topic.ts'

const ENOUGH = 5

/** Any topic that somebody invents: its words are looked for in the posts and answers, and the finds are told in order. */
export function writeCustom(desk: Desk, topic: CustomTopic, request: TopicRequest): Draft {
  const m = desk.material
  const archive = archiveSlots(m, desk.wording)
  const asked = [topic.name, topic.description ?? '', ...(topic.prompts ?? [])].join('\n')
  const subject = subjectOf(topic)
  const search = (text: string) =>
    searchPosts(m.posts, text).filter((h) => m.clear(h.id) && desk.fresh(h.id) && m.excerpt(h.id, 30))
  // Prompts are full of words for the writer; they are searched only where the subject itself finds little.
  const named = search(`${topic.name}\n${topic.description ?? ''}`)
  const hits = named.length >= ENOUGH ? named : search(asked)
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
  const words = new Map(hits.map((h) => [h.id, h.words]))
  let before: number | undefined
  const say = (key: string, id: number) => {
    const said = telling(desk, key, id, words.get(id) ?? [], before)
    if (said.length > 0) before = id
    return said
  }
  const opening: Sentence[] =
    first === undefined ? [] : say(first === all[0] ? 'custom.first' : 'custom.line', first)
  opening.push(...(others[0] === undefined ? [] : say('custom.line', others[0])))
  desk.add('p', opening)
  for (let i = 1; i < others.length; i += 2) {
    const said = others.slice(i, i + 2).flatMap((id) => say('custom.line', id))
    if (i === 3) said.push(...yearCount(desk, hits))
    desk.add('p', said)
    if (i === 1) desk.add('p', wordCount(desk, hits))
  }
  if (last !== undefined) desk.add('p', say(last === all.at(-1) ? 'custom.last' : 'custom.line', last))
}

/** The sentence that speaks of the subject, and how long after the one before. */
function telling(
  desk: Desk,
  key: string,
  id: number,
  words: readonly string[],
  before: number | undefined,
): Sentence[] {
  const m = desk.material
  const at =
    m.read(id)?.sentences.findIndex((s) => wordsOf(s.text).some((w) => words.includes(stem(w)))) ?? -1
  const around = at >= 0 ? m.passage(id, at, 26) : null
  const retold = m.retold(id, 'third')
  const onTopic = retold && wordsOf(retold.clause).some((w) => words.includes(stem(w)))
  const gap = before === undefined ? 0 : dayNumber(m, id) - dayNumber(m, before)
  const sources: Source[] = [...post(id)]
  if (before !== undefined && gap > 0)
    sources.push(count(gap, { kind: 'days-between', from: before, to: id }))
  return desk.say(
    key,
    {
      ...postSlots(desk, id, 26),
      ...(around && around.quote.split(/\s+/).length >= 5 ? { q: around } : {}),
      ...(onTopic ? {} : { third: null, thirdThen: null }),
      gap: gap >= 60 ? desk.wording.span(gap) : null,
    },
    sources,
  )
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
