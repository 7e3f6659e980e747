import type { Drawing } from '#platform/drawing/drawing.ts'
import type { Bar, Scene } from './script.ts'

export const WIDTH = 1080
export const HEIGHT = 1920
const MARGIN = 96
const COLUMN = WIDTH - 2 * MARGIN

const PAPER = '#fbf8f3'
const WASH = '#f3ede2'
const INK = '#1b1a17'
const SOFT = '#5d5850'
const COVER = '#b8351f'
const ON_COVER = '#fff8f0'

/** A picture at a place, that rises into it after a while. */
export interface Layer {
  png: Buffer
  x: number
  y: number
  /** Seconds after its scene begins. */
  delay: number
  /** `rise` fades in from a little below; `grow` comes up from behind the base line at `y` + its height. */
  move: 'rise' | 'grow' | 'drift'
  height: number
}

export interface Look {
  background: Buffer
  layers: Layer[]
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`)

const plane = (colour: string) => svg(`<rect width="100%" height="100%" fill="${colour}"/>`)

/** Each scene drawn apart: the ground it stands on, and the pieces that move. */
export async function drawScene(drawing: Drawing, scene: Scene): Promise<Look> {
  if (scene.kind === 'cover') return drawCover(drawing, scene)
  if (scene.kind === 'line') return drawLine(drawing, scene)
  if (scene.kind === 'figure') return drawFigure(drawing, scene)
  return drawEnd(drawing, scene)
}

async function drawCover(drawing: Drawing, { title, topic, name }: Extract<Scene, { kind: 'cover' }>) {
  const base = { font: 'Fraunces', colour: ON_COVER, width: COLUMN }
  const masthead = await drawing.text({ ...base, text: 'Youzine', size: 92 })
  const about = await drawing.fitted(
    { ...base, font: 'Noto Sans', text: [topic, name].filter(Boolean).join(' · '), size: 36 },
    110,
    28,
  )
  const heading = await drawing.fitted({ ...base, text: title, size: 136, spacing: 4 }, 900, 60)
  const top = HEIGHT - 300 - heading.height
  return {
    background: plane(COVER),
    layers: [
      { png: rhythm(title), x: 0, y: 300, delay: 0, move: 'drift', height: 900 },
      { png: masthead.png, x: MARGIN, y: 150, delay: 0.1, move: 'rise', height: masthead.height },
      { png: heading.png, x: MARGIN, y: top, delay: 0.4, move: 'rise', height: heading.height },
      { png: about.png, x: MARGIN, y: HEIGHT - 210, delay: 0.9, move: 'rise', height: about.height },
    ],
  } satisfies Look
}

/** Lines as long as the title's words: every cover has its own. */
function rhythm(title: string): Buffer {
  const words = title.split(/\s+/).map((word) => Array.from(word).length)
  const rows = Array.from({ length: 26 }, (_, at) => words[at % words.length] ?? 3)
  const bars = rows.map(
    (length, at) =>
      `<rect x="${WIDTH - 60 - Math.min(12, length + (at % 3)) * 66}" y="${at * 34}" width="${Math.min(12, length + (at % 3)) * 66}" height="8" rx="4" fill="${ON_COVER}" opacity="${at % 4 === 0 ? 0.34 : 0.16}"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="900">${bars.join('')}</svg>`,
  )
}

async function drawLine(drawing: Drawing, { text, caption, isQuote }: Extract<Scene, { kind: 'line' }>) {
  const words = isQuote ? `“${text}”` : text
  const line = await drawing.fitted(
    { text: words, font: 'Fraunces', size: isQuote ? 104 : 88, colour: INK, width: COLUMN, spacing: 6 },
    1100,
    52,
  )
  const top = Math.round((HEIGHT - line.height) / 2) - 40
  const layers: Layer[] = [
    { png: line.png, x: MARGIN, y: top, delay: 0.35, move: 'rise', height: line.height },
  ]
  if (isQuote)
    layers.unshift({ png: rule(150), x: MARGIN, y: top - 70, delay: 0.2, move: 'rise', height: 12 })
  if (caption) {
    const date = await drawing.text({
      text: caption,
      font: 'Noto Sans',
      size: 38,
      colour: SOFT,
      width: COLUMN,
    })
    layers.push({
      png: date.png,
      x: MARGIN,
      y: top + line.height + 60,
      delay: 0.9,
      move: 'rise',
      height: date.height,
    })
  }
  return { background: plane(isQuote ? PAPER : WASH), layers } satisfies Look
}

const rule = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="12"><rect width="100%" height="12" rx="6" fill="${COVER}"/></svg>`,
  )

