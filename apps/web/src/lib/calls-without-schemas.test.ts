import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const FILES = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
)

/** What a file takes from the contract and is no schema and no text by its name: calls, functions, constants. */
const taken = (code: string) =>
  [...code.matchAll(/import \{([^}]*)\} from '@youzine\/contract'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[a-z]\w*$/.test(name)),
  )

test('no page asks a call for its schema: the build leaves it out of what the browser gets', () => {
  const wrong = FILES.flatMap((name) => {
    const code = readFileSync(join(sources, name), 'utf8')
    return taken(code)
      .filter((call) => new RegExp(`(?<!typeof )\\b${call}\\.(?:params|query|body|response)\\b`).test(code))
      .map((call) => `${name}: ${call}`)
  })
  expect(FILES.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})
