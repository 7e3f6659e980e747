import { describe, expect, test } from 'vitest'
import { LIVES } from '../../fixtures/lives/all.ts'
import { measure } from './measure.ts'
import { readTones } from './read-tones.ts'

const measured = LIVES.map((life) => ({ ...life, result: measure(life.posts, life.labels, life.decoys) }))
const sum = (of: (m: (typeof measured)[number]) => number) => measured.reduce((n, m) => n + of(m), 0)

describe('very different lives', () => {
  test('what is grave is taken gravely, and little else', () => {
    const missed = measured.flatMap((m) => m.result.missed).join('\n')
    expect(sum((m) => m.result.found) / sum((m) => m.result.grave), missed).toBeGreaterThanOrEqual(0.9)
    const wrong = measured.flatMap((m) => m.result.wrong).join('\n')
    expect(sum((m) => m.result.right) / sum((m) => m.result.flagged), wrong).toBeGreaterThanOrEqual(0.9)
  })

  test('and what is missed is at least left in peace', () => {
    const grave = measured.flatMap(({ posts, labels }) => {
      const tones = readTones(posts)
      return posts.filter((p) => /red|hidden/.test(labels.get(p.id) ?? '')).map((p) => tones.tone(p.id))
    })
    expect(grave.filter((tone) => tone !== 'clear').length / grave.length).toBeGreaterThanOrEqual(0.95)
  })

  test.each(measured)(
    'nobody sees what $name wrote in despair or was told in confidence',
    ({ posts, labels }) => {
      const tones = readTones(posts)
      for (const [id, level] of labels) if (level === 'hidden') expect(tones.tone(id)).toBe('hidden')
    },
  )

  test.each(measured)('$name: things, teams, games and plants are not mourned', ({ decoys, result }) => {
    expect(result.decoysFlagged.length).toBeLessThanOrEqual(Math.ceil(decoys.length * 0.07))
  })
})
