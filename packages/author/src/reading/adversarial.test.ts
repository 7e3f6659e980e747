import { join } from 'node:path'
import { tokenise, toneOfText } from '@youzine/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { literalsIn } from '../../../words/src/testing/regex-literals.ts'
import { person } from '../fixtures/make.ts'
import { analyse } from './analyse.ts'
import { sentencesOf, tokensOf } from './tokens.ts'

const LONG = 100_000
/** More than is ever read of a post: for expressions that only see what has been read. */
const READ = 8000

/** Processor time, so that a busy machine fails nobody. */
function spent(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const row = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const PIECES = [
  '.',
  '!',
  '?',
  ' ',
  '\n',
  '…',
  '😂',
  '👨‍👩‍👧',
  'a',
  'A',
  '1',
  '1.',
  "'",
  '"',
  '“a ',
  '‘a',
  '@[',
  '[1:',
  '<a ',
  '&amp',
  'http://',
  'www.',
  '-',
  'Aa ',
  'the man said ',
  'Archie ',
  ', my ',
  'is a ',
  '! 😂 ',
  '. . ',
  "a'",
  'ñ',
  '\u0301',
  'ha',
  '£1',
]

/** Those that a repetition could stumble over. */
const REPEATED = [
  '.',
  '!',
  ' ',
  '\n',
  '😂',
  'a',
  'A',
  '1',
  '1.',
  "'",
  '“a ',
  '‘a',
  '@[',
  '<a ',
  'Aa ',
  'the man said ',
  '-',
  'ñ',
]

/** Only what may repeat without end can take longer than its text. */
const repeats = (pattern: RegExp) => /[*+]|\{\d+,\}/.test(pattern.source)

const packages = join(import.meta.dirname, '../../..')
const met = [
  ...literalsIn(join(packages, 'words/src')).map((l) => ({ ...l, length: LONG })),
  ...literalsIn(join(packages, 'archive/src')).map((l) => ({ ...l, length: LONG })),
  ...literalsIn(join(packages, 'author/src')).map((l) => ({
    ...l,
    length: /^(?:reading|stories|checks)\//.test(l.file) ? LONG : READ,
  })),
]

/** Formats numbers that we have counted, never a text. */
const OURS = /^writing\/wording/

describe('nobody can stop the machine with a post', () => {
  test('every regular expression reads any text in a time that grows with it', () => {
    expect(met.length).toBeGreaterThan(400)
    const slow: string[] = []
    const rows = new Map([LONG, READ].map((length) => [length, REPEATED.map((p) => row(p, length))]))
    for (const { file, line, pattern, length } of met) {
      if (OURS.test(file) || !repeats(pattern)) continue
      const all = new RegExp(
        pattern.source,
        pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`,
      )
      for (const [n, text] of (rows.get(length) ?? []).entries()) {
        // A machine that is busy elsewhere is slow now and then; a pattern that stumbles is slow every time.
        let ms = spent(() => text.replace(all, ''))
        for (let again = 0; again < 3 && ms > BUDGET; again += 1)
          ms = Math.min(
            ms,
            spent(() => text.replace(all, '')),
          )
        if (ms > BUDGET) slow.push(`${file}:${line} on ${JSON.stringify(REPEATED[n])}: ${Math.round(ms)} ms`)
      }
    }
    expect(slow).toEqual([])
  }, 240_000)

  test.each(PIECES)('taking apart 100 kB of %j is quick', (piece) => {
    const text = `We are having a baby!${row(piece, LONG)}`
    expect(spent(() => sentencesOf(text))).toBeLessThan(BUDGET * 4)
    expect(spent(() => tokensOf(text))).toBeLessThan(BUDGET * 4)
    expect(spent(() => tokenise(text))).toBeLessThan(BUDGET)
    expect(spent(() => toneOfText(text))).toBeLessThan(BUDGET)
  })

  test('whatever somebody posts, an archive is read within seconds', () => {
    const piece = fc.oneof(
      fc.constantFrom(...PIECES),
      fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
        const rows = pieces.map((p, n): [string, string] => [
          `201${n}-03-0${n + 1}`,
          `We did it!${row(p, LONG)}`,
        ])
        const { posts } = person('Ada', [...rows, ['2019-01-01', 'The kettle is back. We have a kettle.']])
        expect(spent(() => analyse(posts, { today: '2026-01-01', firstName: 'Ada' }))).toBeLessThan(3000)
      }),
      { numRuns: 12, seed: 7 },
    )
  }, 120_000)
})

const BUDGET = 1_000

test('34 faces after an exclamation mark are read at once', () => {
  expect(spent(() => sentencesOf(`We are having a baby!${'😂'.repeat(34)} Yes.`))).toBeLessThan(50)
})
