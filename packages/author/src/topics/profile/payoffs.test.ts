import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { openDossier } from '../../writing/dossier.ts'
import { isLeftOpen, setUpsOf } from './payoffs.ts'

const today = '2026-01-01'
const ROWS: Row[] = [
  ['2012-01-25', 'Choir supper. I sang the ballad. Eight verses, no notes.'],
  ['2013-01-25', 'Choir supper. The ballad. Stuck at verse five, so I sang verse four with more feeling.'],
  ['2015-01-25', 'Choir supper. The ballad, outdoors, in the rain.'],
  ['2023-01-25', 'Sang the ballad. All eight verses. Took my time at five.'],
  ['2017-03-05', 'No marrows this year. I have told Greta.'],
  ['2017-08-06', '19 marrows. One plant.'],
]

function opened() {
  const { posts, firstName } = person(
    'Anton',
    [...ROWS].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const id = (words: string) => posts.find((p) => p.text.includes(words))?.id ?? 0
  return { d, id }
}

test('a last sentence that leans on a post brings it in', () => {
  const { d, id } = opened()
  const shown = [id('no notes'), id('outdoors'), id('Took my time')]
  expect(setUpsOf(d, shown, new Set())).toEqual([id('Stuck at verse')])
  expect(setUpsOf(d, [...shown, id('Stuck at verse')], new Set())).toEqual([])
  expect(setUpsOf(d, shown, new Set([id('Stuck at verse')]))).toEqual([])
})

test('a vow without its end is left open, one with it is not', () => {
  const { d, id } = opened()
  const main = d.stories.sagas.find((s) => s.acts.some((a) => a.post === id('outdoors')))
  if (!main) throw new Error('no story of the ballad')
  expect(isLeftOpen(d, id('No marrows'), [id('No marrows')], main)).toBe(true)
  expect(isLeftOpen(d, id('No marrows'), [id('No marrows'), id('19 marrows')], main)).toBe(false)
})
