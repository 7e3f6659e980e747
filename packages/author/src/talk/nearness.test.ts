import { describe, expect, test } from 'vitest'
import { person } from '../fixtures/make.ts'
import { analyse } from '../index.ts'
import type { Likeness, Turn } from './model.ts'
import { talk } from './talk.ts'

/** Asks about invented posts, `day | text`; a number in front says how like the question a post is. */
function ask(lines: readonly string[], question: string, earlier: readonly Turn[] = []) {
  const parts = lines.map((line) => line.split(' | '))
  const { posts } = person(
    'Ada',
    parts.map((part) => part.slice(-2) as [string, string]),
  )
  const analysis = analyse(posts, { today: '2026-03-01', firstName: 'Ada' })
  const alone = parts.flatMap((part, n): Likeness[] => {
    const postId = posts[n]?.id
    return part.length > 2 && postId !== undefined ? [{ postId, likeness: Number(part[0]) }] : []
  })
  const near = { alone, afterBefore: alone }
  return talk({ question, posts, analysis, person: { firstName: 'Ada' }, earlier, near })
}

describe('what posts mean', () => {
  const lines = [
    '2012-05-04 | The goat ate the washing',
    '3.4 | 2013-08-11 | She floats. It took us five summers and a new keel',
    '2014-03-02 | Leeks are in',
  ]

  test('a post with none of the question’s words is shown as the nearest, and never as an answer', () => {
    const { known, posts, text } = ask(lines, 'When was the dinghy launched?')
    expect(text).toMatch(/^I find no plain answer; the nearest: on 11 August 2013/)
    expect(known).toBe(false)
    expect(posts).toHaveLength(1)
  })

  test('without it what is set in the same scene is the nearest, and else the posts do not say', () => {
    const words = lines.map((line) => line.replace('3.4 | ', ''))
    expect(ask(words, 'When was the dinghy launched?')).toMatchObject({ known: false, posts: [2] })
    expect(ask(words, 'When was the verdict?').text).toBe('The posts don’t say.')
  })

  test('what has the words and is unlike the question gives way to what is like it', () => {
    const goats = [
      '2012-05-04 | Walked to the harbour on Monday with a ribbon for the baker',
      '4.5 | 2013-08-11 | This time the jar by the gate had a ribbon tied to it',
    ]
    const { known, text } = ask(goats, 'On which day did the jar come with a ribbon?')
    expect(text).toContain('11 August 2013')
    expect(text).not.toContain('baker')
    expect(known || text.startsWith('I find no plain answer')).toBe(true)
  })

  test('what was counted over all posts is no less so where another post is more like the question', () => {
    const marrows = [
      '2013-08-04 | Nine marrows. We are two people.',
      '2014-08-10 | 31 marrows. Left six at the chapel.',
      '2015-08-09 | Marrows: twelve. The slugs had the rest.',
      '5 | 2016-06-01 | The summer of the great glut, and nobody left to give anything to.',
    ]
    const { known, text } = ask(marrows, 'most marrows I ever had in a summer?')
    expect([known, text.startsWith('31, on 10 August 2014')]).toEqual([true, true])
  })

  test('what has all the words is a doubt where another post is clearly more like the question', () => {
    const who = (likeness: number) => [
      '2011-02-03 | Three of us went to the fair',
      `${likeness} | 2017-03-19 | Rang the office to ask whose ticket it was. Who was it? Number 300, Olive said`,
      '5.2 | 2024-05-06 | Callum. He is the last, and the counting is over',
    ]
    expect(ask(who(5), 'Who was number 300?').known).toBe(true)
    expect(ask(who(1.8), 'Who was number 300?').known).toBe(false)
  })

  test('one post far ahead of all others is said to answer perhaps where a word is missing', () => {
    const said = [
      '4.6 | 2010-12-11 | Pendleton danced the tango like a deckchair',
      '2011-02-03 | The tango class is full',
      '2012-02-03 | A deckchair for nothing, come and fetch it',
    ]
    expect(ask(said, 'What did I say about Pendleton on Saturday?').text).toMatch(
      /^Perhaps .*Pendleton danced/,
    )
  })
})

describe('what an answer has to have', () => {
  test('a year that is still to come makes it a plan', () => {
    const trip = (year: number) => [
      `4 | 2011-08-21 | For our silver wedding in ${year} we go to Iceland to look at puffins`,
      '2012-05-04 | The goat ate the washing',
    ]
    expect(ask(trip(2011), 'When did we go to Iceland?').known).toBe(true)
    expect(ask(trip(2013), 'When did we go to Iceland?').known).toBe(false)
  })

  test('what somebody said is told by a post in which somebody says something', () => {
    const plaque = (words: string) => [
      `5 | 2016-07-10 | We had a plaque made for the buoy${words}`,
      '2012-05-04 | Snow',
    ]
    expect(ask(plaque(' and it says “Here we sank”'), 'What did the plaque on the buoy say?').known).toBe(
      true,
    )
    expect(ask(plaque(''), 'What did the plaque on the buoy say?').known).toBe(false)
  })

  test('somebody else’s death is not that of one’s own', () => {
    const wolf = [
      '2013-04-20 | Dead wolf brought in today, two years old, run over. He died on the road',
      '2012-05-04 | Snow',
    ]
    expect(ask(wolf, 'When did my father die?').known).toBe(false)
  })
})

