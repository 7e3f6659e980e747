import type { Finding, Sentence, Source } from '../model.ts'
import { aroundWord, retoldSlots } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { spread } from '../reading/spread.ts'
import { stem } from '../reading/tokens.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import { inOrder } from './parts.ts'

/** Something that several posts have in common, told in one paragraph from its first day to its last. */
export interface Chapter {
  kind: 'saga' | 'thread' | 'person' | 'place' | 'firsts'
  finding: Finding
  steps: number[]
  score: number
}

const STEPS = 3
const HOME = 20
const KINDS = { saga: 1.2, thread: 1.1, person: 0.9, place: 0.8 } as const

/** The chapters this portrait may tell, best first, no two of them with a post in common. */
export function chaptersOf(desk: Desk, own: ReadonlySet<number>, taken: readonly number[]): Chapter[] {
  const m = desk.material
  const all: Chapter[] = []
  for (const kind of ['saga', 'thread', 'person', 'place'] as const)
    for (const finding of m.findings(kind).slice(0, 16)) {
      if (kind === 'person' && !finding.data.named) continue
      // Where somebody lives is not gone back to.
      if (kind === 'place' && finding.posts.length > HOME) continue
      const steps = stepsOf(desk, finding, own)
      if (steps.length < 2) continue
      const mine = steps.filter((id) => own.has(id)).length
      all.push({ kind, finding, steps, score: finding.score * KINDS[kind] + mine })
    }
  const firsts = firstTimes(desk, own)
  if (firsts) all.push(firsts)
  all.sort((a, b) => b.score - a.score || (a.finding.id < b.finding.id ? -1 : 1))
  const spent = new Set(taken)
  return all.filter((c) => {
    if (c.steps.some((id) => spent.has(id))) return false
    for (const id of c.steps) spent.add(id)
    return true
  })
}

/** First, best in between and last of the posts that may be told here, a month or more apart. */
function stepsOf(desk: Desk, f: Finding, own: ReadonlySet<number>): number[] {
  const m = desk.material
  const free = f.posts.filter((id) => desk.fresh(id) && desk.rank(id) > 0)
  const fit = inOrder(
    m,
    spread(free, 40).filter((id) => told(m, id)),
  )
  const about = String(f.data.stem ?? f.data.name ?? '').toLowerCase()
  const worth = (id: number) =>
    (m.line(id)?.score ?? 0) +
    (own.has(id) ? 0.4 : 0) -
    (wordful(aroundWord(m, id, about, m.reach)) ? 0 : 0.6)
  const best = (ids: number[]) => [...ids].sort((a, b) => worth(b) - worth(a) || a - b).slice(0, 1)
  // A saga is told step by step from its first day; of a person or a place three good moments will do.
  const whole = f.kind === 'saga' || f.kind === 'thread'
  const keep = whole ? 5 : STEPS
  const between = whole ? fit.slice(1, -1) : fit
  const parts = whole ? keep - 2 : keep
  const size = between.length / parts
  const chosen = Array.from({ length: parts }, (_, i) =>
    best(between.slice(Math.floor(i * size), Math.floor((i + 1) * size))),
  ).flat()
  const picks = fit.length <= keep ? fit : whole ? [...fit.slice(0, 1), ...chosen, ...fit.slice(-1)] : chosen
  const apart = whole ? 2 : 30
  return picks.filter((id, i) => i === 0 || dayNumber(m, id) - dayNumber(m, picks[i - 1] as number) >= apart)
}

/** A passage long enough to be a scene. */
const wordful = (q: Quote | null) => (q && q.quote.split(/\s+/).length >= 7 ? q : null)

/** Amber posts may be shown in a portrait, plainly. */
const told = (m: Material, id: number) =>
  (m.tone(id) === 'clear' || m.tone(id) === 'amber') && !m.read(id)?.greeting && !!m.excerpt(id, 30)

function firstTimes(desk: Desk, own: ReadonlySet<number>): Chapter | null {
  const m = desk.material
  const fit = m
    .findings('first-time')
    .filter((f) => told(m, f.posts[0] as number) && desk.fresh(f.posts[0] as number))
    .filter((f) => desk.rank(f.posts[0] as number) > 0)
    .slice(0, STEPS)
  const best = fit[0]
  if (!best || fit.length < STEPS) return null
  const steps = inOrder(
    m,
    fit.map((f) => f.posts[0] as number),
  )
  const mine = steps.filter((id) => own.has(id)).length
  return { kind: 'firsts', finding: { ...best, posts: steps }, steps, score: 1 + mine * 0.5 }
}

