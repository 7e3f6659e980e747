import { fold, guessLanguage, hoursFromGreenwich, type Token, tokenise, toneOfText } from '@youzine/words'
import type { Analysis, Post, Tone } from '../model.ts'
import { usualLanguage } from '../reading/digest.ts'
import { inOrder } from '../reading/in-order.ts'
import { sentencesOf } from '../reading/tokens.ts'
import type { Acquaintance } from '../stories/model.ts'

export interface SentenceOf {
  text: string
  from: number
  /** Places of its first word and after its last, in `tokens`. */
  first: number
  end: number
}

/** A post as questions see it. */
export interface Shelved {
  /** Place in order of time; posts without a date come last. */
  n: number
  id: number
  text: string
  /** Days since 1970 by the writer's clock. */
  day: number | null
  year: number | null
  month: number | null
  language: string
  tone: Tone
  tokens: readonly Token[]
  sentences: readonly SentenceOf[]
  place: string | null
  people: readonly string[]
  /** Folded words of the place and of who is tagged. */
  tags: readonly string[]
  /** Not the writer's own words: chain letters, adverts. */
  isForeign: boolean
}

export interface Library {
  /** Everything but what is hidden. */
  posts: readonly Shelved[]
  byId: ReadonlyMap<number, Shelved>
  /** Language, then folded word, then the places of the posts that have it. */
  words: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>
  people: readonly Acquaintance[]
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

const shelves = new WeakMap<readonly Post[], { analysis: Analysis; library: Library }>()

/** Read once for all questions about the same posts. */
export function libraryOf(posts: readonly Post[], analysis: Analysis): Library {
  const known = shelves.get(posts)
  if (known?.analysis.today === analysis.today && known.analysis.totals.records === analysis.totals.records)
    return known.library
  const library = shelve(posts, analysis)
  shelves.set(posts, { analysis, library })
  return library
}

function shelve(posts: readonly Post[], analysis: Analysis): Library {
  const offset = hoursFromGreenwich(posts.map((p) => p.at)) * HOUR
  const tones = new Map<number, Tone>()
  for (const id of analysis.amber) tones.set(id, 'amber')
  for (const id of analysis.red) tones.set(id, 'red')
  const hidden = new Set(analysis.hidden)
  const foreign = new Set(analysis.unquotable)
  const usual = usualLanguage(analysis.totals.languages) ?? analysis.language
  const shelved = posts
    .filter((p) => p.text && !hidden.has(p.id))
    .sort(inOrder)
    .map((post, n) => read(post, n, offset, usual, tones.get(post.id) ?? 'clear', foreign.has(post.id)))
  const words = new Map<string, Map<string, number[]>>()
  for (const post of shelved) {
    const own = words.get(post.language) ?? new Map<string, number[]>()
    words.set(post.language, own)
    for (const { key } of post.tokens) {
      const list = own.get(key)
      if (!list) own.set(key, [post.n])
      else if (list.at(-1) !== post.n) list.push(post.n)
    }
  }
  return {
    posts: shelved,
    byId: new Map(shelved.map((p) => [p.id, p])),
    words,
    people: analysis.stories.people,
  }
}

function read(post: Post, n: number, offset: number, usual: string, tone: Tone, isForeign: boolean): Shelved {
  const tokens = tokenise(post.text)
  const ms = post.at ? Date.parse(post.at) + offset : Number.NaN
  const date = Number.isNaN(ms) ? null : new Date(ms)
  return {
    n,
    id: post.id,
    text: post.text,
    day: date ? Math.floor(ms / DAY) : null,
    year: date?.getUTCFullYear() ?? null,
    month: date ? date.getUTCMonth() + 1 : null,
    language: post.language ?? (tokens.length < 8 ? usual : (guessLanguage(tokens, (t) => t.key) ?? usual)),
    tone,
    tokens,
    sentences: placed(post.text, tokens),
    place: post.place,
    people: post.people,
    tags: [post.place ?? '', ...post.people].flatMap((t) => fold(t).split(/[^\p{L}\p{N}]+/u)).filter(Boolean),
    isForeign,
  }
}

/** Not only because of what was written around it. */
export function isTenderItself(post: Shelved): boolean {
  if (post.tone !== 'red') return false
  const known = tender.get(post)
  if (known !== undefined) return known
  const isSo = toneOfText(post.text, post.language) === 'red'
  tender.set(post, isSo)
  return isSo
}
const tender = new WeakMap<Shelved, boolean>()

export function placed(text: string, tokens: readonly Token[]): SentenceOf[] {
  let at = 0
  return sentencesOf(text).map(({ text: said, from }) => {
    const first = at
    while (at < tokens.length && (tokens[at] as Token).from < from + said.length) at++
    return { text: said, from, first, end: at }
  })
}
