import type { Analysis, Finding, Line, Person, Post, SurveyAnswers, Tone } from '../model.ts'
import { type Read, readPost, usualLanguage } from '../reading/digest.ts'
import { cutOff, printable, standsAlone } from '../reading/lines.ts'
import type { Quote } from '../writing/quote.ts'
import { aboutPerson, asSelf, retell, type Teller, toPerson } from '../writing/retell.ts'

export type Voice = 'third' | 'you' | 'me'

export interface Retold {
  clause: string
  /** What comes right after, if that leads to the end of the post. */
  after: Quote | null
  /** How a long post ends, where that is further on. */
  ending: Quote | null
}

/** The analysis and the posts behind it, with the questions that topics ask of them. */
export interface Material {
  analysis: Analysis
  name: string
  hasName: boolean
  /** How many words of a post may be quoted in a story: more of somebody who writes long ones. */
  reach: number
  today: string
  answers: SurveyAnswers[]
  read(id: number): Read | null
  tone(id: number): Tone
  /** May be quoted in a comic or listing piece. */
  clear(id: number): boolean
  findings(...kinds: string[]): Finding[]
  line(id: number): Line | null
  excerpt(id: number, max?: number): Quote | null
  sentence(id: number, at: number): Quote | null
  /** The sentence and as much of what follows as fits; what comes before, if it cannot stand alone. */
  passage(id: number, at: number, max?: number): Quote | null
  whole(id: number, max?: number): Quote | null
  opener(id: number): Quote | null
  rest(id: number, max?: number): Quote | null
  kicker(id: number): Quote | null
  /** The last sentences of a long post, from one that stands alone. */
  ending(id: number, max?: number): Quote | null
  /** The first sentences of a post that is too long to be quoted whole. */
  beginning(id: number, max?: number): Quote | null
  /** One sentence of a post told by somebody else, where that can be done with certainty. */
  told(id: number, at: number, voice?: Voice): string | null
  /** A post told by somebody else, and what it goes on to say in its own words. */
  retold(id: number, voice: Voice): Retold | null
  posts: readonly Post[]
}

interface ReadBefore {
  posts: readonly Post[]
  byId: Map<number, Post>
  cache: Map<number, Read | null>
}

/** The articles of one magazine read the same posts; each is read once for all of them. */
const READ_BEFORE = new WeakMap<Analysis, ReadBefore>()

function readBefore(analysis: Analysis, posts: readonly Post[]): ReadBefore {
  const known = READ_BEFORE.get(analysis)
  if (known?.posts === posts) return known
  const fresh = { posts, byId: new Map(posts.map((p) => [p.id, p])), cache: new Map<number, Read | null>() }
  READ_BEFORE.set(analysis, fresh)
  return fresh
}

