import { identityOf } from './identity.ts'
import type { ArchivePost, Substance } from './post.ts'

/** What a person is shown before anything is sent. */
export interface ArchiveSummary {
  records: number
  duplicates: number
  noDate: number
  bySubstance: Record<Substance, number>
  first: number | null
  last: number | null
}

/** Counts posts as they come, each once; `add` says whether it was a new one. */
export function summariser() {
  const seen = new Set<string>()
  const summary: ArchiveSummary = {
    records: 0,
    duplicates: 0,
    noDate: 0,
    bySubstance: { own_text: 0, context_only: 0, title_only: 0, nothing: 0 },
    first: null,
    last: null,
  }
  return {
    summary,
    add(post: ArchivePost): boolean {
      summary.records += 1
      const identity = identityOf(post)
      if (seen.has(identity)) {
        summary.duplicates += 1
        return false
      }
      seen.add(identity)
      summary.bySubstance[post.substance] += 1
      if (post.at === null) summary.noDate += 1
      else {
        summary.first = Math.min(summary.first ?? post.at, post.at)
        summary.last = Math.max(summary.last ?? post.at, post.at)
      }
      return true
    },
  }
}
