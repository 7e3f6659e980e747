import { fold, type Token } from '@youzine/words'
import { functionWords } from '../stories/function-words.ts'
import { lemma } from '../stories/lemma.ts'
import type { Acquaintance } from '../stories/model.ts'
import { KINSHIP } from '../stories/people/kinship.ts'
import type { Spoken } from '../writing/wordings.ts'
import { conceptsIn, conceptsOf, isDeed } from './concepts.ts'
import { namesGivenIn, postsNaming } from './given-names.ts'
import type { Library, Shelved } from './library.ts'
import { isSlip, nearWords } from './senses.ts'
import { tells } from './signs.ts'
import { linksOf } from './threads.ts'

/** The words of the posts that mean one word of a question, and the posts that have them. */
export interface WordMatches {
  /** Language and folded word, how near it is: 1 is the word itself. */
  words: ReadonlyMap<string, number>
  posts: ReadonlySet<number>
  /** Posts that tell it in other words, or in their tags. */
  told: ReadonlySet<number>
  /** Posts that go on with one that has them, and need not say them again: how surely. */
  carried: ReadonlyMap<number, number>
}

/**
 * The words themselves and what means the same; with the names that things have been given; or, at the second look,
 * with near words and slips of the pen as well.
 */
export type Reach = 'plain' | 'named' | 'wide'

interface Wanted {
  key: string
  language: Spoken
  isName: boolean
  person: Acquaintance | null
  reach: Reach
}

const SAME = 1
const FORM = 0.96
const MEANS = 0.9
const BEGINS = 0.75
const SLIPPED = 0.7

export const wordId = (language: string, key: string) => `${language}|${key}`

export function matchesOf(wanted: Wanted, library: Library): WordMatches {
  const words = new Map<string, number>()
  const posts = new Set<number>()
  const names = namesMeant(wanted, library)
  for (const [language, own] of library.words)
    for (const [key, places] of own) {
      const near = nearness(wanted, key, language, names)
      if (near === 0) continue
      words.set(wordId(language, key), near)
      for (const n of places) posts.add(n)
    }
  if (wanted.reach === 'wide' && posts.size === 0)
    for (const [key, places] of library.words.get(wanted.language) ?? [])
      if (isSlip(key, wanted.key)) {
        words.set(wordId(wanted.language, key), SLIPPED)
        for (const n of places) posts.add(n)
      }
  const told = new Set<number>()
  const concepts = conceptsOf(wanted.key, wanted.language)
  for (const concept of concepts) for (const n of tellingOf(concept, library)) told.add(n)
  for (const post of library.posts)
    if (post.tags.includes(wanted.key) || post.tags.some((t) => names.has(t))) told.add(post.n)
  if (wanted.reach !== 'plain' && isOneThing(wanted, posts)) {
    const isThing = (t: Token, post: Shelved) => words.has(wordId(post.language, t.key))
    for (const n of postsNaming(namesGivenIn(posts, isThing, library), library)) told.add(n)
  }
  if (wanted.person || KINSHIP.has(wanted.key)) for (const n of mournedBy(posts, library)) told.add(n)
  const all = new Set([...posts, ...told])
  return { words, posts: all, told, carried: carriedOn(all, library) }
}

/** What has a name of its own is no deed, and not in many posts by its kind. */
const isOneThing = ({ key, language, person }: Wanted, posts: ReadonlySet<number>): boolean =>
  !person && posts.size > 0 && posts.size <= MOST_CARRIED && !conceptsOf(key, language).some(isDeed)

const telling = new WeakMap<Library, Map<string, readonly number[]>>()

/** The posts that tell something without the word for it: looked for once. */
function tellingOf(concept: string, library: Library): readonly number[] {
  const known = telling.get(library) ?? new Map<string, readonly number[]>()
  telling.set(library, known)
  const found = known.get(concept) ?? library.posts.filter((p) => tells(concept, p)).map((p) => p.n)
  known.set(concept, found)
  return found
}

/** Whoever or whatever is in many posts has no one thread. */
export const MOST_CARRIED = 14
const LEAST_CARRIED = 0.4

function carriedOn(posts: ReadonlySet<number>, library: Library): ReadonlyMap<number, number> {
  const carried = new Map<number, number>()
  if (posts.size === 0 || posts.size > MOST_CARRIED) return carried
  for (const [n, links] of linksOf(library)) {
    if (posts.has(n)) continue
    const held = links.map((l) => (posts.has(l.from.n) ? 1 : (carried.get(l.from.n) ?? 0)) * l.strength)
    const most = Math.max(...held)
    if (most >= LEAST_CARRIED) carried.set(n, most)
  }
  return carried
}

