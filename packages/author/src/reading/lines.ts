import type { Line } from '../model.ts'
import type { Corpus } from './corpus.ts'
import type { Read } from './digest.ts'
import { stem } from './tokens.ts'

const CLICHE =
  /\b(?:so proud|can'?t wait|love you|miss you|best (?:day|night|friend|family)|good times|so blessed|#?blessed|so grateful|so thankful|amazing (?:time|day|night|weekend)|great (?:time|day|night|weekend)|lovely (?:day|time|evening|weekend)|thank(?:s| you)|happy birthday|congrat\w*|well done|check (?:it|this) out|anyone (?:know|have|else|want|recommend)|does anyone|who (?:wants|knows|has)|please (?:vote|like|help|share|sign|donate)|feeling (?:happy|blessed|excited|sad|loved)|omg|lmao|rofl|muchas gracias|os quiero|te quiero|qué bonito|felicidades)\b/i
const OPENS_ON_NOTHING =
  /^(?:he|she|they|it|its|it's|he's|she's|they're|that|that's|this|these|those|and|but|so|because|or|which|then|also|both|either|there|him|her|them|his|their|ella|él|ellos|y|pero|porque|eso|esto|er|sie|es|und|aber|il|elle|ils|et|mais|ele|ela|e|lui|lei|ma)\b/i
const TURN =
  /\b(?:but|except|apart from|mostly|only|briefly|apparently|allegedly|technically|instead|nearly|almost|not|never|nobody|nothing|still|again|worse|sorry|somehow|excepto|menos|casi|pero|nunca|nadie|nada|todavía|nur|fast|nie|sauf|presque|jamais)\b/i
const SIMILE =
  /\b(?:like a|like an|like the|as if|as though|as \w+ as|than (?:a|an|the|my)|como un|como una|como si|wie ein|comme un)\b/i
const RULE =
  /^(?:[\p{Lu}][\p{L}’' -]{2,40}) (?:is|are|isn't|aren't|should|shouldn't|never|always|es|son|ist|sind|est|sont|é) /u
const BAD =
  /https?:|www\.|@|#\w+|\b\d{5,}\b|[<>{}\\|\u0080-\u009F]|\.{4,}|(.)\1{4,}|[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/

/** Fit to be printed between quotation marks at all. */
export function printable(text: string): boolean {
  if (BAD.test(text) || !/\p{L}/u.test(text)) return false
  if (/^[\p{Extended_Pictographic}\s]/u.test(text)) return false
  const low = text.includes('„')
  const opens = (text.match(low ? /[(„«[]/g : /[(“«[]/g) ?? []).length
  const closes = (text.match(low ? /[)“”»\]]/g : /[)”»\]]/g) ?? []).length
  if (opens !== closes || (text.match(/"/g) ?? []).length % 2 === 1) return false
  if (/\b(?:and|the|a|of|to|with|y|el|la|de|und|et)$/i.test(text)) return false
  const letters = text.replace(/\P{L}/gu, '')
  return !(letters.length > 30 && letters === letters.toUpperCase())
}

/** The last sentence of a post that stops where the others end properly: cut off, so not to be quoted. */
export function cutOff(read: Read, at: number): boolean {
  const sentences = read.sentences
  if (at !== sentences.length - 1 || at === 0) return false
  // Who writes "ok. see you there" leaves the last stop out on purpose; only a long text breaks off.
  if (/^\p{Ll}/u.test(read.text) || read.words.length < 25) return false
  const ends = (text: string) =>
    /[.!?…)"”’'»]$|\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*$/u.test(text)
  return !ends(sentences[at]?.text ?? '') && sentences.slice(0, at).every((s) => ends(s.text))
}

export function standsAlone(text: string): boolean {
  return !OPENS_ON_NOTHING.test(text)
}

export function lineScore(text: string, read: Read, corpus: Corpus): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
  const n = words.length
  if (n < 3 || n > 38) return 0
  let rare = 0
  let solid = 0
  for (const word of words) {
    const w = word.toLowerCase().replace('’', "'")
    const s = stem(w)
    const hits = corpus.index.get(s)?.length ?? 0
    if (hits > 0 && hits <= Math.max(3, corpus.reads.length * 0.01)) rare++
    if (hits > 0 && corpus.isThing(s)) solid++
  }
  let score = 0.2 + Math.min(rare, 5) * 0.11 + Math.min(solid, 4) * 0.1
  score += n >= 6 && n <= 24 ? 0.35 : n < 6 ? 0.1 : -0.1
  if (/\d/.test(text)) score += 0.12
  if (TURN.test(text)) score += 0.2
  if (SIMILE.test(text)) score += 0.3
  if (RULE.test(text) && n <= 12) score += 0.45
  if (/\(/.test(text)) score += 0.2
  if (/[‘'"“][^'"”’]{3,200}['"’”]/.test(text)) score += 0.2
  if (CLICHE.test(text)) score -= 0.8
  if (/!{2,}|\?{2,}/.test(text)) score -= 0.15
  if (/\blo+l\b|haha|jaja|xx/i.test(text)) score -= 0.3
  if (/\p{Extended_Pictographic}/u.test(text)) score -= 0.1
  if (read.greeting) score -= 0.6
  if (/^\p{Ll}/u.test(text)) score -= 0.15
  return Math.max(0, score)
}

/** The person's best sentences; each post gives at most two. */
export function bestLines(corpus: Corpus, among: readonly Read[], keep: number): Line[] {
  const lines: Line[] = []
  for (const read of among) {
    if (read.unquotable || read.tone === 'red' || read.tone === 'hidden') continue
    const own: Line[] = []
    read.sentences.forEach((s, i) => {
      if (!printable(s.text) || cutOff(read, i)) return
      const alone = standsAlone(s.text) || (i === 0 && read.sentences.length === 1)
      const score = lineScore(s.text, read, corpus) - (alone ? 0 : 0.35)
      if (score > 0.35)
        own.push({ post: read.id, sentence: i, text: s.text, score: Math.round(score * 1000) / 1000 })
    })
    own.sort((a, b) => b.score - a.score || a.sentence - b.sentence)
    lines.push(...own.slice(0, 2))
  }
  const places = new Map(corpus.reads.map(({ id }, n) => [id, n]))
  const place = ({ post }: Line) => places.get(post) ?? 0
  lines.sort((a, b) => b.score - a.score || place(a) - place(b) || a.sentence - b.sentence)
  // What somebody has posted ten times is one line.
  const seen = new Set<string>()
  const distinct = lines.filter((l) => {
    const bare = l.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return !seen.has(bare) && !!seen.add(bare)
  })
  return distinct.slice(0, keep)
}

/** How much a post has to give: its best sentences and how it ends. */
export function richness(read: Read, corpus: Corpus): number {
  if (read.unquotable || read.words.length < 4) return 0
  const n = read.words.length
  let score = n < 8 ? 0.2 : n <= 45 ? 1 : n <= 90 ? 0.7 : 0.3
  let solid = 0
  for (const w of read.words) {
    const s = stem(w)
    const hits = corpus.index.get(s)?.length ?? 0
    if (hits > 0 && hits <= Math.max(4, corpus.reads.length * 0.01) && corpus.isThing(s)) solid++
  }
  score += Math.min(solid, 5) * 0.15
  if (/\d/.test(read.text)) score += 0.15
  if (TURN.test(read.text)) score += 0.15
  if (SIMILE.test(read.text)) score += 0.15
  if (CLICHE.test(read.text)) score -= 0.4
  if (read.greeting) score -= 0.8
  return Math.max(0, score)
}
