import type { Finding } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { peopleNames, type TitleLine, titleFrom } from '../writing/title.ts'
import type { Wording } from '../writing/wording.ts'
import { countedTitles } from './media-roast-counted.ts'

export interface Angle {
  key: string
  conceit: string
  kinds: string[]
}

const ANGLES: Angle[] = [
  {
    key: 'audit',
    conceit: 'audit',
    kinds: [
      'stated',
      'run',
      'retraction',
      'series',
      'scale',
      'countback',
      'length-claim',
      'promise-open',
      'vow-undone',
      'reversal',
    ],
  },
  { key: 'denial', conceit: 'court', kinds: ['denial'] },
  { key: 'mishap', conceit: 'incident', kinds: ['mishap'] },
  { key: 'measures', conceit: 'measures', kinds: ['exaggeration', 'list-sting'] },
  { key: 'reviews', conceit: 'reviews', kinds: ['borrowed'] },
  {
    key: 'marks',
    conceit: 'inspection',
    kinds: [
      'absent-mark',
      'shouting',
      'bangs',
      'dots',
      'signoff',
      'opening',
      'catchphrase',
      'emoji',
      'question',
    ],
  },
  { key: 'habit', conceit: 'habit', kinds: ['saga', 'habit', 'purchase'] },
  { key: 'links', conceit: 'post-office', kinds: ['links', 'greetings'] },
  { key: 'lines', conceit: 'audit', kinds: ['line'] },
  { key: 'lines2', conceit: 'measures', kinds: ['line'] },
  { key: 'lines3', conceit: 'court', kinds: ['line'] },
  { key: 'lines4', conceit: 'incident', kinds: ['line'] },
  { key: 'lines5', conceit: 'inspection', kinds: ['line'] },
  { key: 'lines6', conceit: 'habit', kinds: ['line'] },
]

/** Stronger than any moment: these set two posts beside each other, which no rereader does. */
export const COMPUTED = [
  'stated',
  'run',
  'retraction',
  'series',
  'scale',
  'countback',
  'length-claim',
  'vow-undone',
  'reversal',
  'absent-mark',
  'cast-order',
  'weekday',
]

/** Their posts are worth more as entries than as a headline. */
const PAIRS = ['retraction', 'vow-undone', 'reversal', 'series', 'scale', 'length-claim']

export interface Ready extends Angle {
  title: TitleLine
  entries: Finding[]
  /** The title is a count, not a line of the post that opens the piece. */
  counted?: true
}

/** Each alternative has posts of its own: at most a third are shared with any angle before it. */
export function readyAngles(
  m: Material,
  wording: Wording,
  own: ReadonlySet<number>,
  rank: (id: number) => number = () => 0,
): Ready[] {
  const names = peopleNames(m)
  const ready: Ready[] = []
  const titled = new Set<number>()
  const paired = new Set(m.findings(...PAIRS).flatMap((f) => f.posts.slice(0, 4)))
  const spent = new Set<number>()
  for (const angle of ANGLES) {
    const all = angleFindings(m, angle).filter((f) => f.posts.slice(0, 2).every((id) => m.clear(id)))
    const entries = all.filter(
      (f) => f.posts.length > 3 || f.posts.filter((id) => spent.has(id)).length === 0,
    )
    entries.sort((a, b) => preference(b, own) - preference(a, own) || (a.id < b.id ? -1 : 1))
    const plain = angle.key.startsWith('lines')
    const share = plain
      ? Math.max(1, Math.min(6, Math.floor(entries.length / Math.max(1, 6 - ready.length))))
      : 8
    const kept = entries.slice(0, share)
    const posts = new Set(kept.flatMap((f) => f.posts.slice(0, 2)))
    if (posts.size < (plain ? 1 : 3)) continue
    // The audit may open on any good line; its own posts are worth more as entries.
    const lines = (
      angle.key === 'audit' ? m.analysis.lines.filter((l) => m.clear(l.post)).slice(0, 40) : []
    ).map(
      (l): Finding => ({ id: '', kind: 'line', score: 0, posts: [l.post], data: { sentence: l.sentence } }),
    )
    const titles = [...kept, ...lines]
      .flatMap((f) => f.posts.slice(0, 2).map((id, i) => ({ id, f, i })))
      .filter(({ id }) => !titled.has(id))
      .map(({ id, f, i }) =>
        titleFrom(
          m,
          id,
          names,
          i === 0 ? ((f.data.sentence as number) ?? -1) : -1,
          f.kind === 'borrowed' ? String(f.data.text) : null,
          paired.has(id) ? -1.2 : 0,
        ),
      )
      .filter(
        (t): t is TitleLine =>
          t !== null &&
          !ready.some(
            (r) => r.title.title.startsWith(t.title.slice(0, 24)) || t.title.startsWith(r.title.title),
          ),
      )
      .sort((a, b) => b.score - a.score || a.post - b.post)
    titles.sort((a, b) => b.score + rank(b.post) * 0.4 - a.score - rank(a.post) * 0.4 || a.post - b.post)
    const title = titles[0]
    if (!title) continue
    titled.add(title.post)
    for (const id of posts) spent.add(id)
    ready.push({ ...angle, title, entries: kept })
    if (ready.length >= 6) break
  }
  ready.sort((a, b) => strength(b) - strength(a))
  return [...ready, ...counted(m, wording, ready, rank).slice(0, 6 - ready.length)]
}

