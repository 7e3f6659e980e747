import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { READ_AT_MOST, tokenise, toneOfText } from '@youzine/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { constructionsIn, literalsIn } from '../../../words/src/testing/regex-literals.ts'
import { person } from '../fixtures/make.ts'
import { analyse } from './analyse.ts'
import { sentencesOf, tokensOf } from './tokens.ts'

const LONG = 100_000
const SHORT = 8000

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

const root = join(import.meta.dirname, '../../../..')
const FOLDERS = [
  'packages/words/src',
  'packages/archive/src',
  'packages/author/src',
  'packages/chains/src',
  'packages/contract/src',
  'packages/questions/src',
  'packages/embedder/src',
  'packages/drawings/src',
  'packages/ui/src',
  'apps/server/src',
  'apps/web/src',
]

interface Met {
  where: string
  pattern: RegExp
}

/** Everything that is written out. */
const written = (): Met[] =>
  FOLDERS.flatMap((folder) =>
    literalsIn(join(root, folder)).map(({ file, line, pattern }) => ({
      where: `${folder}/${file}:${line}`,
      pattern,
    })),
  )

/** What is put together, as it is while the author works; else as it is likely to be. */
function constructed(): Met[] {
  const said = execFileSync(process.execPath, [join(root, 'packages/author/src/checks/build-patterns.ts')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const built = (JSON.parse(said) as { file: string; line: number; source: string; flags: string }[]).map(
    ({ file, line, source, flags }) => ({
      where: `packages/${file}:${line}`,
      pattern: new RegExp(source, flags),
    }),
  )
  const known = new Set(built.map(({ where }) => where))
  const likely = FOLDERS.flatMap((folder) =>
    constructionsIn(join(root, folder)).flatMap(({ file, line, likely }) => {
      const where = `${folder}/${file}:${line}`
      return likely && !known.has(where) ? [{ where, pattern: likely }] : []
    }),
  )
  // Of those that differ only by whom they name, the longest.
  const longest = [...Map.groupBy(built, ({ where }) => where).values()].flatMap((same) =>
    same.toSorted((a, b) => b.pattern.source.length - a.pattern.source.length).slice(0, 2),
  )
  return [...longest, ...likely]
}

/** Formats numbers that we have counted, never a text. */
const OURS = /author\/src\/writing\/wording/

/** A machine that is busy elsewhere is slow now and then; a pattern that stumbles is slow every time. */
function least(work: () => void, budget: number): number {
  let ms = spent(work)
  for (let again = 0; again < 3 && ms > budget; again += 1) ms = Math.min(ms, spent(work))
  return ms
}

/** A pattern that seemed slow beside all the other tests, timed again where it is alone. */
const inPeace = ({ source, flags }: RegExp, piece: string, length: number) =>
  Number(
    execFileSync(
      process.execPath,
      [join(root, 'packages/author/src/checks/time-pattern.ts'), source, flags, piece, String(length)],
      { encoding: 'utf8' },
    ),
  )

describe('nobody can stop the machine with a post', () => {
  test('pages and the kit are among what is tried', () => {
    const places = written().map(({ where }) => where)
    for (const file of ['apps/web/src/features/chat/markdown.tsx', 'packages/ui/src/avatar.tsx'])
      expect(places.some((place) => place.startsWith(`${file}:`))).toBe(true)
  })

  test('every regular expression reads any text in a time that grows with it', () => {
    const met = [...written(), ...constructed()]
    expect(met.length).toBeGreaterThan(800)
    const rows = (length: number) => REPEATED.map((p) => row(p, length))
    const [short, long] = [rows(SHORT), rows(LONG)]
    const slow: string[] = []
    for (const { where, pattern } of met) {
      if (OURS.test(where) || !repeats(pattern)) continue
      const flags = pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`
      const all = new RegExp(pattern.source, flags)
      for (const [n, piece] of REPEATED.entries()) {
        const ms = least(() => (short[n] as string).replace(all, ''), SURE)
        // Even if its time grew with the square of the text, a long one would be read within the budget.
        if (ms <= SURE) continue
        // What stumbles over a short text would not come to the end of a long one.
        const late = ms > SHORT_BUDGET ? ms : least(() => (long[n] as string).replace(all, ''), BUDGET)
        if (late <= BUDGET && ms <= SHORT_BUDGET) continue
        const readings = inPeace(all, piece, ms > SHORT_BUDGET ? SHORT : LONG)
        if (readings > READINGS)
          slow.push(`${where} on ${JSON.stringify(piece)}: as long as ${Math.round(readings)} plain readings`)
      }
    }
    expect(slow.join('\n')).toBe('')
  }, 900_000)

  test('no repetition can be read in two ways: thirty of its own words and a wrong one are read at once', () => {
    const isSlow = (pattern: RegExp) => {
      const own = ownWordsOf(pattern.source)
      const texts = ['', ...new Set(own.slice(0, MOST_WORDS))].flatMap((first) =>
        twofold(own).map((word) => `${first}${` ${word}`.repeat(TIMES)} 1x#`.trim()),
      )
      return texts.find((text) => {
        pattern.lastIndex = 0
        return least(() => pattern.test(text), AT_ONCE) > AT_ONCE
      })
    }
    const slow = [...written(), ...constructed()]
      .filter(({ pattern }) => REPEATED_GROUP.test(pattern.source))
      .flatMap(({ where, pattern }) => {
        const text = isSlow(pattern)
        return text ? [`${where} on ${JSON.stringify(text.slice(0, 60))}`] : []
      })
    expect(slow.join('\n')).toBe('')
  }, 900_000)

  test('what ends otherwise than it went on is read within a moment, as far as anything is read', () => {
    const slow: string[] = []
    const texts = REPEATED.map((piece) => `a${row(piece, READ_AT_MOST)}x`)
    for (const { where, pattern } of [...written(), ...constructed()]) {
      if (OURS.test(where) || !repeats(pattern)) continue
      for (const [n, text] of texts.entries()) {
        const ms = least(() => pattern.test(text), A_MOMENT)
        pattern.lastIndex = 0
        if (ms > A_MOMENT) slow.push(`${where} on ${JSON.stringify(REPEATED[n])}: ${Math.round(ms)} ms`)
      }
    }
    expect(slow.join('\n')).toBe('')
  }, 900_000)

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
const AT_ONCE = 100
const A_MOMENT = 500
const TIMES = 22
const MOST_WORDS = 30
/** Of a group, any number of times or more than ten times. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,(?:\d{2,})?\})/

/** The words that a pattern itself is made of, each as often as it has them. */
const ownWordsOf = (source: string): string[] =>
  source
    .replace(/\\[pP]\{[^}]*\}|\\./gu, '#')
    .replace(/\(\?<?[=!:]|\[[^\]]*\]/gu, '#')
    .match(/\p{L}+(?: \p{L}+)?/gu) ?? []

/** What stands there twice, or begins something else that does. */
const twofold = (words: readonly string[]): string[] =>
  [
    ...new Set(
      words.filter(
        (word, at) => words.indexOf(word) !== at || words.some((other) => other.startsWith(`${word} `)),
      ),
    ),
  ].slice(0, MOST_WORDS)

const SHORT_BUDGET = 100
/** A budget in readings of an ordinary text as long by a plain pattern, each some two milliseconds for 100 kB. */
const READINGS = 300
const SURE = BUDGET / (LONG / SHORT) ** 2

test('34 faces after an exclamation mark are read at once', () => {
  expect(spent(() => sentencesOf(`We are having a baby!${'😂'.repeat(34)} Yes.`))).toBeLessThan(50)
})
