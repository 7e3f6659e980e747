import {
  type Chart,
  drawSeries,
  drawStrands,
  drawWheel,
  type Papers,
  pieces,
  SHEET,
  SKY,
  SKY_GROUND,
} from '@youzine/drawings'
import { ANIMALS } from '@youzine/drawings/animals'
import { captionLayers } from '#platform/drawing/chart.ts'
import { INK, STOCKS } from '#platform/drawing/department-papers.ts'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { monthNames } from '#platform/drawing/month-names.ts'
import { setLarge } from '#platform/drawing/setting.ts'
import type { Scene } from '../script.ts'
import { at, COLUMN, frame, HEIGHT, type Look, MARGIN, paced, plane, WIDTH } from './frame.ts'

const BEATS = 14
const BEAT_SECONDS = 0.1
const FOOT = 1360

type Drawn = Extract<Scene, { kind: 'drawing' }>

/** The paper is laid down piece by piece: an animal, a sky, a chart. */
export const drawDrawing: Look<Drawn> = async (drawing, scene, seconds) => {
  const { chart, papers, ground } = lookOf(scene)
  const colour = papers.ink
  const caption = await setLarge(
    drawing,
    { text: scene.caption, font: 'Newsreader Italic', colour, largest: 84, smallest: 40 },
    { width: COLUMN, height: HEIGHT - FOOT - 130 },
  )
  const scale = Math.min((WIDTH - 40) / chart.width, (FOOT - 200) / chart.height)
  const left = Math.round((WIDTH - chart.width * scale) / 2)
  const top = Math.round(180 + (FOOT - 200 - chart.height * scale) / 2)
  const words = await captionLayers(drawing, chart, papers, { left, top, scale })
  const pngs: Buffer[] = []
  for (let beat = 1; beat <= BEATS; beat += 1) {
    const count = Math.ceil((chart.pieces.length * beat) / BEATS)
    const shapes = `<g transform="translate(${left} ${top}) scale(${scale})">${pieces(chart.pieces.slice(0, count), papers)}</g>`
    const layers = [...words, ...(caption.isEmpty ? [] : [at(caption, MARGIN, FOOT + 40)])]
    pngs.push(await frame(plane(ground) + shapes, layers))
  }
  return paced(pngs, BEAT_SECONDS, seconds)
}

function lookOf({ picture, language }: Drawn): { chart: Chart; papers: Papers; ground: string } {
  if (picture.kind === 'wheel')
    return { chart: drawWheel(picture, monthNames(language), true), papers: SKY, ground: SKY_GROUND }
  const { paper, papers } = STOCKS[picture.kind === 'animal' ? 'Signs' : 'Stories']
  const chart =
    picture.kind === 'series'
      ? drawSeries(picture, WIDTH, 1100)
      : picture.kind === 'strands'
        ? drawStrands(picture, 'across', 900 / picture.strands.length)
        : animalChart(picture.animal)
  return { chart, papers, ground: paper }
}

const animalChart = (name: string): Chart => ({
  width: SHEET,
  height: SHEET,
  pieces: Object.hasOwn(ANIMALS, name) ? ANIMALS[name as keyof typeof ANIMALS].pieces : [],
  captions: [],
})

const COUNTS = 12
const COUNT_SECONDS = 0.06

/** Counts to its number, then says what it is the number of. */
export const drawNumber: Look<Extract<Scene, { kind: 'number' }>> = async (
  drawing: Drawing,
  { value, unit, line },
  seconds,
) => {
  const ground = STOCKS['The count'].ink
  const written = (n: number) => new Intl.NumberFormat('en').format(n)
  const look = { font: 'Fraunces', colour: INK, tracking: -0.05 }
  const whole = await setLarge(drawing, { ...look, text: written(value) }, { width: COLUMN, height: 820 })
  const words = await setLarge(
    drawing,
    {
      text: unit ? `${unit}. “${line}”` : line,
      font: 'Fraunces',
      colour: INK,
      tracking: -0.02,
      leading: 0.9,
      largest: 112,
      smallest: 44,
    },
    { width: COLUMN, height: 640 },
  )
  const top = 200 + (860 - whole.height) / 2
  const foot = at(words, MARGIN, HEIGHT - 160 - words.height)
  const pngs: Buffer[] = []
  for (let n = 1; n <= COUNTS; n += 1) {
    const now = n === COUNTS ? value : Math.round(value * (1 - (1 - n / COUNTS) ** 2))
    const digits = await drawing.text({ ...look, text: written(now), size: whole.size, width: COLUMN * 2 })
    pngs.push(await frame(plane(ground), [at(digits, MARGIN, top), foot]))
  }
  return paced(pngs, COUNT_SECONDS, seconds)
}
