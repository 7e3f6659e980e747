import { expect, test } from 'vitest'
import { carpintero } from '../../fixtures/carpintero.ts'
import { harbour } from '../../fixtures/harbour.ts'
import { lehrerin } from '../../fixtures/lehrerin.ts'
import type { FixturePerson } from '../../fixtures/make.ts'
import { shownIn } from '../../forms/entries.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function invented(name: string, { posts, firstName }: FixturePerson) {
  const analysis = analyse(posts, { today, firstName })
  return write({ topic: { name }, analysis, posts, person: { firstName }, today })
}

const shown = (a: ReturnType<typeof invented>) =>
  a.paragraphs.flatMap((p) => (p.block ? shownIn(p.block).map((s) => s.post) : []))

test.each([
  [harbour, 'Nothing in', 'Here is a story they do tell.'],
  [carpintero, 'nada habla de', 'Esta historia sí la cuentan.'],
  [lehrerin, 'steht nichts über', 'Diese Geschichte erzählen sie.'],
])(
  'where no post speaks of it, says so and tells one story whole, no post twice',
  (who, nothing, instead) => {
    const a = invented('Quantenschach', who)
    expect(a.standfirst).toContain(nothing)
    expect(a.standfirst).toContain(instead)
    const posts = shown(a)
    expect(posts.length).toBeGreaterThanOrEqual(3)
    expect(new Set(posts).size).toBe(posts.length)
    expect(a.paragraphs.filter((p) => p.block)).toHaveLength(1)
  },
)

test('who is in a post is said under it', () => {
  const a = invented('The ladder', harbour)
  expect(a.paragraphs.filter((p) => p.kind === 'p')).toEqual([])
  const captions = a.paragraphs.flatMap((p) =>
    p.block?.form === 'saga' ? p.block.acts.flatMap((x) => x.caption ?? []) : [],
  )
  expect(captions.join(' ')).toContain('Oskar, a deckhand in 2011.')
})
