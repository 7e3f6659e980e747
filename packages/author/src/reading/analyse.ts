import type { Analysis, Post, Totals } from '../model.ts'
import { planFor } from '../planning/plan.ts'
import { findStories } from '../stories/find-stories.ts'
import { type Corpus, readCorpus } from './corpus.ts'
import type { Read } from './digest.ts'
import { domainOf } from './domain.ts'
import { bestLines, richness } from './lines.ts'
import { compareText } from './seeded.ts'

export interface AnalyseOptions {
  today: string
  firstName?: string | null
}

const SHORTLIST = 800

/** Reads a person once. Everything that an article needs to know beyond the posts themselves is in the result. */
export function analyse(posts: readonly Post[], options: AnalyseOptions): Analysis {
  const corpus = readCorpus(posts, options.firstName ?? null)
  const among = shortlist(corpus)
  const withTone = (tone: Read['tone']) => corpus.reads.filter((r) => r.tone === tone).map((r) => r.id)
  const analysis: Analysis = {
    version: 1,
    today: options.today,
    language: corpus.language,
    totals: totalsOf(posts, corpus),
    red: withTone('red'),
    amber: withTone('amber'),
    hidden: withTone('hidden'),
    wary: corpus.reads
      .filter((r) => r.tone === 'clear' && corpus.tones.doubt(r.id) !== null)
      .map((r) => r.id),
    sounding: corpus.reads.filter((r) => r.tone === 'amber' && corpus.tones.isBySound(r.id)).map((r) => r.id),
    unquotable: corpus.reads.filter((r) => r.unquotable).map((r) => r.id),
    lines: bestLines(corpus, among, 400),
    stories: findStories(corpus, {
      today: options.today,
      firstName: options.firstName ?? null,
      tones: corpus.tones,
    }),
    plan: {},
  }
  const person = { firstName: options.firstName ?? null }
  analysis.plan = planFor(analysis, posts, person)
  return analysis
}

/** The richest posts, with room for every year, so that one talkative summer does not take the whole piece. */
function shortlist(corpus: Corpus): Read[] {
  const scored = corpus.reads.map((read) => ({ read, score: richness(read, corpus) }))
  scored.sort((a, b) => b.score - a.score || a.read.id - b.read.id)
  if (scored.length <= SHORTLIST) return scored.map((s) => s.read)
  const years = new Map<number, number>()
  const cap = Math.ceil((SHORTLIST * 2) / Math.max(1, new Set(corpus.dated.map((r) => r.when?.y)).size))
  const kept: Read[] = []
  for (const { read } of scored) {
    const y = read.when?.y ?? 0
    const n = years.get(y) ?? 0
    if (n >= cap) continue
    years.set(y, n + 1)
    kept.push(read)
    if (kept.length >= SHORTLIST) break
  }
  return kept
}

function totalsOf(posts: readonly Post[], corpus: Corpus): Totals {
  const years: Record<string, number> = {}
  const months = new Array<number>(12).fill(0)
  const weekdays = new Array<number>(7).fill(0)
  const languages: Record<string, number> = {}
  for (const r of corpus.reads) {
    if (r.lang) languages[r.lang] = (languages[r.lang] ?? 0) + 1
    if (!r.when) continue
    years[r.when.y] = (years[r.when.y] ?? 0) + 1
    months[r.when.m - 1] = (months[r.when.m - 1] as number) + 1
    weekdays[r.when.wd] = (weekdays[r.when.wd] as number) + 1
  }
  const domains = new Map<string, number>()
  let links = 0
  for (const p of posts) {
    if (p.links.length) links++
    for (const d of new Set(p.links.map(domainOf))) if (d) domains.set(d, (domains.get(d) ?? 0) + 1)
  }
  const words = corpus.reads.reduce((n, r) => n + r.words.length, 0)
  return {
    records: posts.length,
    written: corpus.reads.length,
    words,
    averageWords: corpus.reads.length ? Math.round(words / corpus.reads.length) : 0,
    links,
    greetings: corpus.reads.filter((r) => r.greeting).length,
    shared: corpus.reads.filter((r) => r.unquotable).length,
    first: corpus.dated[0]?.post.at ?? null,
    last: corpus.dated.at(-1)?.post.at ?? null,
    years,
    months,
    weekdays,
    languages,
    domains: [...domains].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).slice(0, 20),
  }
}
