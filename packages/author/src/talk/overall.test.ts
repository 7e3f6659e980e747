import { describe, expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { talk } from './talk.ts'

/** On Sundays, but for two. */
const { posts: POSTS } = person('Ada', [
  ['2012-03-04', 'Testing. Is this thing on?'],
  ['2013-06-02', 'Jenna got a job at the bank and now says going forward.'],
  [
    '2014-05-07',
    'The ferry was late and nobody minded. We sang until the lights came on, all of us, even the man with the crate of hens who had said he never would.',
  ],
  ['2015-02-01', 'Pickle’s wedding. There were pickles.'],
  ['2019-07-07', 'Fog.'],
  ['2020-07-08', 'Swept the quay before the boats came in.'],
])

describe('what people ask first', () => {
  const analysis = analyse(POSTS, { today: '2026-01-01', firstName: 'Ada' })
  const article = { title: 'The ferry', standfirst: 'Late, and nobody minded.', paragraphs: [] }
  const ask = (question: string) =>
    talk({ question, posts: POSTS, analysis, article, person: { firstName: 'Ada' } })

  test.each(['hi', 'Thanks!', 'who are you?'])('%s is answered by what can be asked', (question) => {
    expect(ask(question)).toMatchObject({ known: true, posts: [] })
    expect(ask(question).text).toContain('from your own posts')
  })
  test('¿qué puedo preguntar? and Was kann ich dich fragen?, each in its language', () => {
    expect(ask('¿Qué puedo preguntar?').text).toContain('tus propias publicaciones')
    expect(ask('Was kann ich dich fragen?').text).toContain('deinen eigenen Beiträgen')
  })

  test.each([
    ['What is this article about?', 'This article is called “The ferry”. Late, and nobody minded.'],
    ['What day of the week do I post most?', 'On Sundays: 4 posts.'],
    ['How long have I been on Facebook?', 'The first post is of 4 March 2012, the last of 8 July 2020.'],
  ])('%s', (question, text) => expect(ask(question)).toMatchObject({ known: true, text }))

  test.each([
    ['What’s my longest post?', [3]],
    ['my shortest post', [5]],
    ['Summarise 2014', [3]],
  ])('%s', (question, posts) => expect(ask(question)).toMatchObject({ known: true, posts }))

  test.each(['What’s my job?', 'Am I married?'])('%s is not answered by somebody else’s', (question) => {
    expect(ask(question).known).toBe(false)
  })
})
