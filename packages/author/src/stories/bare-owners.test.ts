import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { storiesOf } from './testing.ts'

const postsOf = (name: string, rows: readonly Row[]) =>
  storiesOf(person('Sanne', rows)).people.find((p) => p.name === name)?.posts.length ?? 0

test('whose it is without an apostrophe is whoever is named without it', () => {
  const rows: Row[] = [
    ['2014-03-29', 'Then Hemi said the boat was fine. The boat was not fine.'],
    ['2015-03-29', 'Hemis boat has been seen near the bridge.'],
    ['2016-03-29', 'We asked Hemi about the bridge. He said which bridge.'],
    ['2017-03-29', 'Found at last: Hemis oar, behind the church.'],
  ]
  expect(postsOf('Hemi', rows)).toBe(4)
  expect(postsOf('Hemis', rows)).toBe(0)
})

test('in German as it is spelled there', () => {
  const rows: Row[] = [
    ['2014-03-29', 'Vati sagt, das Boot ist dicht. Es ist nicht dicht.'],
    ['2015-03-29', 'Vatis Schuppen hat jetzt ein Boot im Dach.'],
    ['2016-03-29', 'Vati hat ein Seil geholt, ein langes.'],
  ]
  expect(postsOf('Vati', rows)).toBe(3)
})

test('and what only has an s is left alone: a poet, a weekday, somebody called James', () => {
  const rows: Row[] = [
    ['2012-01-25', 'Burns supper at the hall. The piper was late, as always.'],
    ['2013-01-25', 'The Raith Burn Show has a new tent. We walked round it.'],
    ['2014-01-25', 'At the Raith Burn Show again, and the tent has gone.'],
    ['2015-01-25', 'James says he knows nothing of a tent. James said it twice.'],
    ['2016-01-25', 'We saw James on the pier, and he waved with both hands.'],
  ]
  const names = storiesOf(person('Sanne', rows)).people.map((p) => p.name)
  expect(names).not.toContain('Burn')
  expect(names).not.toContain('Jame')
})
