import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { DAYS, storiesOf } from './testing.ts'

/** Somebody who keeps hens, to whom other things happen. */
const HENS: Row[] = [
  ['2009-11-14', 'Eleven of them. Feathers from the door to the ditch.'],
  ['2010-06-19', 'Six new hens off a woman in Foxford.'],
  ['2010-12-21', 'Minus fifteen in the yard. Hens are in the back kitchen.'],
  ['2012-07-20', 'It is raining since the third of June. The hens are growing webs.'],
  ['2012-09-23', 'Two goals in eleven minutes. I am going out to the hens.'],
  ['2014-02-12', 'Half the slates gone, and a branch through the roof of the hen house.'],
  ['2018-03-02', 'Found the car by poking with the handle of the brush. Hens refusing to come out.'],
]

test('hens are birds: the word and its field are one thing in common and not two', () => {
  const { sagas, whole = [] } = storiesOf(person('Bernie', [...HENS, ...DAYS]))
  const about = [...sagas, ...whole].filter((s) => s.acts.length >= 5)
  expect(about.filter((s) => s.firmness >= 0.65).map((s) => s.id)).toEqual([])
})
