import { describe, expect, test } from 'vitest'
import { kiosk } from '../../../fixtures/kiosk.ts'
import { type FixturePerson, person, type Row } from '../../../fixtures/make.ts'
import { analyse } from '../../../reading/analyse.ts'
import { openDossier } from '../../../writing/dossier.ts'
import { type WordGiven, wordsGiven } from './index.ts'

const today = '2026-01-01'

function given({ posts, firstName }: FixturePerson): WordGiven[] {
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  return wordsGiven(d)
}

/** The days of the two posts, and what kind of word it was. */
function pairsIn(who: FixturePerson): string[] {
  const day = (id: number) => who.posts.find((p) => p.id === id)?.at?.slice(0, 10)
  return given(who)
    .map((w) => `${w.kind} ${day(w.said.post)} ${day(w.answer)}`)
    .sort()
}

const FILLER: Row[] = [
  ['2009-02-01', 'Rain, and a man selling brushes.'],
  ['2012-06-03', 'There is a heron on the chip shop again, looking at the menu.'],
  ['2015-09-06', 'Soup. The good pan has lost its handle.'],
  ['2018-04-08', 'Counted the swifts. Eleven, and one that was a leaf.'],
  ['2021-10-10', 'Bus replaced by a smaller bus.'],
]
const SPANISH: Row[] = [
  ['2009-02-01', 'Llueve y pasó un señor vendiendo escobas.'],
  ['2012-06-03', 'Hay una garza arriba de la panadería mirando los precios.'],
  ['2015-09-06', 'Sopa. La olla buena se quedó sin manija.'],
  ['2018-04-08', 'Conté las golondrinas. Once, y una que era una hoja.'],
]

const of = (rows: readonly Row[], filler: readonly Row[] = FILLER) =>
  pairsIn(
    person(
      'Nan',
      [...rows, ...filler].sort((a, b) => (a[0] < b[0] ? -1 : 1)),
    ),
  )

