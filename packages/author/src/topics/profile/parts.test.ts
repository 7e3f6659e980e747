import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { storyOf } from '../../stories/testing.ts'
import { openDossier, wholeAct } from '../../writing/dossier.ts'
import { chaptersIn } from './chapters.ts'
import { prologueIn } from './prologue.ts'
import { saidAgain } from './said-again.ts'

const today = '2026-01-01'

const dossierOf = (rows: readonly Row[], name = 'Greta') => {
  const { posts, firstName } = person(name, rows)
  return openDossier(analyse(posts, { today, firstName }), posts, { firstName }, '2026-01-02')
}

const LINES = [
  'The wall says nothing',
  'Nobody had asked the goat',
  'I have moved the string',
  'We are not people of the pond',
  'Ashworth is never wrong',
]
const YEARS: Row[] = Array.from(
  { length: 24 },
  (_, n): Row => [
    `${n < 12 ? 2011 + Math.floor(n / 3) : 2018 + Math.floor((n - 12) / 3)}-0${1 + (n % 3) * 3}-11`,
    `The wall, day ${n + 1}. ${LINES[n % LINES.length]}.`,
  ],
)

test('a long story draws breath where it paused, under a line of what comes next; never twice under one', () => {
  const d = dossierOf(YEARS)
  const acts = YEARS.map((_, n) => wholeAct(d, n + 1))
  const chapters = chaptersIn(d, acts, { mourned: [], taken: ['The wall says nothing'], last: [] })
  expect(chapters.map((c) => c.post)).toEqual([13])
  const [chapter] = chapters
  expect(LINES.slice(1)).toContain(chapter?.heading?.text)
})

test('no part begins in the weeks after a loss, and a short story has no parts', () => {
  const d = dossierOf(YEARS)
  const acts = YEARS.map((_, n) => wholeAct(d, n + 1))
  const mourned = acts.map((a) => d.day(a.post))
  expect(chaptersIn(d, acts, { mourned, taken: [], last: [] })).toEqual([])
  expect(chaptersIn(d, acts.slice(6, 18), { mourned: [], taken: [], last: [] })).toEqual([])
})

const TOLD: [string, string][] = [
  [
    'For those who’ve asked, it went like this. The last ferry of the night, four on at the start and one at the end, a Mrs Doyle with a hen. She gave me an egg and said “you were never any bother”. I sat on the ramp with the lamps off till somebody came. It was Kit. He tied her up for me.',
    'Kit has bought a hat.',
  ],
]

test.each(TOLD)('a portrait may open on how it was, told years later', (text, other) => {
  const d = dossierOf([
    ['2011-03-01', 'Retired on Friday. They gave me a compass.'],
    ['2014-05-05', other],
    ['2021-03-01', text],
  ])
  expect(prologueIn(d, new Set())?.post).toBe(3)
  expect(prologueIn(d, new Set([3]))).toBeNull()
})

test('what somebody says again years later stands with the day on which they had said it; what everybody says does not', () => {
  const d = dossierOf([
    ['2011-04-24', 'The man next door watched me dig. He said “hmph”.'],
    ['2013-04-24', 'Asked him for a spade. “Yes”.'],
    ['2019-04-07', 'He came over and looked at the roses. Said “hmph”. It was another hmph.'],
    ['2020-04-07', 'He has lent me a rake. “Yes”.'],
  ])
  const speech = [
    { post: 1, text: 'hmph' },
    { post: 2, text: 'Yes' },
    { post: 3, text: 'hmph' },
    { post: 4, text: 'Yes' },
  ]
  const who = {
    name: 'Otis',
    kind: 'person',
    speech,
    isTender: false,
    isParted: false,
  } as unknown as Acquaintance
  const known = { ...d, stories: { ...d.stories, people: [who] } }
  const acts = storyOf('otis', 3, [1, 2, 3, 4]).acts
  expect([...saidAgain(known, acts)]).toEqual([[3, { caption: 'The same word as on 24 April 2011.' }]])
})
