import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { printable } from '../../reading/lines.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Acquaintance, Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { hangs, namesIn, wordCount } from '../../writing/telling.ts'
import type { Braid } from './braid.ts'
import { WORDS } from './words.ts'

const WORDY = { least: 4, most: 18 }
const FIRST = 2
const YEARS = 3
const ALIKE = 2

interface Line {
  post: number
  text: string
  year: number
  stems: ReadonlySet<string>
}

/**
 * A line from how a story begins and one from shortly before its end, about the same thing: what lies between them is
 * the piece. Its last post is kept for the end.
 */
export function apart(d: Dossier, braid: Braid, about: Acquaintance | null): Sentence | null {
  if (!d.hasName) return null
  const own = new Set(
    wordsOf([about?.name ?? '', braid.main.subject].join(' '))
      .map(stem)
      .filter((w) => w.length > 2),
  )
  const third = Math.ceil(braid.acts.length / 3)
  const begun = new Set(braid.main.acts.slice(0, FIRST).map((a) => a.post))
  const opening = braid.acts.filter((a) => begun.has(a.post) || about?.posts[0] === a.post)
  const early = linesIn(d, opening.slice(0, FIRST))
  const late = linesIn(d, braid.acts.slice(-third, -1)).reverse()
  const isOwn = (x: Line) => [...x.stems].some((w) => own.has(w))
  for (const then of early.filter(isOwn)) {
    const now = late.find(
      (x) => x.year - then.year >= YEARS && (isOwn(x) || shared(x, then) >= ALIKE) && x.text !== then.text,
    )
    if (now) return said(d, then, now)
  }
  return null
}

const shared = (a: Line, b: Line) => [...a.stems].filter((w) => b.stems.has(w)).length

const said = (d: Dossier, then: Line, now: Line) =>
  say(
    WORDS[d.spoken].apart(
      d.name,
      { year: then.year, words: d.w.quoted(then.text, true) },
      { year: now.year, words: d.w.quoted(now.text, true) },
    ),
    post(then.post, now.post),
  )

/** Lines that a stranger understands: short, whole, with the sentence after them where there is room for it. */
const linesIn = (d: Dossier, acts: readonly Act[]): Line[] =>
  acts.flatMap((a) => {
    if (!d.clear(a.post) || isShadowed(d, a.post)) return []
    const year = fromDay(d.day(a.post)).y
    const sentences = d.sentences(a.post).map((s) => s.text.trim())
    return sentences.flatMap((first, n) => {
      const pair = [first, sentences[n + 1] ?? ''].join(' ').trim()
      const text = [pair, first].find((x) => isFit(x))
      if (!text || hangs(first, d.spoken, namesIn(d, first))) return []
      return [{ post: a.post, text, year, stems: stemsIn(d, text) }]
    })
  })

function isFit(text: string): boolean {
  const n = wordCount(text)
  return n >= WORDY.least && n <= WORDY.most && printable(text) && !/["“”„«»()]|['‘]\p{L}/u.test(text)
}
