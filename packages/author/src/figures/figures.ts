import type { Figure, Paragraph } from '../model.ts'
import type { Dossier } from '../writing/dossier.ts'
import { plate } from './plate.ts'
import { strands } from './strands.ts'
import { wheel } from './wheel.ts'

/** The picture that a topic wants, where the posts have one. `told` is what the article says of itself. */
export function figuresOf(key: string, d: Dossier, told: string, shown: readonly Paragraph[]): Figure[] {
  const pictures: Record<string, () => Figure | null> = {
    spirit_meme: () => plate(d, told, shown),
    astrology: () => wheel(d),
    // One drawing is enough: figures say more than strands.
    profile: () => (shown.some((p) => p.block?.form === 'series') ? null : strands(d, shown)),
    timeline: () => strands(d, shown),
  }
  const drawn = pictures[key]?.()
  return drawn ? [drawn] : []
}
