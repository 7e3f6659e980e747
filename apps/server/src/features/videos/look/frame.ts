import sharp from 'sharp'
import type { Layer } from '#platform/drawing/chart.ts'
import type { Drawing, DrawnText, TextOptions } from '#platform/drawing/drawing.ts'

export const WIDTH = 1080
export const HEIGHT = 1920
export const MARGIN = 84
export const COLUMN = WIDTH - 2 * MARGIN

/** A picture of the whole film, and how long it stays. */
export interface Still {
  png: Buffer
  seconds: number
}

/** Draws the stills of a scene that lasts so long. */
export type Look<Scene> = (drawing: Drawing, scene: Scene, seconds: number) => Promise<Still[]>

export const plane = (colour: string) => `<rect width="100%" height="100%" fill="${colour}"/>`

/** Everything on one sheet; what would hang over its edge is left out. */
export function frame(shapes: string, layers: readonly Layer[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`
  const inside = layers.filter(({ left, top }) => left >= 0 && top >= 0 && left < WIDTH && top < HEIGHT)
  return sharp(Buffer.from(svg))
    .composite([...inside])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

export const at = ({ png }: DrawnText, left: number, top: number): Layer => ({
  input: png,
  left: Math.round(left),
  top: Math.round(top),
})

/** Two small lines at the head of a frame. */
export async function heads(drawing: Drawing, left: string, right: string, colour: string): Promise<Layer[]> {
  const look: Omit<TextOptions, 'text'> = { font: 'Noto Sans', size: 34, colour, width: COLUMN / 2 }
  const [a, b] = [
    await drawing.fitted({ ...look, text: left }, 60, 22),
    await drawing.fitted({ ...look, text: right }, 60, 22),
  ]
  return [at(a, MARGIN, 96), at(b, WIDTH - MARGIN - b.width, 96)]
}

export const wordsIn = (text: string) => text.split(/(?<=\s)/).length

/** So many steps of equal length, and the last one for as long as is left. */
export function paced(pngs: readonly Buffer[], each: number, seconds: number): Still[] {
  const step = Math.min(each, seconds / (pngs.length + 1))
  return pngs.map((png, n) => ({
    png,
    seconds: n < pngs.length - 1 ? step : seconds - step * (pngs.length - 1),
  }))
}
