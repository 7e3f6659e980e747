import type { Wording } from '../writing/wording.ts'
import type { Block, Shown } from './block.ts'

/** One thing that a block says, and the posts it rests on. */
export interface Entry {
  text: string
  posts: number[]
}

/** Everything a block says, in order: what it shows of the posts, and the few words of ours beside it. */
export function blockEntries(block: Block, w: Wording): Entry[] {
  const words = (s: Shown, ...more: number[]): Entry => ({
    text: s.whole ? s.text : w.quoted(s.text, true),
    posts: [s.post, ...more],
  })
  const shown = (s: Shown): Entry[] => [words(s), ...ours(s.note ?? null, [s.post])]
  const all = (posts: readonly number[]) => [...new Set(posts)]
  const ours = (text: string | null, posts: readonly number[]): Entry[] =>
    text ? [{ text, posts: all(posts) }] : []
  switch (block.form) {
    case 'saga':
      return [
        ...block.acts.flatMap((a) => [words(a), ...ours(a.caption, [a.post])]),
        ...ours(block.close, block.closePosts ?? block.acts.map((a) => a.post)),
      ]
    case 'ledger':
      return [
        ...block.rows.flatMap((r) => [
          ...ours(r.promise, [r.said.post]),
          ...(r.done ? [words(r.done)] : []),
          ...ours(r.verdict, [r.said.post, ...(r.done ? [r.done.post] : [])]),
        ]),
        ...ours(
          block.total,
          block.rows.flatMap((r) => [r.said.post, ...(r.done ? [r.done.post] : [])]),
        ),
      ]
    case 'pair':
      return [...shown(block.then), ...shown(block.now)]
    case 'series':
      return block.points.map((p) => ({
        text: [p.label, p.line ? w.quoted(p.line, true) : ''].filter(Boolean).join('. '),
        posts: [p.post],
      }))
    case 'cast':
      return block.people.flatMap((p) => [
        ...ours(`${[p.name, p.role].filter(Boolean).join(', ')}.`, p.proofs),
        ...ours(p.claim, p.proofs),
        ...(p.line ? [words(p.line)] : []),
      ])
    case 'exhibit':
      return [
        ...ours(
          `${block.object}. ${block.fate}`.trim(),
          block.entries.map((e) => e.post),
        ),
        ...block.entries.map((e) => words(e)),
      ]
    case 'index':
      return block.lines.map((l) => ({ text: l.text, posts: all(l.posts) }))
    case 'versions':
      return [...shown(block.a), ...shown(block.b), ...(block.witness ? shown(block.witness) : [])]
    case 'correspondence':
      return block.letters.flatMap((l) => [...shown(l.then), ...shown(l.answer)])
    case 'calendar':
      return block.years.flatMap((y) => (y.entry ? shown(y.entry) : []))
    case 'post':
      return [words(block.entry), ...ours(block.caption, [block.entry.post])]
    case 'tender':
      return block.entries.map((e) => words(e))
  }
}

/** The posts, whole or in part, that a block puts before the reader. */
export function shownIn(block: Block): Shown[] {
  switch (block.form) {
    case 'saga':
      return block.acts
    case 'ledger':
      return block.rows.flatMap((r) => (r.done ? [r.said, r.done] : [r.said]))
    case 'pair':
      return [block.then, block.now]
    case 'cast':
      return block.people.flatMap((p) => (p.line ? [p.line] : []))
    case 'exhibit':
    case 'tender':
      return block.entries
    case 'versions':
      return [block.a, block.b, ...(block.witness ? [block.witness] : [])]
    case 'correspondence':
      return block.letters.flatMap((l) => [l.then, l.answer])
    case 'calendar':
      return block.years.flatMap((y) => (y.entry ? [y.entry] : []))
    case 'post':
      return [block.entry]
    case 'series':
    case 'index':
      return []
  }
}