async function drawFigure(drawing: Drawing, { title, bars }: Extract<Scene, { kind: 'figure' }>) {
  const heading = await drawing.fitted(
    { text: title, font: 'Fraunces', size: 80, colour: INK, width: COLUMN },
    360,
    44,
  )
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const step = COLUMN / bars.length
  const base = 1500
  const layers: Layer[] = [
    { png: heading.png, x: MARGIN, y: 230, delay: 0.2, move: 'rise', height: heading.height },
  ]
  for (const [at, bar] of bars.entries()) {
    const height = Math.max(10, Math.round((bar.value / most) * 780))
    const x = Math.round(MARGIN + at * step)
    layers.push({
      png: column(Math.round(step * 0.62), height),
      x,
      y: base - height,
      delay: 0.5 + at * 0.08,
      move: 'grow',
      height,
    })
  }
  const background = svg(`<rect width="100%" height="100%" fill="${PAPER}"/>`)
  const labels = await drawLabels(drawing, bars, step, base)
  return { background, layers: [...layers, ...labels] } satisfies Look
}

const column = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${COVER}"/></svg>`,
  )

/** A sheet of paper from the base line down: bars grow from behind it, names and numbers stand on it. */
async function drawLabels(drawing: Drawing, bars: Bar[], step: number, base: number): Promise<Layer[]> {
  const sheet = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT - base}"><rect width="100%" height="100%" fill="${PAPER}"/><rect x="${MARGIN}" width="${COLUMN}" height="4" fill="${INK}"/></svg>`,
  )
  const layers: Layer[] = [{ png: sheet, x: 0, y: base, delay: 0, move: 'drift', height: 0 }]
  for (const [at, { label, value }] of bars.entries()) {
    const width = Math.round(step * 0.9)
    const x = Math.round(MARGIN + at * step)
    const number = await drawing.fitted(
      { text: String(value), font: 'Fraunces', size: 46, colour: INK, width },
      70,
      24,
    )
    const name = await drawing.fitted(
      { text: label, font: 'Noto Sans', size: 32, colour: SOFT, width },
      120,
      20,
    )
    layers.push({
      png: number.png,
      x,
      y: base + 26,
      delay: 0.9 + at * 0.08,
      move: 'rise',
      height: number.height,
    })
    layers.push({
      png: name.png,
      x,
      y: base + 104,
      delay: 0.9 + at * 0.08,
      move: 'rise',
      height: name.height,
    })
  }
  return layers
}

async function drawEnd(drawing: Drawing, { name }: Extract<Scene, { kind: 'end' }>) {
  const base = { font: 'Fraunces', colour: PAPER, width: COLUMN }
  const masthead = await drawing.text({ ...base, text: 'Youzine', size: 168 })
  const tagline = await drawing.text({
    ...base,
    font: 'Newsreader Italic',
    text: 'You as AI sees you',
    size: 60,
  })
  const layers: Layer[] = [
    { png: masthead.png, x: MARGIN, y: 820, delay: 0.15, move: 'rise', height: masthead.height },
    { png: tagline.png, x: MARGIN, y: 1030, delay: 0.5, move: 'rise', height: tagline.height },
  ]
  if (name) {
    const owner = await drawing.fitted(
      { ...base, font: 'Noto Sans', text: `${name}’s magazine`, size: 38 },
      60,
      26,
    )
    layers.push({
      png: owner.png,
      x: MARGIN,
      y: HEIGHT - 260,
      delay: 0.8,
      move: 'rise',
      height: owner.height,
    })
  }
  return { background: plane(INK), layers } satisfies Look
}
