import { describe, expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { datesOf, storiesOf } from './testing.ts'

const QUIET: Row[] = [
  ['2010-02-02', 'Fog on the quay until noon.'],
  ['2012-06-20', 'Somebody has painted the bandstand yellow.'],
  ['2013-11-11', 'Soup again. Nobody complained.'],
  ['2015-01-25', 'The early ferry was late, the late one early.'],
  ['2018-09-14', 'Market day, no market.'],
  ['2022-04-03', 'A man asked me the way to where he was standing.'],
]

function isOneStory(rows: readonly Row[], dates: readonly string[], name = 'Nell'): boolean {
  const inOrder = [...rows, ...QUIET].sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const life = person(name, inOrder)
  return storiesOf(life).sagas.some((s) => {
    const own = datesOf(s, life)
    return dates.every((date) => own.includes(date))
  })
}

describe('posts are tied', () => {
  test('by what a thing was mended with', () => {
    const rows: Row[] = [
      ['2011-03-05', 'The harmonium came up the stairs today. Three neighbours, one rope.'],
      ['2014-08-19', 'The harmonium has lost a bellows strap. I used a bootlace from the lost property.'],
      ['2016-05-09', 'Harmonium in tune for an entire hymn.'],
      ['2021-10-02', 'My niece plays on Sundays. She says the bootlace strap is the best part.'],
    ]
    expect(isOneStory(rows, ['2011-03-05', '2014-08-19', '2021-10-02'])).toBe(true)
  })

  test('by the picture under them', () => {
    const rows: Row[] = [
      ['2012-04-01', 'one hundred and ten lengths and a verruca 🦆'],
      ['2015-07-12', 'they have closed the deep end for a wedding 🦆'],
      ['2019-02-02', 'new goggles, same old me 🦆'],
    ]
    expect(isOneStory(rows, ['2012-04-01', '2015-07-12', '2019-02-02'])).toBe(true)
  })

  test('by a run that is timed', () => {
    const rows: Row[] = [
      ['2011-05-01', 'Harbour to the mast in 14:31, overtaken by a pram.'],
      ['2013-05-12', '12:58!!! Wind behind me, but still.'],
      ['2016-06-05', '16:20, slower than five years ago. Knee.'],
      ['2021-05-09', '11:47. Personal best at fifty.'],
    ]
    expect(isOneStory(rows, ['2011-05-01', '2013-05-12', '2016-06-05', '2021-05-09'])).toBe(true)
  })

  test('by a day that is named in full', () => {
    const rows: Row[] = [
      ['2011-01-17', 'I predict that the lido will open before I am sixty.'],
      ['2024-01-28', 'Open! Exhibit A: 17 January 2011, on this very page.'],
    ]
    expect(isOneStory(rows, ['2011-01-17', '2024-01-28'])).toBe(true)
  })

  test('by the name that a common word is given', () => {
    const rows: Row[] = [
      ['2014-10-13', 'A stray on the step. We are calling her Biscuit until somebody comes.'],
      ['2016-05-15', 'Biscuit weighs six kilos, says the vet.'],
      ['2021-09-04', 'New door, and Biscuit cannot get in.'],
    ]
    expect(isOneStory(rows, ['2014-10-13', '2016-05-15', '2021-09-04'])).toBe(true)
  })

  test('but not by another of its kind', () => {
    const rows: Row[] = [
      ['2012-03-03', 'The archdeacon with the whistle was in our pew again.'],
      [
        '2015-07-07',
        'We had soup for forty at the hall and sent the rest to an archdeacon in Leeds who collects spoons.',
      ],
      ['2020-08-08', 'The archdeacon with the whistle has retired. He left us the whistle.'],
    ]
    expect(isOneStory(rows, ['2012-03-03', '2020-08-08'])).toBe(true)
    expect(isOneStory(rows, ['2012-03-03', '2015-07-07', '2020-08-08'])).toBe(false)
  })

  test('German: a noun has a capital, and a root is no word', () => {
    const rows: Row[] = [
      ['2011-04-21', 'Petersen hat sich die lange Leiter geholt, bis Sonntag.'],
      ['2013-09-09', 'Die neue Leitung liegt noch nicht, sagt der Mann von der Stadt.'],
      ['2015-03-07', 'Bei Petersen an der Wand hängt unsere Leiter.'],
      ['2019-02-09', 'Petersen hat die Leiter gebracht. Acht Jahre.'],
    ]
    expect(isOneStory(rows, ['2011-04-21', '2015-03-07', '2019-02-09'], 'Wiebke')).toBe(true)
    expect(isOneStory(rows, ['2011-04-21', '2013-09-09'], 'Wiebke')).toBe(false)
  })
})

test('between a loan and its end whoever has the thing is asked for “it”; their other business is not of the loan', () => {
  const rows: Row[] = [
    ['2011-05-28', 'Lent Barney the strimmer for the weekend. Back Monday, he says.'],
    ['2012-04-09', 'Asked Barney about the strimmer. He said what strimmer.'],
    ['2013-11-02', 'Barney now says he lent it on to a man with a boat.'],
    ['2014-01-03', 'List for the year. 1 Drink water. 2 Get the strimmer back.'],
    ['2014-06-02', 'Barney sang at the church fair, two verses of three.'],
    ['2015-10-08', 'Barney was asked directly, in front of witnesses. “It’s resting.”'],
    ['2016-02-02', 'Rain since Sunday. Soup.'],
    [
      '2019-07-13',
      'Look what was on the drive this morning, with a bow on. Eight years, Barney. It still goes.',
    ],
    ['2022-02-22', 'Used the strimmer. Barney came to watch and asked if he could borrow it.'],
  ]
  const strimmer = storiesOf(person('Sanne', rows)).sagas.find((s) => s.subject === 'strimmer')
  const told = strimmer?.acts.map((a) => rows[a.post - 1]?.[0].slice(0, 4))
  expect(told).toEqual(['2011', '2012', '2013', '2014', '2015', '2019', '2022'])
})
