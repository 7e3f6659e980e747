import { fold, type Token } from '@youzine/words'
import { FIRST_NAMES } from '../reading/first-names.ts'
import { isEveryday } from './everyday.ts'
import { functionWords } from './function-words.ts'
import { KIN_NAMES } from './people/kinship.ts'

interface Line {
  tokens: readonly Token[]
  language: string
}

const SHORTEST = 4
const TWICE = 2

/** “Cols van”, “Vatis Schuppen”: whose it is, where no apostrophe says so, is somebody who is named without it too. */
export function withBareOwners(lines: readonly Line[]): (readonly Token[])[] {
  const written = capitalsIn(lines)
  return lines.map(({ tokens, language }) =>
    tokens.map((token) => {
      if (language !== 'en' && language !== 'de') return token
      if (!token.isCapital || token.key.length < SHORTEST || !/\p{Ll}s$/u.test(token.raw)) return token
      const owner = token.key.slice(0, -1)
      if (FIRST_NAMES.has(token.key) || !isSomebody(owner, language, written)) return token
      // In German that is how it is spelled.
      const raw = language === 'en' ? `${token.raw.slice(0, -1)}'s` : token.raw
      return { ...token, key: owner, raw }
    }),
  )
}

function isSomebody(owner: string, language: string, written: ReadonlyMap<string, Written>): boolean {
  if (KIN_NAMES.has(owner)) return true
  const seen = written.get(owner)
  if (seen === undefined || seen.posts.size === 0 || seen.small > 0) return false
  // Every German noun has a capital.
  if (FIRST_NAMES.has(owner)) return true
  return (
    language === 'en' &&
    seen.inside >= TWICE &&
    !isEveryday(owner) &&
    !functionWords(language).has(owner) &&
    !DAYS.test(owner)
  )
}

const DAYS =
  /^(?:\p{L}+day|weekend|easter|xmas|christmas|january|february|march|april|may|june|july|august|september|october|november|december)$/u

interface Written {
  posts: Set<number>
  /** Not at the head of a sentence, where anything has a capital. */
  inside: number
  small: number
}

function capitalsIn(lines: readonly Line[]): Map<string, Written> {
  const written = new Map<string, Written>()
  for (const [n, { tokens }] of lines.entries())
    for (const [at, token] of tokens.entries()) {
      const key = fold(token.key)
      const seen = written.get(key) ?? { posts: new Set<number>(), inside: 0, small: 0 }
      if (!token.isCapital) seen.small++
      else {
        seen.posts.add(n)
        // The burn of the Raith Burn Show is nobody.
        const isPart = [tokens[at - 1], tokens[at + 1]].some(
          (t) => t?.isCapital && !t.isOpening && t.sentence === token.sentence,
        )
        if (!token.isOpening && !isPart) seen.inside++
      }
      written.set(key, seen)
    }
  return written
}
