import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { analyse } from '../reading/analyse.ts'
import { openDossier, wholeAct } from './dossier.ts'
import { echoesMourning } from './mourning-echo.ts'
import { titlesIn } from './titles.ts'

const today = '2026-01-01'
const ROWS: Row[] = [
  ['2014-07-01', 'Two cups on the tray, and the radio.'],
  ['2017-07-05', 'My mother died on Monday. Just one cup on the tray.'],
  ['2017-07-30', 'The gutter is full of leaves and I am not going up.'],
  ['2019-03-30', 'The heron ate my goldfish.'],
  ['2025-06-08', 'Sunday. Cold. Just one cup, I can do it now.'],
]

test('what is said again of a loss, or soon after it, is no title', () => {
  const { posts, firstName } = person('Asta', ROWS)
  const d = openDossier(analyse(posts, { today, firstName }), posts, { firstName }, today)
  const of = (date: string) => posts.find((p) => p.at?.startsWith(date))?.id ?? 0
  expect(ROWS.map(([date]) => echoesMourning(d, of(date)))).toEqual([false, true, true, false, true])
  const titles = titlesIn(
    d,
    posts.map((p) => wholeAct(d, p.id)),
  ).map((t) => t.title)
  expect(titles.join(' ')).not.toMatch(/one cup|gutter/)
  expect(titles.join(' ')).toContain('heron')
})
