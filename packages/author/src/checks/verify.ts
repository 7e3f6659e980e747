import { shownIn } from '../forms/entries.ts'
import type { Article, Paragraph, Post, Sentence, Source } from '../model.ts'
import { dayOf } from '../reading/calendar.ts'
import { numberIn } from '../reading/tokens.ts'
import { ownDay } from '../writing/own-time.ts'
import { foldMarks } from '../writing/quote.ts'
import { recount } from './recount.ts'

export interface Fault {
  rule: 'hole' | 'quote' | 'number' | 'receipt' | 'repeat' | 'frames' | 'ease' | 'tone'
  detail: string
}

const QUOTE = /[“„]([^“”„]+)[”“]/g

/** Everything that can be checked about one article without reading it. */
export function verifyArticle(
  article: Article,
  posts: readonly Post[],
  answers: readonly string[] = [],
): Fault[] {
  const texts = [...posts.map((p) => foldMarks(p.text)), ...answers.map(foldMarks)]
  const byId = new Map(posts.map((p) => [p.id, p]))
  const answered = answers.flatMap(numbersIn)
  const recounted = new Map<string, number | null>()
  const again = (s: Source) => {
    if (s.type !== 'count') return null
    const key = JSON.stringify(s.of)
    if (!recounted.has(key)) recounted.set(key, recount(posts, s.of))
    return recounted.get(key) ?? null
  }
  const faults: Fault[] = []
  for (const p of article.paragraphs) {
    faults.push(...blockFaults(p, byId))
    for (const s of p.sentences) {
      // A long answer stands as a block without quotation marks.
      const told = p.kind === 'blockquote' && s.sources.every((x) => x.type === 'answer')
      if (s.sources.length === 0) faults.push({ rule: 'receipt', detail: s.text })
      faults.push(...quoteFaults(s, texts, byId))
      if (told && !texts.some((t) => t.includes(foldMarks(s.text))))
        faults.push({ rule: 'quote', detail: s.text })
      // In a form posts stand whole and dates stand in columns; only an index is made of numbers of ours.
      if (!told && (!p.block || p.kind === 'index'))
        faults.push(...numberFaults(s, posts, byId, again, answered))
    }
  }
  faults.push(...holesIn(article), ...repeatFaults(article), ...easeFaults(article))
  return faults
}

/** “und zwei Jahre .”: where a phrase was to stand and none does. */
const HOLE =
  /\p{L} [.,;:!?](?:\s|$)|[,;:] ?[,;.]|\( ?\)|“ ?”|„ ?“|\S {2,}\S|(?:^|\s)(?:null|undefined|NaN|Infinity)(?!\p{L})/u

/** In what we say ourselves; how people space their posts is theirs. */
function holesIn(article: Article): Fault[] {
  const own = [
    article.title,
    article.standfirst,
    article.description,
    ...article.paragraphs.flatMap((p) => (p.block ? [] : p.sentences.map((s) => s.text))),
    ...article.paragraphs.flatMap(({ block }) =>
      block?.form === 'saga'
        ? [block.title, block.close ?? '', ...block.acts.flatMap((a) => [a.caption ?? '', a.elapsed ?? ''])]
        : [],
    ),
  ]
  return own
    .map((text) => text.replace(QUOTE, (quote) => quote.charAt(0)))
    .filter((text) => HOLE.test(text))
    .map((detail) => ({ rule: 'hole', detail }))
}

/** What a form shows of a post is in that post, to the letter; what it calls whole is all of it. */
function blockFaults(p: Paragraph, byId: ReadonlyMap<number, Post>): Fault[] {
  if (!p.block) return []
  return shownIn(p.block).flatMap((s): Fault[] => {
    const text = foldMarks(byId.get(s.post)?.text ?? '')
    const shown = foldMarks(s.text)
    const holds = s.whole ? text === shown : shown !== '' && text.includes(shown)
    return holds ? [] : [{ rule: 'quote', detail: s.text }]
  })
}

function quoteFaults(s: Sentence, texts: readonly string[], byId: ReadonlyMap<number, Post>): Fault[] {
  const faults: Fault[] = []
  for (const m of s.text.matchAll(QUOTE)) {
    const quote = foldMarks(m[1] as string)
    const own = s.sources.some(
      (x) => x.type === 'post' && foldMarks(byId.get(x.id)?.text ?? '').includes(quote),
    )
    if (own) continue
    const loose = quote.toLowerCase()
    if (
      !texts.some(
        (t) => t.includes(quote) || (quote.split(' ').length <= 4 && t.toLowerCase().includes(loose)),
      )
    )
      faults.push({ rule: 'quote', detail: m[1] as string })
  }
  return faults
}

