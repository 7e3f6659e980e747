import { expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import type { SagaBlock } from '../forms/block.ts'
import { analyse } from '../index.ts'
import type { Stories } from '../stories/model.ts'
import { openDossier } from './dossier.ts'
import { fitForms } from './fitting.ts'
import { openPage } from './page.ts'

const maren = person('Maren', [
  ['2011-06-02', 'Painted the boat. Green.'],
  ['2012-12-13', 'Lucia. Nine buns, all of them mine.'],
  ['2013-12-13', 'Lucia. Eleven buns and a visitor.'],
  ['2014-04-01', 'I will never paint the boat red.'],
  ['2015-12-12', 'Lucia on a Saturday. Four buns.'],
  ['2016-01-05', 'Came fourth at the regatta.'],
  ['2016-12-13', 'Lucia. Twenty buns. Told nobody.'],
  ['2017-01-05', 'Came third at the regatta.'],
  ['2017-09-09', 'Red, then.'],
  ['2017-09-10', 'It suits her, they say.'],
  ['2018-01-05', 'Came second at the regatta, by a nose.'],
  ['2019-01-05', 'Came first at the regatta and sat down for a while.'],
  ['2019-03-03', 'The harbour master asked how I lost the oar. A seal, I said. 1998, it took it.'],
  ['2020-03-03', 'The children asked how I lost the oar. Lightning, I said. 1998, in one flash.'],
  ['2021-04-04', 'The kettle has gone to sea with Ole.'],
])
const ids = maren.posts.map((p) => p.id)
const at = (n: number) => ids[n] as number

function fitted(acts: readonly number[], more: Partial<SagaBlock> = {}, stories: Partial<Stories> = {}) {
  const analysis = analyse(maren.posts, { today: '2026-01-01', firstName: 'Maren' })
  const own = {
    ...analysis,
    amber: [],
    red: [],
    hidden: [],
    stories: { ...analysis.stories, series: [], ...stories },
  }
  const d = openDossier(own, maren.posts, { firstName: 'Maren' }, '2026-01-01')
  const page = openPage(d)
  page.block({
    form: 'saga',
    title: 'A story',
    acts: acts.map((n) => ({ ...d.show(at(n)), elapsed: null, caption: n === 2 ? 'A visitor.' : null })),
    close: null,
    ...more,
  })
  fitForms(page)
  return page.paragraphs.flatMap((p) => p.block ?? [])
}

test('one date through the years is a calendar; silent years stay, a word of ours stays beside its post', () => {
  const [calendar] = fitted([1, 2, 4, 6])
  expect(calendar).toMatchObject({ form: 'calendar', title: 'A story', day: '13 December' })
  if (calendar?.form !== 'calendar') return
  expect(calendar.years.map((y) => [y.year, y.entry?.post ?? null])).toEqual([
    [2012, at(1)],
    [2013, at(2)],
    [2014, null],
    [2015, at(4)],
    [2016, at(6)],
  ])
  expect(calendar.years[1]?.entry?.note).toBe('A visitor.')
})

test('three years, a second date, or a last line of its own leave it a story in posts', () => {
  expect(fitted([1, 2, 4]).map((b) => b.form)).toEqual(['saga'])
  expect(fitted([1, 2, 3, 4, 6]).map((b) => b.form)).toEqual(['saga'])
  expect(fitted([1, 2, 4, 6], { close: 'Forty-four buns.' }).map((b) => b.form)).toEqual(['saga'])
})

test('two posts that stand against each other are a pair, where they are a year apart and have no title', () => {
  const [pair] = fitted([3, 8], { title: '' })
  expect(pair).toMatchObject({ form: 'pair', then: { post: at(3) }, now: { post: at(8) } })
  expect(fitted([3, 8]).map((b) => b.form)).toEqual(['saga'])
  expect(fitted([8, 9], { title: '' }).map((b) => b.form)).toEqual(['saga'])
})

test('what is told twice stands as two versions', () => {
  const claims: Stories['claims'] = [
    {
      id: 'claim:oar',
      kind: 'two-versions',
      tone: 'clear',
      score: 1,
      saga: null,
      people: [],
      posts: [at(12), at(13)],
      counts: [],
      event: 'oar',
      a: at(12),
      b: at(13),
      agree: ['1998'],
      witness: null,
    },
  ]
  expect(fitted([12, 13], {}, { claims })).toMatchObject([
    { form: 'versions', a: { post: at(12) }, b: { post: at(13) }, agree: ['1998'] },
  ])
})

test('figures that a story goes through are drawn above it, of its own posts alone', () => {
  const points = [5, 7, 10, 11].map((n, i) => ({
    post: at(n),
    date: `${2016 + i}-01-05`,
    value: 4 - i,
    label: 'x',
    line: null,
  }))
  const series: Stories['series'] = [
    { id: 's', subject: 'regatta', unit: 'place', isRank: true, shape: 'fall', points, saga: null },
  ]
  const [figures, saga] = fitted([0, 5, 7, 10, 11], {}, { series })
  expect(figures).toMatchObject({ form: 'series', title: 'Regatta' })
  if (figures?.form !== 'series') return
  expect(figures.points.map((p) => p.label)).toEqual(['4th', '3rd', '2nd', '1st'])
  expect(saga?.form).toBe('saga')
  expect(fitted([0, 5, 7, 10], {}, { series }).map((b) => b.form)).toEqual(['saga'])
})

test('of a long story the shortest post is called out, once, with the one that answers at once', () => {
  const [saga] = fitted([0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12])
  const loud = saga?.form === 'saga' ? saga.acts.filter((a) => a.isLoud).map((a) => a.text) : []
  expect(loud).toEqual(['Red, then.', 'It suits her, they say.'])
  const [short] = fitted([0, 3, 8, 9, 10, 11])
  expect(short?.form === 'saga' && short.acts.some((a) => a.isLoud)).toBe(false)
})

const nils = person(
  'Nils',
  [2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018].map((year, n) => [
    `${year}-07-${10 + (n % 3) * 4}`,
    year === 2015
      ? 'My brother rowed for me, and came in first.'
      : `Place ${n + 1} at the regatta, and rain.`,
  ]),
)

/** The places of these years, drawn through a piece that tells all of them. */
function through(years: readonly number[]) {
  const analysis = analyse(nils.posts, { today: '2026-01-01', firstName: 'Nils' })
  const post = (year: number) => nils.posts.find((p) => p.at?.startsWith(String(year)))?.id ?? 0
  const points = years.map((year, n) => ({
    post: post(year),
    date: `${year}-07-10`,
    value: n + 1,
    label: 'x',
    line: null,
  }))
  const series: Stories['series'] = [
    { id: 's', subject: 'regatta', unit: 'place', isRank: true, shape: 'climb', points, saga: null },
  ]
  const own = { ...analysis, amber: [], red: [], hidden: [], stories: { ...analysis.stories, series } }
  const d = openDossier(own, nils.posts, { firstName: 'Nils' }, '2026-01-01')
  const page = openPage(d)
  for (const part of [nils.posts.slice(0, 7), nils.posts.slice(7)])
    page.block({
      form: 'saga',
      title: '',
      acts: part.map((p) => ({
        ...d.show({ post: p.id, from: 0, to: p.text.length }),
        elapsed: null,
        caption: null,
      })),
      close: null,
    })
  fitForms(page)
  return page.paragraphs.flatMap((p) => p.block?.form ?? [])
}

test('figures that run through a piece stand before its end, unless a year it tells of is not among them', () => {
  expect(through([2011, 2012, 2013, 2014, 2015, 2016, 2017])).toEqual(['saga', 'series', 'saga'])
  expect(through([2011, 2012, 2013, 2014, 2016, 2017])).toEqual(['saga', 'saga'])
})
