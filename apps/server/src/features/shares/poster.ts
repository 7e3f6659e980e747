import type { Department } from '@youzine/contract'
import { type Chart, drawSeries, drawWheel, type Papers, pieces, SKY, SKY_GROUND } from '@youzine/drawings'
import { ANIMALS } from '@youzine/drawings/animals'
import sharp from 'sharp'
import type { Highlights, Line } from '#features/articles/index.ts'
import { captionLayers, type Layer } from '#platform/drawing/chart.ts'
import { INK, STOCKS } from '#platform/drawing/department-papers.ts'
import type { Drawing, DrawnText } from '#platform/drawing/drawing.ts'
import { monthNames } from '#platform/drawing/month-names.ts'
import { type Box, setLarge } from '#platform/drawing/setting.ts'

/** For stories of a phone, and for the preview of a link. */
export const SIZES = { story: { width: 1080, height: 1920 }, link: { width: 1200, height: 630 } } as const
export type Size = keyof typeof SIZES

export interface Front {
  title: string
  standfirst: string
  /** Who it is about, in words. */
  about: string
  topic: string | null
  department: Department
  language: string
  picture: Highlights['picture']
  number: Highlights['number']
  line: Line | null
}

interface Sheet {
  ground: string
  colour: string
  /** Shapes on the ground. */
  shapes: string
  layers: Layer[]
}

interface Page extends Box {
  drawing: Drawing
  margin: number
  /** Where the head ends and the foot begins. */
  top: number
  bottom: number
  isTall: boolean
}

