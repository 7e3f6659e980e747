import { describe, expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { talk } from './talk.ts'

/** Somebody who counts gloves every January, forgets one year, and adds them up. */
const { posts: POSTS } = person('Ada', [
  ['2013-01-05', 'Lost gloves handed in at the desk last winter: 14. I am keeping count now.'],
  ['2013-06-02', 'The fountain is on again and nobody knows who did it.'],
  ['2014-01-06', 'Lost gloves: 22. A record, and not one pair.'],
  ['2014-07-01', 'Painted the railing. It is greener than they said.'],
  ['2015-01-04', '9 lost gloves. Mild winter.'],
  ['2016-01-09', 'Lost gloves: 17, and one shoe.'],
  ['2018-01-06', '12 lost gloves. Last year it was 19, I forgot to post it.'],
  ['2018-05-06', 'A heron on the roof of the ticket office, all morning.'],
  ['2019-01-05', 'Lost gloves: 6. Total of six Januaries: 80. I close the book.'],
])

describe('what is counted once a year', () => {
  const analysis = analyse(POSTS, { today: '2026-01-01', firstName: 'Ada' })
  const ask = (question: string) => talk({ question, posts: POSTS, analysis, person: { firstName: 'Ada' } })

  test.each([
    ['In which year were there the most lost gloves?', '2014: 22.', 3],
    ['Which year had the fewest lost gloves?', '2019: 6.', 9],
    ['How many lost gloves in total?', '80.', 9],
    ['How many lost gloves in 2015?', '9.', 5],
    ['How many lost gloves in 2017?', '19.', 7],
  ])('%s', (question, begins, post) => {
    const { text, posts, known } = ask(question)
    expect(known).toBe(true)
    expect(text.startsWith(begins), text).toBe(true)
    expect(posts).toEqual([post])
  })

  test('of a year without a count nothing is claimed', () => {
    expect(ask('How many lost gloves in 2011?').known).toBe(false)
  })
})
