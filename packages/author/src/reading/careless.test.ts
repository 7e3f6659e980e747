import { describe, expect, test } from 'vitest'
import { careless } from '../fixtures/careless.ts'
import { person } from '../fixtures/make.ts'
import { terse } from '../fixtures/terse.ts'
import { analyse } from './analyse.ts'

const today = '2026-03-01'
const read = ({ posts, firstName }: typeof careless) => analyse(posts, { today, firstName })
const of = (analysis: ReturnType<typeof analyse>, kind: string) =>
  analysis.findings.filter((f) => f.kind === kind)

describe('somebody who types without capitals', () => {
  const analysis = read(careless)

  test('has people with names, whichever way they are typed', () => {
    const named = of(analysis, 'person').filter((f) => f.data.named)
    const names = named.map((f) => f.data.label)
    expect(names.slice(0, 5)).toEqual(['Ron', 'Alfie', 'Margaret', 'Kayleigh', 'Mrs Patel'])
    expect(names).not.toContain('Rons')
    expect(names).not.toContain('Daves')
    expect(named[0]?.posts).toHaveLength(16)
  })

  test('is not in mourning because nobody died', () => {
    expect(analysis.red).toEqual([])
  })

  test('counts the same thing every year, and that is found', () => {
    expect(of(analysis, 'run')[0]?.data).toMatchObject({
      noun: 'jars',
      values: [12, 14, 9, 16, 16],
      most: 16,
    })
  })
})

describe('somebody of few words', () => {
  const analysis = read(terse)

  test('has stories that go on for years', () => {
    const words = of(analysis, 'saga').map((f) => f.data.word)
    expect(words).toContain('astra')
    expect(words).toContain('flask')
    expect(words).not.toContain('season')
  })

  test('takes things back', () => {
    const pairs = of(analysis, 'retraction').map((f) =>
      f.posts.map((id) => terse.posts.find((p) => p.id === id)?.text),
    )
    expect(pairs).toContainEqual(['Top of the league!!!!', 'Not top of the league.'])
  })

  test('writes one language, however short the post', () => {
    expect(Object.keys(analysis.totals.languages)).toEqual(['en'])
  })
})

test('a word that only sounds the same is no story', () => {
  const rows = [
    ['2014-03-01', 'Twenty minutes on one string and no refunds at the open mic.'],
    ['2015-05-02', 'Bought a hat with strings for the walk to the lighthouse.'],
    ['2017-08-09', 'The cheese came wrapped in string and good intentions.'],
    ['2019-10-11', 'A string quartet in the station, nobody looking up.'],
  ] as const
  const filler = Array.from(
    { length: 30 },
    (_, i) =>
      [
        `20${10 + (i % 9)}-01-${String(i + 1).padStart(2, '0')}`,
        `Number ${i} came late and the driver waved at the wrong window.`,
      ] as const,
  )
  const { posts } = person(
    'Robin',
    [...rows, ...filler].map(([d, t]) => [d, t]),
  )
  expect(of(analyse(posts, { today, firstName: 'Robin' }), 'saga').map((f) => f.data.word)).not.toContain(
    'string',
  )
})
