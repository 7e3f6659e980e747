import { fold } from '@youzine/words'
import { slips } from '../reading/slips.ts'
import { lemma } from '../stories/lemma.ts'
import { ENGLISH } from './other-words/english.ts'
import { GERMAN } from './other-words/german.ts'
import { SPANISH } from './other-words/spanish.ts'
import { SENSES } from './sense-words.ts'

const GROUPS: Readonly<Record<string, readonly (readonly string[])[]>> = Object.fromEntries(
  Object.entries(SENSES).map(([language, lines]) => [
    language,
    lines
      .trim()
      .split('\n')
      .map((line) =>
        line
          .trim()
          .split(/\s+/)
          .map((w) => lemma(fold(w), language)),
      ),
  ]),
)

const STANDS_NEAR = 0.7
const SAME_KIND = 0.75
const OF_ITS_KIND = 0.6

/** Each line's words as plain forms: those before the colon, and those behind it. */
const LINES: Readonly<Record<string, readonly (readonly string[][])[]>> = Object.fromEntries(
  Object.entries({ en: ENGLISH, es: SPANISH, de: GERMAN }).map(([language, lines]) => [
    language,
    lines
      .trim()
      .split('\n')
      .map((line) =>
        line.split(':').map((part) =>
          part
            .trim()
            .split(/\s+/)
            .map((w) => lemma(fold(w), language)),
        ),
      ),
  ]),
)

const NONE: ReadonlyMap<string, number> = new Map()
const known = new Map<string, ReadonlyMap<string, number>>()
const MOST_KNOWN = 5_000

/**
 * What may stand in a post for a word that is asked, by its plain form: near words, and what it is a kind of.
 * “Bird” is asked where “parrot” was written, and never “canary” for it.
 */
export function nearWords(key: string, language: string): ReadonlyMap<string, number> {
  const name = `${language}|${key}`
  const found = known.get(name)
  if (found) return found
  if (known.size > MOST_KNOWN) known.clear()
  const asked = lemma(key, language)
  const near = new Map<string, number>()
  const put = (words: readonly string[], worth: number) => {
    for (const word of words) near.set(word, Math.max(worth, near.get(word) ?? 0))
  }
  for (const [heads = [], members = []] of LINES[language] ?? [])
    if (heads.includes(asked)) {
      put(heads, SAME_KIND)
      put(members, OF_ITS_KIND)
    } else if (members.includes(asked)) put(heads, OF_ITS_KIND)
  for (const group of GROUPS[language] ?? []) if (group.includes(asked)) put(group, STANDS_NEAR)
  const made = near.size > 0 ? near : NONE
  known.set(name, made)
  return made
}

/** "Omegga" for "omega", "wensday": one slip in a word of five letters, two in one of eight. */
export function isSlip(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length) >= LONG ? 2 : 1
  if (Math.min(a.length, b.length) < SHORT || a.charAt(0) !== b.charAt(0)) return false
  return Math.abs(a.length - b.length) <= most && slips(a, b, most) <= most
}
const SHORT = 5
const LONG = 8
