import type { Claim } from '../model.ts'
import { dateClaims } from './dates.ts'
import type { Ground } from './ground.ts'
import { numberClaims } from './numbers.ts'
import { peopleClaims } from './people.ts'
import { phraseClaims } from './phrases.ts'
import { promisedClaims } from './promised.ts'
import { setClaims } from './sets.ts'
import { slotClaims } from './slots.ts'
import { thingClaims } from './things.ts'

/** A file for each family of the catalogue. */
const FAMILIES: readonly ((ground: Ground) => Claim[])[] = [
  promisedClaims,
  dateClaims,
  phraseClaims,
  slotClaims,
  numberClaims,
  setClaims,
  peopleClaims,
  thingClaims,
]

/** Every claim that holds, best first. */
export function claimsOf(ground: Ground): Claim[] {
  return FAMILIES.flatMap((find) => find(ground)).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
