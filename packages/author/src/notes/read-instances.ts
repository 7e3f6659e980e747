import { COUNTS_ANYTHING } from './hinted.ts'
import { countedInstances, instancesIn, isHad } from './instances.ts'
import { type Meant, placeOf } from './meant.ts'
import type { Reader } from './reader.ts'

/** “an apple and a banana” are fruit, however it is counted. */
export function readInstances(part: string, reader: Reader, used: Set<Meant>) {
  for (const meant of reader.meants) {
    if (used.has(meant) || meant.isAbstinence) continue
    if (!meant.feature.unit && isHad(meant, part)) reader.give(meant, null, false)
    if (!COUNTS_ANYTHING.test(meant.feature.unit ?? '')) continue
    // “2 portions (mango and kiwi)”: of what they were.
    const isSpecified = reader.isAside && (reader.found.get(meant.feature.id)?.value ?? 0) > 0
    if (isSpecified && !/\d/.test(part)) continue
    const isAmongOthers = isCountedBeside(meant, part, reader.sentence)
    const isListed = reader.topic.includes(meant) || placeOf(meant, part) !== null || isAmongOthers
    const value = countedInstances(meant, part) ?? (isListed ? listedInstances(meant, part) : null)
    if (value === null) {
      // “two pears and some grapes”: nobody knows how many in all.
      const isCounted = (reader.found.get(meant.feature.id)?.value ?? 0) > 0
      if ((isCounted || isAmongOthers) && instancesIn(meant, part).length > 0) reader.doubt(meant)
      continue
    }
    used.add(meant)
    reader.give(meant, value, false)
  }
}

/** “banana and 2 apples”: what stands beside is counted. */
function isCountedBeside(meant: Meant, part: string, sentence: string): boolean {
  const beside = sentence.replace(part, ' ')
  return (
    /\d/.test(beside) && countedInstances(meant, part) === null && (countedInstances(meant, beside) ?? 0) > 0
  )
}

/** “fruit: apple, pear”: one of each. */
const listedInstances = (meant: Meant, part: string) =>
  /^(?:\p{L}+: ?)?\p{L}+$/u.test(part) && !SEVERAL.test(part) && instancesIn(meant, part).length === 1
    ? 1
    : null
const SEVERAL = /(?:(?<!ana)s|en|äpfel)$/iu
