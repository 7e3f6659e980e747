import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import type { Saga } from '../../stories/model.ts'
import { openDossier, wholeAct } from '../../writing/dossier.ts'
import { storiesToTell } from './stories-to-tell.ts'

/** All posts as one story that is called so. */
function told(subject: string, texts: readonly string[]) {
  const { posts } = person(
    'Ida',
    texts.map((text, n): Row => [`201${n}-11-0${n + 1}`, text]),
  )
  const analysis = analyse(posts, { today: '2026-01-01', firstName: 'Ida' })
  const saga: Saga = {
    id: 'saga:x',
    kind: 'series',
    subject,
    words: [subject],
    acts: [],
    people: [],
    isRing: false,
    hasOutcome: false,
    score: 5,
    claims: [],
    partOf: null,
    firmness: 0.95,
  }
  const whole = [saga]
  const d = openDossier(
    { ...analysis, stories: { ...analysis.stories, whole } },
    posts,
    { firstName: 'Ida' },
    '2026-01-01',
  )
  saga.acts = d.posts.map((p) => ({ ...wholeAct(d, p.id), tie: 'head' as const }))
  return storiesToTell(d).map(({ saga: { subject: name } }) => name)
}

test('a story whose posts have only the season and a number in common with its name is not told', () => {
  const mixed = [
    'The kite is up. 5 so far.',
    'The van passed. £212.',
    'Pumpkins sold: none.',
    'The van failed, 84,930 miles.',
  ]
  expect(told('kite', mixed)).toEqual([])
  const kites = [
    'The kite is up. 5 so far.',
    'A kite in the oak.',
    'Two kites sold, one lost.',
    '84 now. The oak has the last kite.',
  ]
  expect(told('kite', kites)).toEqual(['kite'])
})
