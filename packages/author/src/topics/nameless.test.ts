import { expect, test } from 'vitest'
import { carpintero } from '../fixtures/carpintero.ts'
import { harbour } from '../fixtures/harbour.ts'
import { keeper } from '../fixtures/keeper.ts'
import { lehrerin } from '../fixtures/lehrerin.ts'
import { analyse } from '../reading/analyse.ts'
import { write } from '../write.ts'
import { postTopics } from './all.ts'

const today = '2026-03-01'
const STAND_IN = /the writer|wer das schreibt|quien escribe/i

test.each([
  ['keeper', keeper],
  ['harbour', harbour],
  ['carpintero', carpintero],
  ['lehrerin', lehrerin],
])('%s without a name: every sentence does without one, and begins with a capital', (_, { posts }) => {
  const person = { firstName: null }
  const analysis = analyse(posts, { today, ...person })
  for (const { info } of postTopics) {
    const a = write({ topic: info.key, analysis, posts, person, today })
    const ours = a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text))
    expect([a.title, a.standfirst, ...ours].join('\n'), info.key).not.toMatch(STAND_IN)
    expect(a.standfirst, info.key).toMatch(/^[^\p{Ll}]/u)
  }
})
