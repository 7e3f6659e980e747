import { describe, expect, test } from 'vitest'
import { harbour } from '../../fixtures/harbour.ts'
import { person, type Row } from '../../fixtures/make.ts'
import { shownIn } from '../../forms/entries.ts'
import type { Article, Post } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'
import { openDossier } from '../../writing/dossier.ts'
import { tradeSentence } from '../common/trade.ts'
import { countsOnNothing } from './references.ts'

const today = '2026-01-01'

function portrait({ posts, firstName }: { posts: Post[]; firstName: string | null }): Article {
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'profile', analysis, posts, person: { firstName }, today })
}

const shownDates = (a: Article) =>
  a.paragraphs.flatMap((p) =>
    p.block && p.kind !== 'tender' ? shownIn(p.block).map((x) => x.date as string) : [],
  )
const prose = (a: Article) =>
  a.paragraphs.filter((p) => p.kind === 'p').map((p) => p.sentences.map((s) => s.text).join(' '))
const all = (a: Article) => a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')

describe('a portrait with a spine', () => {
  const ines = portrait(harbour)

  test('opens on the first post and ends on the last, where they answer each other', () => {
    const dates = shownDates(ines)
    expect([dates[0], dates.at(-1)]).toEqual(['2010-02-07', '2025-02-09'])
  })

  test('tells its story in order of time, with every act of it', () => {
    const story = ines.paragraphs.slice(
      0,
      ines.paragraphs.findIndex((p) => p.kind === 'h2'),
    )
    const dates = shownDates({ ...ines, paragraphs: story })
    expect(dates).toEqual([...dates].sort())
    for (const told of ['2011-03-13', '2016-08-21', '2020-03-14', '2022-05-22']) expect(dates).toContain(told)
  })

  test('shows no post twice', () => {
    expect(new Set(shownDates(ines)).size).toBe(shownDates(ines).length)
  })

  test('tells a second story beside it, under a line of its own', () => {
    const at = ines.paragraphs.findIndex((p) => p.kind === 'h2')
    const beside = ines.paragraphs[at + 1]
    expect(beside?.block?.form).toBe('saga')
    expect(beside?.sentences.map((s) => s.text).join(' ')).toContain('the old crane')
  })

  test('does not explain what both posts show', () => {
    expect(all(ines)).not.toContain('has changed')
    for (const p of ines.paragraphs) if (p.block?.form === 'saga') expect(p.block.close).toBeNull()
  })

  test('the standfirst says whom and what it is about', () => {
    expect(ines.standfirst).toBe(
      'The story of Tobias, the ferryman, and the ladder from 2010 to 2025, in Ines’s own posts.',
    )
  })

  test('nobody is introduced in a sentence that says nothing else', () => {
    for (const p of prose(ines)) expect(p).not.toMatch(/^\p{Lu}\p{L}+ is (?:the|an?|Ines’s) [^.]+\.$/u)
  })
})

test('a second portrait tells another story', () => {
  const { posts, firstName } = harbour
  const analysis = analyse(posts, { today, firstName })
  const of = (edition: number, told: string[]) =>
    write({ topic: 'profile', analysis, posts, person: { firstName }, today, edition, told })
  const first = of(0, [])
  const second = of(1, first.told)
  expect(shownDates(second).length).toBeGreaterThan(2)
  for (const date of shownDates(second)) expect(shownDates(first)).not.toContain(date)
})