export function gather(
  analysis: Analysis,
  posts: readonly Post[],
  person: Person,
  writer: string,
  today: string,
  answers: SurveyAnswers[] = [],
): Material {
  const { byId, cache } = readBefore(analysis, posts)
  const tones = new Map<number, Tone>()
  for (const id of analysis.amber) tones.set(id, 'amber')
  for (const id of analysis.red) tones.set(id, 'red')
  for (const id of analysis.hidden) tones.set(id, 'hidden')
  const unquotable = new Set(analysis.unquotable)
  const lines = new Map<number, Line>()
  for (const l of analysis.lines) if (!lines.has(l.post)) lines.set(l.post, l)
  const name = person.firstName?.trim() || writer
  const people = new Set(
    analysis.findings.flatMap((f) => (f.kind === 'person' && f.data.named ? [String(f.data.name)] : [])),
  )

  const usual = usualLanguage(analysis.totals.languages)

  const read = (id: number): Read | null => {
    if (cache.has(id)) return cache.get(id) ?? null
    const post = byId.get(id)
    const r = post ? readPost(post, { usual, tone: tones.get(id) ?? 'clear' }) : null
    cache.set(id, r)
    return r
  }
  const tone = (id: number) => tones.get(id) ?? 'clear'
  const usable = (id: number) => !unquotable.has(id) && tone(id) !== 'hidden'
  const slice = (r: Read, from: number, to: number): Quote | null => {
    const a = r.sentences[from]
    const b = r.sentences[to]
    if (!a || !b || cutOff(r, to)) return null
    const parts = r.sentences.slice(from, to + 1).map((s) => s.text)
    if (new Set(parts).size < parts.length) return null
    const text = r.text.slice(a.from, b.from + b.text.length)
    if (!printable(text) || /\n/.test(text)) return null
    return { quote: text, post: r.id }
  }
  const words = (q: Quote) => q.quote.split(/\s+/).length

  const m: Material = {
    analysis,
    name,
    hasName: !!person.firstName?.trim(),
    reach: analysis.totals.averageWords >= 35 ? 44 : 28,
    today,
    answers,
    posts,
    read,
    tone,
    clear: (id) => usable(id) && tone(id) === 'clear' && !read(id)?.greeting,
    findings: (...kinds) =>
      analysis.findings
        .filter((f) => kinds.includes(f.kind))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)),
    line: (id) => lines.get(id) ?? null,
    whole: (id, max = 42) => {
      const r = read(id)
      if (!r || !usable(id) || r.words.length > max) return null
      return slice(r, 0, r.sentences.length - 1)
    },
    sentence: (id, at) => {
      const r = read(id)
      return r && usable(id) ? slice(r, at, at) : null
    },
    passage: (id, at, max = 26) => {
      const r = read(id)
      if (!r || !usable(id)) return null
      let from = at
      while (from > 0 && at - from < 2 && !standsAlone(r.sentences[from]?.text ?? '')) from--
      let q = slice(r, from, at)
      if (!q || words(q) > max + 8) {
        from = at
        q = slice(r, at, at)
      }
      for (let to = at + 1; q && to < r.sentences.length; to++) {
        const longer = slice(r, from, to)
        if (!longer || words(longer) > max) break
        q = longer
      }
      return q
    },
    opener: (id) => {
      const r = read(id)
      if (!r || !usable(id) || r.sentences.length < 2) return null
      const q = slice(r, 0, 0)
      return q && words(q) <= 30 ? q : null
    },
    rest: (id, max = 34) => {
      const r = read(id)
      if (!r || !usable(id) || r.sentences.length < 2) return null
      for (let to = r.sentences.length - 1; to >= 1; to--) {
        const q = slice(r, 1, to)
        if (q && words(q) <= max) return q
      }
      return null
    },
    kicker: (id) => {
      const r = read(id)
      if (!r || !usable(id) || r.sentences.length < 2) return null
      const q = slice(r, r.sentences.length - 1, r.sentences.length - 1)
      return q && words(q) <= 9 ? q : null
    },
    excerpt: (id, max = 34) => {
      const all = m.whole(id, max)
      if (all) return all
      const r = read(id)
      if (!r || !usable(id)) return null
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
    ending: (id, max = 34) => {
      const r = read(id)
      if (!r || !usable(id) || r.sentences.length < 3) return null
      const last = r.sentences.length - 1
      let best: Quote | null = null
      for (let from = last; from > 0; from--) {
        const q = slice(r, from, last)
        if (!q || words(q) > max) break
        if (standsAlone(r.sentences[from]?.text ?? '') && words(q) >= 5) best = q
      }
      return best
    },
    beginning: (id, max = 45) => {
      const r = read(id)
      if (!r || !usable(id)) return null
      let best: Quote | null = null
      for (let to = 0; to < r.sentences.length; to++) {
        const q = slice(r, 0, to)
        if (!q || words(q) > max) break
        best = q
      }
      return best
    },
    told: (id, at, voice = 'third') => {
      const r = read(id)
      if (!r || !usable(id) || r.lang !== 'en' || tone(id) === 'red') return null
      const teller: Teller = voice === 'you' ? toPerson : voice === 'me' ? asSelf : aboutPerson(name)
      return retell(r.sentences[at]?.text ?? '', teller, people)
    },
    retold: (id, voice) => {
      const r = read(id)
      if (!r) return null
      for (const at of [0, 1, 2]) {
        const text = r.sentences[at]?.text ?? ''
        // What an earlier sentence named would be left hanging.
        if (at > 0 && /\b(?:it|he|she|they|him|her|them|his|their|that|one|ones)\b/i.test(text)) continue
        const clause = m.told(id, at, voice)
        if (clause === null) continue
        const rest = slice(r, at + 1, r.sentences.length - 1)
        const after = rest && words(rest) <= 30 ? rest : null
        return { clause, after, ending: after || r.sentences.length < at + 4 ? null : m.ending(id) }
      }
      return null
    },
  }
  return m
}
