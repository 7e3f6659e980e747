import { hoursFromGreenwich, stopWords, type Token, tokenise } from '@youzine/words'
import type { Tone } from '../model.ts'
import type { Corpus } from '../reading/corpus.ts'
import type { Read } from '../reading/digest.ts'
import { withBareOwners } from './bare-owners.ts'
import { definiteLeads, functionWords, nounLeads } from './function-words.ts'
import { lemma } from './lemma.ts'
import { withNamesMarked } from './small-letters.ts'

export interface Sentence {
  /** Places of its first word and after its last, in `tokens`. */
  first: number
  end: number
  /** Places in the text. */
  from: number
  to: number
}

/** A post as stories see it: its words with their lemmas, its sentences, its day in the writer's own time. */
export interface Told {
  /** Place in order of time. */
  n: number
  id: number
  text: string
  language: string
  /** The language it is written in, where it is none of those that stories are told in. */
  foreign: string | null
  tone: Tone
  /** Days since 1970 by the writer's clock; posts without a date are in no story. */
  day: number
  /** Minute of that day. */
  minute: number
  tokens: readonly Token[]
  lemmas: readonly string[]
  sentences: readonly Sentence[]
  people: readonly string[]
  place: string | null
  read: Read
}

/** All posts that can be in a story, oldest first. */
export interface Teller {
  posts: Told[]
  byId: Map<number, Told>
  language: string
  firstName: string | null
  corpus: Corpus
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

export function tellerOf(corpus: Corpus, firstName: string | null): Teller {
  const offset = hoursFromGreenwich(corpus.dated.map((r) => r.post.at)) * HOUR
  const posts: Told[] = []
  const lines = corpus.dated.flatMap((read) => {
    if (read.unquotable) return []
    const isOurs = read.lang === 'en' || read.lang === 'es' || read.lang === 'de'
    const language = isOurs && read.lang ? read.lang : corpus.language
    const tokens = tokenise(read.text)
    const { text, post } = read
    return tokens.length > 0 ? [{ read, isOurs, language, tokens, text, people: post.people }] : []
  })
  const marked = withBareOwners(
    withNamesMarked(lines).map((tokens, n) => ({ tokens, language: lines[n]?.language ?? corpus.language })),
  )
  for (const [n, { read, isOurs, language }] of lines.entries()) {
    const tokens = marked[n] as readonly Token[]
    const ms = Date.parse(read.post.at as string) + offset
    posts.push({
      n: posts.length,
      id: read.id,
      text: read.text,
      language,
      foreign: isOurs ? null : read.lang,
      tone: read.tone,
      day: Math.floor(ms / DAY),
      minute: Math.floor((ms % DAY) / 60_000),
      tokens,
      lemmas: tokens.map((t) => lemma(t.key, language)),
      sentences: sentencesOf(read.text, tokens),
      people: read.post.people,
      place: read.post.place,
      read,
    })
  }
  return { posts, byId: new Map(posts.map((p) => [p.id, p])), language: corpus.language, firstName, corpus }
}

/** From its first word (with an opening mark before it) to its closing marks. */
function sentencesOf(text: string, tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = []
  for (let i = 0; i < tokens.length; ) {
    let end = i
    while (end < tokens.length && tokens[end]?.sentence === tokens[i]?.sentence) end++
    let from = (tokens[i] as Token).from
    while (from > 0 && /["'“‘«„(¿¡£$€#@]/.test(text.charAt(from - 1))) from--
    let to = (tokens[end - 1] as Token).to
    while (to < text.length && /[^\s]/.test(text.charAt(to)) && !/[“‘«„(¿¡]/.test(text.charAt(to))) to++
    sentences.push({ first: i, end, from, to })
    i = end
  }
  return sentences
}

/** The sentence that holds a word. */
export const sentenceAt = (post: Told, token: number): Sentence =>
  post.sentences.find((s) => token >= s.first && token < s.end) as Sentence

/** “Traje pan”, and “el traje”: what is a thing as well, where a word that belongs to things stands before it. */
const THINGS_TOO: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['can', 'well', 'saw']),
  es: new Set(['traje', 'vino', 'sobre', 'cuenta']),
}

export function isFunction(post: Told, at: number): boolean {
  const { key, raw } = post.tokens[at] as Token
  if (functionWords(post.language).has(key)) return !(THINGS_TOO[post.language]?.has(key) && isLed(post, at))
  return post.foreign !== null && stopWords(post.foreign).has(raw.toLowerCase())
}

const SPANISH_VERB = /(?:[aei]mos|aron|ieron|[ai]endo|ando|aban?)$/

/** Whether the word before makes this one a thing: "the barrow", "47 courgettes", "my list". */
export function isLed(post: Told, at: number): boolean {
  const lead = post.tokens[at - 1]
  if (!lead || lead.sentence !== post.tokens[at]?.sentence) return false
  // “Los vimos”: them, not the.
  if (post.language === 'es' && SPANISH_VERB.test(post.tokens[at]?.key ?? '')) return false
  return nounLeads(post.language).has(lead.key) || /^\d/.test(lead.key)
}

/** "The barrow", "my barrow": the one that was spoken of before. */
export function isDefinite(post: Told, at: number): boolean {
  for (let i = at - 1; i >= at - 2 && i >= 0; i--) {
    const lead = post.tokens[i]
    if (!lead || lead.sentence !== post.tokens[at]?.sentence) return false
    if (definiteLeads(post.language).has(lead.key)) return true
  }
  return false
}

const INDEFINITE = new Set('a an another some un una otro otra ein eine einen einem einer eines'.split(' '))

/** “A gentleman in Brooklyn”: another one than was spoken of before. */
export function isIndefinite(post: Told, at: number): boolean {
  const sentence = post.tokens[at]?.sentence
  return [at - 1, at - 2].some((i, n) => {
    const lead = post.tokens[i]
    if (!lead || lead.sentence !== sentence || !INDEFINITE.has(lead.key)) return false
    return n === 0 || !isFunction(post, at - 1)
  })
}
