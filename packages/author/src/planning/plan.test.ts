import { expect, test } from 'vitest'
import { careless } from '../fixtures/careless.ts'
import { funny } from '../fixtures/funny.ts'
import { keeper } from '../fixtures/keeper.ts'
import { lehrerin } from '../fixtures/lehrerin.ts'
import { analyse } from '../reading/analyse.ts'
import { write } from '../write.ts'
import { postsShown } from './shown.ts'

const today = '2026-03-01'
/** Of half a hundred posts, stories that meet in one are told in several articles. */
const SHARED = 0.24

test.each([
  ['keeper', keeper],
  ['funny', funny],
  ['lehrerin', lehrerin],
  ['careless', careless],
])('%s: a post has one home, whoever writes first', (_, { posts, firstName }) => {
  const analysis = JSON.parse(JSON.stringify(analyse(posts, { today, firstName })))
  const articleOn = (topic: string) => write({ topic, analysis, posts, person: { firstName }, today })
  const keys = Object.keys(analysis.plan)
  const homes = new Map<number, string[]>()
  for (const key of [...keys].reverse()) {
    const shown = postsShown(articleOn(key).paragraphs)
    const planned = analysis.plan[key].find((x: string) => x.startsWith('shown='))
    expect(planned ?? 'shown=').toBe(`shown=${[...shown].sort((a, b) => a - b).join(',')}`)
    if (key !== 'profile') for (const id of shown) homes.set(id, [...(homes.get(id) ?? []), key])
  }
  const shared = [...homes.values()].filter((of) => of.length > 1).length
  expect(shared).toBeLessThanOrEqual(homes.size * SHARED)
})

test('what is refused is written all the same where somebody asks for it', () => {
  const { posts, firstName } = keeper
  const analysis = analyse(posts, { today, firstName })
  expect(Object.keys(analysis.plan)).not.toContain('astrology')
  const asked = write({ topic: 'astrology', analysis, posts, person: { firstName }, today })
  expect(asked.paragraphs.length).toBeGreaterThan(0)
})
