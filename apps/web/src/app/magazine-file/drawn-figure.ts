import type { FigureOf } from '@youzine/contract'
import {
  type Chart,
  captions,
  DAY,
  drawStrands,
  drawWheel,
  type Papers,
  pieces,
  SHEET,
  SKY,
  SKY_GROUND,
} from '@youzine/drawings'
import { longDay } from '#lib/days.ts'
import { animalNamed } from '#lib/drawing/animal.tsx'
import { monthNames } from '#lib/drawing/month-names.ts'
import { escapeHtml } from './escape.ts'

type Drawn = FigureOf<'animal'> | FigureOf<'wheel'> | FigureOf<'strands'>

/** A drawing as it stands in a file: on white paper, with its labels below it. */
export function drawnHtml(figure: Drawn): string {
  if (figure.kind === 'animal') return plateHtml(figure)
  const isWheel = figure.kind === 'wheel'
  const chart = isWheel ? drawWheel(figure, monthNames(undefined)) : drawStrands(figure, 'across')
  const svg = chartSvg(chart, isWheel ? SKY : DAY, figure.text_alternative, isWheel ? SKY_GROUND : null)
  return `<figure class="figure">${svg}<figcaption>${escapeHtml(figure.title)}</figcaption></figure>`
}

function chartSvg(
  { width, height, pieces: cut, captions: said }: Chart,
  papers: Papers,
  words: string,
  ground: string | null,
): string {
  const sheet = ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''
  return `<svg role="img" aria-label="${escapeHtml(words)}" viewBox="0 0 ${width} ${height}" width="100%">${sheet}${pieces(cut, papers)}${captions(said, papers)}</svg>`
}

function plateHtml({ animal: name, labels, text_alternative }: FigureOf<'animal'>): string {
  const animal = animalNamed(name)
  const svg = animal
    ? chartSvg(
        { width: SHEET, height: SHEET, pieces: animal.pieces, captions: [] },
        DAY,
        text_alternative,
        null,
      )
    : ''
  const rows = labels.map(({ title, entry }) => {
    const date = entry.date ? ` <small>${escapeHtml(longDay(entry.date))}</small>` : ''
    return `<dt>${escapeHtml(title)}</dt><dd>${escapeHtml(entry.text)}${date}</dd>`
  })
  return `<figure class="plate">${svg}<dl>${rows.join('')}</dl></figure>`
}
