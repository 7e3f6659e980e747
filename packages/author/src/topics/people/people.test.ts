import { expect, test } from 'vitest'
import { harbour } from '../../fixtures/harbour.ts'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'
import { openDossier } from '../../writing/dossier.ts'
import { firstLineAbout } from './line.ts'
import { standsAlone } from './stands-alone.ts'

const today = '2026-01-01'

test('nobody is introduced by a number: who they are and what they did will do', () => {
  const { posts, firstName } = harbour
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'people', analysis, posts, person: { firstName }, today })
  const cast = a.paragraphs.flatMap((p) => (p.block?.form === 'cast' ? p.block.people : []))
  expect(cast.length).toBeGreaterThan(1)
  expect(cast.map((p) => p.claim).join(' ')).not.toMatch(/quotation marks|posts, \d/)
})

/** Planned beside others, or by itself. */
const paragraphsOf = (rows: readonly Row[], isAlone = false) => {
  const { posts, firstName } = person(
    'Sanne',
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const read = analyse(posts, { today, firstName })
  const analysis = isAlone ? { ...read, plan: {} } : read
  return write({ topic: 'people', analysis, posts, person: { firstName }, today }).paragraphs
}
const cardsOf = (rows: readonly Row[], isAlone = false) =>
  paragraphsOf(rows, isAlone).flatMap((p) => (p.block?.form === 'cast' ? p.block.people : []))
/** Whose way through the years is shown, and in which posts. */
const arcsOf = (rows: readonly Row[]) =>
  paragraphsOf(rows, true).flatMap((p) => (p.block?.form === 'saga' ? [p.block] : []))

const STREET: Row[] = [
  ['2012-03-03', 'Bertil said the hedge is an opinion. Bertil has many hedges.'],
  ['2013-03-03', 'Bertil asked for a ladder and brought a cake instead.'],
  ['2014-03-03', 'Bertil has sold the boat. Nobody has seen a boat.'],
  ['2015-03-03', 'Bertil won a ham at the raffle and gave me the ribbon.'],
  ['2012-05-05', 'Ingrid said “no” to a parking warden and he went home.'],
  ['2013-05-05', 'Ingrid has a new drum kit. We have new curtains.'],
  ['2014-05-05', 'Ingrid told him what it means.'],
  ['2016-05-05', 'Ingrid was asked to judge the jam and ate the evidence.'],
  ['2012-07-07', 'Mum said the sea is not what it was.'],
  ['2013-07-07', 'Mum ate round the edges like a dog with a bone.'],
  ['2014-07-07', 'Mum has bought a second kettle, for company.'],
  ['2015-07-07', 'Mum asked who is winning. Nobody was playing.'],
]

test('a card has a post that a stranger understands, compares nobody with an animal, and says no name twice', () => {
  const arcs = arcsOf(STREET)
  const cards = cardsOf(STREET)
  const names = [...cards.map((c) => c.name), ...arcs.map((a) => a.title)]
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('Bertil')
  const lines = [...cards.map((c) => c.line?.text ?? ''), ...arcs.flatMap((a) => a.acts.map((x) => x.text))]
  expect(lines.join(' ')).not.toMatch(/what it means|like a dog/)
})

const WAYS: Record<string, string[]> = {
  Bertil: [
    'has bought a drum and a book about silence',
    'won a ham at the raffle',
    'painted our gate green on Monday',
    'sold his boat to a baker',
    'asked for sugar and brought flour',
    'has given his drum to the fire brigade',
  ],
  Ingrid: [
    'started at the post office',
    'posted herself a letter to see',
    'refused a parcel that barked',
    'knows every hat in town',
    'delivered a piano in two halves',
    'retired with a whistle',
  ],
  Sigrun: [
    'is learning Danish from a film',
    'ordered soup in Danish and got a chair',
    'sings at weddings now, uninvited',
    'married the organist in June',
    'moved into the lighthouse',
    'teaches Danish to the gulls',
  ],
}
const MORE: Record<string, string[]> = {
  Torsten: [
    'lost a bet about eels',
    'wears his cap backwards for luck',
    'caught one eel, let it go',
    'has opened a stall without a sign',
    'put up the sign upside down',
    'closes at three, says the sign',
  ],
  Wenke: [
    'knitted a bridge for the school play',
    'fixed the church clock with a spoon',
    'bet on rain and won',
    'named her goat after the mayor',
    'was thanked by the mayor',
    'is standing for mayor',
  ],
}
const FILLER =
  'Plums Rope Wool Hail Jam Nails Tar Leeks Mist Coal Ink Figs Glue Mud Salt Oats Rust Kelp Soap Moss Wax Dill Sleet Tin Peat Lime Cork Rye Frost Clay Silk Mint Hay Chalk Beer Sand Yeast Lead Turf Plaid Thyme Bran Zinc Suet Flint Barley'.split(
    ' ',
  )
const YEARS_OF: Row[] = [
  ...Object.entries({ ...WAYS, ...MORE }).flatMap(([name, did], k) =>
    did.map((x, n): Row => [`${2011 + n * 2}-0${k + 2}-0${n + 1}`, `${name} ${x}.`]),
  ),
  ...FILLER.map((word, n): Row => [`${2011 + (n % 12)}-1${n % 3}-${10 + (n % 18)}`, `${word}.`]),
]

test('whoever is in posts of years is told by them, in order of time, and nobody twice', () => {
  const arcs = arcsOf(YEARS_OF)
  expect(arcs.length).toBeGreaterThan(0)
  for (const { title, acts } of arcs) {
    expect(acts.length).toBeGreaterThanOrEqual(4)
    for (const act of acts) expect(act.text).toContain(title.split(',')[0] as string)
    const dates = acts.map((x) => x.date ?? '')
    expect(dates).toEqual([...dates].sort())
  }
  const names = cardsOf(YEARS_OF, true).map((c) => c.name)
  for (const { title } of arcs) expect(names).not.toContain(title)
})

test('nobody who went through an illness is told by the light posts alone', () => {
  const told = arcsOf(YEARS_OF)[0]?.title ?? ''
  const rows: Row[] = [...YEARS_OF, ['2022-08-03', `${told} has a wheelchair now. It corners badly.`]]
  expect(arcsOf(rows).map((a) => a.title)).not.toContain(told)
})

test('whoever would have been proud is not in the cast', () => {
  const rows: Row[] = [
    ...STREET,
    ['2019-07-07', 'Read it twice: “your mother would have been proud of that roof”.'],
  ]
  expect(cardsOf(rows).map((c) => c.name)).not.toContain('Mum')
})

test.each([
  ['She will not.', false],
  ['Dora told him what it means.', false],
  ['Dora bought a boat and sold it.', true],
  ['Dora says she is late.', true],
])('“%s” stands alone: %s', (text, stands) => {
  expect(standsAlone(text, 'en', ['Dora'])).toBe(stands)
})

test('what somebody says year after year stands on their card, and nothing of it where it is grave', () => {
  const rows: Row[] = [
    ...STREET,
    ['2016-02-02', 'Bertil looked at my leeks and said “aye”.'],
    ['2018-02-02', 'Bertil looked at the new roof and said “come on”.'],
    ['2020-02-02', 'Bertil looked at my leeks again and said “aye”.'],
    ['2021-02-02', 'Bertil was in hospital, grey as a plate, and said “no”.'],
    ['2022-02-02', 'Bertil looked at the car and said “well”.'],
  ]
  const claim = cardsOf(rows).find((c) => c.name === 'Bertil')?.claim ?? ''
  expect(claim).toMatch(/^“aye”, 2016; “come on”, 2018;.* “well”, 2022\.$/)
  expect(claim).not.toContain('2021')
})

const named = (rows: readonly Row[]) => cardsOf(rows).map((c) => c.name)

test('only people are people: no boat, no goose, nobody else’s grandmother, no word beside a name', () => {
  const others: Row[] = [
    ['2011-02-02', 'New girl in the yard. 14 metres, blue. She’s called Magda.'],
    ['2012-02-02', 'Painted the mast on Magda. Two coats.'],
    ['2013-02-02', 'Rain, so we had soup up Magda and nobody complained.'],
    ['2014-02-02', 'Magda, 14 metres, two new ropes.'],
    ['2011-04-04', 'We have a goose. Name’s Olaf.'],
    ['2012-04-04', 'Olaf bit a cyclist in the driveway.'],
    ['2013-04-04', 'Olaf has learned how to open the gate.'],
    ['2014-04-04', 'Olaf sat in the front row at the fair.'],
    ['2015-04-04', 'The boy next door says the mayor looks like his Granny.'],
    ['2016-04-04', 'A tourist asked if I was her Granny.'],
    ['2017-04-04', 'The bus driver has a Granny on every bus, he says.'],
    ['2018-04-04', 'The baker named a loaf after his Granny.'],
    ['2019-04-04', 'Cake from Ingrid, jam from the priest, from Bertil Chutney.'],
  ]
  const names = named([...STREET, ...others])
  expect(names).toContain('Bertil')
  for (const no of ['Magda', 'Olaf', 'Granny', 'Bertil Chutney']) expect(names).not.toContain(no)
})

test('in German too', () => {
  const rows: Row[] = [
    ['2011-07-16', 'Die Nachbarin hat einen neuen Hahn. Heißt Egon. Kräht ab vier.'],
    ['2012-07-16', 'Egon hat den Briefträger gestellt.'],
    ['2013-07-16', 'Egon steht auf dem Auto und wartet.'],
    ['2014-07-16', 'Egon hat heute nicht gekräht. Wir haben verschlafen.'],
    ...[
      'Wilma hat das Klavier verkauft und die Noten behalten.',
      'Wilma sagt, Regen ist auch nur Wetter.',
    ].flatMap((text, n): Row[] => [
      [`201${n + 1}-09-09`, text],
      [`201${n + 4}-09-09`, `${text} Schon das zweite Mal.`],
    ]),
    ['2012-03-03', 'Ulf hat den Zaun gestrichen, von beiden Seiten gleichzeitig.'],
    ['2013-03-03', 'Ulf sucht die Leiter. Ulf steht auf der Leiter.'],
    ['2014-03-03', 'Ulf hat beim Skat den Hut verloren.'],
    ['2015-03-03', 'Ulf ist beim Skat geblieben, ohne Hut.'],
  ]
  expect(named(rows)).not.toContain('Egon')
})

test('nobody is introduced by a cough, and none of theirs begins with somebody else', () => {
  const rows: Row[] = [
    ...STREET,
    ['2016-03-03', 'Bertil has a cough he can’t shift. He says it is the hedge.'],
    ['2017-03-03', 'She has left for good. Bertil came round with a pie and said the second year is easier.'],
  ]
  const lines = cardsOf(rows).map((c) => c.line?.text ?? '')
  expect(lines.join(' ')).not.toMatch(/cough|left for good/)
})

const KNOWN: Row[] = [
  [
    '2011-03-02',
    'Bingo with Big Gro. Big Gro is Groa Lund, four foot eleven, and has never once bought the crisps.',
  ],
  ['2013-04-05', 'Groa Lund has a car now. It is parked at an angle to everything.'],
  ['2015-06-07', 'Groa Lund was asked to leave the choir for laughing. She took the biscuits.'],
  ['2018-06-07', 'Groa Lund bought an ice cream. For herself, but still.'],
  ['2012-03-04', 'Our Signe (sister, older, wrong) has taken the back room. She has the remote.'],
  ['2014-03-04', 'Signe rang from the back room to ask who was in the kitchen.'],
  ['2016-03-04', 'Signe has the good chair now. We sit on the stairs.'],
  ['2019-03-04', 'Signe has bought a second suitcase. It is for the first one.'],
  ['2016-03-05', 'Well. That is that. Mrs Ragnar Holm. Ragnar found the church by the noise.'],
  ['2017-03-05', 'Ragnar has the window. I have a rosary in one hand.'],
  ['2018-03-05', 'Ragnar asleep with the paper over his face. It will do.'],
  ['2019-08-05', 'Ragnar has left one sweet on the windscreen. He is not right.'],
  ['2012-09-09', 'Fips = Filip Borg, beside me since school, one gets used to it.'],
  ['2014-09-09', 'Fips has given me a voucher for the lift. Filip signed it twice.'],
  ['2016-09-09', 'Fips has bought a rope, he does not say what for.'],
  ['2018-09-09', 'Fips brought sixteen vouchers and a cake with a lift on it.'],
]
const toldOf = (rows: readonly Row[]) => {
  const cards = cardsOf(rows).map((c) => ({ name: c.name, text: c.line?.text ?? '' }))
  const arcs = arcsOf(rows).map((a) => ({ name: a.title, text: a.acts.map((x) => x.text).join(' ') }))
  return [...cards, ...arcs]
}

test('a post on a card stands whole: its end is what it was written for', () => {
  const lines = [...cardsOf(KNOWN), ...cardsOf(STREET)].flatMap((c) => (c.line ? [c.line] : []))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => line.whole)).toBe(true)
})

