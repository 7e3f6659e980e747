import { fold } from '@youzine/words'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import type { Beside } from '../common/in-posts.ts'

const LONGEST = 4
const APART = 365
const MOST = 2
/** What everybody says. */
const COMMON = new Set(
  'yes no ok okay hello thanks thank you si sí gracias hola vale ja nein danke doch bien gut good'.split(' '),
)

const SAID = {
  en: (which: string | null, day: string) =>
    which ? `The same words as on ${day}: ${which}.` : `The same word as on ${day}.`,
  es: (which: string | null, day: string) =>
    which ? `Las mismas palabras que el ${day}: ${which}.` : `La misma palabra que el ${day}.`,
  de: (which: string | null, day: string) =>
    which ? `Dieselben Worte wie am ${day}: ${which}.` : `Dasselbe Wort wie am ${day}.`,
}

/** “Aye”, eight years after “aye”: what somebody says again in the piece, under the post that has it again. */
export function saidAgain(d: Dossier, acts: readonly Act[]): Map<number, Beside> {
  const place = new Map(acts.map((a, n) => [a.post, n]))
  const found: { at: number; post: number; caption: string }[] = []
  for (const who of d.stories.people) {
    if (who.kind !== 'person' || who.isTender || who.isParted) continue
    const first = new Map<string, number>()
    for (const { post, text } of [...who.speech].sort((a, b) => d.day(a.post) - d.day(b.post))) {
      const words = fold(text.toLowerCase())
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim()
      if (!words || wordCount(words) > LONGEST || COMMON.has(words)) continue
      const before = first.get(words)
      if (before === undefined) first.set(words, post)
      else if (
        place.has(before) &&
        place.has(post) &&
        d.day(post) - d.day(before) >= APART &&
        isPlain(d, post)
      ) {
        const which = wordCount(words) === 1 ? null : d.w.quoted(text.replace(/[.,;:!?]+$/, ''))
        const caption = SAID[d.spoken](which, d.w.day(d.day(before)))
        found.push({ at: place.get(post) as number, post, caption })
        break
      }
    }
  }
  const inOrder = found.sort((a, b) => a.at - b.at).slice(0, MOST)
  return new Map(inOrder.map(({ post, caption }) => [post, { caption }]))
}

/** What goes back to it itself needs nobody to say so. */
const isPlain = (d: Dossier, id: number) =>
  d.clear(id) &&
  !/(?<!\p{L})(?:again|same|as (?:last|in|on)|otra vez|mism[oa]s?|wieder|dasselbe|gleiche)(?!\p{L})/iu.test(
    d.post(id)?.text ?? '',
  )
