import { expect, test } from 'vitest'
import { person } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { storyOf } from '../../stories/testing.ts'
import { openDossier } from '../../writing/dossier.ts'
import { braidsOf, ofOtherStories } from './braid.ts'

test('what holds together by itself is told elsewhere, and what grew out of the story is not', () => {
  const pencils = storyOf('pencils', 5, [1, 2, 3, 4, 5, 6])
  const carillon = storyOf('carillon', 4, [1, 20, 21, 22, 23])
  const lid = storyOf('lid', 4, [2, 3, 30, 31])
  const loose = { ...storyOf('loose', 4, [1, 40, 41, 42, 43]), firmness: 0.5 }
  expect([...ofOtherStories([pencils, carillon, lid, loose], pencils)]).toEqual([20, 21, 22, 23])
})

test('what only a holiday ties together is nobody’s portrait', () => {
  const life = person('Sanne', [
    ['2011-12-18', 'Has anybody seen the biscuit card, her writing, the butter stain? Christmas is coming.'],
    ['2012-12-24', 'Christmas: biscuits from memory. One could tile a roof with them.'],
    ['2013-02-15', 'Olaf hit a pipe and every Christmas box is floating.'],
    ['2014-12-15', 'New alternator. Merry Christmas to the garage.'],
    ['2015-12-24', 'Christmas biscuits from a packet. I do not wish to speak of it.'],
    ['2016-12-06', 'The new lift works. Christmas for the knees.'],
    ['2018-12-24', 'Christmas, and the biscuits are nearly right. Nearly.'],
    ['2020-11-15', 'Found the biscuit card in the mixer, butter stain and all. Nine years!'],
    ['2020-12-24', 'A hundred biscuits from the card. It was vinegar. Merry Christmas.'],
  ])
  const analysis = analyse(life.posts, { today: '2026-01-01', firstName: 'Sanne' })
  const d = openDossier(analysis, life.posts, { firstName: 'Sanne' }, '2026-01-01')
  expect(braidsOf(d, new Set()).map((b) => b.main.subject.toLowerCase())).not.toContain('christmas')
})