/** Of somebody lost nothing is counted, and nothing is said about the gaps. */
export const isTender = ({ finding }: Chapter) => finding.data.tender === true

export function tellChapter(desk: Desk, chapter: Chapter) {
  const said = isTender(chapter) ? [] : [...introduction(desk, chapter)]
  chapter.steps.forEach((id, i) => {
    said.push(...step(desk, chapter, id, chapter.steps[i - 1]))
  })
  desk.add('p', [...said, ...apart(desk, chapter)])
}

function introduction(desk: Desk, { kind, finding, steps }: Chapter): Sentence[] {
  const m = desk.material
  const first = (finding.data.first as number | undefined) ?? (finding.posts[0] as number)
  const last = (finding.data.last as number | undefined) ?? (finding.posts.at(-1) as number)
  const gap = dayNumber(m, last) - dayNumber(m, first)
  const k = kind === 'firsts' ? steps.length : ((finding.data.count as number) ?? finding.posts.length)
  const tally: Source =
    kind === 'saga'
      ? count(k, { kind: 'word', forms: [String(finding.data.stem)] })
      : count(k, { kind: 'listed', posts: finding.posts })
  const sources: Source[] = [tally, count(2, { kind: 'listed', posts: [first, last] }), ...post(first, last)]
  if (gap > 0) sources.push(count(gap, { kind: 'days-between', from: first, to: last }))
  return desk.say(
    `profile.chapter.${kind}`,
    {
      ...whenSlots(m, desk.wording, first, '1'),
      ...whenSlots(m, desk.wording, last, '2'),
      name: String(finding.data.label ?? finding.data.name ?? ''),
      word: asWritten(m, finding, steps),
      k,
      gap: gap > 0 ? desk.wording.span(gap) : null,
    },
    sources,
  )
}

/** "Astra", "glasses": as the posts told here spell it, if they agree. */
function asWritten(m: Material, f: Finding, steps: readonly number[]): string {
  const forms = steps.map((id) => {
    const token = m.read(id)?.tokens.find((t) => stem(t.toLowerCase()) === f.data.stem)
    // "guarda-chuva" is one thing, though its halves are counted.
    const whole = new RegExp(`(?:\\p{L}+-)*${token}(?:-\\p{L}+)*`, 'u')
    return token && (whole.exec(m.read(id)?.text ?? '')?.[0] ?? token)
  })
  const inside = forms.filter((t) => t !== undefined)
  const first = inside[0]
  return first && inside.every((t) => t === first) ? first : String(f.data.word ?? '')
}

function step(desk: Desk, { kind, finding }: Chapter, id: number, before: number | undefined): Sentence[] {
  const m = desk.material
  const word = String(finding.data.stem ?? finding.data.name ?? '').toLowerCase()
  const gap = before === undefined ? 0 : dayNumber(m, id) - dayNumber(m, before)
  const sources: Source[] = [...post(id)]
  if (before !== undefined && gap > 0)
    sources.push(count(gap, { kind: 'days-between', from: before, to: id }))
  const retold = retoldSlots(m, id)
  // A retelling that leaves out what the chapter is about would be a change of subject.
  const onTopic =
    kind === 'firsts' ||
    String(retold.third ?? '')
      .toLowerCase()
      .includes(word)
  const key = finding.data.tender
    ? 'plain'
    : before !== undefined
      ? 'next'
      : id === (finding.data.first ?? finding.posts[0]) && kind !== 'firsts'
        ? 'begin'
        : 'first'
  return desk.say(
    `profile.step.${key}`,
    {
      ...whenSlots(m, desk.wording, id),
      ...(onTopic ? retold : {}),
      q: (kind === 'firsts' ? null : wordful(aroundWord(m, id, word, m.reach))) ?? m.excerpt(id, m.reach),
      gap: gap >= 45 ? desk.wording.span(gap) : null,
    },
    sources,
  )
}

/** Two people who are both often there, and never in the same post. */
function apart(desk: Desk, { kind, finding }: Chapter): Sentence[] {
  if (kind !== 'person') return []
  const m = desk.material
  const here = new Set(finding.posts)
  const other = m
    .findings('person')
    .find((f) => f !== finding && f.data.named && !f.data.tender && f.posts.length >= 4)
  if (!other || finding.data.tender || finding.posts.length < 4 || other.posts.some((id) => here.has(id)))
    return []
  return desk.say(
    'profile.apart',
    { a: String(finding.data.label), b: String(other.data.label), k: other.posts.length },
    [
      count(other.posts.length, { kind: 'listed', posts: other.posts }),
      count(finding.posts.length, { kind: 'listed', posts: finding.posts }),
    ],
  )
}
