import type { Post } from '../model.ts'
import { type Read, readPost, SHORT, usualLanguage } from './digest.ts'
import { type NameEvidence, nameEvidence } from './names.ts'
import { partedFrom } from './parted.ts'
import { withPlainNames } from './plain-names.ts'
import { compareText } from './seeded.ts'
import { mournedIn, namesMourned, saysDeath } from './tender.ts'
import { numberIn, stem } from './tokens.ts'
import { commonWords, DETERMINERS, VERB_LEADS } from './word-lists.ts'

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
  /** Names of people the person has parted from: in nobody's cast, and in no story. */
  parted: Set<string>
  isThing(stem: string): boolean
}

export function readCorpus(posts: readonly Post[], own: string | null): Corpus {
  const reads = posts.map((p) => readPost(p)).filter((r) => r.words.length > 0)
  const order = (r: Read) => (r.when ? Date.parse(r.post.at as string) : Number.MAX_SAFE_INTEGER)
  reads.sort((a, b) => order(a) - order(b) || a.id - b.id)
  const dated = reads.filter((r) => r.when)
  settleLanguages(reads)
  const names = withPlainNames(nameEvidence(reads, own), reads, own)
  spreadTenderness(reads, names)
  markRepeats(reads)
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

/** A post that names somebody lost, follows the loss closely, or keeps its date, is handled gently. */
function spreadTenderness(reads: readonly Read[], names: readonly NameEvidence[]) {
  const people = names.filter((n) => n.person > n.place).map((n) => n.name)
  const mourned = new Set<string>()
  const near = new Set<number>()
  const reds = reads.filter((r) => r.tone === 'red')
  const bereft = reds.filter((r) => saysDeath(r.text))
  // Somebody who posts every obituary is not in mourning for all of them.
  const personal =
    bereft.length > Math.max(6, reads.length * 0.02)
      ? bereft.filter((r) => mournedIn(r.text, people).length > 0)
      : bereft
  for (const r of reds) {
    const who = mournedIn(r.text, people)
    for (const name of who) mourned.add(name)
    if (r.when && (who.length > 0 || personal.includes(r)))
      for (let d = 0; d <= 14; d++) near.add(r.when.day + d)
  }
  const losses = personal.flatMap((r) => (r.when ? [r.when] : []))
  if (mourned.size === 0 && near.size === 0) return
  const list = [...mourned]
  const lower = new Set(list.map((name) => (name.split(' ').at(-1) as string).toLowerCase()))
  for (const r of reads) {
    if (r.tone !== 'clear') continue
    const day = r.when?.day
    if (day !== undefined) {
      const counted = losses.length > 0 ? spanIn(r.text) : 0
      if (near.has(day)) r.tone = 'amber'
      else if (
        losses.some(
          (l) =>
            keepsTheDate(day, l.day) ||
            (counted > 0 &&
              day > l.day &&
              Math.abs(day - l.day - counted) <= Math.max(6, Math.min(150, counted * 0.1))),
        )
      )
        r.tone = 'amber'
    }
    if (
      r.tone === 'clear' &&
      r.words.some((w) => lower.has(w) || (w.endsWith("'s") && lower.has(w.slice(0, -2)))) &&
      namesMourned(r.text, list)
    )
      r.tone = 'amber'
  }
}

/** Within five days of the date in a later year. */
function keepsTheDate(day: number, loss: number): boolean {
  const after = day - loss
  if (after < 200) return false
  const off = after % 365.25
  return Math.min(off, 365.25 - off) <= 5
}

const UNITS: Record<string, number> = {
  week: 7,
  month: 30.44,
  year: 365.25,
  semana: 7,
  mes: 30.44,
  año: 365.25,
}

/** "Four months." is about something that happened four months ago: the days it counts, or 0. */
function spanIn(text: string): number {
  const m =
    /(?:^|\b(?:it'?s been|been|hace|ya) )(a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|un|una|dos|tres|cuatro|cinco|seis) (weeks?|months?|years?|semanas?|mes(?:es)?|años?)\b/i.exec(
      text,
    )
  if (!m) return 0
  const n = numberIn(m[1] as string) ?? 1
  const unit =
    UNITS[(m[2] as string).toLowerCase()] ??
    UNITS[(m[2] as string).toLowerCase().replace(/(?:es|s)$/, '')] ??
    0
  return n * unit
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
    const common = commonWords(r.lang)
    const dets = DETERMINERS[r.lang ?? 'en']
    const verbs = VERB_LEADS[r.lang ?? 'en']
    for (let i = 0; i < r.words.length; i++) {
      const word = r.words[i] as string
      if (word.length < 3 || common.has(word) || (word.charCodeAt(0) < 58 && word.charCodeAt(0) > 47))
        continue
      const s = stem(word)
      if (common.has(s) || numberIn(word) !== null) continue
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
