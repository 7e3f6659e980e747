import { expect, test } from 'vitest'
import { harbour } from '../../fixtures/harbour.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

test('nobody is introduced by a number: who they are and what they did will do', () => {
  const { posts, firstName } = harbour
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'people', analysis, posts, person: { firstName }, today })
  const cast = a.paragraphs.flatMap((p) => (p.block?.form === 'cast' ? p.block.people : []))
  expect(cast.length).toBeGreaterThan(1)
  expect(cast.map((p) => p.claim).join(' ')).not.toMatch(/quotation marks|posts, \d/)
})
