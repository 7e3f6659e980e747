import { describe, expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { talk } from './talk.ts'

function asking(rows: readonly Row[]) {
  const { posts } = person('Ada', rows)
  const analysis = analyse(posts, { today: '2026-01-01', firstName: 'Ada' })
  return (question: string) => talk({ question, posts, analysis, person: { firstName: 'Ada' } })
}

describe('as people ask', () => {
  const ask = asking([
    ['2011-06-11', 'An estate car, gold, one owner, a nun. We are car people now.'],
    ['2013-08-17', 'A hundred thousand on the van today. We all clapped.'],
    ['2014-08-17', 'The side door of the van is held by a cord.'],
    ['2016-06-23', 'Went to a hypnotist at the inn. $60 each. I went for the cigarettes.'],
    ['2016-10-09', 'Pop has had that cough since July. He said yes to a doctor.'],
    ['2017-02-11', 'Pop went home at 4:40 this morning. Mom was holding his hand.'],
    ['2017-10-21', 'A boy came home with her. His name is Tyler, and he eats no meat.'],
    ['2020-05-03', 'My husband has run out of excuses. There are walls downstairs.'],
  ])

  test.each([
    ['What did the hypnotist cost?', 4],
    ['When did Pop pass away?', 6],
    ['Who is Tyler?', 7],
  ])('%s', (question, post) => {
    const { known, posts } = ask(question)
    expect([known, posts[0]]).toEqual([true, post])
  })

  test('when something came is not told by what speaks of it later', () => {
    expect(ask('When did we get the van?').known).toBe(false)
  })

  test('a death is hers who is bid farewell in the same post', () => {
    const answer = asking([
      ['2017-05-14', 'Bei der Mutti war heut die Feuerwehr. Ein Geschirrtuch auf der Herdplatte.'],
      ['2019-01-23', 'Heute Nacht ist sie eingeschlafen. Ganz leise, sagt die Schwester. Pfiat di Mutti'],
      ['2019-07-28', 'Die Waschmaschine läuft wieder.'],
    ])('Wann ist die Mutti gestorben?')
    expect([answer.known, answer.posts[0]]).toEqual([true, 2])
  })
})

describe('who, how many at most, and whose death', () => {
  const ask = asking([
    [
      '2012-07-17',
      'Nadia was on the ferry. Last mate I ever trained. She steers as if somebody were asleep.',
    ],
    ['2013-08-04', 'Nine marrows. We are two people.'],
    ['2014-08-10', '31 marrows. Left six at the chapel.'],
    ['2015-08-09', 'Marrows: twelve. The slugs had the rest.'],
    ['2016-05-01', 'Nadia is harbour master now.'],
    ['2018-03-09', 'Baba died this morning in Mombasa. Zawadi was with him. The shop is closed.'],
    ['2019-02-02', 'My daughter Rosa works in Leeds now.'],
  ])

  test('somebody known is introduced, whatever else the post says of somebody', () => {
    expect(ask('Who is Nadia?')).toMatchObject({ known: true })
  })

  test('the most of a thing is counted over all posts', () => {
    expect(ask('most marrows I ever had in a summer?')).toMatchObject({ known: true, posts: [3] })
    expect(ask('What was the fewest marrows?')).toMatchObject({ known: true, posts: [2] })
  })

  test.each(['When did my father die?', 'which year did her father die'])('%s', (question) => {
    expect(ask(question)).toMatchObject({ known: true, posts: [6] })
  })

  test('a son is no daughter', () => {
    expect(ask('Where does my son work?').known).toBe(false)
  })
})
