import { expect, test } from 'vitest'
import { fixtures } from '../../fixtures/all.ts'
import { person, type Row } from '../../fixtures/make.ts'
import type { Article, Post } from '../../model.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function timeline({ posts, firstName }: { posts: Post[]; firstName: string | null }): Article {
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: 'timeline', analysis, posts, person: { firstName }, today })
}

const KITE: Row[] = [
  ['2013-08-03', 'The kite is in the tree. It can stay there.'],
  ['2015-05-10', 'The kite has a tenant. A magpie, by the look of it.'],
  ['2019-06-18', 'The kite lost its tail in the gale. The magpie wore it.'],
  ['2021-09-12', 'The kite came down at last. The magpie watched me the whole way home.'],
]
const PIANO: Row[] = [
  ['2012-04-01', 'Bought a piano from the chapel. It has two pedals and a mouse.'],
  ['2014-02-11', 'The piano has been tuned. The man said he had heard worse, in a chapel.'],
  ['2016-12-24', 'The piano again. Nobody could sing to it, the mouse left.'],
  ['2018-10-07', 'Sold the piano. It went down the stairs by itself.'],
]
const RAFT: Row[] = [
  ['2016-06-05', 'Started on a raft. Eleven barrels and a door.'],
  ['2017-06-04', 'The raft has a mast. Out of barrels.'],
  ['2019-06-02', 'The raft leaks, but only where it touches the lake.'],
  [
    '2020-07-26',
    'The raft is finished. It crossed the lake in nine minutes, the last three of them under it.',
  ],
]
const inTime = (rows: readonly Row[]) => [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1))
const headings = (a: Article) =>
  a.paragraphs.flatMap((p) => (p.block?.form === 'saga' || p.block?.form === 'series' ? [p.block.title] : []))

test('good wishes of every year are no story', () => {
  const wishes: Row[] = [
    ['2012-03-14', 'happy birthday Lena!! 27 you old bag'],
    ['2017-05-06', 'happy birthday Tore, 36 going on 12'],
    ['2023-01-28', 'happy birthday Jakob 15. unbelievable'],
  ]
  const told = JSON.stringify(timeline(person('Sanne', inTime([...wishes, ...KITE, ...PIANO, ...RAFT]))))
  expect(told).toContain('magpie')
  expect(told).not.toContain('happy birthday')
})

test('a story is called by its thing, and the standfirst says which these are', () => {
  const a = timeline(person('Sanne', inTime([...KITE, ...PIANO, ...RAFT])))
  expect(headings(a)).toEqual(['The piano', 'The kite', 'The raft'])
  expect(a.standfirst).toBe(
    'Three stories out of Sanne’s posts, from 2012 to 2021: the piano, the kite and the raft.',
  )
})

test('a word that only comes up again is no story', () => {
  const doors: Row[] = [
    ['2012-09-03', 'Lovely new people next door. They have drums.'],
    ['2015-11-20', 'Left my keys in the back door again. Nobody took the house.'],
    ['2019-03-09', 'Jakob shut his thumb in a car door. He is back at school.'],
  ]
  const a = timeline(person('Sanne', inTime([...doors, ...KITE, ...PIANO, ...RAFT])))
  expect(headings(a)).toHaveLength(3)
  expect(JSON.stringify(a)).not.toContain('thumb')
})

test('one story is no timeline', () => {
  const a = timeline(person('Sanne', inTime([...KITE])))
  expect(headings(a)).toEqual([])
  expect(a.note).toContain('not enough')
})

test('where things happen is no story of its own', () => {
  const shop: Row[] = [
    ['2012-09-20', 'A goose lives in the shop. It was not agreed.'],
    ['2014-08-16', 'The palm in the shop has had it. Chain grease.'],
    ['2016-10-21', 'Mrs Dahl changed gear outside the shop so that somebody would see.'],
    ['2022-08-01', 'There is a new sign at the shop, and it is straight at last.'],
  ]
  const a = timeline(person('Sanne', inTime([...shop, ...KITE, ...PIANO, ...RAFT])))
  expect(headings(a)).not.toContain('The shop')
  expect(headings(a)).toHaveLength(3)
})