test('the writer’s own married name is nobody’s, and one man under two names is told once', () => {
  const names = toldOf(KNOWN).map((x) => x.name)
  expect(names.some((n) => n.startsWith('Ragnar'))).toBe(true)
  expect(names.join(' ')).not.toMatch(/Mrs/)
  expect(names.filter((n) => /Fips|Filip/.test(n))).toHaveLength(1)
})

test('nothing that takes up what was told in confidence is told of somebody', () => {
  const rows: Row[] = [
    ...KNOWN,
    [
      '2016-10-01',
      'Only for my close friends. Fips told me he cannot read. He made me swear I would tell nobody.',
    ],
    ['2019-10-01', 'Fips stood up and read the card aloud himself, every name.'],
  ]
  expect(
    toldOf(rows)
      .map((x) => x.text)
      .join(' '),
  ).not.toContain('read the card')
})

test('the lead says who they are and since when, and counts nobody', () => {
  const { posts, firstName } = person(
    'Sanne',
    [...KNOWN].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'people', analysis, posts, person: { firstName }, today })
  expect(a.standfirst).toBe('Fips, Groa, Ragnar and Signe in Sanne’s posts, from 2011 to 2019.')
  expect(a.standfirst).not.toMatch(/others?(?!\p{L})/u)
})

test('whoever is written small in the posts has a capital where we speak', () => {
  const small: Row[] = [
    ['2012-05-01', 'Went to the yard with tove, the baker. She had the keys and no opinion.'],
    ['2014-05-01', 'tove said the oven was done with us. It was.'],
    ['2016-05-01', 'Bread from tove, the baker, in the door. Still warm, and a bill.'],
    ['2018-05-01', 'tove said she had shut for good. She opened on the Monday.'],
  ]
  const { posts, firstName } = person(
    'Sanne',
    [...KNOWN, ...small].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'people', analysis, posts, person: { firstName }, today })
  expect(a.standfirst).toContain('Tove')
  expect(a.standfirst).not.toContain('tove')
})

test('somebody came in with a post, and where that has been shown there is none', () => {
  const { posts, firstName } = person(
    'Sanne',
    STREET.toSorted((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const bertil = d.person('Bertil')
  const first = posts.find((p) => p.text.includes('Bertil'))
  expect(bertil && firstLineAbout(d, bertil, new Set())?.post).toBe(first?.id)
  expect(bertil && firstLineAbout(d, bertil, new Set([first?.id ?? 0]))).toBeNull()
})
