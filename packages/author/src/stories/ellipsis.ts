import type { Token } from '@youzine/words'
import type { Shared } from './chains.ts'
import type { Told } from './told.ts'

const POINTS_BACK = new Set(
  "that it this that's it's correction also and eso esto lo la las los damit das es davon dazu daran sie".split(
    ' ',
  ),
)
const SHORT = 14
const DAYS = 8

/**
 * "That's that done." two days after "Giving up sugar": a short post that names nothing and points back belongs
 * to the one before it. From post to the post it continues.
 */
export function continuations(posts: readonly Told[], shared: Shared): Map<number, number> {
  const found = new Map<number, number>()
  for (let n = 1; n < posts.length; n++) {
    const post = posts[n] as Told
    const before = posts[n - 1] as Told
    const gap = post.day - before.day
    if (gap > DAYS) continue
    const isShort = post.tokens.length <= SHORT
    const points = post.tokens.slice(0, 8).some((t) => POINTS_BACK.has(t.key))
    const ownKeys = (shared.of[n] as number[]).length
    const isMark = speaksOfMark(post, before)
    const corrects = gap <= 1 && correctsNumber(post, before)
    if (
      isMark ||
      corrects ||
      (isShort && points && (ownKeys === 0 || (gap <= 1 && ownKeys <= 1) || (gap <= 3 && ownKeys === 1)))
    )
      found.set(n, n - 1)
    else if (gap <= 1 && opensWithPointer(post)) found.set(n, n - 1)
  }
  return found
}

/** "They went with it from the registry office": the first words need the post before. */
const opensWithPointer = (post: Told) =>
  post.language === 'de' && post.tokens.slice(0, 4).some((t) => t.key === 'damit' || t.key === 'davon')

const MARKS: readonly [RegExp, string][] = [
  [/exclamation mark|signo de exclamaci[oó]n|ausrufezeichen/iu, '!'],
  [/question mark|signo de interrogaci[oó]n|fragezeichen/iu, '?'],
]

const speaksOfMark = (post: Told, before: Told) =>
  MARKS.some(([name, mark]) => name.test(post.text) && before.text.includes(mark))

/** "38 years married." and the next day "Moira says it's 37." */
function correctsNumber(post: Told, before: Told): boolean {
  const numbers = (p: Told) =>
    p.tokens.filter((t: Token) => /^\d{1,4}$/.test(t.key)).map((t) => Number(t.key))
  const here = numbers(post)
  return numbers(before).some((a) => here.some((b) => a !== b && Math.abs(a - b) <= Math.max(1, a * 0.05)))
}
