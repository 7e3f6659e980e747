import type { ArticleBlock, BlockForm } from '@youzine/contract'

/** How much of an article a form fills. */
function weightOf(block: ArticleBlock): number {
  switch (block.form) {
    case 'saga':
      return block.acts.length
    case 'ledger':
      return block.rows.length * 2
    case 'series':
      // Drawn above posts it leads them only where they are few.
      return block.points.some(({ line }) => line) ? block.points.length : block.points.length / 2
    case 'cast':
      return block.people.length * 2
    case 'exhibit':
      return block.entries.length
    case 'index':
      return block.lines.length
    case 'correspondence':
      return block.letters.length * 2
    case 'calendar':
      return block.years.filter(({ entry }) => entry).length
    case 'versions':
      return 3
    case 'pair':
      return 2
    case 'post':
      return 1
    case 'tender':
      return 0
  }
}

/** The form that fills most of an article; of two the one that comes first. */
export function leadFormOf(blocks: readonly ArticleBlock[]): BlockForm | null {
  const weights = new Map<BlockForm, number>()
  for (const block of blocks) weights.set(block.form, (weights.get(block.form) ?? 0) + weightOf(block))
  const [lead] = [...weights].sort(([, a], [, b]) => b - a)
  return lead?.[0] ?? null
}
