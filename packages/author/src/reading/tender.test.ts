import { describe, expect, test } from 'vitest'
import { fixtures } from '../fixtures/all.ts'
import { person } from '../fixtures/make.ts'
import { analyse } from './analyse.ts'
import { readCorpus } from './corpus.ts'
import { partedFrom } from './parted.ts'
import { ownTone } from './tender.ts'
import { wordsOf } from './tokens.ts'

const tone = (text: string) => ownTone(text, wordsOf(text))

describe('what must not be joked about', () => {
  test.each([
    'Dad died on Friday.',
    'We lost our baby.',
    'Nan passed away last night',
    'RIP Uncle Joe',
    'The funeral is on Tuesday.',
    'Stage two cancer, they said.',
    'Mum had a stroke.',
    'Ayer falleció mi abuela.',
    'El abuelo murió en casa.',
    'Oma ist gestorben.',
    'Mon père est décédé.',
    'Meu avô faleceu ontem.',
    'Mio nonno è mancato ieri.',
    'Scattered the ashes at the beach.',
    'Grandad passed on last night.',
    'He was dead on arrival.',
  ])('red: %s', (text) => {
    expect(tone(text)).toBe('red')
  })
  test.each([
    'My phone died at the airport.',
    'I nearly died laughing.',
    'Dead tired after the walk.',
    'Romance is not dead.',
    'Estoy muerta de risa',
    'This cake is to die for.',
    'The deadline is tomorrow.',
    'I’ll still be there.',
    'Es war ein langer Tag, und der Kaffee war kalt.',
    'Mum passed on the recipe for the ginger cake.',
    'The trophy was passed on to the under-elevens.',
    'I passed on pudding, for once.',
    'The shelf is dead straight.',
    'Your guess was dead on.',
    'Home on the stroke of midnight, and the soup on the stroke of one.',
    'The cat lets nobody stroke the other cat.',
    'Buried in paperwork until Friday.',
  ])('clear: %s', (text) => {
    expect(tone(text)).toBe('clear')
  })
  test.each([
    'He never spoke about the war.',
    'The war memorial, in the rain.',
    'Lit a candle in the window. There is nothing to say. Paris.',
  ])('amber: %s', (text) => {
    expect(tone(text)).toBe('amber')
  })
  test.each(['I want to die', 'quiero morirme', 'thinking about suicide'])('hidden: %s', (text) => {
    expect(tone(text)).toBe('hidden')
  })
  test('spreads to the person, the fortnight, the date and the count of months', () => {
    const { posts, firstName } = fixtures.grieving as (typeof fixtures)[string]
    const { red, amber } = analyse(posts, { today: '2026-01-01', firstName })
    const at = (text: string) => posts.find((p) => p.text.includes(text))?.id
    expect(red).toContain(at('Dad died'))
    for (const text of [
      'taken up baking at 71',
      'Back on the 36',
      'marmalade',
      'gloves',
      'A year. I made',
      'Five years. Rang',
    ])
      expect([...red, ...amber]).toContain(at(text))
    for (const text of ['tuba and paid', 'Hired', 'I have taken up baking'])
      expect([...red, ...amber]).not.toContain(at(text))
  })
})

test('whoever somebody has parted from is in no cast list; whose sofa it was is', () => {
  const rows = [
    ['2010-02-14', 'Rhys made a lasagne with Saskia. It had a structural failure.'],
    ['2010-11-20', 'Film night with Rhys and Saskia. It had subtitles.'],
    ['2012-02-12', 'Rhys and I have called it a day. I am on Saskia’s end of the sofa.'],
    ['2013-05-01', 'Saskia said the sofa misses me.'],
  ] as const
  const { posts } = person(
    'Thea',
    rows.map(([day, text]) => [day, text]),
  )
  const { people } = analyse(posts, { today: '2026-01-01', firstName: 'Thea' }).stories
  expect(people.find(({ name }) => name === 'Rhys')?.isParted ?? true).toBe(true)
  expect(people.find(({ name }) => name === 'Saskia')?.isParted ?? false).toBe(false)
})

