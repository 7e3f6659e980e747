import { fold } from '@youzine/words'
import { isEveryday } from '../everyday.ts'
import { lemma } from '../lemma.ts'
import type { Told } from '../told.ts'
import { ENGLISH_KINDRED } from './kindred-english.ts'
import { GERMAN_KINDRED } from './kindred-german.ts'
import { SPANISH_KINDRED } from './kindred-spanish.ts'

const INDEXES: Readonly<Record<string, ReadonlyMap<string, readonly number[]>>> = {
  en: indexOf(ENGLISH_KINDRED, 'en'),
  es: indexOf(SPANISH_KINDRED, 'es'),
  de: indexOf(GERMAN_KINDRED, 'de'),
}

function indexOf(fields: readonly string[], language: string): Map<string, number[]> {
  const index = new Map<string, number[]>()
  fields.forEach((words, field) => {
    for (const word of new Set(words.split(' ').map((w) => lemma(fold(w), language)))) {
      const list = index.get(word)
      if (list) list.push(field)
      else index.set(word, [field])
    }
  })
  return index
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
