import type { Token } from '@youzine/words'
import { functionWords } from '../stories/function-words.ts'
import type { Library, Shelved } from './library.ts'
import { isSlip } from './senses.ts'

/** Words after which a name is given: "christened it Brenda", "se llama Boleto", "heißt jetzt Martina". */
const GIVING = new Set(
  'called call calls calling named christened name llama llaman llamamos puse pusimos bautice bautizamos bautizado bautizada heisst hiess getauft nennen genannt'.split(
    ' ',
  ),
)
const BETWEEN = new Set(
  'is it him her them on now to be as jetzt sie ihn es ist seit so lo la le se va a ser es esta'.split(' '),
)
const NEAR = 10
const FARTHEST = 3
const DAYS_AFTER = 10
const BRIEF = 14
/** Whoever or whatever is in more posts than that is nobody's other name. */
const MOST = 60

/** What the things that some posts name are called by name, later and elsewhere. */
export function namesGivenIn(
  posts: ReadonlySet<number>,
  isThing: (token: Token, post: Shelved) => boolean,
  library: Library,
): Set<string> {
  const names = new Set<string>()
  for (const n of posts) {
    const post = library.posts[n]
    if (!post || post.isForeign) continue
    const spots = post.tokens.flatMap((t, at) => (isThing(t, post) ? [at] : []))
    for (const at of spots) {
      const named = namedBeside(post, at) ?? namedAfter(post, at, at + NEAR)
      if (named) names.add(named)
    }
    const next = library.posts[n + 1]
    if (next && spots.length > 0 && isTheNaming(post, next)) {
      const named = namedAfter(next, 0, next.tokens.length)
      if (named) names.add(named)
    }
  }
  return names
}

/** A short post of the days after, which says nothing but the name. */
const isTheNaming = (post: Shelved, next: Shelved): boolean =>
  next.tokens.length <= BRIEF && (next.day ?? 0) - (post.day ?? 0) <= DAYS_AFTER && !next.isForeign

const isName = (t: Token, post: Shelved): boolean =>
  t.isCapital && t.key.length > 2 && !functionWords(post.language).has(t.key) && !/\d/.test(t.key)

/** "The sat nav Brenda", "Doris the car"; German gives every noun a capital. */
function namedBeside(post: Shelved, at: number): string | null {
  if (post.language === 'de') return null
  const { tokens } = post
  const isGiven = (t: Token | undefined): t is Token => t !== undefined && isName(t, post) && !t.isOpening
  const after = tokens[at + 1]
  if (isGiven(after) && after.sentence === tokens[at]?.sentence && after.raw !== after.raw.toUpperCase())
    return after.key
  const before = tokens[at - 2]
  return /^(?:the|el|la)$/.test(tokens[at - 1]?.key ?? '') && isGiven(before) ? before.key : null
}

function namedAfter(post: Shelved, from: number, to: number): string | null {
  for (let at = from; at < Math.min(to, post.tokens.length); at++) {
    if (!GIVING.has(post.tokens[at]?.key ?? '')) continue
    for (let k = at + 1; k <= at + FARTHEST; k++) {
      const t = post.tokens[k]
      if (t && isName(t, post)) return t.key
      if (!t || !BETWEEN.has(t.key)) break
    }
  }
  return null
}

/** The posts that use one of these names, also with an ending of its own: Pavarotti, Pavarotta. */
export function postsNaming(names: ReadonlySet<string>, library: Library): number[] {
  const found = new Set<number>()
  for (const name of names) {
    const own = new Set<number>()
    for (const words of library.words.values())
      for (const [key, places] of words)
        if (
          key === name ||
          key === `${name}s` ||
          key === `${name}'s` ||
          (name.length >= LONG && isSlip(key, name))
        )
          for (const n of places) own.add(n)
    if (own.size <= MOST) for (const n of own) found.add(n)
  }
  return [...found]
}
const LONG = 8
