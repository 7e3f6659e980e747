import type { ChartFigure } from '@youzine/contract'
import { INTERFACE } from '#lib/interface-language.ts'

/**
 * Across in percent, down in pixels: the drawing is as wide as its column while its letters keep their size.
 * The page and the downloaded magazine draw the same shapes.
 */
export type Shape =
  | { kind: 'bar'; x: number; y: number; width: number; height: number }
  | { kind: 'segment'; role: 'line' | 'axis'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'dot'; x: number; y: number; r: number }
  | {
      kind: 'text'
      role: 'label' | 'value'
      x: number
      y: number
      text: string
      anchor: 'start' | 'middle' | 'end'
      /** Left out where there is little room. */
      isMinor: boolean
    }
export type Drawing = { height: number; shapes: Shape[] }

type Points = ChartFigure['points']

const TOP = 26
const PLOT = 120
const BASE = TOP + PLOT
const ROW = 34
const MOST_LABELS = 13
const MOST_LABELS_NARROW = 7
const LONG_LABEL = 5
const LONGEST_LABEL = 18

const format = (value: number) => new Intl.NumberFormat(INTERFACE, { maximumFractionDigits: 1 }).format(value)
const most = (points: Points) => Math.max(...points.map(({ value }) => value), 1)

/** So many labels fit; the others go by their neighbours. */
const stepFor = (count: number, room: number) => Math.max(1, Math.ceil(count / room))

export function drawFigure({ kind, points }: Pick<ChartFigure, 'kind' | 'points'>): Drawing {
  if (kind === 'line' && points.length > 1) return drawLine(points)
  if (kind === 'timeline') return drawTimeline(points)
  const isWordy = points.some(({ label }) => label.length > LONG_LABEL) && points.length <= 16
  return isWordy ? drawRows(points) : drawBars(points)
}

const labelsOf = (points: Points, xOf: (at: number) => number, y: number): Shape[] => {
  const wide = stepFor(points.length, MOST_LABELS)
  const narrow = stepFor(points.length, MOST_LABELS_NARROW)
  return points.flatMap(({ label }, at): Shape[] =>
    at % wide === 0
      ? [
          {
            kind: 'text',
            role: 'label',
            x: xOf(at),
            y,
            text: label,
            anchor: 'middle',
            isMinor: at % narrow !== 0,
          },
        ]
      : [],
  )
}

const axis = (y: number): Shape => ({ kind: 'segment', role: 'axis', x1: 0, y1: y, x2: 100, y2: y })

function drawBars(points: Points): Drawing {
  const slot = 100 / Math.max(1, points.length)
  const top = most(points)
  const middle = (at: number) => (at + 0.5) * slot
  const bars = points.map(({ value }, at): Shape => {
    const height = Math.max(value > 0 ? 2 : 0, (Math.max(0, value) / top) * PLOT)
    return { kind: 'bar', x: at * slot + slot * 0.14, y: BASE - height, width: slot * 0.72, height }
  })
  const highest = points.findIndex(({ value }) => value === top)
  const values = points.flatMap(({ value }, at): Shape[] =>
    points.length <= MOST_LABELS || at === highest
      ? [
          {
            kind: 'text',
            role: 'value',
            x: middle(at),
            y: BASE - (Math.max(0, value) / top) * PLOT - 8,
            text: format(value),
            anchor: 'middle',
            isMinor: points.length > MOST_LABELS_NARROW && at !== highest,
          },
        ]
      : [],
  )
  return {
    height: BASE + 26,
    shapes: [...bars, axis(BASE), ...values, ...labelsOf(points, middle, BASE + 20)],
  }
}

const shortened = (label: string) =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label

/** Words need room: each has a row of its own. */
function drawRows(points: Points): Drawing {
  const top = most(points)
  const shapes = points.flatMap(({ label, value }, at): Shape[] => {
    const y = at * ROW
    const width = Math.max(0.6, (Math.max(0, value) / top) * 54)
    return [
      {
        kind: 'text',
        role: 'label',
        x: 0,
        y: y + 21,
        text: shortened(label),
        anchor: 'start',
        isMinor: false,
      },
      { kind: 'bar', x: 36.5, y: y + 8, width, height: ROW - 16 },
      {
        kind: 'text',
        role: 'value',
        x: 38 + width,
        y: y + 21,
        text: format(value),
        anchor: 'start',
        isMinor: false,
      },
    ]
  })
  return { height: points.length * ROW, shapes }
}

function drawLine(points: Points): Drawing {
  const top = most(points)
  const xOf = (at: number) => 4 + (at / (points.length - 1)) * 92
  const yOf = (value: number) => BASE - (Math.max(0, value) / top) * PLOT
  const segments = points.slice(1).map(
    ({ value }, at): Shape => ({
      kind: 'segment',
      role: 'line',
      x1: xOf(at),
      y1: yOf(points[at]?.value ?? 0),
      x2: xOf(at + 1),
      y2: yOf(value),
    }),
  )
  const highest = points.findIndex(({ value }) => value === top)
  const dots = points.map(
    ({ value }, at): Shape => ({ kind: 'dot', x: xOf(at), y: yOf(value), r: at === highest ? 5 : 3 }),
  )
  const marked = [...new Set([0, highest, points.length - 1])].filter((at) => at >= 0)
  const values = marked.map(
    (at): Shape => ({
      kind: 'text',
      role: 'value',
      x: xOf(at),
      y: yOf(points[at]?.value ?? 0) - 12,
      text: format(points[at]?.value ?? 0),
      anchor: 'middle',
      isMinor: false,
    }),
  )
  return {
    height: BASE + 26,
    shapes: [axis(BASE), ...segments, ...dots, ...values, ...labelsOf(points, xOf, BASE + 20)],
  }
}

/** Moments along one line, larger where more happened. */
function drawTimeline(points: Points): Drawing {
  const top = most(points)
  const y = 46
  const slot = 100 / Math.max(1, points.length)
  const middle = (at: number) => (at + 0.5) * slot
  const dots = points.map(
    ({ value }, at): Shape => ({
      kind: 'dot',
      x: middle(at),
      y,
      r: 4 + Math.sqrt(Math.max(0, value) / top) * 10,
    }),
  )
  return { height: y + 42, shapes: [axis(y), ...dots, ...labelsOf(points, middle, y + 36)] }
}
