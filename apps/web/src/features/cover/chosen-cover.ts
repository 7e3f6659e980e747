import type { CoverChoice, Magazine, MagazineCover } from '@youzine/contract'

export type Ink = CoverChoice['ink']

/** The ink that each composition comes in. */
const USUAL: Record<MagazineCover['kind'], Ink> = { number: 'red', word: 'paper', years: 'night' }
const YEARS: MagazineCover = { kind: 'years' }

/** Every cover that these posts have, the one that came first. */
export function coversOf({ front }: Pick<Magazine, 'front'>): MagazineCover[] {
  const found = front ? [front.cover, ...(front.others ?? [])] : []
  return found.some(({ kind }) => kind === 'years') ? found : [...found, YEARS]
}

/** As its reader would have it, or as it came. */
export function coverOf(magazine: Pick<Magazine, 'front' | 'cover_choice'>): {
  cover: MagazineCover
  ink: Ink
} {
  const [came = YEARS, ...others] = coversOf(magazine)
  const choice = magazine.cover_choice
  const cover = [came, ...others].find(({ kind }) => kind === choice?.composition)
  return cover && choice ? { cover, ink: choice.ink } : { cover: came, ink: USUAL[came.kind] }
}
