import { describe, expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../index.ts'
import { judge } from './fixtures/score.ts'
import { strangersTwo } from './fixtures/strangers-two.ts'
import type { Turn } from './model.ts'
import { talk } from './talk.ts'

/** Asks about invented posts, `day | text`, and gives the last answer. */
function ask(lines: readonly string[], ...questions: string[]) {
  const { posts } = person(
    'Ada',
    lines.map((line) => line.split(' | ') as [string, string]),
  )
  const analysis = analyse(posts, { today: '2026-03-01', firstName: 'Ada' })
  const earlier: Turn[] = []
  let answer = talk({ question: '', posts, analysis, person: { firstName: 'Ada' } })
  for (const question of questions) {
    answer = talk({ question, posts, analysis, person: { firstName: 'Ada' }, earlier: [...earlier] })
    earlier.push({ question, posts: answer.posts })
  }
  return answer
}

describe('what shares no word with the question', () => {
  test('is shown as the nearest where it is set in the same scene, in three languages', () => {
    const english = [
      '2012-05-04 | Stalled it at the lights. The examiner wrote something down',
      '2013-02-02 | Leeks are in',
      '2014-03-02 | Fog on the quay',
    ]
    expect(ask(english, 'How did her driving test go?')).toMatchObject({ known: false, posts: [1] })
    const spanish = [
      '2012-05-04 | El doctor dice que ni una calada más. He roto el cajetilla delante de él',
      '2013-02-02 | Niebla en el muelle',
      '2014-03-02 | Hoy llueve',
    ]
    expect(ask(spanish, '¿Cuándo dejó de fumar?').posts).toContain(1)
    const german = [
      '2012-05-04 | Um vier Uhr früh kräht er wieder. Ich hol die Axt',
      '2013-02-02 | Nebel am Kai',
      '2014-03-02 | Heute Regen',
    ]
    expect(ask(german, 'Was war mit dem Gockel?').posts).toContain(1)
  })

  test('days beyond the two that are quoted are named', () => {
    const lines = Array.from(
      { length: 6 },
      (_, n) => `201${n}-05-04 | Another whippet at the vet, number ${n}`,
    )
    const { known, text, posts } = ask(lines, 'What breed is the puppy she nearly adopted?')
    expect(known).toBe(false)
    if (posts.length > 2) expect(text).toMatch(/Near it, too: .*20\d\d( and .*20\d\d)?\.$/)
  })

  test('what is tender is not shown for its scene', () => {
    const lines = [
      '2012-05-04 | Mum slipped away at ten to five, in the hospital, with the nurse holding her hand',
      '2013-02-02 | Leeks are in',
    ]
    expect(ask(lines, 'Which nurse is her neighbour?').posts).toEqual([])
  })

  test('nothing is shown where nothing is near', () => {
    const lines = ['2012-05-04 | Leeks are in', '2013-02-02 | Fog on the quay']
    expect(ask(lines, 'Which language did she study?')).toMatchObject({ known: false, posts: [] })
  })
})

describe('two questions in one', () => {
  const lines = [
    '2012-07-18 | Dad died this morning at ten to five, 87. We were with him',
    '2012-07-24 | We buried Dad today. I did the dishes afterwards',
    '2014-03-02 | Leeks are in',
  ]
  test('the first says what is asked', () => {
    expect(ask(lines, 'When did her father die and how old was he?').text).toContain('18 July 2012')
  })
})

describe('who somebody is', () => {
  test('the long form of a short name is the same person', () => {
    const lines = [
      '2011-06-18 | My sister Con sang in the van the whole way',
      '2013-02-02 | Con is back from Leeds',
      '2015-02-02 | Con has a piano',
      '2024-12-25 | Concepta murdered two carols',
    ]
    expect(ask(lines, 'Who is Concepta?').text).toMatch(/sister/)
  })

  test('“not” is no part of a word that begins so', () => {
    const lines = ['2011-05-15 | Wieder nicht gehalten', '2012-02-02 | Nebel am Kai']
    expect(ask(lines, 'Seit wann ist sie Nichtschwimmerin?').posts).toEqual([])
  })
})

test('a purchase without a sum does not say what was paid', () => {
  const lines = ['2009-08-19 | Collected the bus in Longford. 29 seats', '2021-01-01 | Snow']
  expect(ask(lines, 'What did I pay for the bus in Longford?').known).toBe(false)
})

test('a sale without a sum does not say how much they got', () => {
  const lines = ['2019-05-17 | Se vendió la casa de mamá. Firmamos las dos', '2021-01-01 | Nieve']
  expect(ask(lines, '¿Cuánto sacaron por la casa?').known).toBe(false)
})

test('the right post stands in the reply to most of what strangers ask in words of their own', () => {
  const judged = judge(strangersTwo).filter(({ row }) => row[3] !== null)
  const inReply = judged.filter(({ row, text }) => row[3]?.test(text)).length / judged.length
  expect(inReply).toBeGreaterThanOrEqual(0.6)
}, 120_000)
