import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { openDossier } from '../../writing/dossier.ts'
import { chooseEnding } from './ending.ts'

const between = Array.from(
  { length: 24 },
  (_, at): Row => [
    `201${3 + Math.floor(at / 4)}-0${1 + (at % 4) * 2}-11`,
    `The gate was painted in coat ${at + 1}, and it rained.`,
  ],
)
function endingOf(first: string, last: string) {
  const { posts } = person('Ada', [['2012-09-04', first], ...between, ['2025-03-21', last]])
  const today = '2026-01-01'
  const d = openDossier(analyse(posts, { today, firstName: 'Ada' }), posts, { firstName: 'Ada' }, today)
  return chooseEnding(d)
}

test('a portrait ends on the last post where it answers the first, and never on a wish', () => {
  const first = 'Wilhelmina started school today. The hoover is on for company.'
  expect(endingOf(first, 'Wilhelmina has her own hoover now, and company.')?.ring).not.toBeNull()
  expect(endingOf(first, '20. TWENTY. Happy birthday Wilhelmina xx')?.ring).toBeNull()
})
