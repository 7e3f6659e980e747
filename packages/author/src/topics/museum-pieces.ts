import type { Finding } from '../model.ts'
import { quoteOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { stem } from '../reading/tokens.ts'
import type { Desk } from '../writing/desk.ts'
import type { Quote } from '../writing/quote.ts'
import { dayNumber } from '../writing/slots.ts'
import { borrowFrom } from './borrowing.ts'

export interface Piece {
  finding: Finding
  id: number
  again: number | null
  /** How it came or went, by the verb that governs it. */
  mode: Mode | null
  /** What is written on it. */
  inscription: Quote | null
  /** The object's sentence, told by somebody else. */
  told: string | null
  /** What the post says after that sentence. */
  after: Quote | null
  label: string
}

export type Mode = 'bought' | 'found' | 'made' | 'given' | 'won' | 'lost' | 'left' | 'broken' | 'eaten'

/** Read against what stands before the object in its sentence. */
const MODES: Record<string, [Mode, RegExp][]> = {
  en: [
    ['given', /\b(?:gave|got|bought|brought|sent|handed|made) (?:me|us)\b[^;]{0,30}$/i],
    ['bought', /\b(?:bought|ordered|purchased|treated myself to)\b[^,;]{0,30}$/i],
    ['found', /\bfound\b[^;]{0,40}$/i],
    ['made', /\b(?:made|baked|built|knitted|sewed|painted|drew|carved|cooked)\b[^,;]{0,25}$/i],
    ['won', /\bwon\b[^;]{0,25}$/i],
    ['lost', /\b(?:lost|forgot|mislaid)(?: \p{L}+){0,2} ?$/iu],
    ['left', /\b(?:left|lent)(?: \p{L}+){0,1} ?$/iu],
    [
      'broken',
      /\b(?:broke|smashed|burnt|burned|dropped|spilt|spilled|cracked|ruined|snapped)\b[^,;]{0,25}$/i,
    ],
    ['eaten', /\b(?:ate|eaten|finished off|drank)(?: (?!in |on |at |with |from |out )[\p{L}\d]+){0,2} ?$/iu],
  ],
  es: [
    ['given', /\b(?:me|nos) (?:ha |han )?(?:regal\p{L}+|dado|dio|trajo|traído)[^,;]{0,30}$/iu],
    ['bought', /\b(?:compr(?:é|ado|amos|ó)|pedí|encargu?é)\b[^,;]{0,30}$/iu],
    ['found', /\b(?:encontr(?:é|ado|amos|ó)|apareci(?:ó|do))\b[^,;]{0,40}$/iu],
    ['made', /\b(?:hice|hecho|horne(?:é|ado)|tej(?:í|ido)|cos(?:í|ido)|pint(?:é|ado))\b[^,;]{0,25}$/iu],
    ['won', /\b(?:gan(?:é|ado|amos|ó)|tocó)\b[^,;]{0,25}$/iu],
    ['lost', /\b(?:perd(?:í|ido)|olvid(?:é|ado|ó))\b[^,;]{0,25}$/iu],
    ['left', /\b(?:dej(?:é|ado)|prest(?:é|ado))\b[^,;]{0,20}$/iu],
    ['broken', /\b(?:rompi(?:ó|do)|roto|quem(?:ó|ado|é)|ca(?:yó|ído))\b[^,;]{0,25}$/iu],
    ['eaten', /\b(?:com(?:í|ido|ió)|zamp\p{L}+)\b[^,;]{0,30}$/iu],
  ],
}

const WRITTEN_ON =
  /^(?: (?:that|which|que))?(?: (?:says|said|saying|reads|reading|pone|ponía|dice|decía)|:) ?(?:'((?:[^']|(?<=\p{L})'(?=\p{L})){3,60}?)'(?!\p{L})|"([^"]{3,60})"|“([^”]{3,60})”|‘((?:[^‘’]|(?<=\p{L})’(?=\p{L})){3,60}?)’(?!\p{L})|«([^»]{3,60})»)/u
const HANGS = /\b(?:it|he|she|they|him|them|that|one|ones)\b/i

