import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { interfaceLanguage } from './interface-language.ts'

test.each([
  [['es-MX', 'es'], 'en'],
  [['de-DE', 'en-US'], 'en-US'],
  [['en-GB'], 'en-GB'],
  [['eng'], 'en'],
  [[], 'en'],
])('dates among English words, for a browser that wants %j, are in %s', (wanted, language) => {
  expect(interfaceLanguage(wanted)).toBe(language)
})

test('nothing is written in whatever language the browser has', () => {
  const source = join(import.meta.dirname, '..')
  const careless = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /(?:Format\((?:undefined|\))|toLocale(?:Date|Time)?String\(\))(?!\.resolvedOptions)/.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  )
  expect(careless.filter((file) => !file.endsWith('.test.ts'))).toEqual([])
})
