import { numberOf } from '@youzine/words'
import { wordsOf } from '../../reading/tokens.ts'
import type { Series } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'
import { isComic } from './exhibit.ts'

const LONGEST = 4
const NO_HEADING =
  /(?<!\p{L})(?:I|me|my|we|he|she|was|is|yo|me|mi|fui|es|ich|mich|mein|wir|war|ist|hab|habe)(?!\p{L})/iu

/**
 * “First!”: at what? Under the first post of a group that leaves it open, what its run of places is called, in the words
 * with which the run began.
 */
export function occasionsIn(
  d: Dossier,
  opening: readonly number[],
  groups: readonly (readonly number[])[],
): Map<number, string> {
  const found = new Map<number, string>()
  for (const series of d.stories.series.filter((s) => s.isRank)) {
    const own = new Set(series.points.map((p) => p.post))
    const heading = headingOf(d, series)
    if (heading.length === 0 || opening.some((id) => own.has(id))) continue
    for (const group of groups) {
      const first = group.find((id) => own.has(id))
      if (first === undefined) continue
      const said = stemsIn(d, d.post(first)?.text ?? '')
      if ([...stemsIn(d, heading.join(' '))].some((w) => said.has(w))) continue
      found.set(first, `${heading.join(', ')}.`)
    }
  }
  return found
}

/** “Raith Burn Show. Leeks, class 7. I came fifth.”: what stands before the place, without its numbers. */
function headingOf(d: Dossier, series: Series): string[] {
  const [point] = series.points
  if (!point || !isComic(d, point.post)) return []
  const label = point.label.toLowerCase()
  const sentences = d.sentences(point.post).map((s) => s.text.replace(/[.!]+$/, ''))
  const end = sentences.findIndex(
    (s) =>
      s.toLowerCase().includes(label) || wordCount(s) > LONGEST || NO_HEADING.test(s) || /[?“”"]/.test(s),
  )
  const parts = sentences
    .slice(0, Math.max(0, end))
    .flatMap((s) => s.split(', '))
    .filter((part) => wordsOf(part).every((w) => !/\d/.test(w) && numberOf(w, d.spoken) === null))
  return parts.map((part, n) => (n > 0 ? inMidSentence(d, part) : part))
}

/** Small, where the posts write it small as well. */
function inMidSentence(d: Dossier, part: string): string {
  const small = part.charAt(0).toLowerCase() + part.slice(1)
  const pattern = new RegExp(`(?<=\\p{L} )${small.split(' ')[0]}(?!\\p{L})`, 'u')
  return d.posts.some((p) => pattern.test(p.text)) ? small : part
}
