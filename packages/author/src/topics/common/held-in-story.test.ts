import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import type { Saga } from '../../stories/model.ts'
import { storyOf } from '../../stories/testing.ts'
import { openDossier } from '../../writing/dossier.ts'
import { onlyOwn } from './only-own.ts'
import { isAnyOfMany } from './pays-off.ts'

const today = '2026-01-01'

const dossierOf = (rows: readonly Row[]) => {
  const { posts, firstName } = person('Greta', rows)
  return openDossier(analyse(posts, { today, firstName }), posts, { firstName }, '2026-01-02')
}
const daysOf = (rows: readonly Row[], saga: Saga, d = dossierOf(rows)) =>
  onlyOwn(d, saga, saga.acts).map((a) => rows[a.post - 1]?.[0])

test('what two other posts of a story hold stays in it without its name; what came along with one does not', () => {
  const rows: Row[] = [
    ['2012-04-19', 'The widow has a harmonium under a quilt and lets nobody lift the quilt.'],
    ['2013-04-25', 'She is selling up. I said yes to the quilt and all, I have a workshop of thirty metres.'],
    ['2013-05-04', 'It is in the workshop. I lifted the lid and moths came out as from a mass.'],
    ['2014-09-09', 'A parrot in the tram said good morning to the conductor.'],
    ['2019-05-26', 'It sounded today. Six years after the moths. I sat on the workshop floor.'],
    ['2021-05-15', 'Out by the balcony with a crane. The quilt goes with it, I said.'],
  ]
  const story = storyOf('quilt', 4, [1, 2, 3, 4, 5, 6])
  const saga = { ...story, acts: story.acts.map((a) => ({ ...a, to: 999, tie: 'word' as const })) }
  expect(daysOf(rows, saga)).toEqual(['2012-04-19', '2013-04-25', '2013-05-04', '2019-05-26', '2021-05-15'])
})

test('what a trade has many of is no thing of a story; one that both sides know is', () => {
  const many: Row[] = [
    ['2011-09-20', 'A customer says that a harmonium is furniture with opinions.'],
    ['2013-09-20', 'Inside a harmonium: three pencils and a school report.'],
    ['2015-09-20', 'Four harmoniums in one day and not one in tune.'],
    ['2017-09-20', 'First harmonium since March. I was more out of tune than it was.'],
  ]
  const one: Row[] = many.map(([day], n) => [day, `The harmonium has ${n + 2} moths. My harmonium, that is.`])
  const saga = (rows: readonly Row[]) => {
    const story = storyOf(
      'harmonium',
      4,
      rows.map((_, n) => n + 1),
    )
    return { ...story, acts: story.acts.map((a) => ({ ...a, to: 999 })) }
  }
  expect(isAnyOfMany(dossierOf(many), saga(many), saga(many).acts)).toBe(true)
  expect(isAnyOfMany(dossierOf(one), saga(one), saga(one).acts)).toBe(false)
})
