import { describe, expect, test } from 'vitest'
import { labelled, PEOPLE } from '../../fixtures/people.ts'
import { measure } from './measure.ts'
import { readTones } from './read-tones.ts'

const read = PEOPLE.map((name) => {
  const { posts, sensitive, decoys } = labelled(name)
  return {
    name,
    posts,
    sensitive,
    measured: measure(posts, new Map(sensitive.map((s) => [s.post, s.level])), decoys),
  }
})

describe('people whose posts were labelled by hand', () => {
  test.each(read)('$name: nothing grave is taken lightly, nothing light gravely', ({ measured }) => {
    expect(measured.found / measured.grave, measured.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(measured.right / measured.flagged, measured.wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(measured.decoysFlagged).toEqual([])
  })
  test.each(read)('$name: what is hidden is hidden', ({ posts, sensitive }) => {
    const tones = readTones(posts)
    for (const { post, level } of sensitive) if (level === 'hidden') expect(tones.tone(post)).toBe('hidden')
  })
  test('the same posts under other ids and in another order have the same tones', () => {
    for (const { posts } of read) {
      const tones = readTones(posts)
      const shuffled = [...posts].reverse().map((p) => ({ ...p, id: 5000 - p.id }))
      const again = readTones(shuffled)
      for (const p of posts) expect(again.tone(5000 - p.id)).toBe(tones.tone(p.id))
    }
  })
})
