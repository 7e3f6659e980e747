import { asYou, type Given, passages } from '../answers/given.ts'
import type { Figure, Finding, Sentence, Source } from '../model.ts'
import { singlePost } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { hash } from '../reading/seeded.ts'
import { type Desk, post } from '../writing/desk.ts'
import { typographic } from '../writing/quote.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import { peopleNames, titleFrom } from '../writing/title.ts'

/** Every slot one post can fill, with its short passage as `q`. */
export function postSlots(desk: Desk, id: number, max = 28): Slots {
  return { ...singlePost(desk.material, desk.wording, id), q: desk.material.excerpt(id, max) }
}

/** One post in one frame of the given occasion; nothing when no frame is left. */
export function tell(desk: Desk, key: string, id: number, extra: Slots = {}, max = 28): Sentence[] {
  return desk.say(key, { ...postSlots(desk, id, max), ...extra }, post(id))
}

/**
 * Good posts that this article has not used: its own first, then nobody's, then, only if these are few,
 * those of other articles, in an order of their own so that not all of them borrow the same one.
 */
export function freshLines(
  desk: Desk,
  _own: ReadonlySet<number>,
  test: (id: number) => boolean = () => true,
  borrow = 2,
): number[] {
  const m = desk.material
  const seen = new Set<number>()
  const ids: { id: number; rank: number; score: number }[] = []
  for (const l of m.analysis.lines) {
    if (seen.has(l.post) || !m.clear(l.post) || !desk.fresh(l.post) || !test(l.post)) continue
    seen.add(l.post)
    const rank = desk.rank(l.post)
    ids.push({ id: l.post, rank, score: rank === 0 ? hash(`${desk.seed}|${l.post}`) : l.score })
  }
  ids.sort((a, b) => b.rank - a.rank || b.score - a.score || a.id - b.id)
  const free = ids.filter((x) => x.rank > 0)
  return (free.length > 0 ? free : ids.slice(0, borrow)).map((x) => x.id)
}

export interface FigurePoint {
  label: string
  value: number
  source: Source
}

/** A figure with its numbers again as text; fewer than two points are no figure. */
export function addFigure(
  desk: Desk,
  kind: Figure['kind'],
  title: { en: string; es: string },
  points: FigurePoint[],
  after = Math.min(1, desk.paragraphs.length - 1),
) {
  if (points.length < 2 || points.every((p) => p.value === 0)) return
  desk.figures.push({
    kind,
    title: desk.wording.language === 'es' ? title.es : title.en,
    points: points.map(({ label, value }) => ({ label, value })),
    textAlternative: points.map((p) => `${p.label}: ${p.value}`).join('; '),
    after: Math.max(0, after),
    sources: points.map((p) => p.source),
  })
}

/** The post that this article has most right to, of those that are clear, unused and quotable. */
export function bestRight(desk: Desk, ids: readonly number[], max = 28): number | undefined {
  const m = desk.material
  const fit = ids.filter((id) => m.clear(id) && desk.fresh(id) && m.excerpt(id, max))
  return fit.sort(
    (a, b) => desk.rank(b) - desk.rank(a) || hash(`${desk.seed}|${a}`) - hash(`${desk.seed}|${b}`),
  )[0]
}

export function inOrder(m: Material, ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => dayNumber(m, a) - dayNumber(m, b) || a - b)
}

/** Findings whose posts are all clear and unused, by the same order of rights. */
export function freshFinding(desk: Desk, _own: ReadonlySet<number>, ...kinds: string[]): Finding[] {
  const m = desk.material
  const rank = (f: Finding) =>
    Math.max(...f.posts.slice(0, 6).map((p) => desk.rank(p))) +
    Math.min(...f.posts.slice(0, 6).map((p) => desk.rank(p)))
  const all = m
    .findings(...kinds)
    .filter((f) => f.posts.length > 0 && f.posts.slice(0, 6).every((id) => m.clear(id) && desk.fresh(id)))
    .map((f) => ({ f, rank: rank(f), score: rank(f) === 0 ? hash(`${desk.seed}|${f.id}`) : f.score }))
  all.sort((a, b) => b.rank - a.rank || b.score - a.score || (a.f.id < b.f.id ? -1 : 1))
  const free = all.filter((x) => x.rank > 0)
  return (free.length > 0 ? free : all.slice(0, 1)).map((x) => x.f)
}

/**
 * A line of the topic's own posts, so that no two articles of a magazine bear the same title; words of the
 * topic's lexicon count double. Where there is none, a plain title from the bank.
 */
export function titleAmong(
  desk: Desk,
  ids: readonly number[],
  lexicon: RegExp,
  prefix: string,
  slots: Slots = {},
): string {
  const m = desk.material
  const names = peopleNames(m)
  let best: { title: string; score: number } | null = null
  for (const id of ids) {
    const t = desk.rank(id) === 2 ? titleFrom(m, id, names) : null
    if (!t || desk.reserved().has(t.title)) continue
    const score = t.score + (lexicon.test(t.title) ? 0.5 : 0)
    if (!best || score > best.score) best = { title: t.title, score }
  }
  return best?.title ?? desk.say(`${prefix}.title`, slots, [])[0]?.text.replace(/\.$/, '') ?? m.name
}

export function ruleLine(desk: Desk, own: ReadonlySet<number>): { id: number; slots: Slots } | null {
  const m = desk.material
  for (const f of freshFinding(desk, own, 'rule')) {
    const id = f.posts[0] as number
    const rule = m.sentence(id, (f.data.sentence as number) ?? 0)
    if (!rule || rule.quote.split(/\s+/).length > 14) continue
    return { id, slots: { ...whenSlots(m, desk.wording, id, 'R'), rule } }
  }
  return null
}

/** A long answer in full, as a block of its own. */
export function answerBlock(desk: Desk, g: Given, frame: string) {
  for (const [at, passage] of passages(g.text, 110).entries())
    desk.add('blockquote', desk.plain(typographic(passage), [g.source], `${frame}.${at}`))
}

/** The first of these answers that is short enough to stand on a cover, else a title from the bank. */
export function answerTitle(desk: Desk, given: (Given | null)[], key: string): string {
  for (const g of given) {
    const text = g?.tone === 'clear' ? g.text.replace(/[.,;!]+$/, '') : ''
    const n = text.split(/\s+/).length
    if (text && n >= 2 && n <= 7 && text.length <= 48 && !/\n|[?:"“”]/.test(text))
      return typographic(text.charAt(0).toUpperCase() + text.slice(1))
  }
  return desk.say(key, {}, [])[0]?.text.replace(/\.$/, '') ?? ''
}

/** Choices in a row, said to the person; choices that hold commas are kept apart by semicolons. */
export function choiceList(desk: Desk, choices: readonly string[]): string {
  const turned = choices.map(asYou)
  if (turned.length < 2 || !turned.some((t) => t.includes(','))) return desk.wording.list(turned)
  return `${turned.slice(0, -1).join('; ')}; and ${turned.at(-1)}`
}
