import type { Token } from '@youzine/words'
import type { Passage } from './find.ts'
import type { Question } from './question.ts'

const FIRSTS = new Set(
  'first 1st erste erster ersten erstes erstem primer primera primero primeros primeras'.split(' '),
)
const LASTS = new Set(
  'last final letzte letzter letzten letztes letztem ultimo ultima ultimos ultimas'.split(' '),
)
const BESIDE = 2

/** “FIRST CONCERT.”, “Letzte Probe”: the post itself calls what is asked for the first or the last. */
export function isCalledSo({ post, at }: Passage, { degree, terms }: Question): boolean {
  const words = degree.isFirst ? FIRSTS : degree.isLast ? LASTS : null
  if (!words) return false
  const spots = terms.filter((t) => !t.person).flatMap((t) => at.get(t) ?? [])
  return spots.some((spot) =>
    (post.tokens.slice(Math.max(0, spot - BESIDE), spot) as Token[]).some(
      (t) => words.has(t.key) && t.sentence === post.tokens[spot]?.sentence,
    ),
  )
}
