import { describe, expect, test } from 'vitest'
import { drawFigure } from './draw-figure.ts'

const years = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: String(2000 + at), value: (at * 7) % 11 }))

describe.each(['bars', 'line', 'timeline'] as const)('%s', (kind) => {
  test.each([0, 1, 2, 11, 24, 60])('with %i points stays inside its frame', (count) => {
    const { height, shapes } = drawFigure({ kind, points: years(count) })
    for (const shape of shapes) {
      const numbers = Object.values(shape).filter((value) => typeof value === 'number')
      expect(numbers.every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
      if (shape.kind === 'text') expect(shape.y).toBeLessThanOrEqual(height)
      if (shape.kind === 'bar') expect(shape.x + shape.width).toBeLessThanOrEqual(100)
    }
  })
})

test('many labels are thinned out, and more of them where it is narrow', () => {
  const labels = drawFigure({ kind: 'bars', points: years(24) }).shapes.filter(
    (shape) => shape.kind === 'text' && shape.role === 'label',
  )
  expect(labels.length).toBeLessThanOrEqual(13)
  expect(labels.filter((shape) => shape.kind === 'text' && !shape.isMinor).length).toBeLessThanOrEqual(7)
})

test('words get rows of their own', () => {
  const { shapes } = drawFigure({
    kind: 'bars',
    points: [
      { label: 'umbrella', value: 3 },
      { label: 'tea', value: 9 },
    ],
  })
  const bars = shapes.filter((shape) => shape.kind === 'bar')
  expect(bars[0]?.y).not.toBe(bars[1]?.y)
})