/** Each number outside quotes must be in the receipts: a recounted count, a date, a number of the post, or a gap. */
function numberFaults(
  s: Sentence,
  posts: readonly Post[],
  byId: ReadonlyMap<number, Post>,
  again: (x: Source) => number | null,
  answered: readonly number[],
): Fault[] {
  const faults: Fault[] = []
  const allowed = new Set<number>([1])
  const days: number[] = []
  for (const x of s.sources) {
    if (x.type === 'count') {
      const value = again(x)
      if (value !== null && value !== x.value)
        faults.push({ rule: 'number', detail: `${JSON.stringify(x)} recounted as ${value}` })
      allowed.add(x.value)
      if (x.of.kind === 'listed') allowed.add(x.of.posts.length)
      for (const n of spanNumbers(x.value)) allowed.add(n)
      if (x.of.kind === 'year') allowed.add(x.of.year)
      if (x.of.kind === 'date') for (const n of dateNumbers(x.of.iso)) allowed.add(n)
      if (x.of.kind === 'difference' || x.of.kind === 'ratio') for (const n of x.of.of) allowed.add(n)
    } else if (x.type === 'post') {
      const p = byId.get(x.id)
      const when = ownDay(posts, p?.at ?? null)
      if (when) {
        days.push(when.day)
        for (const n of [when.y, when.m, when.d]) allowed.add(n)
      }
      for (const n of numbersIn(p?.text ?? '')) allowed.add(n)
    } else for (const n of answered) allowed.add(n)
  }
  for (const a of days) for (const b of days) for (const n of spanNumbers(Math.abs(a - b))) allowed.add(n)
  const outside = s.text
    .replace(QUOTE, ' ')
    .replace(/[^\s.]{1,80}(?:\.[a-z][^\s.]{0,80}){1,6}/g, ' ')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(COMPOUND, (_, tens: string, unit: string) =>
      String((numberIn(tens) ?? 0) + (numberIn(unit) ?? 0)),
    )
  for (const w of outside.match(/\d[\d,]*\d|\d+|\p{L}+(?:-\p{L}+)?/gu) ?? []) {
    const n = numberIn(w)
    if (n === null || n === 1 || IDIOM.test(w) || FRAME_NUMBERS.has(w.toLowerCase())) continue
    if (!allowed.has(n)) faults.push({ rule: 'number', detail: `${w} in: ${s.text}` })
  }
  return faults
}

function numbersIn(text: string): number[] {
  return (text.match(/\d[\d.,:]*\d|\d+|\p{L}+(?:-\p{L}+)?/gu) ?? [])
    .map((w) => numberIn(w.replace(/[.,]$/, '')))
    .filter((n) => n !== null)
}

/** "treinta y ocho" is one number. */
const COMPOUND =
  /(treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y (una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)(?!\p{L})/giu

/** Spanish "un", "una", and numbers that belong to the frame, not to the person. */
const IDIOM = /^(?:un|una|uno|once)$/i
const FRAME_NUMBERS = new Set(['two', 'three', 'five', 'dos', 'tres', 'cinco', 'cien'])

function dateNumbers(iso: string): number[] {
  const d = dayOf(iso)
  return d ? [d.y, d.m, d.d] : []
}

function spanNumbers(days: number): number[] {
  const years = days / 365.25
  return [
    days,
    Math.floor(days / 7),
    Math.floor(days / 30.44),
    Math.floor(years),
    Math.round(years),
    Math.ceil(years),
    // “nine years and eleven months”
    Math.floor((days % 365.25) / 30.44),
  ]
}

function repeatFaults(article: Article): Fault[] {
  const seen = new Set<string>()
  const faults: Fault[] = []
  for (const p of article.paragraphs.filter((x) => !x.block))
    for (const s of p.sentences) {
      const words =
        s.text
          .replace(QUOTE, ' · ')
          .toLowerCase()
          .match(/[\p{L}\p{N}’'-]+|·/gu) ?? []
      for (let i = 0; i + 5 <= words.length; i++) {
        const gram = words.slice(i, i + 5)
        if (gram.includes('·')) continue
        const key = gram.join(' ')
        if (seen.has(key)) faults.push({ rule: 'repeat', detail: key })
        seen.add(key)
      }
    }
  return faults
}

/** Flesch reading ease of the prose, by vowel groups; quotes included, because they are what is read. */
export function readingEase(article: Article): number {
  const text = article.paragraphs
    .filter((p) => p.kind !== 'h2' && !p.block)
    .flatMap((p) => p.sentences.map((s) => s.text))
    .join(' ')
  const words = text.match(/\p{L}+/gu) ?? []
  const sentences = Math.max(1, (text.match(/[.!?…]+(?:[”’)]|\s|$)/g) ?? []).length)
  const syllables = words.reduce(
    (n, w) =>
      n +
      Math.max(
        1,
        (
          w
            .toLowerCase()
            .replace(/e$/, '')
            .match(/[aeiouyáéíóúüäöàèéêëîïôûœ]+/g) ?? []
        ).length,
      ),
    0,
  )
  if (words.length === 0) return 70
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length)
}

function easeFaults(article: Article): Fault[] {
  // A handful of sentences has no reading ease to speak of.
  const prose = article.paragraphs.filter((p) => !p.block)
  if (prose.reduce((n, p) => n + p.sentences.reduce((k, s) => k + s.text.split(' ').length, 0), 0) < 90)
    return []
  // Nor has an index, line by line.
  if (
    article.paragraphs.filter((p) => p.kind === 'item' && !p.label).length >
    article.paragraphs.length * 0.7
  )
    return []
  const ease = readingEase(article)
  const [low, high] = article.language === 'en' ? [45, 110] : [10, 115]
  return ease < low || ease > high ? [{ rule: 'ease', detail: `reading ease ${ease.toFixed(0)}` }] : []
}

/** How much of one article's frames another one uses too. */
export function sharedFrames(a: Article, b: Article): number {
  const of = (x: Article) => new Set(x.told.filter((t) => t.startsWith('frame:')))
  const fa = of(a)
  const fb = of(b)
  let both = 0
  for (const f of fa) if (fb.has(f)) both++
  return both / Math.max(1, Math.min(fa.size, fb.size))
}

export function sharedPosts(a: Article, b: Article): number {
  const of = (x: Article) => new Set(x.told.filter((t) => t.startsWith('post:')))
  const pa = of(a)
  const pb = of(b)
  let both = 0
  for (const p of pa) if (pb.has(p)) both++
  return both / Math.max(1, Math.min(pa.size, pb.size))
}
