import { asYou, type Given, passages } from '../../answers/given.ts'
import type { ChartFigure, Sentence, Source } from '../../model.ts'
import { hash } from '../../reading/seeded.ts'
import { type Desk, post } from '../../writing/desk.ts'
import type { Material } from '../../writing/material.ts'
import { typographic } from '../../writing/quote.ts'
import { dayNumber, whenSlots } from '../../writing/slots.ts'
import type { Slots } from '../../writing/template.ts'

/** What one post can fill in a frame that speaks of answers: its date, and a short passage as `q`. */
export function postSlots(desk: Desk, id: number, max = 28): Slots {
  return { ...whenSlots(desk.material, desk.wording, id), q: desk.material.excerpt(id, max) }
}

/** One post in one frame of the given occasion; nothing when no frame is left. */
export function tell(desk: Desk, key: string, id: number, extra: Slots = {}, max = 28): Sentence[] {
  return desk.say(key, { ...postSlots(desk, id, max), ...extra }, post(id))
}

export interface FigurePoint {
  label: string
  value: number
  source: Source
}

/** A figure with its numbers again as text; fewer than two points are no figure. */
export function addFigure(
  desk: Desk,
  kind: ChartFigure['kind'],
  title: string,
  points: FigurePoint[],
  after = Math.min(1, desk.paragraphs.length - 1),
) {
  if (points.length < 2 || points.every((p) => p.value === 0)) return
  desk.figures.push({
    kind,
    title,
    points: points.map(({ label, value }) => ({ label, value })),
    textAlternative: points.map((p) => `${p.label}: ${p.value}`).join('; '),
    after: Math.max(0, after),
    sources: points.map((p) => p.source),
  })
}

/** One of the posts that are clear, unused and quotable; which one, the person decides and not the order. */
export function bestRight(desk: Desk, ids: readonly number[], max = 28): number | undefined {
  const m = desk.material
  return ids
    .filter((id) => m.clear(id) && desk.fresh(id) && m.excerpt(id, max))
    .sort((a, b) => hash(`${desk.seed}|${a}`) - hash(`${desk.seed}|${b}`))[0]
}

export function inOrder(m: Material, ids: readonly number[]): number[] {
  return [...ids].sort((a, b) => dayNumber(m, a) - dayNumber(m, b) || a - b)
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
