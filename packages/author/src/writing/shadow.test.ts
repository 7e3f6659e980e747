import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { openDossier } from './dossier.ts'
import { isShadowed, isWarm } from './shadow.ts'

const today = '2026-01-01'
const ROWS: Row[] = [
  ['2012-05-06', 'Dad taught the parrot to say sorry. It has not helped.'],
  ['2013-07-14', 'Sunday with Dad at the weir. He caught a boot and cooked lunch.'],
  ['2017-12-20', 'Dad stayed in bed today and I read to him.'],
  ['2018-03-01', 'Dad died this morning. The window was open.'],
  ['2019-08-02', 'Dad’s coat still hangs in the hall.'],
  ['2020-06-05', 'The council has painted the bench green.'],
]

test('the good years with somebody who was lost are told, and never as a joke', () => {
  const { posts, firstName } = person('Asta', ROWS)
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const of = (date: string) => posts.find((p) => p.at?.startsWith(date))?.id ?? 0
  expect(['2012-05-06', '2013-07-14'].map((x) => isWarm(d, of(x)))).toEqual([true, true])
  expect(['2017-12-20', '2018-03-01', '2019-08-02', '2020-06-05'].map((x) => isWarm(d, of(x)))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isShadowed(d, of('2012-05-06'))).toBe(true)
})
