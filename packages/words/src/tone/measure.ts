import { isAtLeast, type Tone, type TonePost } from '../model.ts'
import { readTones } from './read-tones.ts'

export interface Measured {
  /** Grave posts taken at least as gravely as they are, of all grave ones. */
  found: number
  grave: number
  /** Posts taken as grave that are, of all taken so. */
  right: number
  flagged: number
  decoysFlagged: number[]
  missed: string[]
  wrong: string[]
}

/** Holds the tones of an archive against labels made by hand. */
export function measure(
  posts: readonly TonePost[],
  labels: ReadonlyMap<number, Tone>,
  decoys: readonly number[] = [],
): Measured {
  const tones = readTones(posts)
  const label = (id: number) => labels.get(id) ?? 'clear'
  const grave = posts.filter((p) => isAtLeast(label(p.id), 'red'))
  const flagged = posts.filter((p) => isAtLeast(tones.tone(p.id), 'red'))
  const missed = grave.filter((p) => !isAtLeast(tones.tone(p.id), label(p.id)))
  const wrong = flagged.filter((p) => !isAtLeast(label(p.id), 'red'))
  const line = (p: TonePost) =>
    `${p.at?.slice(0, 10)} ${label(p.id)} → ${tones.tone(p.id)}: ${p.text} (${tones.reasons(p.id).join('; ')})`
  return {
    found: grave.length - missed.length,
    grave: grave.length,
    right: flagged.length - wrong.length,
    flagged: flagged.length,
    decoysFlagged: decoys.filter((id) => tones.tone(id) !== 'clear'),
    missed: missed.map(line),
    wrong: wrong.map(line),
  }
}
