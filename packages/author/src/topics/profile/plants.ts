import { compareIn } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { spreadOf, stemsIn } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'

const LONGEST = 45
/** So long before and after a loss nothing is brought in. */
const QUIET = 200
/** A word in fewer posts is no motif, one in more is no news. */
const MOTIF = { least: 3, most: 12 }
const YEARS_LATER = 730
const MOST = { title: 1, end: 2 }

/** What goes back to something else explains nothing. */
const LEANS =
  /(?<!\p{L})(?:as (?:advised|usual|promised|before|always)|again|still|another one|told you|otra vez|de nuevo|sigue|todavía|como siempre|schon wieder|immer noch|wie immer)(?!\p{L})/iu

interface Options {
  title: string
  spent: ReadonlySet<number>
  mourned: readonly number[]
}

/**
 * “The one without a door.” rests on the day the door came off, and “Ten years ago today” on that day: of what the title
 * and the last lines go back to, the post that it began with, where the piece does not show it.
 */
export function plantsFor(d: Dossier, piece: readonly Act[], { title, spent, mourned }: Options): Act[] {
  const last = piece.at(-1)
  if (!last) return []
  const shown = new Set(piece.map((a) => a.post))
  const isUsable = (id: number) =>
    d.clear(id) &&
    !isShadowed(d, id) &&
    !spent.has(id) &&
    !shown.has(id) &&
    d.day(id) > 0 &&
    d.day(id) < d.day(last.post) &&
    !LEANS.test(d.post(id)?.text ?? '') &&
    mourned.every((day) => Math.abs(d.day(id) - day) >= QUIET) &&
    wordCount(d.post(id)?.text ?? '') <= LONGEST
  const things = [
    ...motifsOf(d, stemsIn(d, title), piece).slice(0, MOST.title),
    ...motifsOf(d, stemsIn(d, d.wordsOf(last)), piece.slice(0, -1)).slice(0, MOST.end),
  ].filter(({ first }) => isUsable(first))
  const ids = [
    ...anchorsOf(d, shown),
    ...things.flatMap(({ word, first }) => [first, ...outcomeOf(d, word, first, last.post)]),
  ]
  return [...new Set(ids)].filter(isUsable).map((id) => wholeAct(d, id))
}

/** Whatever is begun beside the story is told to its end. */
function outcomeOf(d: Dossier, word: string, first: number, last: number): number[] {
  const later = d.posts
    .filter((p) => d.day(p.id) - d.day(first) >= YEARS_LATER && d.day(p.id) < d.day(last))
    .filter((p) => stemsIn(d, p.text).has(word))
    .sort((a, b) => d.day(a.id) - d.day(b.id) || compareIn(d.posts)(a.id, b.id))
  return later.slice(-1).map((p) => p.id)
}

/** The days that what is shown counts back to. */
const anchorsOf = (d: Dossier, shown: ReadonlySet<number>): number[] =>
  d.stories.claims.flatMap((c) => {
    const [first] = c.posts
    const isAnchor = c.kind === 'span-checked' || c.kind === 'to-the-day'
    return isAnchor && first !== undefined && c.posts.slice(1).some((id) => shown.has(id)) ? [first] : []
  })

interface Motif {
  word: string
  first: number
}

/** Of each word that runs through the archive, and that nothing shown explains, the first post that has it; rarest first. */
function motifsOf(d: Dossier, words: ReadonlySet<string>, piece: readonly Act[]): Motif[] {
  const n = (word: string) => spreadOf(d).get(word) ?? 0
  const shown = new Set(piece.map((a) => a.post))
  return [...words]
    .filter((word) => n(word) >= MOTIF.least && n(word) <= MOTIF.most)
    .sort((a, b) => n(a) - n(b) || (a < b ? -1 : 1))
    .flatMap((word) => {
      const first = firstPosts(d).get(word)
      return first === undefined || shown.has(first) || !isThing(d, word, first) ? [] : [{ word, first }]
    })
}

const firstPosts = once((d: Dossier): Map<string, number> => {
  const first = new Map<string, number>()
  const dated = d.posts.filter((p) => d.day(p.id) > 0)
  for (const p of dated.sort((a, b) => d.day(a.id) - d.day(b.id) || compareIn(d.posts)(a.id, b.id)))
    for (const w of stemsIn(d, p.text)) if (!first.has(w)) first.set(w, p.id)
  return first
})

/** The word that a story has for its subject, in the post with which that story begins. */
const isThing = (d: Dossier, word: string, first: number) =>
  d.stories.sagas.some(
    (s) =>
      (s.kind === 'object' || s.kind === 'thread' || s.kind === 'promise') &&
      s.score > 0 &&
      s.acts[0]?.post === first &&
      (s.firmness >= FIRM || timesIn(d, word, first) > 1) &&
      stemsIn(d, s.subject).has(word),
  )

/** A thing whose posts have nothing else in common is only a word, unless the first of them dwells on it. */
const FIRM = 0.6
const timesIn = (d: Dossier, word: string, id: number) =>
  wordsOf(d.post(id)?.text ?? '').filter((w) => stem(w) === word).length
