import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'
const OTHERS: Row[] = [
  ['2012-02-03', 'Found the blue kettle under the stairs. It whistles in D.'],
  ['2013-02-03', 'The blue kettle has gone to the fair. It came third.'],
  ['2015-02-03', 'The blue kettle is back on the stove. Nobody says where it was.'],
]

function standfirstOf(name: string, first: Row, rows: readonly Row[] = OTHERS) {
  const { posts, firstName } = person(name, [first, ...rows])
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'profile', analysis, posts, person: { firstName }, today }).standfirst
}

test.each([
  [
    'Nuala',
    'For them asking what I am at, I’m with the council, up at the recycling centre. Yes, the dump.',
    'In 2011 Nuala was with the council, up at the recycling centre.',
  ],
  ['Bram', 'Since people ask, I drive a tower crane.', 'In 2011 Bram drove a tower crane.'],
])('who it is about stands first: %s', (name, said, wanted) => {
  expect(standfirstOf(name, ['2011-06-11', said])).toContain(wanted)
})

test.each([
  'I’m with the kids today.',
  'I drive home at six and nobody waves.',
  'I run a bath and read the paper in it.',
  'Ask my brother, I am not a driver at all.',
  'I sell the old sofa, forty pounds, collect it.',
  'No paper in the shops. I am the richest woman in Lower Brook.',
])('and nothing where a post does not say it plainly: %s', (said) => {
  expect(standfirstOf('Nuala', ['2011-06-11', said])).not.toMatch(/In 2011 Nuala/)
})

test('in German too', () => {
  const rows: Row[] = [
    ['2012-02-03', 'Der blaue Kessel ist wieder da. Er pfeift in D.'],
    ['2013-02-03', 'Der blaue Kessel war auf dem Markt und ist Dritter geworden.'],
    ['2015-02-03', 'Der blaue Kessel steht auf dem Herd, und keiner sagt etwas.'],
  ]
  const said: Row = ['2010-05-03', 'Für alle, die fragen: ich bin Hausmeister an der Schule in Lauterberg.']
  expect(standfirstOf('Ulf', said, rows)).toContain('2010 war Ulf Hausmeister an der Schule in Lauterberg.')
})

test.each<[string, string, Row, Row[], string]>([
  [
    'en',
    'Runa',
    ['2010-05-03', 'For the aunts who keep asking: Organ Builder. No, not that kind.'],
    OTHERS,
    'Runa, organ builder.',
  ],
  [
    'es',
    'Elio',
    [
      '2010-05-03',
      'Para quien no me conozca: Elio Prats, restaurador de relojes, Mercedes, 30 años en esto.',
    ],
    [
      ['2012-02-03', 'La pava azul volvió. Silba en re.', { place: 'Mercedes' }],
      ['2013-02-03', 'La pava azul fue a la feria y salió tercera.'],
      ['2015-02-03', 'La pava azul está en la cocina y nadie dice nada.'],
    ],
    'Elio, restaurador de relojes en Mercedes.',
  ],
  [
    'de',
    'Ilse',
    ['2010-05-03', 'Für alle, die fragen: Orgelbauerin, Werkstatt Lauter, seit 1991.'],
    [
      ['2012-02-03', 'Der blaue Kessel ist wieder da. Er pfeift in D.'],
      ['2013-02-03', 'Der blaue Kessel war auf dem Markt und ist Dritter geworden.'],
      ['2015-02-03', 'Der blaue Kessel steht auf dem Herd, und keiner sagt etwas.'],
    ],
    'Ilse, Orgelbauerin, Werkstatt Lauter.',
  ],
])(
  'whoever introduces themselves to strangers is introduced so: %s',
  (_language, name, said, rows, wanted) => {
    expect(standfirstOf(name, said, rows)).toContain(wanted)
  },
)