/** Where lines do not give six titles, counts do; each opens on a line of its own. */
function counted(
  m: Material,
  wording: Wording,
  ready: readonly Ready[],
  rank: (id: number) => number,
): Ready[] {
  const lines = angleFindings(m, { key: 'lines', conceit: '', kinds: ['line'] })
  const titled = new Set(ready.map((r) => r.title.post))
  const openings = [...new Set(lines.map((f) => f.posts[0] as number))].sort(
    (a, b) => Number(titled.has(a)) - Number(titled.has(b)) || rank(b) - rank(a),
  )
  if (openings.length === 0) return []
  return countedTitles(m, wording).map(({ key, title }, at) => ({
    key,
    conceit: 'inspection',
    kinds: ['line'],
    title: { title, post: openings[at % openings.length] as number, score: 0 },
    entries: lines,
    counted: true,
  }))
}

const strength = (a: Ready) =>
  a.entries.reduce((n, f) => n + (COMPUTED.includes(f.kind) ? 2 : 0.6) * Math.min(f.score, 2), 0) /
    Math.max(4, a.entries.length) +
  (a.key.startsWith('lines') ? -1 : 0)
export const preference = (f: Finding, own: ReadonlySet<number>) =>
  f.score + (f.posts.some((id) => own.has(id)) ? 0.4 : 0)

export function angleFindings(m: Material, angle: Angle): Finding[] {
  if (angle.kinds.includes('line'))
    return m.analysis.lines
      .filter((l) => m.clear(l.post))
      .slice(0, 120)
      .map((l) => ({
        id: `line:${l.post}:${l.sentence}`,
        kind: 'line',
        score: l.score,
        posts: [l.post],
        data: { sentence: l.sentence },
      }))
  if (angle.key === 'links') {
    const t = m.analysis.totals
    if (t.links < t.records * 0.4) return []
    const own = m.analysis.lines.filter((l) => m.clear(l.post)).slice(0, 6)
    return own.map((l) => ({
      id: `line:${l.post}`,
      kind: 'line',
      score: l.score,
      posts: [l.post],
      data: { sentence: l.sentence },
    }))
  }
  return m.findings(...angle.kinds)
}

/** A title the person typed: its words are looked for in the posts of each angle. */
export function angleFor(title: string, m: Material, angles: Ready[]): Ready | null {
  const words = new Set(title.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  let best: { angle: Ready; hits: number } | null = null
  for (const angle of angles) {
    let hits = 0
    for (const f of angle.entries)
      for (const id of f.posts.slice(0, 3)) if (m.read(id)?.words.some((x) => words.has(x))) hits++
    if (hits > 0 && (!best || hits > best.hits)) best = { angle, hits }
  }
  return best?.angle ?? null
}
