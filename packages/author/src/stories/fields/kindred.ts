import { isEveryday } from '../everyday.ts'
import type { Told } from '../told.ts'
import { type Groups, groupsByWord } from './groups.ts'
import { ENGLISH_KINDRED } from './kindred-english.ts'
import { GERMAN_KINDRED } from './kindred-german.ts'
import { SPANISH_KINDRED } from './kindred-spanish.ts'

const INDEXES: Readonly<Record<string, Groups>> = {
  en: groupsByWord(ENGLISH_KINDRED, 'en'),
  es: groupsByWord(SPANISH_KINDRED, 'es'),
  de: groupsByWord(GERMAN_KINDRED, 'de'),
}

const HALF = 0.5

/** The fields a post speaks of, with how many of their words it has; what is in anybody's posts counts half. */
export function kindredIn(post: Told): Map<number, number> {
  const found = new Map<number, number>()
  const index = INDEXES[post.language]
  if (!index || post.foreign !== null) return found
  for (const word of new Set(post.lemmas))
    for (const field of index.get(word) ?? [])
      found.set(field, (found.get(field) ?? 0) + (isEveryday(word) ? HALF : 1))
  for (const [field, count] of found) if (count < 1) found.delete(field)
  return found
}