const MOURNING_DAYS = 31
const BY_PRONOUN = /(?<!\p{L})(?:he|him|his|she|her|él|ella|lo|su|er|ihn|ihm|seine?|sie|ihre?)(?!\p{L})/iu

/** Whoever has died is "he" in the weeks after: posts that name nobody and speak of him. */
function mournedBy(named: ReadonlySet<number>, library: Library): number[] {
  const died = new Set(tellingOf('die', library))
  const deaths = library.posts.filter((p) => named.has(p.n) && p.tone === 'red' && died.has(p.n))
  return deaths.flatMap((death) =>
    library.posts
      .filter((p) => {
        const days = (p.day ?? 0) - (death.day ?? 0)
        return p.tone === 'red' && p.n > death.n && days <= MOURNING_DAYS && BY_PRONOUN.test(p.text)
      })
      .map((p) => p.n),
  )
}

function nearness(
  { key, language, person, reach }: Wanted,
  word: string,
  of: string,
  names: ReadonlySet<string>,
): number {
  if (names.has(word) || (word.endsWith('s') && names.has(word.slice(0, -1)))) return SAME
  if (person) return 0
  const isOwn = of === language
  if (word === key) return isOwn || key.length >= 5 || /^\d/.test(key) ? SAME : 0
  const kin = KINSHIP.get(key)
  const other = KINSHIP.get(word)
  if (kin && other?.role.en === kin.role.en) return MEANS
  // A son is no daughter.
  if (kin?.pronoun && other?.pronoun && kin.pronoun !== other.pronoun) return 0
  const meant = conceptsOf(key, language)
  if (meant.length > 0 && conceptsIn(word, of).some((c) => meant.includes(c))) return MEANS
  if (bare(word, of) === bare(key, of) && (isOwn || key.length >= 5)) return FORM
  if (!isOwn) return 0
  if (of === 'de' && isCompound(word, key)) return MEANS
  if (of === 'de' && isPartOf(word, key)) return BEGINS
  if (beginsAlike(word, key)) return BEGINS
  // A deed has its own list, and near words of it are other deeds.
  return reach === 'wide' && !kin ? (nearWords(key, of).get(lemma(word, of)) ?? 0) : 0
}

/** "living" and "live" as well, "medallita" and "medalla". */
const bare = (word: string, language: string) =>
  lemma(language === 'es' ? word.replace(/(?<=\p{L}{4})it(?=[ao]s?$)/u, '') : word, language).replace(
    /(?<=[^e])e$/,
    '',
  )

/** German: "Tonne" is in "Räuchertonne". */
const isCompound = (word: string, key: string): boolean => {
  const stem = lemma(key, 'de')
  return stem.length >= 4 && word.length >= stem.length + 3 && (word.endsWith(key) || word.startsWith(stem))
}

/** “Gabelstreit” speaks of a “Gabel”, “Pflaumenbaum” of a “Baum”. */
const isPartOf = (word: string, key: string): boolean =>
  word.length >= 5 &&
  key.length >= word.length + 3 &&
  (key.endsWith(word) || key.startsWith(word)) &&
  !functionWords('de').has(word)

/** "jubilé" and "jubiló", "camping" and "camped": one stem, two short endings. */
function beginsAlike(a: string, b: string): boolean {
  const short = Math.min(a.length, b.length)
  if (short < 5) return false
  let same = 0
  while (same < short && a.charAt(same) === b.charAt(same)) same++
  // "washer" does not wash.
  if (/(?:ed|ing)$/.test(a) !== /(?:ed|ing)$/.test(b) && (/er$/.test(a) || /er$/.test(b))) return false
  return same >= 5 && same >= short - 2 && Math.max(a.length, b.length) - same <= 3
}

/** Who is meant by a name, or by what they are: "my wife" is Moira, where the posts say so. */
function peopleMeant({ key, person }: Wanted, library: Library): Acquaintance[] {
  if (person) return [person]
  const kin = KINSHIP.get(key)
  if (!kin) return []
  const roles = new Set(Object.values(kin.role).map(fold))
  return library.people.filter((p) => p.roles.some((r) => roles.has(fold(r.role))))
}

function namesMeant(wanted: Wanted, library: Library): Set<string> {
  return new Set(peopleMeant(wanted, library).flatMap((p) => [fold(p.name), ...p.aliases]))
}
