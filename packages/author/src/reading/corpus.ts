import { readTones, stopWords, type Tones } from '@youzine/words'
import type { Post } from '../model.ts'
import { type Read, readPost, SHORT, usualLanguage } from './digest.ts'
import { type NameEvidence, nameEvidence } from './names.ts'
import { partedFrom } from './parted.ts'
import { withPlainNames } from './plain-names.ts'
import { compareText } from './seeded.ts'
import { numberIn, stem } from './tokens.ts'
import { DETERMINERS, VERB_LEADS } from './word-lists.ts'

/** All of a person's own words, read once, in order of time. */
export interface Corpus {
  /** With words, dated ones first and in order. */
  reads: Read[]
  dated: Read[]
  byId: Map<number, Read>
  /** Stem to the positions in `reads` that hold it, common words left out. */
  index: Map<string, number[]>
  /** Stem to the form most often written. */
  forms: Map<string, string>
  names: NameEvidence[]
  nameWords: Set<string>
  language: string
  tones: Tones
  /** Names of people the person has parted from: in nobody's cast, and in no story. */
  parted: Set<string>
  isThing(stem: string): boolean
}

export function readCorpus(posts: readonly Post[], own: string | null): Corpus {
  const tones = readTones(posts)
  const reads = posts.map((p) => readPost(p, { tone: tones.tone(p.id) })).filter((r) => r.words.length > 0)
  const moments = new Map(
    reads.map((r) => [r, r.when ? Date.parse(r.post.at as string) : Number.MAX_SAFE_INTEGER]),
  )
  const order = (r: Read) => moments.get(r) as number
  // Never by id: the same posts imported again have other ids and the same order.
  reads.sort((a, b) => order(a) - order(b) || compareText(a.text, b.text) || a.id - b.id)
  const dated = reads.filter((r) => r.when)
  settleLanguages(reads)
  const names = withPlainNames(nameEvidence(reads, own), reads, own)
  markRepeats(reads)
  // What sounds like somebody's secret is nobody's article.
  for (const r of reads) if (tones.doubt(r.id) === 'unshown') r.unquotable = true
  const { index, forms, lead } = buildIndex(reads)
  const nameWords = new Set([
    ...names.flatMap((n) => n.name.toLowerCase().split(' ')),
    ...(own?.toLowerCase().split(/\s+/) ?? []),
  ])
  const counts = new Map<string, number>()
  for (const r of reads) if (r.lang) counts.set(r.lang, (counts.get(r.lang) ?? 0) + 1)
  const language =
    [...counts].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0])).find(([l]) => l)?.[0] ?? 'en'
  return {
    reads,
    dated,
    byId: new Map(reads.map((r) => [r.id, r])),
    index,
    forms,
    names,
    nameWords,
    language,
    tones,
    parted: partedFrom(
      reads,
      names.map((n) => n.name),
    ),
    isThing: (s) => {
      const l = lead.get(s)
      return !!l && l.det > 0 && l.det >= l.verb
    },
  }
}

/** Three words are too few to tell a language by: a short post is in the one that the person writes. */
function settleLanguages(reads: readonly Read[]) {
  const counts: Record<string, number> = {}
  for (const r of reads) if (r.lang && r.words.length >= SHORT) counts[r.lang] = (counts[r.lang] ?? 0) + 1
  const usual = usualLanguage(counts)
  if (usual) for (const r of reads) if (r.words.length < SHORT && !r.post.language) r.lang = usual
}

/** The same text five times is a template (a game, an app, a tradition), not prose to quote. */
function markRepeats(reads: readonly Read[]) {
  const seen = new Map<string, Read[]>()
  for (const r of reads) {
    const key = r.text.slice(0, 80).toLowerCase()
    const list = seen.get(key)
    if (list) list.push(r)
    else seen.set(key, [r])
  }
  for (const list of seen.values()) if (list.length > 1) for (const r of list.slice(1)) r.unquotable = true
}

function buildIndex(reads: readonly Read[]) {
  const index = new Map<string, number[]>()
  const written = new Map<string, Map<string, number>>()
  const lead = new Map<string, { det: number; verb: number }>()
  const german = new Map<string, string>()
  reads.forEach((r, at) => {
    const common = stopWords(r.lang)
    const dets = DETERMINERS[r.lang ?? 'en']
    const verbs = VERB_LEADS[r.lang ?? 'en']
    for (let i = 0; i < r.words.length; i++) {
      const word = r.words[i] as string
      if (word.length < 3 || common.has(word) || (word.charCodeAt(0) < 58 && word.charCodeAt(0) > 47))
        continue
      const s = stem(word)
      if (common.has(s) || numberIn(word, r.lang) !== null) continue
      const list = index.get(s)
      if (!list) index.set(s, [at])
      else if (list[list.length - 1] !== at) list.push(at)
      const before = r.words[i - 1]
      if (before) {
        const isDet = dets?.has(before) ?? false
        const isVerb = verbs?.has(before) ?? false
        if (isDet || isVerb) {
          const l = lead.get(s) ?? { det: 0, verb: 0 }
          if (isDet) l.det++
          else l.verb++
          lead.set(s, l)
        }
      }
      // German nouns keep their capital wherever they are named.
      if (r.lang === 'de' && !german.has(s) && /^\p{Lu}\p{Ll}/u.test(r.tokens[i] ?? ''))
        german.set(s, r.tokens[i] as string)
      const bare = word.endsWith("'s") ? word.slice(0, -2) : word
      if (bare === s) continue
      const w = written.get(s) ?? new Map<string, number>()
      w.set(bare, (w.get(bare) ?? 0) + 1)
      written.set(s, w)
    }
  })
  const forms = new Map<string, string>()
  for (const [s, list] of written) {
    const plural = [...list].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))[0] as [string, number]
    if (plural[1] >= (index.get(s)?.length ?? 0) * 0.75) forms.set(s, plural[0])
  }
  for (const [s, form] of german) if (!forms.has(s)) forms.set(s, form)
  return { index, forms, lead }
}
