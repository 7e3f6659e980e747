import { expect, test } from 'vitest'
import { carpintero } from '../../fixtures/carpintero.ts'
import { harbour } from '../../fixtures/harbour.ts'
import { keeper } from '../../fixtures/keeper.ts'
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

const linesOf = ({ posts, firstName }: typeof keeper) => {
  const analysis = analyse(posts, { today, firstName })
  const { paragraphs } = write({ topic: 'counted', analysis, posts, person: { firstName }, today })
  return paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text))
}

test('a word given stands beside the post that answers it, and a row of numbers beside whose it is', () => {
  expect(linesOf(keeper)).toContain('Days between “We are not getting a goat” and “We have a goat”: 379.')
  expect(linesOf(carpintero)).toContain('Pelayo, goles: 4 (2013), 9 (2015) y 0 (2018).')
})
