import { standsAlone } from '../reading/lines.ts'
import type { Draft, Page } from './page.ts'
import { foldMarks, typographic } from './quote.ts'
import { isShadowed } from './shadow.ts'

/**
 * Sentences of the posts that the article tells, but which it does not show: a pull quote stands beside its
 * paragraph, and nobody wants to read a line twice, least of all the title.
 */
export function pullBest(page: Page, draft: Draft) {
  const { d } = page
  const bare = (text: string) =>
    foldMarks(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const shown = bare(
    [draft.title, ...page.paragraphs.flatMap((p) => p.sentences.map((s) => s.text))].join(' '),
  )
  const used = new Set(
    page.paragraphs.flatMap((p) => p.sources.flatMap((s) => (s.type === 'post' ? [s.id] : []))),
  )
  for (const l of d.lines) {
    if (page.pullQuotes.length >= 2) return
    const text = bare(l.text)
    const n = text.split(' ').length
    if (
      isShadowed(d, l.post) ||
      !used.has(l.post) ||
      shown.includes(text) ||
      n < 4 ||
      n > 26 ||
      !standsAlone(l.text)
    )
      continue
    if (page.pullQuotes.some((q) => q.postId === l.post)) continue
    page.pullQuotes.push({ text: typographic(l.text), postId: l.post, date: d.post(l.post)?.at ?? null })
  }
}
