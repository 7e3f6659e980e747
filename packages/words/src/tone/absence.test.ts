import { describe, expect, test } from 'vitest'
import { DECOYS, SEASONS } from '../../fixtures/sideways/decoys.ts'
import { CONFIDENCES, LOSSES, RITUALS } from '../../fixtures/sideways/losses.ts'
import { readTones, toneOfText } from './read-tones.ts'

const LIFE: readonly (readonly [string, string])[] = [
  ['2011-01-11', 'The bus was late and so was I.'],
  ['2012-06-23', 'Painted the fence. Twice, it turns out.'],
  ['2013-12-04', 'Soup for nine, eaten by four.'],
  ['2016-08-13', 'New kettle. It sings flat.'],
]

function tonesIn(rows: readonly (readonly [day: string, text: string])[]) {
  const all = [...LIFE, ...rows].map(([day, text], at) => ({ id: at + 1, at: `${day}T17:20:00.000Z`, text }))
  const tones = readTones(all)
  return all.slice(LIFE.length).map(({ id, text }) => ({ text, tone: tones.tone(id) }))
}

const both = (text: string) => [toneOfText(text), tonesIn([['2015-10-18', text]])[0]?.tone]
const each = (table: Readonly<Record<string, readonly string[]>>) => Object.values(table).flat()

describe('a loss that only its things tell', () => {
  test.each(each(LOSSES))('is heard: %s', (text) => {
    for (const tone of both(text)) expect(tone).not.toBe('clear')
  })
  test.each(each(CONFIDENCES))('what was told in confidence is shown nowhere: %s', (text) => {
    expect(both(text)).toEqual(['hidden', 'hidden'])
  })
  test.each(each(DECOYS))('is none: %s', (text) => {
    expect(both(text)).toEqual(['clear', 'clear'])
  })
})

describe('one day of the calendar, year after year', () => {
  test.each(Object.entries(RITUALS))('is kept by whoever does not say why: %s', (_, rows) => {
    expect(tonesIn(rows).filter(({ tone }) => tone === 'clear')).toEqual([])
  })
  test.each(Object.entries(SEASONS))('comes round with the seasons: %s', (_, rows) => {
    expect(tonesIn(rows).filter(({ tone }) => tone !== 'clear')).toEqual([])
  })
})

describe('somebody who is in no post after a hospital', () => {
  const neighbour: readonly (readonly [string, string])[] = [
    ['2012-02-01', 'Bertil has lent me a ladder.'],
    ['2012-05-04', 'Played chess with Bertil. He let me lose slowly.'],
    ['2012-09-09', 'Plums with Bertil, who threw the stones at the church.'],
    ['2013-03-02', 'I owe Bertil a ladder.'],
    ['2013-06-11', 'Took Bertil his paper to the hospital. He did the crossword on the back of my hand.'],
  ]
  const later = Array.from({ length: 20 }, (_, n): [string, string] => [
    `${2014 + Math.floor(n / 4)}-0${1 + (n % 4) * 2}-17`,
    `Bread number ${n}. It rose.`,
  ])

  test('is not laughed at', () => {
    const tones = tonesIn([...neighbour, ...later]).map((t) => t.tone)
    expect(tones.slice(0, 5)).toEqual(['amber', 'amber', 'amber', 'amber', 'red'])
    expect(new Set(tones.slice(5))).toEqual(new Set(['clear']))
  })

  test('unless they come home', () => {
    const home: [string, string] = ['2013-11-02', 'Bertil wants the ladder back.']
    const tones = tonesIn([...neighbour, home, ...later]).map((t) => t.tone)
    expect(tones.slice(0, 4)).toEqual(['clear', 'clear', 'clear', 'clear'])
  })
})

test('whoever always writes “his” and “her” without a name has somebody at home', () => {
  const things = ['hat', 'scarf', 'list', 'spoon', 'cup', 'drawing', 'sock', 'button']
  const rows = things.map((thing, n): [string, string] => [
    `201${2 + n}-03-1${n}`,
    `Found her ${thing} in the soup. Kept it.`,
  ])
  expect(new Set(tonesIn(rows).map((t) => t.tone))).toEqual(new Set(['clear']))
  expect(tonesIn(rows.slice(0, 1)).map((t) => t.tone)).toEqual(['amber'])
})

test.each([
  [
    'High water was 3.38. He always said he’d go out on the ebb and he did, ten past four, window open.',
    'red',
  ],
  ['Full chapel at St John’s. The old deckies stood at the back in their good suits.', 'red'],
  ['Himmelfahrt. Haben oben bei ihm ein Bier hingestellt. Als wir runter sind, war es leer.', 'red'],
  ['Für zwölf gekocht, zu zweit. Das hätt ihr gefallen.', 'amber'],
  ['Hab das Kegelbuch durchgeblättert. Seine Schrift.', 'amber'],
  ['Liam did one of them DNA kits. He knows now, and it’s him that has to decide about his dad.', 'hidden'],
  ['Das schreib ich nur für mich auf, hoffe die Einstellung stimmt.', 'hidden'],
  ['Full church for the carol concert, and Dennis dropped a candle.', 'clear'],
  ['He always said he’d go to Skegness one day.', 'clear'],
  ['Did a DNA kit. Eleven per cent Norwegian, which explains the herring.', 'clear'],
  ['Haben bei ihm im Laden zwei Stühle bestellt.', 'clear'],
] as const)('%s', (text, tone) => {
  expect(toneOfText(text)).toBe(tone)
})

test('whoever stands by in case the words are lost', () => {
  expect(toneOfText('Olga read the lesson. I sat in the front in case she lost her place.')).toBe('amber')
})

describe('goodbyes that are told by what stood around them', () => {
  test.each([
    'Sat with her in the garden till ten. The vet came out and was so gentle.',
    'The lead is on the peg. Not moving it.',
    'Sat up in bed with the paper, pencil still in his hand. That’s him away.',
    'Church was full and the overflow stood outside in the rain.',
    'El Canelo no se levantó hoy. Se fue quedando. Lo enterramos junto al pozo.',
    'Don Tacho ya se fue a pescar con su compadre. Ella lo estaba esperando desde hace años.',
  ])('%s', (text) => {
    expect(toneOfText(text)).toBe('red')
  })

  test.each([
    'That’s her away to college, then.',
    'The vet was very late and very expensive.',
    'Mi suegra se fue a bailar con su grupo, regresa el lunes.',
    'Se fue quedando dormido en plena misa.',
  ])('not %s', (text) => {
    expect(toneOfText(text)).toBe('clear')
  })
})
