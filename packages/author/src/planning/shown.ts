import type { Block, Shown } from '../forms/block.ts'
import type { Paragraph, Sentence } from '../model.ts'

/** A sentence that rests on more posts relates them; it shows none of them. */
const QUOTED = 2

/** The posts that a reader of these paragraphs has read: what stands in them whole, in part or between marks. */
export function postsShown(paragraphs: readonly Paragraph[]): Set<number> {
  return new Set(
    paragraphs.flatMap((p) => {
      if (p.block) return entriesOf(p.block)
      return p.kind === 'h2' ? [] : p.sentences.flatMap(quotedIn)
    }),
  )
}

function quotedIn(s: Sentence): number[] {
  const ids = s.sources.flatMap((x) => (x.type === 'post' ? [x.id] : []))
  return ids.length <= QUOTED && /[“„«]/.test(s.text) ? ids : []
}

const idsOf = (list: readonly (Shown | null)[]) => list.flatMap((s) => (s ? [s.post] : []))

function entriesOf(b: Block): number[] {
  switch (b.form) {
    case 'saga':
      return idsOf(b.acts)
    case 'ledger':
      return b.rows.flatMap((r) => idsOf([r.said, r.done]))
    case 'pair':
      return idsOf([b.then, b.now])
    case 'series':
      return b.points.map((p) => p.post)
    case 'cast':
      return idsOf(b.people.map((p) => p.line))
    case 'exhibit':
    case 'tender':
      return idsOf(b.entries)
    case 'index':
      return []
    case 'versions':
      return idsOf([b.a, b.b, b.witness])
    case 'correspondence':
      return b.letters.flatMap((l) => idsOf([l.then, l.answer]))
    case 'calendar':
      return idsOf(b.years.map((y) => y.entry))
    case 'post':
      return [b.entry.post]
  }
}