describe('first and last', () => {
  const EEL = [
    '4.5 | 2010-12-22 | My aunt has put the eel to soak in my sink',
    '4.7 | 2012-12-22 | Eel’s in. I shaved at the neighbour’s',
    '2013-01-02 | Snow',
  ]
  test('the last is a later post that means the same and has some of the words', () => {
    expect(ask(EEL, 'When did I last write about the eel in the sink?').text).toContain('22 December 2012')
    expect(ask(EEL.slice(0, 1), 'When did I last write about the eel in the sink?').known).toBe(true)
  })

  test('what the post itself calls the first comes before other posts with the word', () => {
    const matches = [
      '2012-10-07 | FIRST CONCERT. Two songs. I began a bar early',
      '2014-04-06 | A girl came up after the concert and said I never cough',
      '2023-04-23 | Last concert. Number 64',
    ]
    expect(ask(matches, 'When was my first concert?').text).toContain('7 October 2012')
    expect(ask(matches, 'When was my last concert?').text).toContain('23 April 2023')
  })
})

describe('what became of a thing', () => {
  test('a post that calls it only “she” belongs to its story where it means the same', () => {
    const boat = [
      '3.1 | 2011-10-15 | Sanded Matilda all day. Four coats of varnish',
      '3 | 2013-12-06 | Matilda came through the storm without a scratch',
      '5.8 | 2023-08-12 | Well she has gone home to the lake, with a new name on her stern',
      '2024-01-02 | Leeks',
    ]
    expect(ask(boat, 'What became of Matilda?').text).toContain('12 August 2023')
  })
})

describe('how often', () => {
  const COIN = [
    '4 | 2011-01-06 | Otto found the coin in the pudding',
    '4 | 2014-01-06 | Otto found the coin again',
    '2015-03-01 | The pudding sank',
  ]
  test('occasions are counted by day', () => {
    const { known, text } = ask(COIN, 'How many times has Otto found the coin?')
    expect(text).toMatch(/^On two days: 6 January 2011; 6 January 2014\./)
    expect(known).toBe(true)
  })

  test('a post that may well be one more makes the count a doubt', () => {
    const more = [...COIN, '3.6 | 2020-01-06 | Coin: Otto. Third time']
    const { known, text } = ask(more, 'How many times has Otto found the coin?')
    expect(known).toBe(false)
    expect(text).toContain('6 January 2020')
  })

  test('who is spoken of more has not done more', () => {
    const lines = [
      '2011-01-06 | Ida won the cake',
      '2012-01-06 | Ruth won the cake',
      '2013-01-06 | Ruth sings',
    ]
    expect(ask(lines, 'Who sang more, Ida or Ruth?').known).toBe(false)
    expect(ask(lines, 'Do I write more about Ida or Ruth?').known).toBe(true)
  })
})

describe('the years', () => {
  const lines = [
    '2010-11-03 | Rain',
    ...Array.from({ length: 5 }, (_, n) => `2011-0${n + 1}-03 | Bread number ${n + 1}`),
    ...Array.from({ length: 3 }, (_, n) => `2012-0${n + 1}-03 | Soup number ${n + 1}`),
    ...Array.from({ length: 4 }, (_, n) => `2013-0${n + 1}-03 | Tea number ${n + 1}`),
    '2014-02-03 | Rain',
  ]
  test('nobody was quiet in a year that the posts only begin or end in', () => {
    expect(ask(lines, 'In which year did I post the least?').text).toContain('2012')
    expect(ask(lines, 'In welchem Jahr habe ich am meisten gepostet?').text).toContain('2011')
  })

  test('“and the least?” asks for the other end of the same', () => {
    const earlier = [{ question: 'In which year did I post the most?', posts: [] }]
    expect(ask(lines, 'And the least?', earlier).text).toContain('2012')
  })

  test('the year after is another year; where nothing is told of it, the years beside it are shown', () => {
    const coin = ['2015-01-06 | Ida got the coin', '2016-03-01 | Rain', '2017-01-06 | Ruth got the coin']
    const earlier = [{ question: 'Who got the coin in 2015?', posts: [1] }]
    const { known, text } = ask(coin, 'and the year after that?', earlier)
    expect(known).toBe(false)
    expect(text).toContain('6 January 2017')
  })
})
