import { slips } from '../reading/slips.ts'
import { type Groups, groupsByWord } from '../stories/fields/groups.ts'
import { lemma } from '../stories/lemma.ts'
import { SENSES } from './sense-words.ts'

const GROUPS: Readonly<Record<string, Groups>> = Object.fromEntries(
  Object.entries(SENSES).map(([language, lines]) => [
    language,
    groupsByWord(lines.trim().split('\n'), language),
  ]),
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
