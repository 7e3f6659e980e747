import type { Token } from '@youzine/words'
import type { Shared } from './chains.ts'
import type { Told } from './told.ts'

const POINTS_BACK = new Set(
  "that it this that's it's its correction also and eso esto lo la las los damit das es davon dazu daran sie".split(
    ' ',
  ),
)
/** Somebody who was named in the post before. */
const SOMEBODY = new Set(
  "he he's hes she she's shes his him her hers er ihm ihn seine sein ihr ihre".split(' '),
)
const NAMES_IT =
  /^(?:[^.!?\n]{0,40}[.!?] )?(?:his|her|its|the) name(?:'s| is)|^(?:[^.!?\n]{0,40}[.!?] )?(?:(?:he|she|it)(?:'s| is) called|(?:se llama|le puse|le pusimos)|(?:er|sie|es) heißt) /iu
const SHORT = 14
/** On the same day more may be said. */
const SAME_DAY = 26
const DAYS = 8
/** “Lo podé hasta abajo”: what begins with a pointer waits for nothing else. */
const OPENED_BACK = 16
const NAMING = 14
/** Whom half of the posts name, or a word that is no thing, is nothing of their own. */
const OWN = 0.3

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
    if (gap <= NAMING && post.tokens.length <= SHORT && NAMES_IT.test(post.text)) found.set(n, n - 1)
    if (gap > OPENED_BACK) continue
    const points = post.tokens.slice(0, 8).some((t, i) => POINTS_BACK.has(t.key) && !isNobody(post, i))
    const ownKeys = (shared.of[n] as number[]).length
    const things = (shared.of[n] as number[]).filter((k) => (shared.weight[k] as number) >= OWN).length
    const isMark = speaksOfMark(post, before)
    const corrects = gap <= 1 && correctsNumber(post, before)
    const isShort = post.tokens.length <= SHORT
    const isOpenedBack = POINTS_BACK.has(post.tokens[0]?.key ?? '') && things === 0 && !isNobody(post, 0)
    if (gap > DAYS && !(isOpenedBack && isShort)) continue
    if (
      isMark ||
      corrects ||
      (gap <= 1 && thanksFor(post) && isOfSame(post, before, shared)) ||
      isOfSomebody(post, before, gap, things, shared) ||
      (gap === 0 && post.tokens.length <= SAME_DAY && points && things === 0) ||
      (isShort &&
        points &&
        (ownKeys === 0 || isOpenedBack || (gap <= 1 && ownKeys <= 1) || (gap <= 3 && ownKeys === 1)))
    )
      found.set(n, n - 1)
    else if (gap <= 1 && opensWithPointer(post)) found.set(n, n - 1)
  }
  return found
}

const SKY =
  /^(?:rain(?:ed|ing|s)?|snow(?:ed|ing|s)?|hail(?:ed|ing|s)?|sleeting|pouring|chucking|freezing|boiling|hot|cold|warm|windy|sunny|dark|late|early|spring|summer|autumn|winter|christmas|friday|monday|tuesday|wednesday|thursday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|regnet|schneit|hagelt|gewittert|friert|kalt|warm|heiß|heiss|dunkel|frühling|sommer|herbst|winter)$/

/** “It's hailing. IT'S MAY.”, “Es regnet.”: nothing was spoken of before. */
function isNobody(post: Told, at: number): boolean {
  const { key, sentence } = post.tokens[at] as Token
  if (key !== 'it' && key !== "it's" && key !== 'its' && key !== 'es') return false
  return post.tokens.slice(at + 1, at + 4).some((t) => t.sentence === sentence && SKY.test(t.key))
}

const THANKS = /^(?:thank|thanks|gracias|danke|no |yes |update|ya |nein |ja |still |sigue |immer noch )/iu

/** The morning after: an answer to what everybody wrote under it. */
const thanksFor = (post: Told) => THANKS.test(post.text)

const isOfSame = (post: Told, before: Told, shared: Shared) =>
  (shared.of[post.n] as number[]).some((k) => (shared.of[before.n] as number[]).includes(k))

/** “His house is awful dark”, the day after somebody moved away. */
function isOfSomebody(post: Told, before: Told, gap: number, things: number, shared: Shared): boolean {
  if (gap > 2 || things > 0 || post.tokens.length > SHORT) return false
  const isOpen = post.tokens.slice(0, 2).some((t) => SOMEBODY.has(t.key))
  const named = (n: number) => (shared.all[n] as number[]).some((k) => shared.kinds[k] === 'name')
  return isOpen && !named(post.n) && named(before.n)
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
