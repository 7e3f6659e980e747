import { once } from '../../reading/once.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Acquaintance, ActRole, ClaimKind, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'

const ROLES: Record<ActRole, number> = {
  opening: 1,
  renewal: 0.5,
  delay: 0.5,
  turn: 1.2,
  outcome: 1.5,
  echo: 0.9,
}

/** What relates a post to another one makes both of them worth telling. */
const RELATING: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  'span-checked',
  'one-slot',
  'to-the-day',
  'same-words',
  'knew-first',
  'changed-hands',
  'one-of-a-kind',
  'two-versions',
  'denial',
  'vow-undone',
  'deadline',
])

/** A place, a role or a key that passes to somebody else: without it nobody understands what follows. */
const HANDOVER =
  /(?<!\p{L})(?:(?:giv(?:es|ing|en)|gave) up (?:the|his|her|their|plot|\p{L}+ \d)|hand(?:s|ed|ing) (?:over|back)|t(?:akes|ook|aken|aking) over|retir(?:es|ed|ing) (?:today|on|from)|has retired|se jubil\p{L}+|traspas\p{L}+|(?:dej[óa]|entreg[óa]) (?:el|la|las|los) (?:local|puesto|llaves?)|se queda con|übern(?:immt|ommen)|überg(?:ibt|eben)|(?:gibt|gab) .{3,40} (?:auf|ab)|in Rente|im Ruhestand)(?!\p{L})/iu

export const isHandover = (text: string) => HANDOVER.test(text)

/** What one shows the other how to do is where a rivalry turns. */
const TEACHES =
  /(?<!\p{L})(?:(?:showed|taught|shows|teaches) (?:me|us) how|me (?:enseñó|explicó|mostró) (?:a|cómo)|hat (?:mir|uns) (?:gezeigt|beigebracht)|zeigte mir)(?!\p{L})/iu

const LONG = 60
const LONGEST = 100
const RARE = 0.04
/** A yearly contest is a story, not a date. */
const CONTEST = 0.3

/** How much a post does for a telling of these stories: what it is in each, what claims rest on it, how it reads. */
export function worthOf(
  d: Dossier,
  companion: Acquaintance | null,
  main: Saga,
  strands: readonly Saga[],
): (post: number) => number {
  const places = new Map<number, number[]>()
  for (const s of strands) {
    if (s !== main && isLabel(s, strands)) continue
    const more = (s === main ? 0.8 : 0) + (isContest(d, s) ? CONTEST : 0)
    for (const [n, a] of s.acts.entries()) {
      const isEnd = n === 0 || n === s.acts.length - 1
      const weight = (ROLES[a.role] + (isEnd ? 0.5 : 0)) * Math.min(1, s.score / 4) + more
      places.set(a.post, [...(places.get(a.post) ?? []), weight])
    }
  }
  const { related, lines, steps, loud, handovers } = readingOf(d)
  const doing = new Set(companion?.acts.map((a) => a.post))
  const saying = alwaysSaid(companion)
  return (id) => {
    const own = [...(places.get(id) ?? [])].sort((a, b) => b - a)
    // The second story that meets in a post counts half, the third a quarter.
    const met = own.reduce((sum, w, n) => sum + w / 2 ** n, 0)
    const words = d.post(id)?.text.trim().split(/\s+/).length ?? 0
    const length = words > LONGEST ? -0.8 : words > LONG ? -0.3 : 0
    return (
      met +
      Math.min(1.2, (related.get(id) ?? 0) * 0.4) +
      Math.min(0.8, lines.get(id) ?? 0) +
      (doing.has(id) ? 0.5 : 0) +
      (saying.has(id) ? 1.2 : 0) +
      (steps.get(id) ?? 0) +
      (loud.has(id) ? 1 : 0) +
      (handovers.has(id) ? 2 : 0) +
      (TEACHES.test(d.post(id)?.text ?? '') ? 1.2 : 0) +
      length
    )
  }
}

/** What somebody says again and again, in the same words: “aye”. */
function alwaysSaid(companion: Acquaintance | null): Set<number> {
  const posts = new Map<string, number[]>()
  for (const { text, post } of companion?.speech ?? []) {
    const words = wordsOf(text).join(' ')
    posts.set(words, [...(posts.get(words) ?? []), post])
  }
  return new Set([...posts.values()].filter((ids) => new Set(ids).size > 1).flat())
}

/** Places that are won and lost year after year. */
function isContest(d: Dossier, s: Saga): boolean {
  const posts = new Set(s.acts.map((a) => a.post))
  return (
    s.kind === 'day' &&
    d.stories.series.some(
      (x) => x.isRank && x.points.filter((p) => posts.has(p.post)).length >= x.points.length * 0.7,
    )
  )
}

/** “Second” within the story of the show: a word of another strand, no story of its own. */
const isLabel = (s: Saga, strands: readonly Saga[]) =>
  s.kind === 'phrase' &&
  strands.some(
    (o) =>
      o !== s &&
      o.acts.length > s.acts.length &&
      s.acts.filter((a) => o.acts.some((b) => b.post === a.post)).length >= s.acts.length * 0.7,
  )

/** What was kept from somebody, and who knew it all along, is what a story comes to. */
const WEIGHED: Partial<Record<ClaimKind, number>> = { 'one-of-a-kind': 2, 'knew-first': 3 }

function relatedIn(d: Dossier): Map<number, number> {
  const related = new Map<number, number>()
  for (const c of d.stories.claims)
    if (RELATING.has(c.kind) && c.posts.length <= 4)
      for (const id of c.posts) related.set(id, (related.get(id) ?? 0) + (WEIGHED[c.kind] ?? 1))
  return related
}

/** A place that was never reached before is an event; one that was reached last year as well is a number. */
function seriesSteps(d: Dossier): Map<number, number> {
  const steps = new Map<number, number>()
  for (const s of d.stories.series) {
    if (!s.isRank) continue
    let best = Number.POSITIVE_INFINITY
    for (const [n, p] of s.points.entries()) {
      if (n > 0 && p.value >= best) steps.set(p.post, -0.9)
      best = Math.min(best, p.value)
    }
  }
  return steps
}

const LOUD = /!|(?<!\p{L})\p{Lu}{2,} \p{Lu}{2,}(?!\p{L})/u

export const isLoud = (text: string) => LOUD.test(text)

/** Raised voices, of somebody who hardly ever raises it. */
function loudIn(d: Dossier): Set<number> {
  const loud = new Set(d.posts.filter((p) => LOUD.test(p.text)).map((p) => p.id))
  return loud.size <= d.posts.length * RARE ? loud : new Set()
}

interface Reading {
  related: Map<number, number>
  lines: Map<number, number>
  steps: Map<number, number>
  loud: Set<number>
  handovers: Set<number>
}

/** What does not depend on the strands, read once. */
const readingOf = once(
  (d: Dossier): Reading => ({
    related: relatedIn(d),
    lines: new Map(d.analysis.lines.map((l) => [l.post, l.score])),
    steps: seriesSteps(d),
    loud: loudIn(d),
    handovers: new Set(d.posts.filter((p) => isHandover(p.text)).map((p) => p.id)),
  }),
)
