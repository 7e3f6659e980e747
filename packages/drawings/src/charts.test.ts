import { expect, test } from 'vitest'
import { type Chart, drawSeries, drawStrands, drawWheel } from './index.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const numbersIn = ({ pieces }: Chart) => pieces.flatMap(({ d }) => d.match(/-?\d+(\.\d+)?|NaN/g) ?? [])

const sky = {
  months: [9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  weekdays: [12, 3, 1, 1, 1, 1, 1],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 18 ? 9 : 1)),
  // A Sunday, a Monday, a Wednesday.
  days: ['2012-04-22', '2015-04-20', '2018-04-18'],
  returning: [
    { day: '07-11', name: '11 July', years: [2012, 2014, 2018] },
    { day: '07-12', name: '12 July', years: [2013, 2016] },
  ],
}

test('the wheel has a star for the commonest weekday and a line for each date that returns', () => {
  const chart = drawWheel(sky, MONTHS)
  expect(numbersIn(chart)).not.toContain('NaN')
  // The fullest month, hour and weekday, one star, two badges.
  expect(chart.pieces.filter(({ tone }) => tone === 'red')).toHaveLength(6)
  const lines = chart.pieces.filter(({ tone, d }) => tone === 'ink' && /^M[\d. ]+(L[\d. ]+)+$/.test(d))
  expect(lines).toHaveLength(2)
  expect(chart.captions.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Jan 9', 'Dec 1', '1', '2', '2012', '2018']),
  )
  const places = chart.captions.filter(({ text }) => text === '1' || text === '2')
  const [one, two] = places
  expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThan(29)
})

test('a small wheel says the months and nothing else', () => {
  expect(drawWheel(sky, MONTHS, true).captions.map(({ text }) => text)).toEqual(MONTHS)
})

test('everything of one year lies on one ring', () => {
  const chart = drawWheel({ ...sky, days: ['2020-01-05'], returning: [] }, MONTHS)
  expect(numbersIn(chart)).not.toContain('NaN')
})

test('strands run from first to last, the longest in red, across the page or down it', () => {
  const strands = [
    { name: 'Archie', days: ['2011-01-02', '2013-05-01', '2013-06-01', '2020-01-01'] },
    { name: 'Leeks', days: ['2012-01-02', '2014-05-01'] },
  ]
  const across = drawStrands({ strands }, 'across')
  const down = drawStrands({ strands }, 'down')
  expect([down.width, down.height]).toEqual([across.height, across.width])
  for (const chart of [across, down]) {
    expect(numbersIn(chart)).not.toContain('NaN')
    expect(chart.captions.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Archie', 'Leeks', '2011']),
    )
    const bands = chart.pieces.filter(({ width }) => width === undefined)
    expect(bands.find(({ tone }) => tone === 'red')).toBeDefined()
  }
})

test('a series keeps its gaps and says at most four of its labels and its two ends', () => {
  const points = [2011, 2012, 2013, 2018, 2019, 2020].map((year, n) => ({
    date: `${year}-09-01`,
    label: `${6 - n}th`,
    value: 6 - n,
  }))
  const chart = drawSeries({ points, is_rank: true }, 1200, 500)
  const [path] = chart.pieces.filter(({ tone, width }) => tone === 'red' && width !== undefined)
  expect(path?.d.match(/M/g)).toHaveLength(2)
  expect(chart.captions.filter(({ face }) => face === 'display').length).toBeLessThanOrEqual(4)
  expect(chart.captions.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['2011', '2020', '6th', '1th']),
  )
})
