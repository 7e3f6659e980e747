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
