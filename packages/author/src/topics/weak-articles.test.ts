import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { storyOf } from '../stories/testing.ts'
import { openDossier } from '../writing/dossier.ts'
import { dictionary } from './dictionary/index.ts'
import { museum } from './museum/index.ts'
import { people } from './people/index.ts'
import { places } from './places/index.ts'
import { strandsOf } from './timeline/strand.ts'

const today = '2026-01-01'

const dossierOf = (rows: readonly Row[]) => {
  const { posts, firstName } = person(
    'Sanne',
    [...rows].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  )
  return openDossier(analyse(posts, { today, firstName }), posts, { firstName }, '2026-01-02')
}

test('what only stands before a thing is no thing of a museum', () => {
  const d = dossierOf([
    ['2011-03-29', 'Two depots, three uniforms, one spoken warning. They gave me a lamp.'],
    ['2014-05-13', 'Somebody asked what the spoken warning was for. A goat on the upper deck.'],
    ['2018-05-31', 'Asked again about the spoken warning. Told her it was a heron. She has drawn it.'],
    ['2023-05-16', 'Ada found my spoken warning in the old files. She says I would know best.'],
    ['2012-06-02', 'Lent the ladder to Pim. Back on Sunday, he says.'],
    ['2013-06-02', 'Asked Pim about the ladder. He asked which ladder.'],
    ['2019-06-02', 'Pim has brought the ladder back. One rung is new.'],
  ])
  expect(museum.wishes(d).map((w) => w.saga.subject)).not.toContain('spoken')
})

test('half of a name is no thing either', () => {
  const wishesOf = (what: string) => {
    const d = dossierOf([
      ['2011-03-29', `Bought the ${what} off a man in Cupar. £40, no instructions.`],
      ['2014-05-13', `The ${what} is missing. I found the lid of it in the bath.`],
      ['2018-05-31', `Lent the ${what} to Ada. It has been mended twice.`],
      ['2023-05-16', `Ada brought the ${what} back. It arrived in the rain.`],
    ])
    const story = storyOf('umbrella', 4, [1, 2, 3, 4])
    const saga = { ...story, hasOutcome: true, acts: story.acts.map((a) => ({ ...a, to: 999 })) }
    return museum.wishes({ ...d, sagas: [saga] }).map((w) => w.saga.subject)
  }
  expect(wishesOf('umbrella')).toEqual(['umbrella'])
  expect(wishesOf('umbrella stand')).toEqual([])
})

test('a word that anybody has is in no dictionary, and no story', () => {
  const d = dossierOf([
    ['2011-07-10', 'Rain. Slugs. Tea.'],
    ['2013-07-10', 'Rain. The cat looked at me.'],
    ['2015-02-12', 'Rain. Made soup.'],
    ['2017-01-08', 'Rain.'],
    ['2018-04-02', 'Sold the boat to a baker from Delft.'],
  ])
  expect(dictionary.wishes(d)).toEqual([])
  expect([...strandsOf(d).values()].map((s) => s.saga.subject.toLowerCase())).not.toContain('rain')
})

test('being somewhere again and again is no page about places', () => {
  const at = { place: 'Sandvik Beach' }
  const there = { place: 'Corner Shop' }
  const d = dossierOf([
    ['2011-08-09', 'Two towels, one flask, hail.', at],
    ['2014-06-11', 'The wind took the newspaper.', at],
    ['2018-07-12', 'A dog ate the cards and was sorry.', at],
    ['2023-09-13', 'Three of us now. She found the rock small.', at],
    ['2012-02-09', 'They had no milk and much to say.', there],
    ['2015-03-10', 'A queue, and everybody knew why but me.', there],
    ['2021-01-12', 'Bought a lamp, and not the one I came for.', there],
  ])
  expect(
    places.carries(
      d,
      places.wishes(d).map((w) => w.saga),
    ),
  ).toBe(false)
})

const QUIET: Row[] = Array.from({ length: 60 }, (_, n): Row => {
  const day = new Date(Date.UTC(2010, 0, 9) + n * 86_400_000 * 88)
  return [
    day.toISOString().slice(0, 10),
    `${['Soup', 'Bread', 'Fog', 'Ironing', 'Lino'][n % 5]} and ${n} of it, more or less.`,
  ]
})
const WAYS = (first: string, second: string): Row[] => [
  ['2011-03-03', `Bertil${first} said the hedge is an opinion. Bertil has many hedges.`],
  ['2013-03-03', 'Bertil asked for a ladder and brought a cake instead.'],
  ['2016-03-03', 'Bertil has sold the boat. Nobody has seen a boat.'],
  ['2020-03-03', 'Bertil won a ham at the raffle and gave me the ribbon.'],
  ['2011-05-05', `Ingrid${second} said “no” to a parking warden and he went home.`],
  ['2014-05-05', 'Ingrid has a new drum kit. We have new curtains.'],
  ['2017-05-05', 'Ingrid plays the drums at weddings now, in a tie.'],
  ['2021-05-05', 'Ingrid was asked to judge the jam and ate the evidence.'],
  ['2012-07-07', 'Kasper counted the gulls and lost his place.'],
  ['2015-07-07', 'Kasper is building a gate for a field he has not got.'],
  ['2018-07-07', 'Kasper has found a field. The gate is too wide.'],
  ['2022-07-07', 'Kasper swam to the buoy and had to be fetched by bus.'],
]

test('a list of names whom no post introduces is no page about people', () => {
  const carries = (rows: readonly Row[]) => people.carries(dossierOf([...QUIET, ...rows]), [])
  expect(carries(WAYS('', ''))).toBe(false)
})

test('what is left of three posts is no story', () => {
  const d = dossierOf([
    ['2012-02-21', 'Ledger and Sons: ladders, gates, troughs. Quotes are free.'],
    ['2016-06-04', 'The trough came back. It had been in Leeds and is now called Brian.'],
    ...QUIET.slice(0, 20),
  ])
  const pairs = [...strandsOf(d).values()].filter((s) => s.acts.length < 3 && s.saga.kind === 'object')
  expect(pairs).toEqual([])
})
