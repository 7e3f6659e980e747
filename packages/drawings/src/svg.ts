import type { Caption } from './marks.ts'
import { type Piece, SHEET, type Tone } from './paper.ts'

export type Papers = Record<Tone, string>

/** By day on a pale stock; the magazine's own colours. */
export const DAY: Papers = { ink: '#1b1a17', half: '#8b7482', pale: '#fbf8f3', red: '#b8351f' }

const attributesOf = ({ tone, d, width }: Piece, papers: Papers) =>
  width === undefined
    ? `d="${d}" fill="${papers[tone]}"`
    : `d="${d}" fill="none" stroke="${papers[tone]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

/** A drawing as markup, to stand inside another one at a place and in a size. */
export const pieces = (drawn: readonly Piece[], papers: Papers): string =>
  drawn.map((piece) => `<path ${attributesOf(piece, papers)}/>`).join('')

export const placed = (drawn: readonly Piece[], papers: Papers, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / SHEET})">${pieces(drawn, papers)}</g>`

/** The horoscope's own colours: gold takes the place of the red. */
export const SKY: Papers = { ink: '#f4ecdf', half: '#716f8c', pale: '#34345c', red: '#f2c64f' }
export const SKY_GROUND = '#1a1730'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')

/** Its words as text of the document that the markup stands in, in that document's fonts. */
export const captions = (drawn: readonly Caption[], papers: Papers): string =>
  drawn
    .map(
      ({ text, x, y, size, anchor, tone, turned, face }) =>
        `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${papers[tone]}" class="${face}"${turned ? ` transform="rotate(${turned} ${x} ${y})"` : ''}>${escaped(text)}</text>`,
    )
    .join('')
