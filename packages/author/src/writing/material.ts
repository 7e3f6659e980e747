import type { Analysis, Line, Person, Post, Tone } from '../model.ts'
import { type Read, readPost, usualLanguage } from '../reading/digest.ts'
import { cutOff, printable, standsAlone } from '../reading/lines.ts'
import type { Quote } from './quote.ts'

/** The posts as pieces that speak of answers and questions ask for them: one passage at a time. */
export interface Material {
  analysis: Analysis
  name: string
  hasName: boolean
  today: string
  posts: readonly Post[]
  read(id: number): Read | null
  tone(id: number): Tone
  /** May be quoted in a comic or listing piece. */
  clear(id: number): boolean
  /** The whole post where it is short, else its best sentence and what belongs to it. */
  excerpt(id: number, max?: number): Quote | null
}

export function gather(
  analysis: Analysis,
  posts: readonly Post[],
  person: Person,
  writer: string,
  today: string,
): Material {
  const byId = new Map(posts.map((p) => [p.id, p]))
  const cache = new Map<number, Read | null>()
  const tones = new Map<number, Tone>()
  for (const id of analysis.amber) tones.set(id, 'amber')
  for (const id of analysis.red) tones.set(id, 'red')
  for (const id of analysis.hidden) tones.set(id, 'hidden')
  const unquotable = new Set(analysis.unquotable)
  const lines = new Map<number, Line>()
  for (const l of analysis.lines) if (!lines.has(l.post)) lines.set(l.post, l)
  const usual = usualLanguage(analysis.totals.languages)
  const tone = (id: number) => tones.get(id) ?? 'clear'
  const usable = (id: number) => !unquotable.has(id) && tone(id) !== 'hidden'
  const read = (id: number): Read | null => {
    if (cache.has(id)) return cache.get(id) ?? null
    const post = byId.get(id)
    const r = post ? readPost(post, { usual, tone: tone(id) }) : null
    cache.set(id, r)
    return r
  }
  const slice = (r: Read, from: number, to: number): Quote | null => {
    const a = r.sentences[from]
    const b = r.sentences[to]
    if (!a || !b || cutOff(r, to)) return null
    const text = r.text.slice(a.from, b.from + b.text.length)
    return printable(text) && !/\n/.test(text) ? { quote: text, post: r.id } : null
  }
  const words = (q: Quote) => q.quote.split(/\s+/).length
  return {
    analysis,
    name: person.firstName?.trim() || writer,
    hasName: !!person.firstName?.trim(),
    today,
    posts,
    read,
    tone,
    clear: (id) => usable(id) && tone(id) === 'clear' && !read(id)?.greeting,
    excerpt: (id, max = 34) => {
      const r = read(id)
      if (!r || !usable(id)) return null
      const all = r.words.length <= max ? slice(r, 0, r.sentences.length - 1) : null
      if (all) return all
      const best =
        lines.get(id)?.sentence ?? r.sentences.findIndex((s) => printable(s.text) && standsAlone(s.text))
      if (best < 0) return null
      let from = best
      while (from > 0 && !standsAlone(r.sentences[from]?.text ?? '') && best - from < 2) from--
      let q = slice(r, from, best)
      if (!q || words(q) > max) q = slice(r, best, best)
      for (let to = best + 1; q && to < r.sentences.length && to <= best + 2; to++) {
        const longer = slice(r, from, to)
        if (!longer || words(longer) > max) break
        q = longer
      }
      return q && words(q) <= max + 6 ? q : null
    },
  }
}
