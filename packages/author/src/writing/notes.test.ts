import { expect, test } from 'vitest'
import type { Analysis } from '../model.ts'
import { languageNote } from './notes.ts'

const written = (languages: Record<string, number>) =>
  ({ totals: { languages, written: Object.values(languages).reduce((a, b) => a + b, 0) } }) as Analysis

test('another language is announced, a neighbour only where it is much', () => {
  expect(languageNote(written({ es: 90, en: 8 }), 'es')).toContain('inglés')
  expect(languageNote(written({ es: 90, pt: 8 }), 'es')).toBeNull()
  expect(languageNote(written({ es: 60, pt: 30 }), 'es')).toContain('portugués')
})
