import type { ArticleText } from '@youzine/contract'

/** A table has no room for pictures. */
const WITHOUT_PICTURES = ['ledger']

/** The posts that stand in the article with room for their picture: only these can have it on a shared page. */
export function shownPosts({ paragraphs }: Pick<ArticleText, 'paragraphs'>): Set<number> {
  const found = new Set<number>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      if ('post' in value && typeof value.post === 'number' && 'whole' in value) found.add(value.post)
      Object.values(value).forEach(walk)
    }
  }
  for (const { block } of paragraphs) if (block && !WITHOUT_PICTURES.includes(block.form)) walk(block)
  return found
}
