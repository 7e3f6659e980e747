import { INK, ON_INK, PAPER, STOCKS } from '#platform/drawing/department-papers.ts'
import type { Drawing } from '#platform/drawing/drawing.ts'
import { setLarge } from '#platform/drawing/setting.ts'
import type { Scene } from '../script.ts'
import {
  at,
  COLUMN,
  frame,
  HEIGHT,
  heads,
  type Look,
  MARGIN,
  paced,
  plane,
  type Still,
  wordsIn,
} from './frame.ts'

const WORD_SECONDS = 0.18
const MOST_BEATS = 9

interface Setting {
  text: string
  ground: string
  colour: string
  font?: string
  left: string
  right: string
  /** Where the words stand between head and foot: 0 is the top, 1 the bottom. */
  stand: number
}

/** Words that are said one after the other; those to come wait in their places, so that the first frame is full. */
async function said(drawing: Drawing, setting: Setting, seconds: number): Promise<Still[]> {
  const { text, ground, colour, font = 'Fraunces', left, right, stand } = setting
  const top = 230
  const height = HEIGHT - top - 150
  const look = { text, font, colour, tracking: -0.035, leading: 0.84 }
  const whole = await setLarge(drawing, { ...look, smallest: 54 }, { width: COLUMN, height })
  const y = top + (height - whole.height) * stand
  const head = await heads(drawing, left, right, colour)
  const count = wordsIn(text)
  const beats = Math.min(count, MOST_BEATS)
  const pngs: Buffer[] = []
  const { size, wrap } = whole
  for (let n = 1; n <= beats; n += 1) {
    const told = Math.ceil((count * n) / beats)
    const drawn = await drawing.text({ ...look, size, wrap, width: COLUMN, told })
    pngs.push(await frame(plane(ground), [...head, at(drawn, MARGIN, y)]))
  }
  return paced(pngs.length > 0 ? pngs : [await frame(plane(ground), head)], WORD_SECONDS, seconds)
}

export const drawTitle: Look<Extract<Scene, { kind: 'title' }>> = (
  drawing,
  { title, topic, name },
  seconds,
) =>
  said(
    drawing,
    {
      text: title,
      ground: STOCKS.Stories.ink,
      colour: ON_INK,
      left: topic || 'Youzine',
      right: name,
      stand: 0.4,
    },
    seconds,
  )

export const drawWord: Look<Extract<Scene, { kind: 'word' }>> = (drawing, { line }, seconds) =>
  said(
    drawing,
    {
      text: line.text,
      ground: STOCKS.Signs.ink,
      colour: ON_INK,
      left: 'The whole post',
      right: dayOf(line.date),
      stand: 0.5,
    },
    seconds,
  )

const PLAIN = { ground: PAPER, colour: INK }
const QUOTE_GROUNDS = [
  PLAIN,
  { ground: STOCKS.Things.ink, colour: ON_INK },
  { ground: STOCKS.Stories.paper, colour: INK },
  { ground: STOCKS.People.ink, colour: ON_INK },
]

export const drawQuote: Look<Extract<Scene, { kind: 'quote' }>> = (drawing, { line, ground }, seconds) =>
  said(
    drawing,
    {
      text: line.text,
      ...(QUOTE_GROUNDS[ground % QUOTE_GROUNDS.length] ?? PLAIN),
      left: 'The whole post',
      right: dayOf(line.date),
      stand: 0.9,
    },
    seconds,
  )

export const drawTold: Look<Extract<Scene, { kind: 'told' }>> = (drawing, { text }, seconds) =>
  said(
    drawing,
    {
      text,
      ground: STOCKS.People.paper,
      colour: INK,
      font: 'Newsreader',
      left: 'Youzine',
      right: '',
      stand: 0.5,
    },
    seconds,
  )

export const dayOf = (date: string | null) =>
  date
    ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date))
    : ''
