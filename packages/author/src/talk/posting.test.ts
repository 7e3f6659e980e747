import { describe, expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { talk } from './talk.ts'

const { posts: POSTS } = person('Ada', [
  ['2012-03-04', 'Testing. Is this thing on?'],
  ['2014-05-06', 'The ferry was late and nobody minded.'],
  ['2014-09-01', 'Bought a kettle with a thermometer in it.'],
  ['2015-02-02', 'That is it, that is the post.'],
  ['2019-07-07', 'Fog. Coffee.'],
])

describe('posts as posts', () => {
  const analysis = analyse(POSTS, { today: '2026-01-01', firstName: 'Ada' })
  const ask = (question: string) => talk({ question, posts: POSTS, analysis, person: { firstName: 'Ada' } })

  test.each([
    ['What was my last post?', [5]],
    ['what’s the first thing I ever posted?', [1]],
    ['¿Cuál fue mi primera publicación?', [1]],
    ['Was war mein letzter Beitrag?', [5]],
    ['What did I write in 2014?', [2, 3]],
  ])('%s', (question, posts) => {
    expect(ask(question)).toMatchObject({ known: true, posts })
  })

  test.each([
    ['How many posts did I write in 2014?', '2 posts in 2014.'],
    ['¿Cuántas publicaciones hice en 2014?', '2 publicaciones en 2014.'],
    ['Wie viele Beiträge habe ich geschrieben?', '5 Beiträge insgesamt.'],
  ])('%s', (question, text) => {
    expect(ask(question)).toMatchObject({ known: true, text })
  })

  test('a subject is asked for as ever', () => {
    expect(ask('What did I write about the kettle?').posts).toEqual([3])
  })
})
