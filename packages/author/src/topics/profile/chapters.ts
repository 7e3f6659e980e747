import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import { titlesIn } from '../../writing/titles.ts'
import { isMistaken } from '../common/headline.ts'
import type { Approach } from './halves.ts'

/** So many posts are read without a breath. */
const BREATH = 20
const LENGTH = 15
const MOST = 5
const SHORTEST = 5
const GOOD = 1.3
/** “Pole sana.” says nothing to whoever has not read on. */
const SAYING = 3
/** A line does not stand over the weeks after a loss. */
const QUIET = 200

/**
 * Where a long story draws breath: after its longest pauses and its turns, each part under a line of its own beginning,
 * so that no heading tells what is still to come.
 */
export function chaptersIn(d: Dossier, acts: readonly Act[], { mourned, taken, last }: Around): Approach[] {
  if (acts.length < BREATH) return []
  const parts = Math.min(MOST, Math.round(acts.length / LENGTH))
  const used = new Set(taken.map((t) => t.toLowerCase()))
  const end = last.map((a) => d.wordsOf(a)).join(' ')
  const starts: number[] = []
  const headings = new Map<number, Approach>()
  const byBreak = acts
    .map((_, at) => ({ at, size: breakAt(d, acts, at) }))
    .filter(({ at }) => at >= SHORTEST && at <= acts.length - SHORTEST)
    .sort((a, b) => b.size - a.size || a.at - b.at)
  for (const { at } of byBreak) {
    if (starts.length >= parts - 1) break
    if (starts.some((s) => Math.abs(s - at) < SHORTEST)) continue
    const first = acts[at] as Act
    if (mourned.some((day) => Math.abs(d.day(first.post) - day) < QUIET)) continue
    const line = titlesIn(d, acts.slice(at, at + OPENING)).find(
      (t) =>
        t.score >= GOOD &&
        wordCount(t.title) >= SAYING &&
        !used.has(t.title.toLowerCase()) &&
        !isMistaken(t.title) &&
        !end.includes(t.title) &&
        !/\d/.test(t.title),
    )
    if (!line) continue
    used.add(line.title.toLowerCase())
    starts.push(at)
    headings.set(at, {
      post: first.post,
      heading: { text: line.title, sources: post(line.post) },
      say: () => [],
    })
  }
  return [...headings].sort(([a], [b]) => a - b).map(([, chapter]) => chapter)
}

interface Around {
  mourned: readonly number[]
  taken: readonly string[]
  last: readonly Act[]
}

/** From these posts of a part its heading is taken. */
const OPENING = 3
const YEAR = 365
const TURN = 0.6

const TORN = 0.5
const SMALL = 5

/** Small stories that a break would tear in two. */
const tornAt = (d: Dossier, acts: readonly Act[], at: number): number => {
  const [before, after] = [acts.slice(0, at), acts.slice(at)].map((some) => new Set(some.map((a) => a.post)))
  return d.sagas.filter(
    (s) =>
      s.acts.length <= SMALL &&
      s.score >= 2 &&
      s.acts.some((a) => before?.has(a.post)) &&
      s.acts.some((a) => after?.has(a.post)),
  ).length
}

/** How much of a break lies before an act: the time that has passed, and whether something had come to its end. */
function breakAt(d: Dossier, acts: readonly Act[], at: number): number {
  const [before, here] = [acts[at - 1], acts[at] as Act]
  if (!before) return 0
  const gap = Math.min(2, (d.day(here.post) - d.day(before.post)) / YEAR)
  return gap + (before.role === 'outcome' || before.role === 'turn' ? TURN : 0) - tornAt(d, acts, at) * TORN
}