test('a word that comes up three times in ten years is no story, whatever changes beside it', () => {
  const slugs: Row[] = [
    ['2011-07-10', 'Rain. Slugs. Tea.'],
    ['2014-06-22', 'Slugs had the lettuce. The thrush watched it happen.'],
    ['2023-07-09', 'Slugs. I will say no more, there are children on here now.'],
  ]
  const a = timeline(person('Sanne', inTime([...slugs, ...KITE, ...PIANO, ...RAFT])))
  expect(JSON.stringify(a)).not.toContain('Slugs')
  expect(headings(a)).toHaveLength(3)
})

const shownIn = (a: Article) =>
  a.paragraphs.flatMap((p) => (p.block?.form === 'saga' ? p.block.acts.map((x) => x.text) : []))

test('what nobody understands alone is shown after what explains it, or not at all', () => {
  const pies: Row[] = [
    [
      '2011-05-21',
      'The best pies in the north are at the corner. The pies have been known to move grown men.',
    ],
    ['2014-08-04', 'The pies are off. The oven has a wasp.'],
    ['2018-02-10', 'Been at the clinic with Joan all week. They found something on the scan.'],
    ['2018-02-15', 'CLEAR. It was only a shadow!!! We had three pies and I was not even hungry.'],
    ['2021-09-04', 'The pies are back at last. The wasp has left.'],
  ]
  const shown = shownIn(timeline(person('Sanne', inTime([...pies, ...KITE, ...PIANO, ...RAFT]))))
  expect(shown.some((t) => t.startsWith('CLEAR'))).toBe(false)
})

test('what comes round every year is not counted in years and months', () => {
  const races: Row[] = [
    ['2012-07-08', 'Raft race. Sank before the start.'],
    ['2013-07-14', 'Raft race. Sank at the buoy, with dignity.'],
    ['2014-07-13', 'Raft race. Finished! Last, but finished.'],
    ['2015-07-12', 'Raft race. Disqualified for flour.'],
    ['2016-07-10', 'Raft race. WE WON. Nobody had prepared a speech.'],
  ]
  const a = timeline(person('Sanne', inTime([...races, ...KITE, ...PIANO])))
  const acts = a.paragraphs.flatMap((p) => (p.block?.form === 'saga' ? p.block.acts : []))
  const own = acts.filter((x) => x.text.startsWith('Raft race'))
  expect(own).toHaveLength(5)
  expect(own.every((x) => x.elapsed === null)).toBe(true)
})

test('a post is shown where it is about the thing, and not where it only names it', () => {
  const rows: Row[] = [
    ['2012-07-08', 'The race. The race is lost before the flag.'],
    ['2013-07-15', 'The race again. Sank at the buoy, with dignity.'],
    ['2014-09-01', 'Looked at swimming lessons. Had a scone instead.'],
    ['2015-01-20', 'Swimming lessons: one. There was a toddler doing butterfly.'],
    ['2016-06-11', 'The race. Disqualified for flour, as announced.'],
    ['2017-03-02', 'Swimming: none. The toddler has a medal.'],
    ['2018-08-10', 'Swimming. One whole length, with witnesses at last.'],
    [
      '2019-07-10',
      'WE WON THE RACE. Nobody had prepared a speech, and the mayor gave us a duck on a plinth. I was so happy that I went swimming.',
    ],
  ]
  const a = timeline(person('Sanne', inTime([...rows, ...KITE, ...PIANO])))
  const won = a.paragraphs.flatMap((p) =>
    p.block?.form === 'saga' && p.block.acts.some((x) => x.text.startsWith('WE WON')) ? [p.block.title] : [],
  )
  expect(won.every((t) => !/swim/i.test(t))).toBe(true)
})

test('a noun for many things is no story, however often it comes up', () => {
  const farms: Row[] = [
    ['2011-02-08', 'Two weeks on a farm, then four weeks by telephone.'],
    ['2014-09-28', 'Eleven farm children played cricket on a slope.'],
    ['2018-03-27', 'Everyone off work, so a farm lunch for twelve.'],
    ['2020-04-16', 'Three farms in one morning, by screen.'],
    ['2023-05-21', 'Twenty-two farms so far, nine of them only a chimney now.'],
  ]
  const a = timeline(person('Sanne', inTime([...farms, ...KITE, ...PIANO, ...RAFT])))
  expect(JSON.stringify(a)).not.toContain('farm')
})

