import { isDefinite, type Told } from './told.ts'

export type KeyKind = 'word' | 'pair' | 'name' | 'phrase' | 'sentence' | 'number' | 'place' | 'field'

/**
 * Something that returns: a word in all its forms, two nouns, a name, a phrase, a sentence, a figure, a place, or
 * one thing under several words (a field), which ties stories and is never counted.
 */
export interface Key {
  id: string
  kind: KeyKind
  /** As the posts write it. */
  label: string
  /** Places of posts in order of time. */
  posts: number[]
  /** Where it stands in each of them: place of its first word. */
  at: Map<number, number>
  /** Posts that speak of it as known: "the barrow". */
  definite: Set<number>
  /** Posts that count it: "47 courgettes". */
  counted: Map<number, number>
  /** How much of a thing it is, 0–1. */
  thing: number
  /** Rare in anybody's posts, so that it ties two posts by itself: a greenhouse, an accordion. */
  isTelling: boolean
  /** In anybody's posts, or where things happen: by itself it is no story. */
  isCommon: boolean
}

export function newKey(kind: KeyKind, id: string, label: string, posts: number[], thing: number): Key {
  return {
    id: `${kind}:${id}`,
    kind,
    label,
    posts,
    at: new Map(),
    definite: new Set(),
    counted: new Map(),
    thing,
    isTelling: false,
    isCommon: false,
  }
}

/** Where it stands in a post, whether it is spoken of as known, and whether it is counted. */
export function place(key: Key, post: Told, at: number) {
  if (!key.at.has(post.n)) key.at.set(post.n, at)
  if (isDefinite(post, at)) key.definite.add(post.n)
  const lead = post.tokens[at - 1]
  if (lead && lead.sentence === post.tokens[at]?.sentence && /^\d/.test(lead.key))
    key.counted.set(post.n, at - 1)
}

/** Kindred words: the hen, the cock and the egg. What is counted in order, “part 2”, says more than its word. */
export const isKindred = (key: Key) => key.kind === 'field' && !key.id.endsWith('#')
