import { expect, test } from 'vitest'
import { person } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { storyOf } from '../../stories/testing.ts'
import { openDossier, wholeAct } from '../../writing/dossier.ts'
import { isTheThing } from './pays-off.ts'

test('what has a name is one thing wherever it stands; a word is one where it is “the”', () => {
  const { posts, firstName } = person('Sanne', [
    ['2012-05-05', 'Bought a yellow kayak, and I call it Otto.'],
    ['2013-01-20', 'Went back twice along the bridge for Otto, with a kayak hook.'],
    ['2020-08-15', 'They had planted geraniums in Otto. Nobody wants a kayak that badly.'],
  ])
  const today = '2026-01-01'
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const ids = posts.map((p) => p.id)
  const acts = ids.map((id) => wholeAct(d, id))
  expect(isTheThing(d, storyOf('Otto', 4, ids), acts)).toBe(true)
  expect(isTheThing(d, storyOf('kayak', 4, ids), acts)).toBe(false)
})
