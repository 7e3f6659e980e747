import { fold, numberOf, type Token } from '@youzine/words'
import { type Key, newKey, place } from '../key.ts'
import type { Told } from '../told.ts'
import { ENGLISH_FIELDS } from './english.ts'
import { GERMAN_FIELDS } from './german.ts'
import { SPANISH_FIELDS } from './spanish.ts'

/**
 * Everyday things and their other names: whoever knits writes of wool today and of a sleeve next year. Narrow on
 * purpose; what everybody writes about (food, weddings, children) is in none.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  en: ENGLISH_FIELDS,
  es: SPANISH_FIELDS,
  de: GERMAN_FIELDS,
}

const LEAST = 3
const MOST = 10

interface Entry {
  field: number
  isCounted: boolean
}

const INDEXES: Readonly<Record<string, ReadonlyMap<string, Entry>>> = Object.fromEntries(
  Object.entries(FIELDS).map(([language, fields]) => [
    language,
    new Map(
      fields.flatMap((words, field) =>
        words.split(' ').map((w): [string, Entry] => {
          const isCounted = w.startsWith('#')
          return [fold(isCounted ? w.slice(1) : w), { field, isCounted }]
        }),
      ),
    ),
  ]),
)

/** Posts that speak of one thing under several names. */
export function fieldKeys(posts: readonly Told[]): Key[] {
  const found = new Map<string, { key: Key; words: Set<string> }>()
  for (const post of posts) {
    const index = INDEXES[post.language]
    if (!index || post.foreign !== null) continue
    post.tokens.forEach((token, at) => {
      const entry = index.get(token.key)
      if (!entry || (entry.isCounted && !isNumber(post, at - 1))) return
      const id = `${post.language}${entry.field}`
      const one = found.get(id) ?? {
        key: newKey('field', id, token.raw.toLowerCase(), [], 0.5),
        words: new Set(),
      }
      found.set(id, one)
      one.words.add(post.lemmas[at] as string)
      if (one.key.posts.at(-1) !== post.n) one.key.posts.push(post.n)
      place(one.key, post, at)
    })
  }
  return [...found.values()]
    .filter(({ key, words }) => words.size >= 2 && key.posts.length >= LEAST && key.posts.length <= MOST)
    .map(({ key }) => key)
}

function isNumber(post: Told, at: number): boolean {
  const token = post.tokens[at] as Token | undefined
  return token !== undefined && numberOf(token.key, post.language) !== null
}
