import { expect, test } from 'vitest'
import { harbour } from '../../fixtures/harbour.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

test('nobody’s words are counted, nor weekdays, lengths and who is named how often', () => {
  const { posts, firstName } = harbour
  const analysis = analyse(posts, { today, firstName })
  const a = write({ topic: 'counted', analysis, posts, person: { firstName }, today })
  const told = JSON.stringify(a.paragraphs)
  expect(told).not.toMatch(/in quotation marks|With both|longest post|Posts on a |Posts in /)
  expect(a.standfirst).not.toContain('counted again')
})
