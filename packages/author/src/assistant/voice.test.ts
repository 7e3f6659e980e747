import { expect, test } from 'vitest'
import { DOMAINS } from './domains/all.ts'
import { OWN_THINGS } from './domains/own-things.ts'
import { THEMES } from './domains/themes/all.ts'
import { FACET_QUESTIONS } from './facets/find-facet.ts'
import { KIND_QUESTIONS } from './kinds/kind.ts'
import { shaped } from './shape.ts'
import { SITUATION_QUESTIONS } from './situations/all.ts'
import { voiced } from './voice.ts'

const ALL = [
  ...[...DOMAINS, ...OWN_THINGS, ...THEMES].flatMap(({ questions }) => questions),
  ...KIND_QUESTIONS,
  ...SITUATION_QUESTIONS,
  ...FACET_QUESTIONS,
]

test('whoever is called Sie is so reflexively, too', () => {
  expect(voiced('Wie sicher [fühlst|fühlen] du dich?', 'de', 'formal')).toBe('Wie sicher fühlen Sie sich?')
  const about = { phrase: 'das Fest', language: 'de' as const }
  for (const known of ALL) {
    const { question_text, options } = shaped(known, about, { language: 'de', address: 'formal' })
    const texts = [question_text, ...(options ?? []).map(({ option_text }) => option_text)]
    for (const text of texts) expect(text).not.toMatch(/\bSie Sie\b/)
  }
})
