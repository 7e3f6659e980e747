import { expect, test } from 'vitest'
import {
  addFeature,
  isEmpty,
  newDraft,
  removeFeature,
  setValue,
  shownFeatures,
  withReading,
} from './draft.ts'

const draft = newDraft('2026-11-16', 'a')
const entry = (
  feature_id: number,
  value_recorded: number | null,
  manual_override: 'keep_value' | 'delete' | null,
) => ({
  feature_id,
  value_recorded,
  manual_override,
})

test('[CHECK-12] taken out it is marked, added again it is back with its value', () => {
  const five = setValue(addFeature(draft, { id: 1 }), 1, 5)
  const out = removeFeature(five, 1)
  expect(out.features).toEqual([entry(1, 5, 'delete')])
  expect(shownFeatures(out)).toEqual([])
  expect(addFeature(out, { id: 1 }).features).toEqual([entry(1, 5, 'keep_value')])
})

test('a reading never overwrites what a hand has set', () => {
  const byHand = removeFeature(setValue(addFeature(draft, { id: 1 }), 1, 5), 2)
  const read = withReading(byHand, [entry(1, 9, null), entry(2, 3, null), entry(3, 7, null)])
  expect(read.features).toEqual([entry(1, 5, 'keep_value'), entry(2, null, 'delete'), entry(3, 7, null)])
  expect(withReading(read, []).features).toHaveLength(2)
})

test('[CHECK-10] without words and features there is nothing left of it', () => {
  expect(isEmpty(draft)).toBe(true)
  expect(isEmpty({ ...draft, body: ' x ' })).toBe(false)
  expect(isEmpty(addFeature(draft, { id: 1 }))).toBe(false)
  expect(isEmpty(removeFeature(addFeature(draft, { id: 1 }), 1))).toBe(true)
})
