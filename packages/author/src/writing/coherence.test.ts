import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { openDossier } from './dossier.ts'

const TODAY = '2026-01-01'

function subjects(rows: readonly Row[]): string[] {
  const { posts, firstName } = person('Nell', rows)
  const analysis = analyse(posts, { today: TODAY, firstName })
  return openDossier(analysis, posts, { firstName }, TODAY).sagas.map((s) => s.subject.toLowerCase())
}

test('a phrase with one rare thing in it is told where it came back often', () => {
  const rows: Row[] = [
    ['2012-01-06', 'Walter got the sixpence and bit it.'],
    ['2013-02-11', 'Ferry cancelled, chips on the pier.'],
    ['2014-01-09', 'Aunt Hester got the sixpence and hid it.'],
    ['2015-06-20', 'Rain since breakfast.'],
    ['2016-01-17', 'Rupert got the sixpence and swallowed it.'],
    ['2018-03-02', 'Quiet evening, soup.'],
    ['2019-01-26', 'Nobody got the sixpence and nobody minded.'],
  ]
  expect(subjects(rows).some((s) => s.includes('sixpence'))).toBe(true)
})
