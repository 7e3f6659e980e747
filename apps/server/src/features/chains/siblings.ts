import type { Shown } from './receipts.ts'

/** Another article of the same magazine. */
export interface Sibling {
  title: string
  standfirst: string
  postIds: readonly number[]
}

/** What the others have told, by the numbers that this piece knows the posts by; null where there are none. */
export function toldBefore(siblings: readonly Sibling[], shown: Shown): string | null {
  const numberOf = new Map(
    [...shown].flatMap(([number, { kind, id }]) => (kind === 'post' ? [[id, number]] : [])),
  )
  const lines = siblings.map(({ title, standfirst, postIds }) => {
    const numbers = postIds.flatMap((id) => numberOf.get(id) ?? []).sort((a, b) => a - b)
    return `- ${title}: ${standfirst}${numbers.length > 0 ? ` [${numbers.join(', ')}]` : ''}`
  })
  return lines.join('\n') || null
}