/** One thing from a post, with all that its own words say about it. */
export function pieceOf(m: Material, finding: Finding): Piece | null {
  const id = finding.posts[0] as number
  const r = m.read(id)
  const at = finding.data.sentence as number
  const sentence = r?.sentences[at]?.text
  if (!r || !sentence) return null
  const phrase = String(finding.data.phrase)
  const place = sentence.indexOf(phrase)
  const before = sentence.slice(0, Math.max(0, place))
  const inscription =
    WRITTEN_ON.exec(sentence.slice(place + phrase.length))
      ?.slice(1)
      .find(Boolean) ?? null
  const told = at === 0 || !HANGS.test(sentence) ? (m.told(id, at)?.replace(/[,;]+$/, '') ?? null) : null
  const mode =
    MODES[r.lang ?? '']?.find(([, cue]) => cue.test(before))?.[0] ??
    (/\b(?:broken|burnt|cracked|rot[oa]|quemad[oa])\b/i.test(phrase) ? 'broken' : null)
  return {
    finding,
    id,
    again: typeof finding.data.again === 'number' ? finding.data.again : null,
    mode: inscription ? null : mode,
    inscription: quoteOf(inscription?.replace(/[.,]$/, '') ?? null, id),
    told,
    after: following(m, id, at),
    label: String(finding.data.label),
  }
}

/** The next sentence, and the one after it if both are short. */
function following(m: Material, id: number, at: number): Quote | null {
  const next = m.sentence(id, at + 1)
  const r = m.read(id)
  if (!next || !r || next.quote.split(/\s+/).length > 18 || /^\p{Ll}/u.test(next.quote)) return null
  const two = r.text.slice(r.sentences[at + 1]?.from ?? 0)
  const short = r.sentences.length === at + 3 && two.split(/\s+/).length <= 16 && !two.includes('\n')
  return short && m.sentence(id, at + 2) ? { quote: two.trim(), post: id } : next
}

/** As many as a small archive can spare and a large one needs, no more than two of a year where there are many years. */
export function collect(desk: Desk): Piece[] {
  const m = desk.material
  const borrower = borrowFrom(desk)
  const { written, years } = m.analysis.totals
  const room = Math.min(13, 4 + Math.floor(written / 7))
  const perYear = Math.max(2, Math.ceil((room * 1.6) / Math.max(1, Object.keys(years).length)))
  const all = m
    .findings('object')
    .filter(
      (f) => m.clear(f.posts[0] as number) && m.sentence(f.posts[0] as number, f.data.sentence as number),
    )
  const right = (f: Finding) => Math.min(1, desk.rank(f.posts[0] as number))
  all.sort((a, b) => right(b) - right(a) || b.score - a.score || (a.id < b.id ? -1 : 1))
  const ofYear = new Map<number, number>()
  const pieces: Piece[] = []
  const taken = new Set<number>()
  for (const f of all) {
    if (pieces.length >= room) break
    const piece = pieceOf(m, f)
    if (!piece) continue
    if (piece.again !== null && (taken.has(piece.again) || !borrower.may(piece.id, piece.again)))
      piece.again = null
    const ids = piece.again === null ? [piece.id] : [piece.id, piece.again]
    if (ids.some((id) => taken.has(id)) || !borrower.may(...ids)) continue
    const year = m.read(piece.id)?.when?.y ?? 0
    if ((ofYear.get(year) ?? 0) >= perYear) continue
    ofYear.set(year, (ofYear.get(year) ?? 0) + 1)
    borrower.take(...ids)
    for (const id of ids) taken.add(id)
    pieces.push(piece)
  }
  return pieces.sort((a, b) => dayNumber(m, a.id) - dayNumber(m, b.id) || a.id - b.id)
}

/** "a broken stapler", "an egg", "jars of plum jam". */
export function withArticle(label: string): string {
  const head = label.split(' of ')[0]?.split(' ').at(-1) ?? label
  if (/(?:s)$/.test(head) && stem(head) !== head) return label
  if (
    /^(?:soup|bread|toast|jam|cheese|wool|gravy|custard|rhubarb|salmon|milk|butter|salt|wine|gin|knitting|piccalilli|treacle|confetti|bunting|paint)$/.test(
      head,
    )
  )
    return label
  return `${/^[aeiou]/i.test(label) && !/^(?:un[ai]|eu|us|uk|one)/i.test(label) ? 'an' : 'a'} ${label}`
}