const race: Row[] = [
  ['2010-05-01', 'Soapbox race. Sixth of seven. Magnus won.'],
  ['2010-05-02', 'Magnus from the garage showed me how to steer. He said ‘lean’.'],
  ['2011-05-07', 'Soapbox race. Fifth. Magnus first.'],
  ['2012-05-05', 'Soapbox race. Fourth. Magnus polished his wheels.'],
  ['2013-05-04', 'Soapbox race. Third. Magnus first again, he told me so.'],
  ['2013-09-01', 'Magnus borrowed my pump.'],
  ['2014-05-03', 'Soapbox race. Second. Magnus by a nose.'],
  ['2015-05-02', 'First!'],
  ['2015-05-03', 'Magnus brought the pump back. He said nothing about the race.'],
  ['2016-05-07', 'Soapbox race. Magnus first. Me third.'],
  ['2017-05-06', 'Soapbox race. Second. Magnus asked for the pump.'],
  ['2018-05-05', 'Soapbox race. Second. Magnus has the pump and the cup.'],
]

describe('a run of places', () => {
  const text = all(portrait(person('Tilda', race)))

  test('is told before the post it leads to, where the way there is not shown', () => {
    const { posts, firstName } = person('Tilda', race)
    const analysis = analyse(posts, { today, firstName })
    const told = posts.filter((p) => /race\. S|Fifth|Fourth|Third\./.test(p.text)).map((p) => `post:${p.id}`)
    const again = all(
      write({ topic: 'profile', analysis, posts, person: { firstName }, today, edition: 1, told }),
    )
    const run = again.indexOf('came sixth in 2010, fifth in 2011, fourth in 2012, third in 2013')
    expect(run).toBeGreaterThan(-1)
    expect(run).toBeLessThan(again.indexOf('First!'))
    expect(again).not.toMatch(/came [^.]*first in 2015/)
  })

  test('is not summed up where its posts have just been read', () => {
    expect(text).toContain('First!')
    expect(text).not.toMatch(/came sixth/)
  })

  test('another’s place is not the writer’s', () => {
    const { series } = analyse(person('Tilda', race).posts, { today, firstName: 'Tilda' }).stories
    const places = series.find((s) => s.isRank)?.points.map((p) => `${p.date.slice(0, 4)} ${p.value}`)
    expect(places).toContain('2016 3')
    expect(places).not.toContain('2016 1')
  })
})

