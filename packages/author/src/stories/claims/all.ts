import type { Shared } from '../chains.ts'
import type { Key } from '../mentions.ts'
import type { Claim, Stories } from '../model.ts'
import type { Promised } from '../promises.ts'
import type { Draft } from '../sagas.ts'
import type { Teller } from '../told.ts'

/** What a claim is computed from. */
export interface Ground {
  teller: Teller
  keys: readonly Key[]
  shared: Shared
  drafts: readonly Draft[]
  promises: readonly Promised[]
  stories: Stories
}

const FAMILIES: readonly ((ground: Ground) => Claim[])[] = []

/** Every claim that holds, best first. */
export function claimsOf(ground: Ground): Claim[] {
  return FAMILIES.flatMap((find) => find(ground)).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