describe('what was to be done by a day', () => {
  test.each<[string, Row[]]>([
    [
      'the answer counts back to it',
      [
        ['2010-03-07', 'Stripped the dresser in the hall. It’ll be painted by Easter.'],
        ['2018-03-11', 'Eight years I’ve been at that dresser. It is blue, if anybody asks.'],
      ],
    ],
    [
      'the answer says how late it came',
      [
        ['2010-03-07', 'I’m rowing round the island this summer with the gig club. Mark my words.'],
        ['2014-08-10', 'Round the island in the gig. Four years late, and seasick by the lighthouse.'],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(of(rows)).toEqual([`promise ${rows[0]?.[0]} ${rows[1]?.[0]}`])
  })

  test('somebody owns up, in Spanish, with the verb of the promise', () => {
    const rows: Row[] = [
      ['2013-12-29', 'Lo escribo acá así me retan: antes de carnaval ordeno el galpón.'],
      ['2014-03-30', 'Bueno. No lo ordené.'],
    ]
    expect(of(rows, SPANISH)).toEqual(['promise 2013-12-29 2014-03-30'])
  })

  test('by an age, with the age it was', () => {
    const rows: Row[] = [
      ['2011-05-08', 'Tengo 36 y me anoté en piano. Antes de los 40 toco el vals de la tía, que conste.'],
      [
        '2018-05-13',
        '43 años, un vestido prestado y el vals de la tía, entero. El piano estaba afinado, yo no.',
      ],
    ]
    expect(of(rows, SPANISH)).toEqual(['promise 2011-05-08 2018-05-13'])
  })

  test.each<[string, Row[]]>([
    [
      'another thing of the same place',
      [
        ['2010-03-07', 'Stripped the dresser in the hall. It’ll be painted by Easter.'],
        ['2018-03-11', 'Eight years ago today we moved in. There is still a box in the hall.'],
      ],
    ],
    [
      'what somebody else promised',
      [
        ['2010-03-07', 'Moira says the dresser will be painted by Easter.'],
        ['2018-03-11', 'Eight years, that dresser.'],
      ],
    ],
    [
      'a span that leads elsewhere',
      [
        ['2010-03-07', 'Stripped the dresser in the hall. It’ll be painted by Easter.'],
        ['2018-03-11', 'Forty years old, that dresser. My aunt had it from a ship.'],
      ],
    ],
    [
      'what was promised to somebody who mourns since',
      [
        ['2013-05-12', 'Told Ina I’d have Olle’s dinghy in the water for her by Christmas.'],
        ['2013-06-02', 'Olle died last night. Ina was with him.'],
        ['2013-06-09', 'We buried Olle today. Ina wore his oilskin.'],
        ['2019-05-12', 'Six years, that dinghy.'],
      ],
    ],
  ])('is not answered by %s', (_, rows) => {
    expect(of(rows)).toEqual([])
  })
})

describe('what was never done', () => {
  test.each<[string, Row[]]>([
    [
      'not once',
      [
        ['2010-03-07', 'They ask do I ever burn a loaf out the back. Thirty years of it and not once.'],
        ['2013-05-05', 'Burnt a loaf. My own, in front of the whole queue. I said it was rye.'],
      ],
    ],
    [
      'never',
      [
        ['2010-03-07', 'I’ve never borrowed a tool I could make.'],
        ['2014-05-04', 'Borrowed a plane. I had four of them once, and a bench to put them on.'],
      ],
    ],
  ])('%s, and then', (_, rows) => {
    expect(of(rows)).toEqual([`boast ${rows[0]?.[0]} ${rows[1]?.[0]}`])
  })

  test('somebody else’s doing is nobody’s answer', () => {
    const rows: Row[] = [
      ['2010-03-07', 'They ask do I ever burn a loaf out the back. Thirty years of it and not once.'],
      ['2013-05-05', 'Burnt a loaf. Moira, that is. I have said nothing.'],
      ['2013-06-02', 'Moira came by on her new bicycle.'],
      ['2013-07-07', 'Moira and I went to the regatta. Moira won a ham.'],
    ]
    expect(of(rows)).toEqual([])
  })
})

describe('what was sworn, foretold, easy, or blamed on the weather', () => {
  test('sworn off in so many words, in Spanish', () => {
    const rows: Row[] = [
      ['2011-05-08', 'Que quede claro: yo en una lancha no me meto ni loca.'],
      ['2016-05-08', 'Dicen que hay que verlo desde el agua. El sábado me meto en la lancha, avisé.'],
    ]
    expect(of(rows, SPANISH)).toEqual(['vow 2011-05-08 2016-05-08'])
  })

  test('nobody will beat us, and the next place', () => {
    const rows: Row[] = [
      ['2012-09-02', 'FIRST at the marrow show. Nobody will beat us now.'],
      ['2013-09-01', 'Seventh. The marrow show has let itself go.'],
    ]
    expect(of(rows)).toEqual(['forecast 2012-09-02 2013-09-01'])
  })

  test('a doddle, and when it was passed at last', () => {
    const rows: Row[] = [
      ['2012-09-02', 'Signed up for Welsh. How hard can it be, Welsh.'],
      ['2017-06-04', 'Passed my Welsh. The examiner gave me the mark and a tissue.'],
    ]
    expect(of(rows)).toEqual(['ease 2012-09-02 2017-06-04'])
  })

  test('what was to blame, until somebody owns up', () => {
    const rows: Row[] = [
      [
        '2012-09-02',
        'The frost has split the birdbath at number nine. Told Moira it happens to the best stone.',
      ],
      [
        '2019-09-01',
        'Confession, since she is moving. In 2012 there was no frost. I reversed into that birdbath.',
      ],
    ]
    expect(of(rows)).toEqual(['excuse 2012-09-02 2019-09-01'])
  })

  test('but not of another year', () => {
    const rows: Row[] = [
      [
        '2012-09-02',
        'The frost has split the birdbath at number nine. Told Moira it happens to the best stone.',
      ],
      [
        '2019-09-01',
        'Confession. In 2016 there was no frost, and I miss it. The birdbath stayed dry all winter.',
      ],
    ]
    expect(of(rows)).toEqual([])
  })
})

test('a German who announces much: each of them found, and nothing else', () => {
  expect(pairsIn(kiosk)).toEqual([
    'boast 2011-07-17 2013-10-13',
    'ease 2013-03-24 2018-12-02',
    'excuse 2014-03-09 2019-02-17',
    'forecast 2014-09-28 2015-09-27',
    'promise 2011-03-13 2022-06-05',
    'promise 2012-12-30 2023-05-07',
    'vow 2012-03-18 2021-04-11',
  ])
})