test('a life of three words a post still has its story', () => {
  const cake = [
    'Cake.',
    'No cake.',
    'Half a cake.',
    'Whole cake. Suspicious.',
    'Card. No cake.',
    'Made my own cake.',
  ]
  const rows: Row[] = [
    ...cake.map((said, n): Row => [`${2016 + n}-05-12`, `Nurses’ day. ${said}`]),
    ['2016-01-04', 'Nights again.'],
    ['2017-02-02', 'Snow. Walked in.'],
    ['2018-10-10', 'Bought a bike.'],
    ['2019-08-08', 'Quiet ward.'],
  ]
  const a = portrait(
    person(
      'Ruth',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  expect(shownDates(a)).toHaveLength(6)
  expect(a.standfirst).toBe('The story of the cake from 2016 to 2021, in Ruth’s own posts.')
})

test('whom somebody has parted from is left out, and so is what names them', () => {
  const rows: Row[] = [
    ['2012-01-01', 'Vikram has hidden the kettle. I will find it by Easter.'],
    ['2012-03-01', 'Vikram says the kettle is in the shed. It is not.'],
    ['2012-06-01', 'Vikram bought a kettle for the kettle.'],
    ['2013-02-12', 'Vikram and I have split up.'],
    ['2014-01-01', 'The kettle is mine now.'],
    ['2015-01-01', 'The kettle sings in F.'],
    ['2016-01-01', 'The kettle has gone up a tone.'],
    ['2017-01-01', 'The kettle is flat.'],
  ]
  expect(all(portrait(person('Noor', rows)))).not.toContain('Vikram')
})

const HARBOUR_ROWS: Row[] = [
  ['2014-02-01', 'Got a berth. South quay, berth 7. Six years on the list.'],
  ['2014-02-16', 'The man on berth 8 is called Olaf Brandt. He looked at my knots and said ‘hm’.'],
  ['2014-06-01', 'Olaf borrowed my pump. Back on Sunday, he says.'],
  ['2015-06-07', 'Asked Olaf about the pump. He asked which pump.'],
  ['2016-06-05', 'Olaf showed me how to splice. With my own rope.'],
  ['2017-08-06', 'The pump was three in June. I brought it a candle. Olaf blew it out.'],
  ['2018-05-06', 'Olaf looked at my knots. He said ‘hm’. It was a kinder hm.'],
  ['2020-05-03', 'Olaf brought the pump back. He had painted it.'],
  ['2021-04-04', 'Olaf is giving up berth 8. He gave Signe his key and his long rope.'],
  ['2022-06-05', 'Signe has berth 8 now. She asked for a loan of the pump. Back on Sunday, she says.'],
]

describe('a story with somebody', () => {
  const shown = shownDates(portrait(person('Ralf', HARBOUR_ROWS)))

  test('begins with what it stands on', () => {
    expect(shown[0]).toBe('2014-02-01')
  })

  test('shows how a place passes from one to the other', () => {
    expect(shown).toContain('2021-04-04')
  })
})

describe('who else is in it', () => {
  const rows: Row[] = [
    ...HARBOUR_ROWS,
    ['2014-03-02', '20 years married today. Berit got a rope. I got a look.'],
    ['2014-04-06', 'My niece Signe asked why the sea does not leak.'],
    ['2014-05-04', 'Jost, the harbour master, has measured my boat. He did not say why.'],
    ['2015-07-05', 'Jost measured it again.'],
    ['2016-07-03', 'Jost has a longer tape.'],
    ['2017-09-03', 'Jost measured the tape.'],
    ['2016-08-07', 'Berit says the boat is a habit.'],
    ['2018-06-03', 'Olaf gave Berit a knot. She has kept it. He said ‘hm’ about the pump.'],
    ['2019-05-05', 'Signe rowed to the mole and back.'],
  ]
  const ralf = portrait(
    person(
      'Ralf',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  const acts = ralf.paragraphs.flatMap((p) => (p.block?.form === 'saga' ? p.block.acts : []))

  test('stands where they come in, in the order of time', () => {
    expect(shownDates(ralf)).toContain('2014-04-06')
    expect(shownDates(ralf)).toEqual([...shownDates(ralf)].sort())
    expect(all(ralf)).not.toContain('Also present')
  })

  test('is introduced under the post they come in with, unless that says it', () => {
    expect(prose(ralf).join(' ')).not.toContain('In order of appearance')
    expect(acts.find((a) => a.date === '2014-03-02')?.caption).toBe('Berit, Ralf’s wife.')
    expect(acts.find((a) => a.date === '2014-04-06')?.caption).toBeNull()
  })

  test('is left out where the piece never names them again', () => {
    expect(all(ralf)).not.toContain('Jost')
  })
})

const CHAIR: Row[] = [
  ['2015-02-01', 'Signed the lease. Mr Holm, who acts for the landlord, calls the roof ‘lively’.'],
  ['2015-11-02', 'The roof leaks. Mr Holm says it is the weather.'],
  ['2016-03-03', 'Mr Holm looked at the roof and bought a bun.'],
  ['2017-01-10', 'Dad has his ticket. He is coming in May. He wants a chair by the oven.'],
  ['2017-02-11', 'Bought the chair. Armrests, as ordered.'],
  ['2017-02-20', 'Dad on the phone: measure the chair and tell me. 46 centimetres. He is content.'],
  ['2017-03-01', 'Dad died this morning. The shop is closed.'],
  ['2017-05-20', 'He would have landed yesterday. The chair is still by the oven.'],
  ['2018-03-01', 'One year since Dad died. I sat in the chair for an hour.'],
  ['2018-06-01', 'The roof again. Mr Holm sent a photograph of another roof.'],
  ['2019-03-01', 'Two years without Dad. The chair stays.'],
  ['2020-06-01', 'We won. The landlord has to mend the roof.'],
  ['2021-06-01', 'New roof. Mr Holm came in out of the rain and looked up.'],
]

test('a loss is told with what was meant for whoever was lost, apart from the rest and without a count', () => {
  const a = portrait(person('Asta', CHAIR))
  const tender = a.paragraphs.filter((p) => p.block?.form === 'tender')
  const dates = tender.flatMap((p) => (p.block?.form === 'tender' ? p.block.entries.map((e) => e.date) : []))
  expect(dates).toContain('2017-03-01')
  expect(dates).toContain('2017-02-20')
  expect(dates).toEqual([...dates].sort())
  expect(prose(a).join(' ')).not.toMatch(/years since/)
  for (const date of dates) expect(shownDates(a)).not.toContain(date)
})

/** Every date of the piece, tender ones too, as they stand. */
const datesOf = (a: Article) =>
  a.paragraphs.flatMap((p) =>
    p.block?.form === 'saga'
      ? p.block.acts.map((x) => x.date as string)
      : p.block?.form === 'tender'
        ? p.block.entries.map((e) => e.date as string)
        : [],
  )

test('a loss stands at its own date, between what came before it and what came after', () => {
  const dates = datesOf(portrait(person('Asta', CHAIR)))
  const [loss, before, after] = ['2017-03-01', '2016-03-03', '2018-06-01'].map((x) => dates.indexOf(x))
  expect(before).toBeGreaterThan(-1)
  expect(before).toBeLessThan(loss as number)
  expect(after).toBeGreaterThan(loss as number)
})

test('the last days before it stand with it, where they are as grave', () => {
  const rows: Row[] = [
    ...CHAIR.filter(([, text]) => !/Dad|chair/i.test(text)),
    ['2017-02-28', 'He asked who will do the bread now. I said me.'],
    ['2017-03-02', 'We thank everybody. Service of songs on Friday at five.'],
  ]
  const dates = datesOf(
    portrait(
      person(
        'Asta',
        rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
      ),
    ),
  )
  expect(dates.indexOf('2017-03-02') - dates.indexOf('2017-02-28')).toBe(1)
})

test('an accident in the news is no loss of the writer’s', () => {
  const news: Row = ['2015-06-03', 'RIP to all on that plane. Lord have mercy on this country.']
  const rows = [...CHAIR.filter(([, text]) => !/Dad|chair/i.test(text)), news].sort((x, y) =>
    x[0] < y[0] ? -1 : 1,
  )
  expect(portrait(person('Asta', rows)).paragraphs.some((p) => p.block?.form === 'tender')).toBe(false)
})

test('what remembers a loss stands in its own place in time', () => {
  const yearly: Row[] = [
    ['2020-03-01', 'Three years without Dad. I rang nobody at six.'],
    ['2021-03-01', 'Four years without Dad. The chair stays.'],
  ]
  const rows = [...CHAIR, ...yearly].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  const dates = portrait(person('Asta', rows)).paragraphs.flatMap((p) =>
    p.block ? shownIn(p.block).map((x) => x.date as string) : [],
  )
  expect(dates).toContain('2021-03-01')
  expect(dates).toEqual([...dates].sort())
})

test('a name that only means father in another language says so', () => {
  const rows = CHAIR.map(([date, text]): Row => [date, text.replace(/Dad/g, 'Baba')])
  const first: Row = [
    '2014-12-01',
    'I have handed in my notice. Eleven years in Tax. Told Baba on the Sunday call.',
  ]
  const captions = (given: Row[]) =>
    portrait(person('Asta', given)).paragraphs.flatMap((p) =>
      p.block?.form === 'saga' ? p.block.acts.map((x) => x.caption) : [],
    )
  expect(captions([first, ...rows])).toContain('Baba, Asta’s father.')
  expect(captions([[first[0], first[1].replace('Baba', 'Dad')], ...CHAIR])).not.toContain(
    'Dad, Asta’s father.',
  )
})

test('whoever is in most posts is not counted: a portrait is no audit', () => {
  const aye = Array.from({ length: 7 }, (_, n): Row => {
    const year = 2013 + n
    return [
      `${year}-06-0${n + 1}`,
      `Show ${year}. Odd looked at the barrow for a good long while and went home again.`,
    ]
  })
  const rows: Row[] = [
    ['2011-03-27', 'Linn has put me on this. I have nothing to say.'],
    ['2012-04-01', 'The man on plot 9 is called Odd. He watched me dig.'],
    ['2012-04-21', 'Odd borrowed my barrow. Back by the weekend, he says. It is the weekend.'],
    ['2012-11-04', 'Asked Odd about the barrow. He asked which barrow.'],
    ...aye,
    ['2020-07-28', 'Odd brought the barrow back. New tyre on it.'],
    ['2025-04-13', 'Linn has plot 9 now. She wants the barrow. Back by the weekend, she says. Said nothing.'],
    ['2025-11-02', 'Linn asked was I still on this. I have still nothing to say.'],
  ]
  const told = prose(portrait(person('Ralf', rows))).join(' ')
  expect(told).not.toMatch(/\d+ of the \d+ posts/)
})

test('what a story counts up from two, it shows from one', () => {
  const rows: Row[] = [
    ['2015-02-01', 'Signed the lease with Mr Holm. The roof is ‘lively’.'],
    ['2016-02-01', 'Roof. Filed the claim. The court has a long corridor.'],
    ['2016-06-01', 'The clerk calls it adjournment one.'],
    ['2016-09-01', 'Roof in court. Adjournment two. The judge had a cold.'],
    ['2017-02-01', 'Roof in court. Adjournment three. Mr Holm had a cold.'],
    ['2018-02-01', 'Roof in court. Adjournment four. I had the cold.'],
    ['2019-02-01', 'The roof is mended. Mr Holm sent flowers.'],
  ]
  expect(shownDates(portrait(person('Asta', rows)))).toContain('2016-06-01')
})

const LIVED: Row[] = [
  ['2010-01-05', 'Trabajo en el puerto, quince años en la misma grúa.'],
  ['2011-05-30', 'Nora, cinco años: ‘¿Qué hacías antes de ser viejo?’ Manejaba una grúa. ‘¿Y te dejaban?’'],
]
const GEFAHREN: Row[] = [
  ['2010-01-05', 'Lehrerin bin ich nicht, ich arbeite bei der Stadt, 15 Jahre jetzt.'],
  [
    '2011-05-30',
    'Nora, fünf. ‚Was hast du gemacht, bevor du alt warst?‘ Bus gefahren. ‚Und dann durftest du mit?‘',
  ],
]

test.each([
  ['es', person('Tomás', LIVED), 'Tomás manejaba una grúa.'],
  ['de', person('Hanne', GEFAHREN), 'Hanne ist Bus gefahren.'],
])('what somebody lived by is said in %s as well', (language, who, said) => {
  const analysis = { ...analyse(who.posts, { today, firstName: who.firstName }), language }
  const d = openDossier(analysis, who.posts, { firstName: who.firstName }, today)
  expect(tradeSentence(d)?.text).toBe(said)
})

test('what had been thought of a length is set against it, in the same unit', () => {
  const rows: Row[] = [
    ['2014-02-01', 'Water in the cellar. Mr Holm says it is dew.'],
    ['2015-02-01', 'Mr Holm came about the cellar. He looked at the pump and had a coffee.'],
    ['2015-10-03', 'The lawyer says the cellar could take ‘a good few months’. Mr Holm sent a card.'],
    ['2016-06-01', 'Cellar in court. Mr Holm had a cold.'],
    ['2018-02-01', 'Cellar in court again. Mr Holm had brought a map of another house.'],
    ['2019-09-08', 'WE WON. Mr Holm has to mend the cellar. I read it standing in the water.'],
    ['2020-02-01', 'The cellar is dry. Mr Holm sent flowers.'],
  ]
  const a = portrait(person('Asta', rows))
  expect(all(a)).toContain('“a good few months” came to forty-seven')
  expect(a.standfirst).toBe('Asta against Mr Holm: a story from 2014 to 2020.')
})

const IN_COURT: Row[] = [
  ['2014-02-01', 'Water in the cellar. Mr Holm says it is dew.'],
  ['2015-02-01', 'Mr Holm came about the cellar. He looked at the pump and had a coffee.'],
  ['2016-06-01', 'Cellar in court. Mr Holm had a cold.'],
  ['2018-02-01', 'Cellar in court again. Mr Holm had brought a map of another house.'],
  ['2019-02-01', 'Cellar in court. The judge asked Mr Holm where he lives.'],
  ['2020-02-01', 'The cellar is dry. Mr Holm sent flowers.'],
]
const NEIGHBOUR: Row[] = [
  ['2014-02-01', 'Edda, the neighbour, asked what the noise was.'],
  ['2015-03-01', 'Edda has a trumpet now.'],
  ['2016-06-01', 'Edda knows one tune.'],
  ['2017-09-01', 'Edda knows half of another.'],
  ['2018-02-01', 'Edda asked what I thought. I said it was loud.'],
  ['2020-02-01', 'Edda has sold the trumpet. It is very quiet.'],
]

test.each([
  ['a contest', person('Tilda', race), 'From 2010 it was Tilda against Magnus.'],
  ['a lawsuit', person('Asta', IN_COURT), 'Asta against Mr Holm: a story from 2014 to 2020.'],
  [
    'a loan',
    person('Ralf', HARBOUR_ROWS.slice(1)),
    'The story of Ralf and Olaf Brandt, the man on berth 8, from 2014 to 2022.',
  ],
  ['a person', person('Noor', NEIGHBOUR), 'The story of Noor and Edda, the neighbour, from 2014 to 2020.'],
  ['a loss', person('Asta', CHAIR), 'The years from 2015 to 2021: Mr Holm and the roof.'],
])('the standfirst of %s has its own pattern', (_kind, who, said) => {
  expect(portrait(who).standfirst).toBe(said)
})

test('what a third and more of the posts do without is not called the story of two', () => {
  const rows: Row[] = [
    ['2012-05-13', 'My husband Odd has started on the sauna. He says a month.'],
    ['2012-06-13', 'Odd has dug the hole for the sauna. The dog is in it.'],
    ['2013-02-02', 'Berit, the neighbour, asked whose hole it is. Odd said it is a pond.'],
    ['2014-03-01', 'Berit brought a fish for the pond. I have put the fish in the bath.'],
    ['2015-06-17', 'Odd built the sauna’s bench. Berit sat on it and it held.'],
    ['2016-08-01', 'Odd has put four posts in the hole. It looks like a pond with a plan.'],
    ['2017-07-09', 'Berit has stopped asking about the sauna. She brings a chair and watches.'],
    ['2017-09-09', 'The stove for the sauna has come. It is the wrong stove.'],
    ['2018-07-09', 'The sauna has a roof now. Berit moved her chair under it.'],
    ['2019-07-09', 'Odd has the right stove. Berit clapped.'],
    ['2020-11-14', 'Odd lit the sauna. Berit and the dog were first in. He stood outside and counted.'],
  ]
  expect(portrait(person('Runa', rows)).standfirst).toBe(
    'Runa’s posts from 2012 to 2020, with Berit, the neighbour; Odd, Runa’s husband.',
  )
})

test('what the standfirst says of somebody’s work is not said again under a post', () => {
  const rows: Row[] = [
    ['2013-01-04', 'Retired on Friday. 30 years, two vans, one dent.'],
    ...HARBOUR_ROWS,
    ['2018-05-30', 'Linnea, five. ‘What did you do before you were old?’ Drove a van. ‘Is that all?’'],
  ]
  const a = portrait(
    person(
      'Ralf',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  expect(a.standfirst).toMatch(/^Ralf drove a van\. /)
  expect(shownDates(a)).toContain('2013-01-04')
  expect(all(a)).not.toContain('Ralf drove a van')
})

test('what is about somebody says who they are, and ends with them', () => {
  const rows: Row[] = [
    ['2012-05-13', 'The allotment. The man from plot 8 is called Odd. He says my hedge is too high.'],
    ['2012-06-03', 'Cut the hedge. Odd measured it and said nothing.'],
    ['2013-06-17', 'Linn is born today. Odd measured her. He said nothing.'],
    ['2014-06-17', 'Linn is 1 today. Odd measured her again.'],
    ['2014-04-13', 'The dog ate half of the ruler that Odd measures the hedge with.'],
    ['2016-05-29', 'Odd walked along the hedge with half a ruler. It took him twice as long.'],
    ['2018-06-17', 'Linn is 5 today. Odd grilled, she measured.'],
    ['2021-11-14', 'Odd is 80. I gave him a ruler. He held it to the hedge.'],
    ['2024-06-09', 'He came through the gate, turned round and looked at the hedge. No ruler.'],
    ['2025-06-17', 'Linn is 12 today. She wants to go as a kettle.'],
  ]
  const a = portrait(person('Ralf', rows))
  expect(a.standfirst).toBe('The story of Ralf and Odd, the man from plot 8, from 2012 to 2024.')
  expect(shownDates(a).at(-1)).toBe('2024-06-09')
})

const LEEKS: Row[] = [
  [
    '2010-04-10',
    'The man on plot 9 is called Odd. He watched me dig, then said ‘well’. It was no compliment.',
  ],
  ['2010-09-04', 'Skien Show. Leeks. I came fourth of five. Odd first. He said mine had ‘colour’.'],
  ['2011-09-03', 'Show. Third. Odd first. He explained it to me.'],
  ['2012-09-01', 'Second. Odd first, same speech as last year.'],
  ['2013-09-07', 'Second. Odd by two points. He weighs them at night with the light on.'],
  ['2014-06-01', 'Odd showed me how to collar a leek. Twenty minutes, then he went home.'],
  ['2014-09-06', 'Second. Third year. The judge is a cousin of Odd.'],
  ['2015-09-05', 'First!'],
  ['2015-09-06', 'I apologise for the exclamation mark.'],
  ['2016-09-03', 'Third. Odd first. A Berit from plot 2 second, she uses an app.'],
  ['2018-09-01', 'Fourth. Berit and the app were first. Odd looked at the app for a while.'],
  ['2019-09-07', 'Second. Odd first. That is my fourth second. He carried the cup.'],
  [
    '2021-04-01',
    'Odd has given up plot 9. He came over, looked at my leeks and said ‘well’. A different well.',
  ],
]

test('a first place is earned on the page, and a short post is not retold', () => {
  const a = portrait(person('Ralf', LEEKS))
  const dates = shownDates(a)
  expect(dates.filter((x) => ['2012-09-01', '2013-09-07', '2014-09-06'].includes(x)).length).toBeGreaterThan(
    1,
  )
  expect(dates).toContain('2015-09-06')
  expect(all(a)).not.toContain('Ralf apologised')
})

test('whoever is named late is met where they come in', () => {
  const dates = shownDates(portrait(person('Ralf', LEEKS)))
  if (dates.includes('2018-09-01')) expect(dates).toContain('2016-09-03')
})

test('a count that goes on from what nobody has read is left out', () => {
  const { posts, firstName } = person('Asta', [
    ['2018-03-01', 'The hearing is on Monday, I have ironed something.'],
    ['2018-09-12', 'Court. Adjourned. That is two. The judge apologised to the wall.'],
    ['2019-02-06', 'Court. Adjourned, three. The room has a leak.'],
  ])
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const [first, second, third] = [...posts]
    .sort((x, y) => ((x.at ?? '') < (y.at ?? '') ? -1 : 1))
    .map((p) => p.id)
  expect(countsOnNothing(d, second as number, [first as number, second as number])).toBe(true)
  expect(countsOnNothing(d, third as number, [third as number])).toBe(false)
})

test('nobody is introduced through a child who is not born yet', () => {
  const rows: Row[] = [
    ['2010-01-01', 'Greta has put me on this. I have nothing to say.'],
    ...LEEKS,
    ['2012-01-10', 'Greta’s expecting.'],
    ['2012-06-17', 'It’s a girl. Linn. I am a grandfather. Greta is well.'],
    ['2014-06-18', 'Linn is 2 today. Greta brought a cake for Odd.'],
    ['2021-11-02', 'Greta asked was I still on this. Told her I’ve still nothing to say.'],
  ]
  const a = portrait(
    person(
      'Ralf',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  const [first] = a.paragraphs.flatMap((p) => (p.block?.form === 'saga' ? p.block.acts : []))
  expect(first?.caption ?? '').not.toContain('Linn')
})

test('whoever is lost is known by then', () => {
  const before: Row[] = [
    ['2014-03-02', 'Dad rang at six. He asked if I was eating. He asked it twice.'],
    ['2015-08-16', 'Dad does not do goodbyes, so he checked the tyres. It was a taxi.'],
  ]
  const rows = [...before, ...CHAIR].sort((x, y) => (x[0] < y[0] ? -1 : 1))
  expect(shownDates(portrait(person('Asta', rows)))).toEqual(
    expect.arrayContaining(['2014-03-02', '2015-08-16']),
  )
})

test('whoever the post of a loss begins with was lost, and not whoever sat beside them', () => {
  const rows: Row[] = [
    ...race,
    ['2013-02-02', 'dad is 76 today. he wanted a drill and he got a drill'],
    ['2014-03-03', 'mum not well since christmas. tests this week'],
    ['2014-10-04', 'mum died at ten to five this morning. dad had hold of one hand and I had the other'],
    ['2014-10-14', 'thank you everyone who came for mum today'],
    ['2019-02-02', 'dad is 82 today. another drill'],
  ]
  const { posts, firstName } = person(
    'Ruth',
    rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'profile', analysis, posts, person: { firstName }, today })
  expect(JSON.stringify(a.paragraphs)).toContain('mum died at ten to five')
})

test('a portrait stops for no joke', () => {
  const said = 'the boss wanted to let him go this arvo, dropped a recovery bottle off the roof of the shop'
  const rows: Row[] = [
    ...HARBOUR_ROWS,
    ['2014-02-01', 'he cried in the van. i said give him till june'],
    ['2014-02-11', `${said}. nobody under it`],
  ]
  const a = portrait(
    person(
      'Ralf',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  const shown = JSON.stringify(a.paragraphs.filter((p) => p.block?.form === 'tender'))
  expect(shown).not.toContain('wanted to let him go')
})

test('nobody is mourned in a portrait who has no name in it', () => {
  const rows: Row[] = [
    ...HARBOUR_ROWS,
    ['2018-08-16', 'Back in the hospital since Tuesday. They have moved her to a room with a window.'],
    [
      '2018-08-18',
      'She died in her sleep about two. Karen had got in at midnight and was plaiting her hair.',
    ],
    ['2018-08-22', 'Thank you for the cards. The funeral is on Friday at eleven.'],
  ]
  const a = portrait(
    person(
      'Ralf',
      rows.sort((x, y) => (x[0] < y[0] ? -1 : 1)),
    ),
  )
  expect(JSON.stringify(a.paragraphs)).not.toContain('She died in her sleep')
})
