import { fold } from '@youzine/words'
import { lemma } from '../stories/lemma.ts'
import { SENSES } from './sense-words.ts'

type Groups = ReadonlyMap<string, readonly number[]>

function read(lines: string, language: string): Groups {
  const groups = new Map<string, number[]>()
  lines
    .trim()
    .split('\n')
    .forEach((line, n) => {
      for (const word of line.trim().split(/\s+/)) {
        const key = lemma(fold(word), language)
        groups.set(key, [...(groups.get(key) ?? []), n])
      }
    })
  return groups
}

const GROUPS: Readonly<Record<string, Groups>> = Object.fromEntries(
  Object.entries(SENSES).map(([language, lines]) => [language, read(lines, language)]),
)

const NONE: readonly number[] = []

/** The groups of near words that a folded word stands in. */
export const sensesOf = (key: string, language: string): readonly number[] =>
  GROUPS[language]?.get(lemma(key, language)) ?? NONE

/** "Omegga" for "omega", "wensday": one slip in a word of five letters, two in one of eight. */
export function isSlip(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= LONG ? 2 : 1
  if (Math.min(a.length, b.length) < SHORT || a.charAt(0) !== b.charAt(0)) return false
  return Math.abs(a.length - b.length) <= most && slips(a, b, most) <= most
}
const SHORT = 5
const LONG = 8

/** Letters to change, add, leave out or swap; counted no further than is asked. */
function slips(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1)
      let least = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped =
        i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1)
      if (isSwapped) least = Math.min(least, (before[j - 2] as number) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] as number
}
