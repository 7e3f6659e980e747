import { INK, ON_INK, PAPER, STOCKS } from '#platform/drawing/department-papers.ts'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { setLarge } from '#platform/drawing/setting.ts'
import type { Cover, Scene } from '../script.ts'
import { at, COLUMN, frame, type Look, plane, WIDTH } from './frame.ts'

const COVER = { left: 200, top: 150, width: 680, height: 900 }
const PAD = 48
const NIGHT = '#17213f'

/** The reader's own cover, then the name and the address. Nothing moves for the last second. */
export const drawEnd: Look<Extract<Scene, { kind: 'end' }>> = async (
  drawing,
  { cover, address },
  seconds,
) => {
  const { shapes, layers } = await drawCover(drawing, cover)
  const centred = async (text: string, font: string, size: number, top: number, colour: string) => {
    const drawn = await drawing.fitted({ text, font, size, colour, width: COLUMN, align: 'center' }, 190, 26)
    return at(drawn, (WIDTH - drawn.width) / 2, top)
  }
  const name = [
    await centred('Youzine', 'Fraunces', 176, 1150, PAPER),
    await centred('You as AI sees you', 'Newsreader Italic', 62, 1400, PAPER),
  ]
  const where = await centred(address, 'Noto Sans', 42, 1660, PAPER)
  const first = await frame(plane(INK) + shapes, layers)
  const second = await frame(plane(INK) + shapes, [...layers, ...name])
  const third = await frame(plane(INK) + shapes, [...layers, ...name, where])
  return [
    { png: first, seconds: 0.3 },
    { png: second, seconds: 0.4 },
    { png: third, seconds: seconds - 0.7 },
  ]
}

async function drawCover(drawing: Drawing, { name, front, rhythm }: Cover) {
  const { left, top, width, height } = COVER
  const [ground, colour] =
    front.kind === 'number'
      ? [STOCKS.Stories.ink, ON_INK]
      : front.kind === 'word'
        ? [PAPER, INK]
        : [NIGHT, ON_INK]
  const column = width - 2 * PAD
  const who = await setLarge(
    drawing,
    { text: name || 'You', font: 'Fraunces', colour, tracking: -0.04, largest: 150 },
    { width: column, height: 190 },
  )
  const layers = [at(who, left + PAD, top + PAD)]
  const sheet = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="6" fill="${ground}"/>`
  if (front.kind === 'years') return { shapes: sheet + ridges(rhythm, colour), layers }
  const large = front.kind === 'number' ? new Intl.NumberFormat('en').format(front.value) : `${front.word}.`
  const small = front.kind === 'number' ? `days. “${front.line}”` : `${front.posts} posts say it.`
  const picture = await setLarge(
    drawing,
    { text: large, font: 'Fraunces', colour, tracking: -0.05 },
    { width: column, height: 380 },
  )
  const line = await drawing.fitted(
    { text: small, font: 'Newsreader Italic', size: 44, colour, width: column },
    130,
    26,
  )
  return {
    shapes: sheet,
    layers: [
      ...layers,
      at(picture, left + PAD, top + PAD + 220 + (380 - picture.height) / 2),
      at(line, left + PAD, top + height - PAD - line.height),
    ],
  }
}

/** A ridge for each year, as on the cover itself. */
function ridges(rhythm: readonly number[][], colour: string): string {
  const { left, top, width, height } = COVER
  const years = rhythm.slice(-14)
  const most = Math.max(...years.flat(), 1)
  const from = top + 330
  const step = (height - 400) / Math.max(1, years.length)
  const lines = years.map((weeks, n) => {
    const base = from + n * step
    const points = weeks.map((posts, week) => {
      const x = left + PAD + (week / Math.max(1, weeks.length - 1)) * (width - 2 * PAD)
      return `${Math.round(x)} ${Math.round(base - (posts / most) * 90)}`
    })
    return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/>`
  })
  return lines.join('')
}
