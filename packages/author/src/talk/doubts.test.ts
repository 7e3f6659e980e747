import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { talk } from './talk.ts'

const ROWS: Row[] = [
  ['2011-03-19', 'Bought an old pedalo in the shape of a swan. £40. She leaks.'],
  ['2012-07-09', 'Somebody has left a bag of samphire on the doorstep. No note.'],
  ['2014-01-06', 'Eleven years I have been baking this cake and I never once swam in the sea after it.'],
  ['2015-06-20', 'Rain. The bread rose anyway.'],
  ['2016-02-20', 'Choir again. We are loud.'],
  ['2018-09-20', 'New gloves.'],
]
const { posts, firstName } = person('Ines', ROWS)
const analysis = analyse(posts, { today: '2026-01-01', firstName })
const asked = (question: string) => talk({ question, posts, analysis, person: { firstName } })

test('“somebody” does not say who', () => {
  expect(asked('Who left the samphire?').known).toBe(false)
})

/** Asks about invented posts of somebody else. */
function askOf(rows: Row[], question: string) {
  const made = person('Ada', rows)
  const read = analyse(made.posts, { today: '2026-01-01', firstName: 'Ada' })
  return talk({ question, posts: made.posts, analysis: read, person: { firstName: 'Ada' } })
}

test('a post that names nobody does not say who', () => {
  const rows: Row[] = [['2016-03-18', 'And I went to look at the heron. It had only been back four days.']]
  expect(askOf(rows, 'Who named the heron?').known).toBe(false)
})

test('what has died beside somebody is not them', () => {
  const rows: Row[] = [
    ['2011-11-22', 'The kettle died at breakfast. Grandad took his cap off to it.'],
    ['2012-01-22', 'Grandad has mended the gate.'],
  ]
  expect(askOf(rows, 'When did Grandad die?').known).toBe(false)
})

test('“it” is nothing where nothing was said before', () => {
  const rows: Row[] = [
    ['2011-11-22', 'Came home with a ribbon and a cold.'],
    ['2012-11-22', 'The ribbon drawer is full.'],
    ['2013-11-22', 'Ribbon again. The shop was out of string.'],
    ['2014-11-22', 'A ribbon for the cat.'],
  ]
  expect(askOf(rows, 'When did it come with a ribbon?').known).toBe(false)
})
