import { figuresOf } from '../figures/figures.ts'
import type { Figure, Paragraph, PullQuote } from '../model.ts'
import { wordsOf } from '../reading/tokens.ts'
import { actsIn, openDossier } from '../writing/dossier.ts'
import { openPage } from '../writing/page.ts'
import { pullBest } from '../writing/pulling.ts'
import type { FindingsRequest } from './findings.ts'

export interface DressRequest extends FindingsRequest {
  /** The topic's, if it is one of ours. */
  key?: string
  title: string
  /** The posts that the article rests on. */
  cited: readonly number[]
  /** Its own words, so that no line stands there twice. */
  text: string
}

export interface Dress {
  /** The story that most of its posts belong to, in posts. */
  saga: Paragraph | null
  pullQuotes: PullQuote[]
  figures: Figure[]
}

const LEAST_SHARED = 3
const MOST_ACTS = 9
/** So many words in a row of a post are that post. */
const SAME_WORDS = 5

/** Posts whose own words stand in the text already. */
function isToldIn(text: string, post: string): boolean {
  const said = ` ${wordsOf(text).join(' ')} `
  const words = wordsOf(post)
  const runs = Math.max(1, words.length - SAME_WORDS + 1)
  return Array.from({ length: runs }, (_, at) => words.slice(at, at + SAME_WORDS).join(' ')).some((run) =>
    said.includes(` ${run} `),
  )
}

/** What an article that somebody else has written can show of its own sources. */
export function dress({ analysis, posts, person, key, title, cited, text }: DressRequest): Dress {
  const d = openDossier(analysis, posts, person, analysis.today)
  const page = openPage(d)
  const known = new Set(cited)
  const [best] = d.sagas
    .map((saga) => ({ saga, acts: actsIn(d, saga, 'clear') ?? [] }))
    .map((one) => ({ ...one, shared: one.acts.filter(({ post }) => known.has(post)).length }))
    .filter(({ shared, acts }) => shared >= LEAST_SHARED && acts.length <= MOST_ACTS)
    // A story whose posts the article quotes is told; it does not begin again behind the last line.
    .filter(({ acts }) => acts.filter((act) => isToldIn(text, d.wordsOf(act))).length * 2 < acts.length)
    .sort((a, b) => b.shared - a.shared || b.saga.score - a.saga.score || (a.saga.id < b.saga.id ? -1 : 1))
  if (best)
    page.block({
      form: 'saga',
      title: d.w.capital(best.saga.subject),
      acts: best.acts.map((act) => ({ ...d.show(act), elapsed: null, caption: null })),
      close: null,
    })
  const saga = page.paragraphs[0] ?? null
  // What the article says itself counts as shown.
  const said = { text, sources: cited.map((id) => ({ type: 'post' as const, id })), frame: '' }
  page.paragraphs.push({ kind: 'p', html: '', sources: said.sources, sentences: [said] })
  pullBest(page, { title, standfirst: [] })
  const figures = key ? figuresOf(key, d, `${title} ${text}`, page.paragraphs) : []
  return { saga, pullQuotes: page.pullQuotes, figures }
}