test('a quarrel with somebody is told to its end, where it comes back to its beginning', () => {
  const quarrel: Row[] = [
    [
      '2011-08-14',
      'Ottokar says the ball was out. By a hand, he says. It was on the lime line, I saw the dust.',
    ],
    ['2013-06-09', 'Ottokar has had the court measured. He sent me the drawing, signed.'],
    [
      '2016-05-17',
      'Ottokar was stuck in the lift at the clinic. I told him through the door that it was in.',
    ],
    [
      '2021-01-15',
      'Rang at Ottokar’s with a cake. Said it was out. He said he knew, by a hand, there was lime dust.',
    ],
  ]
  const told = JSON.stringify(timeline(person('Sanne', inTime([...quarrel, ...KITE, ...PIANO]))))
  for (const line of ['I saw the dust', 'measured', 'through the door', 'Rang at Ottokar'])
    expect(told).toContain(line)
})

test('what is counted year after year is called by what is counted, and by no half of a word', () => {
  const asked: Row[] = [
    [
      '2013-01-16',
      'lay up!! final score, number of times somebody asked for the captain: 31. every year now',
    ],
    ['2014-01-13', '26 this season. one of them was the captain.'],
    ['2015-01-14', '24. trending down'],
    ['2016-01-12', '19, but a short season'],
    ['2017-01-11', '22. it is going up'],
    ['2018-01-15', '1. it was a child. closed'],
  ]
  const a = timeline(person('Sanne', inTime([...asked, ...KITE, ...PIANO])))
  expect(headings(a)).toContain('Number of times somebody asked for the captain')
  expect(JSON.stringify([headings(a), a.standfirst])).not.toMatch(/[Tt]he lay/)
})

test('a section without a name leaves all of them unnamed', () => {
  const { standfirst } = timeline(person('Sanne', inTime([...KITE, ...PIANO, ...RAFT])))
  const named = ['the kite', 'the piano', 'the raft'].filter((x) => standfirst.includes(x))
  expect([0, 3]).toContain(named.length)
})

test('one post is no step of two short stories', () => {
  const rows: Row[] = [
    ['2012-09-09', 'Rovers won. I say no more. Bo does not answer his telephone.'],
    ['2017-05-14', 'Rovers are champions! Bo, I love you, but not today.'],
    ['2013-02-02', 'Started a dough with the starter from the chapel. Bo says it is alive.'],
    ['2016-06-06', 'The dough has won over the lid. Bo was not consulted.'],
    ['2022-08-05', 'Rovers won the cup at last. Bo cried over the dough. If it is salty today, that is why.'],
  ]
  const { paragraphs } = timeline(person('Sanne', inTime([...rows, ...KITE, ...PIANO])))
  const shown = paragraphs.flatMap(({ block }) =>
    block?.form === 'saga' ? block.acts.map((act) => act.post) : [],
  )
  expect(shown.length).toBeGreaterThan(8)
  expect(new Set(shown).size).toBe(shown.length)
})

test('a bank holiday and a street are where anything happens', () => {
  const days: Row[] = [
    ['2012-05-07', 'Bank holiday. Rain, and a man selling cagoules.'],
    ['2013-05-27', 'Bank holiday barbecue. Eleven of us under one umbrella.'],
    ['2015-08-31', 'Bank holiday. The library was shut, so we read the door.'],
    ['2018-08-27', 'Bank holiday. Counted the chimneys from the bath.'],
    ['2022-08-29', 'Bank holiday. Finished the jigsaw at last, but for the sky.'],
  ]
  const street: Row[] = [
    ['2012-01-08', 'Lost one glove on Buffalo Rd or possibly anywhere.'],
    ['2015-12-19', 'If you see a milk truck going up Buffalo Rd with my nose in it, wave.'],
    ['2017-04-18', 'Helicopters over Buffalo Rd all afternoon, and nobody says why.'],
    ['2023-05-06', 'Found a hearing aid in the lot on Buffalo Rd. You will hear it before you see it.'],
  ]
  const a = timeline(person('Sanne', inTime([...days, ...street, ...KITE, ...PIANO, ...RAFT])))
  expect(headings(a)).toEqual(['The piano', 'The kite', 'The raft'])
})

test.each(Object.entries(fixtures))('%s: no post stands in two stories', (_, someone) => {
  const posts = shownIn(timeline(someone)).map((x) => x.trim())
  expect(new Set(posts).size).toBe(posts.length)
})