test('an answer that is no trade introduces nobody', () => {
  const said: Row = ['2010-05-03', 'For those who ask: the weather. It was the weather.']
  expect(standfirstOf('Runa', said)).not.toContain('weather.')
})

test.each([
  ['Nell', 'Hello. I’m Nell from the ferry office.', 'Nell, from the ferry office.'],
  ['Mercè', 'Buenas. Soy la Mercè de la ferretería.', 'Mercè, de la ferretería.'],
])('whoever says where they are known is known by it: %s', (name, said, wanted) => {
  expect(standfirstOf(name, ['2011-06-11', said])).toContain(wanted)
})

test('where no post says what somebody does, who is theirs stands first', () => {
  const family: Row[] = [
    ['2012-04-03', 'My husband Odd fried the eggs. Odd fried the pan as well.'],
    ['2013-04-03', 'My daughter Liv painted the gate. Liv painted Odd.'],
    ['2014-04-03', 'Then Odd said the gate was wet. Liv said it was art.'],
  ]
  const said = standfirstOf('Runa', ['2011-06-11', 'The gulls are back on the roof.'], [...OTHERS, ...family])
  expect(said).toContain('In these posts Runa has a husband, Odd, and a daughter, Liv.')
})

test('of a household no child is left out for somebody who is further off', () => {
  const rows: Row[] = [
    ['2010-05-03', 'My husband Odd has painted the boat again. It is the same blue.'],
    ['2010-06-03', 'My sister Ragna says the boat was never blue.'],
    ['2010-07-03', 'My sister Ragna has brought a colour card. Ragna stays till Sunday.'],
    ['2010-08-03', 'My daughter Liv rowed out and came back with somebody else’s oar.'],
    ['2010-09-03', 'Pancakes from my youngest, Torin, 7 years old. One was folded like a letter.'],
    ['2011-03-01', 'Torin has found the oar’s owner. Odd and Liv took it back, Ragna watched.'],
    ...OTHERS,
  ]
  const said = standfirstOf('Runa', ['2010-04-03', 'Rain on the slipway, and nobody about.'], rows)
  expect(said).toMatch(
    /has a husband, Odd, a (?:child, Torin|daughter, Liv), and a (?:daughter, Liv|child, Torin)\./,
  )
  expect(said).not.toContain('Ragna')
})

test.each([
  [
    'Una',
    'Handed in my notice. Nine years in Haulage Claims. I am going to keep bees.',
    'After nine years in Haulage Claims, Una was going to keep bees in 2011.',
  ],
  [
    'Una',
    'Started at the bakery on Monday. My feet are somebody else’s.',
    'In 2011 Una started at the bakery.',
  ],
])('whoever says how their work began is introduced by it: %s, %s', (name, said, wanted) => {
  expect(standfirstOf(name, ['2011-06-11', said])).toContain(wanted)
})

test('in German with what came before, each with its year', () => {
  const rows: Row[] = [
    ['2012-02-03', 'Der blaue Kessel ist wieder da. Er pfeift in D.'],
    ['2013-02-03', 'Der blaue Kessel war auf dem Markt und ist Dritter geworden.'],
    ['2014-03-03', 'Ich mach am Deich einen Kaffeeladen auf, im alten Stall.'],
    ['2015-02-03', 'Der blaue Kessel steht auf dem Herd, und keiner sagt etwas.'],
  ]
  expect(standfirstOf('Ulf', ['2010-05-03', 'Angemeldet. Ulf, 41, Krankenpfleger.'], rows)).toContain(
    '2014: Ulf macht am Deich einen Kaffeeladen auf, im alten Stall.',
  )
})

test.each([
  'Started a sourdough starter. It is in the window.',
  'She has handed in her notice. They are going to keep bees.',
  'I am going to keep my mouth shut at the school play.',
])('and by nothing else: %s', (said) => {
  expect(standfirstOf('Una', ['2011-06-11', said])).not.toMatch(/Una was going|In 2011 Una|After /)
})
