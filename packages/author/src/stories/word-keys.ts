import { numberOf, ordinalOf, type Token } from '@youzine/words'
import { addCompounds } from './compounds.ts'
import { isEveryday } from './everyday.ts'
import { familiesOf } from './families.ts'
import { type Key, newKey, place } from './key.ts'
import { labelOf, locate } from './locate.ts'
import { KINSHIP } from './people/kinship.ts'
import type { Name } from './people/names.ts'
import { isFunction, type Told } from './told.ts'
import { endsPhrase, isChristened, isDate, isDone, isThing, isWhere } from './word-signs.ts'

export function wordKeys(posts: readonly Told[], names: readonly Name[], most: number): Key[] {
  // Somebody's mother is somebody, not something.
  const own = names.flatMap((n) => [n.key, ...n.aliases])
  // “Davies tea” is Davie's.
  const nameWords = new Set([...own, ...own.map((w) => `${w}s`), ...KINSHIP.keys()])
  const seen = new Map<string, Seen>()
  for (const post of posts)
    for (let at = 0; at < post.tokens.length; at++) {
      const { key, isCapital, isOpening } = post.tokens[at] as Token
      if (key.length < 3 || /^\d/.test(key) || nameWords.has(key) || isFunction(post, at)) continue
      const word = post.lemmas[at] as string
      const s = seen.get(word) ?? {
        posts: [],
        led: 0,
        heads: 0,
        where: 0,
        names: 0,
        verbs: 0,
        all: 0,
        isNamed: false,
        language: post.language,
      }
      seen.set(word, s)
      if (s.posts.at(-1) !== post.n) s.posts.push(post.n)
      // A German noun that opens a sentence says nothing about itself.
      if (post.language === 'de' && isOpening && isCapital) continue
      s.all++
      if (isThing(post, at)) s.led++
      if (isCapital && !isOpening) s.names++
      if (endsPhrase(post, at)) s.heads++
      if (isWhere(post, at)) s.where++
      if (isDone(post, at)) s.verbs++
      s.isNamed ||= isChristened(post, at)
    }
  const keys: Key[] = []
  for (const [word, s] of seen) {
    if (s.posts.length < 2 || s.posts.length > most) continue
    const isVerb = s.language !== 'de' && s.verbs >= s.all * VERB
    const thing = s.all === 0 ? 0.5 : (s.led / s.all) * (isVerb ? 0.4 : 1)
    if (thing === 0 && s.posts.length > 4) continue
    const key = newKey('word', word, word, s.posts, thing)
    key.isTelling = isTelling(word, s)
    key.isCommon = isOrdinary(word, s) || s.where > s.all * TELLING.where
    keys.push(key)
  }
  locate(keys, posts, (post, at) => post.lemmas[at] as string)
  addCompounds(keys, posts)
  return [...keys, ...familyKeys(seen, posts)]
}

interface Seen {
  posts: number[]
  /** How often a word that belongs to things stands before it, and how often nothing of its own comes after it. */
  led: number
  heads: number
  /** How often it is where something happens: in the workshop, outside the arch. */
  where: number
  /** How often it has a capital inside a sentence. */
  names: number
  /** How often it stands where a verb does: “to open”, “quien los aguanta”. */
  verbs: number
  all: number
  /** It is given as a name: “name on the form is Biscuit”. */
  isNamed: boolean
  language: string
}

/** So many of its mentions stand where a verb does. */
const VERB = 0.3
export const TELLING = { posts: 8, letters: 3, thing: 0.25, heads: 0.4, where: 0.5, names: 0.7 }

function isTelling(word: string, s: Seen): boolean {
  return (
    s.posts.length <= TELLING.posts &&
    word.length >= TELLING.letters &&
    s.led >= s.all * TELLING.thing &&
    s.heads >= s.all * TELLING.heads &&
    s.where <= s.all * TELLING.where &&
    (s.language === 'de' || s.verbs < s.all * VERB) &&
    !isOrdinary(word, s)
  )
}

/** Limón, limonero and limonada are one thing where the posts have at least two of them. */
function familyKeys(seen: ReadonlyMap<string, Seen>, posts: readonly Told[]): Key[] {
  const keys: Key[] = []
  for (const language of new Set(posts.map((p) => p.language))) {
    const words = [...seen].filter(
      ([w, s]) => s.language === language && s.posts.length <= TELLING.posts && !isEveryday(w),
    )
    const families = familiesOf(
      words.map(([w]) => w),
      language,
    )
    const members = new Map<string, Seen[]>()
    for (const [word, root] of families) {
      const s = seen.get(word)
      if (s) members.set(root, [...(members.get(root) ?? []), s])
    }
    const roots = new Map<string, Key>()
    for (const [root, list] of members) {
      const own = [...new Set(list.flatMap((s) => s.posts))].sort((a, b) => a - b)
      const all = list.reduce((n, s) => n + s.all, 0)
      const led = list.reduce((n, s) => n + s.led, 0)
      const where = list.reduce((n, s) => n + s.where, 0)
      if (where > all * TELLING.where) continue
      if (list.length < 2 || own.length < 2 || own.length > TELLING.posts || led < all * TELLING.thing)
        continue
      const key = newKey('field', `${root}~`, root, own, led / Math.max(1, all))
      key.isTelling = true
      roots.set(root, key)
      keys.push(key)
    }
    for (const post of posts)
      if (post.language === language)
        post.lemmas.forEach((word, at) => {
          const key = roots.get(families.get(word) ?? '')
          if (key) place(key, post, at)
        })
  }
  for (const key of keys) key.label = labelOf(key, posts)
  return keys
}

/** A bell is a bell; the Bell's man is somebody, or something. */
const isOrdinary = (word: string, s: Seen) =>
  isNumber(word, s.language) ||
  (isEveryday(word) && !s.isNamed && (s.language === 'de' || isDate(word) || s.names < s.all * TELLING.names))

const isNumber = (word: string, language: string) =>
  numberOf(word, language) !== null || ordinalOf(word, language) !== null