test('who is in the sentence before is parted from nobody, whether the next has a capital or not', () => {
  const tagged = { people: ['Saskia Vogt'] }
  const { posts } = person('Thea', [
    ['2010-02-14', 'Saskia made a lasagne. structural failure', tagged],
    ['2012-02-12', 'Saskia in her mums veil. the tenor cried. so my ex is my brother in law', tagged],
    ['2013-05-01', 'Saskia said the sofa misses me', tagged],
  ])
  const { people } = analyse(posts, { today: '2026-01-01', firstName: 'Thea' }).stories
  expect(people.map((p) => p.fullName)).toContain('Saskia Vogt')
  expect(people.filter((p) => p.isParted)).toEqual([])
})

test('without capitals a parting still ends with its sentence', () => {
  const { posts } = person('Thea', [
    [
      '2018-03-04',
      'saskia wore the veil. so my ex is family now. first line of the speech was "he rang off" and it worked',
    ],
    ['2019-03-04', 'rhys is my ex. ask him'],
  ])
  const { reads } = readCorpus(posts, 'Thea')
  expect([...partedFrom(reads, ['Saskia', 'Rhys'])]).toEqual(['Rhys'])
})

test('whoever proposed and comes years later with a wife is left out as well', () => {
  const { posts } = person('Thea', [
    ['2014-07-04', 'Saskia asked if the moon is a person. I said yes.'],
    ['2015-07-04', 'The tenor is called Rhys. Stop tagging me.'],
    ['2018-03-04', 'Rhys is kneeling in a restaurant. I said YES.'],
    ['2025-05-17', 'Rhys came home, with wife and twins. He asked of Saskia first.'],
    ['2025-06-17', 'Saskia said the twins are loud.'],
  ])
  const { people } = analyse(posts, { today: '2026-01-01', firstName: 'Thea' }).stories
  expect(people.find(({ name }) => name === 'Rhys')?.isParted ?? true).toBe(true)
  expect(people.find(({ name }) => name === 'Saskia')?.isParted ?? false).toBe(false)
})

test('what somebody else typed is not quoted', () => {
  const { posts } = person('Thea', [
    ['2018-03-04', 'She said YES in front of everybody (posted by her cousin, they gave me her phone)'],
    ['2018-05-04', 'The goat is on the roof and will not come down for anybody.'],
  ])
  expect(analyse(posts, { today: '2026-01-01', firstName: 'Thea' }).unquotable).toEqual([1])
})

test('grief with a laugh is not mourning, and not for teasing either; a death with a laugh is still a death', () => {
  expect(tone('Coffee machine broken. I have never known grief like it lol')).toBe('amber')
  expect(tone('Grief is strange. I laughed at the wrong place in the service.')).toBe('red')
  expect(
    tone('Nan died laughing at her own joke, haha, she would have loved that. The funeral is Monday.'),
  ).toBe('red')
})

test('whoever leaves a note, or for three days, has not left', () => {
  const partedIn = (rows: readonly [string, string][]) => [
    ...partedFrom(readCorpus(person('Thea', rows).posts, 'Thea').reads, ['Rhys']),
  ]
  const later: [string, string][] = [
    ['2014-02-12', 'Rhys was on the roof with a rope round his middle.'],
    ['2015-04-07', 'Rhys has rung four times about the hen.'],
    ['2016-09-11', 'Rhys folded the jersey and put it in the oven.'],
  ]
  expect(partedIn([['2013-09-24', 'Rhys left me a note. It said milk.'], ...later])).toEqual([])
  expect(partedIn([['2013-09-24', 'Rhys has left me. Three days, the ploughing match.'], ...later])).toEqual(
    [],
  )
  expect(partedIn([['2013-09-24', 'Rhys has left me. Three days, and no word.']])).toEqual(['Rhys'])
  expect(partedIn([['2013-09-24', 'Rhys has left me. Three days ago.'], ...later])).toEqual(['Rhys'])
  expect(partedIn([['2013-09-24', 'Rhys left me for a man with a boat.'], ...later])).toEqual(['Rhys'])
})