const FROM_THE_RIGHT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** Filled to the edge: the drawing, the chart, the number, the quote or the title, whichever the article has best. */
export async function drawPoster(drawing: Drawing, front: Front, size: Size, version: string) {
  const { width, height } = SIZES[size]
  const isTall = size === 'story'
  const page: Page = {
    drawing,
    width,
    height,
    isTall,
    margin: isTall ? 84 : 60,
    top: isTall ? 290 : 128,
    bottom: height - (isTall ? 200 : 56),
  }
  const sheet = await compose(page, front)
  const head = await headOf(page, front, sheet.colour)
  const base = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${sheet.ground}"/>${sheet.shapes}</svg>`
  return sharp(Buffer.from(base))
    .composite([...sheet.layers, ...head].map((layer) => within(layer)))
    .withExif({ IFD0: { ImageDescription: version } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const within = (layer: Layer) => ({ ...layer, left: Math.max(0, layer.left), top: Math.max(0, layer.top) })

function compose(page: Page, front: Front): Promise<Sheet> {
  const { picture, number, line } = front
  if (picture?.kind === 'animal' && Object.hasOwn(ANIMALS, picture.animal))
    return withAnimal(page, front, picture.animal as keyof typeof ANIMALS)
  if (picture?.kind === 'wheel') return withWheel(page, front, picture)
  if (number?.unit) return withNumber(page, front, number)
  if (picture?.kind === 'series') return withSeries(page, front, picture)
  if (line) return withQuote(page, front, line)
  if (number) return withNumber(page, front, number)
  return withTitle(page, front)
}

async function headOf({ drawing, width, margin, isTall }: Page, { about }: Front, colour: string) {
  const top = isTall ? 150 : 46
  const masthead = await drawing.text({
    text: 'Youzine',
    font: 'Fraunces',
    size: isTall ? 54 : 38,
    colour,
    width,
  })
  const room = width - 2 * margin - masthead.width - 40
  const who = await drawing.fitted(
    { text: about, font: 'Noto Sans', size: isTall ? 32 : 24, colour, width: room },
    isTall ? 90 : 40,
    16,
  )
  return [
    { input: who.png, left: margin, top: top + Math.round((masthead.height - who.height) / 2) },
    { input: masthead.png, left: width - margin - masthead.width, top },
  ]
}

const at = (text: string, drawn: DrawnText, left: number, top: number, width: number): Layer => ({
  input: drawn.png,
  // What is written from the right begins at the right.
  left: FROM_THE_RIGHT.test(text) ? left + width - drawn.width : left,
  top: Math.round(top),
})

/** Its own words, or its topic's where no font has its letters. */
async function title(
  page: Page,
  { title: own, topic, about }: Front,
  box: Box,
  colour: string,
  largest: number,
) {
  const set = (text: string) =>
    setLarge(
      page.drawing,
      { text, font: 'Fraunces', colour, tracking: -0.03, leading: 0.86, largest, smallest: 36 },
      box,
    )
  const drawn = await set(own)
  const other = topic ?? about
  return drawn.isEmpty ? { text: other, drawn: await set(other) } : { text: own, drawn }
}

async function withAnimal(page: Page, front: Front, name: keyof typeof ANIMALS): Promise<Sheet> {
  const { paper, papers } = STOCKS.Signs
  const { margin, width, top, bottom, isTall } = page
  const size = isTall ? 860 : 520
  const place = isTall ? { x: (width - size) / 2, y: top - 10 } : { x: width - size - 30, y: 84 }
  const box = isTall
    ? { width: width - 2 * margin, height: bottom - top - size - 30 }
    : { width: width - size - margin - 50, height: 330 }
  const set = await title(page, front, box, INK, isTall ? 190 : 120)
  const under = await standfirst(page, front, isTall ? 0 : box.width, INK)
  const block = set.drawn.height + (under ? under.height + 24 : 0)
  const from = isTall ? bottom - set.drawn.height : Math.max(top, top + (bottom - top - block) / 2)
  return {
    ground: paper,
    colour: INK,
    shapes: drawnAt(ANIMALS[name].pieces, papers, place.x, place.y, size / 320),
    layers: [
      at(set.text, set.drawn, margin, from, box.width),
      ...(under ? [at(front.standfirst, under, margin, from + set.drawn.height + 24, box.width)] : []),
    ],
  }
}

const drawnAt = (cut: Chart['pieces'], papers: Papers, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${pieces(cut, papers)}</g>`

async function standfirst({ drawing }: Page, front: Front, width: number, colour: string) {
  if (!front.standfirst || width < 200) return null
  return drawing.fitted(
    { text: front.standfirst, font: 'Newsreader Italic', size: 30, colour, width, spacing: 2 },
    130,
    22,
  )
}

async function withWheel(
  page: Page,
  front: Front,
  data: Extract<NonNullable<Front['picture']>, { kind: 'wheel' }>,
): Promise<Sheet> {
  const { margin, width, top, bottom, isTall } = page
  const chart = drawWheel(data, monthNames(front.language), true)
  const size = isTall ? 1060 : 540
  const place = isTall
    ? { left: (width - size) / 2, top: top - 40 }
    : { left: width - size - margin + 20, top: 84 }
  const scale = size / chart.width
  const box = isTall
    ? { width: width - 2 * margin, height: bottom - top - size + 20 }
    : { width: width - size - margin - 20, height: 330 }
  const set = await title(page, front, box, SKY.ink, isTall ? 180 : 110)
  const from = isTall ? bottom - set.drawn.height : top + (bottom - top - set.drawn.height) / 2
  return {
    ground: SKY_GROUND,
    colour: SKY.ink,
    shapes: drawnAt(chart.pieces, SKY, place.left, place.top, scale),
    layers: [
      ...(await captionLayers(page.drawing, chart, SKY, { ...place, scale })),
      at(set.text, set.drawn, margin, from, box.width),
    ],
  }
}

async function withSeries(
  page: Page,
  front: Front,
  data: Extract<NonNullable<Front['picture']>, { kind: 'series' }>,
): Promise<Sheet> {
  const { margin, width, top, bottom, isTall, drawing } = page
  const { paper, papers } = STOCKS[front.department]
  const box = { width: width - 2 * margin, height: isTall ? 520 : 130 }
  const set = await title(page, front, box, INK, isTall ? 180 : 96)
  const from = top + set.drawn.height + (isTall ? 40 : 6)
  const chart = drawSeries(data, width, bottom - from + (isTall ? 100 : 40))
  return {
    ground: paper,
    colour: INK,
    shapes: drawnAt(chart.pieces, papers, 0, from, 1),
    layers: [
      at(set.text, set.drawn, margin, top, box.width),
      ...(await captionLayers(drawing, chart, papers, { left: 0, top: from, scale: 1 })),
    ],
  }
}

async function withNumber(
  page: Page,
  front: Front,
  { value, unit, line }: NonNullable<Front['number']>,
): Promise<Sheet> {
  const { margin, width, top, bottom, isTall, drawing } = page
  const { ink, onInk } = STOCKS[front.department]
  const column = width - 2 * margin
  const digits = await setLarge(
    drawing,
    { text: new Intl.NumberFormat('en').format(value), font: 'Fraunces', colour: onInk, tracking: -0.05 },
    { width: column, height: isTall ? 620 : 350 },
  )
  const words = await drawing.fitted(
    {
      text: unit ? `${unit}. “${line}”` : line,
      font: 'Newsreader Italic',
      size: isTall ? 88 : 42,
      colour: onInk,
      width: column,
    },
    isTall ? 560 : 104,
    24,
  )
  const gap = isTall ? 80 : 22
  const from = top + (bottom - top - digits.height - words.height - gap) / 2
  return {
    ground: ink,
    colour: onInk,
    shapes: '',
    layers: [
      { input: digits.png, left: margin, top: Math.round(from) },
      at(line, words, margin, from + digits.height + gap, column),
    ],
  }
}

async function withQuote(page: Page, front: Front, { text, date }: Line): Promise<Sheet> {
  const { margin, width, top, bottom, isTall, drawing } = page
  const { paper } = STOCKS[front.department]
  const column = width - 2 * margin
  const foot = await drawing.fitted(
    {
      text: [front.title === text ? front.topic : front.title, date ? longDay(date) : '']
        .filter(Boolean)
        .join(' · '),
      font: 'Noto Sans',
      size: isTall ? 34 : 24,
      colour: INK,
      width: column,
    },
    isTall ? 100 : 36,
    18,
  )
  const height = bottom - top - foot.height - (isTall ? 60 : 24)
  const words = await setLarge(
    drawing,
    { text, font: 'Fraunces', colour: INK, tracking: -0.03, leading: 0.86 },
    { width: column, height },
  )
  return {
    ground: paper,
    colour: INK,
    shapes: '',
    layers: [
      at(text, words, margin, top + (height - words.height) / 2, column),
      at(front.title, foot, margin, bottom - foot.height, column),
    ],
  }
}

async function withTitle(page: Page, front: Front): Promise<Sheet> {
  const { margin, width, top, bottom, isTall, drawing } = page
  const { ink, onInk } = STOCKS[front.department]
  const column = width - 2 * margin
  const under = await drawing.fitted(
    {
      text: front.standfirst,
      font: 'Newsreader Italic',
      size: isTall ? 54 : 32,
      colour: onInk,
      width: column,
    },
    isTall ? 320 : 120,
    22,
  )
  const height = bottom - top - under.height - 40
  const set = await title(page, front, { width: column, height }, onInk, 2000)
  return {
    ground: ink,
    colour: onInk,
    shapes: '',
    layers: [
      at(set.text, set.drawn, margin, top + (isTall ? (height - set.drawn.height) / 2 : 0), column),
      ...(under.isEmpty ? [] : [at(front.standfirst, under, margin, bottom - under.height, column)]),
    ],
  }
}

const longDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
