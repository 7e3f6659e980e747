import type { Figure, Paragraph, Sentence, Source } from '../model.ts'
import { byHash } from '../reading/seeded.ts'
import type { Bank } from './bank.ts'
import { escapeHtml } from './html.ts'
import type { Material } from './material.ts'
import { dedupe } from './page.ts'
import { isQuote, typographic } from './quote.ts'
import { render, type Slots } from './template.ts'
import type { Wording } from './wording.ts'

/** Where a piece about answers is written, frame by frame: it remembers what was said, so that nothing is said twice. */
export interface Desk {
  material: Material
  wording: Wording
  bank: Bank
  seed: string
  paragraphs: Paragraph[]
  figures: Figure[]
  frames: Set<string>
  usedPosts: Set<number>
  say(key: string, slots: Slots, sources: Source[]): Sentence[]
  /** True when some frame of this occasion can still be filled. */
  can(key: string): boolean
  add(kind: Paragraph['kind'], sentences: Sentence[], label?: string): boolean
  heading(text: string, sources: Source[]): void
  /** Not told here or before. */
  fresh(id: number): boolean
  plain(text: string, sources: Source[], frame: string): Sentence[]
}

export { count, post } from './page.ts'

const OUTSIDE_QUOTES = /“[^”]{0,600}”/g
const grams = (text: string, size: number): string[] => {
  const words =
    text
      .replace(OUTSIDE_QUOTES, ' · ')
      .toLowerCase()
      .match(/[\p{L}\p{N}’'-]+|·/gu) ?? []
  const out: string[] = []
  for (let i = 0; i + size <= words.length; i++) {
    const gram = words.slice(i, i + size)
    if (!gram.includes('·')) out.push(gram.join(' '))
  }
  return out
}

export interface DeskOptions {
  material: Material
  wording: Wording
  bank: Bank
  seed: string
  /** Frames that the person's other articles have used. */
  avoidFrames: ReadonlySet<string>
  avoidPosts: ReadonlySet<number>
}

export function openDesk({ material, wording, bank, seed, avoidFrames, avoidPosts }: DeskOptions): Desk {
  const frames = new Set<string>()
  const said = new Set<string>()
  const usedPosts = new Set<number>()
  const paragraphs: Paragraph[] = []
  const figures: Figure[] = []
  const quotedTexts = new Set<string>()
  let lastWord = ''

  const accept = (frame: string, texts: string[], sources: Source[], slots: Slots): Sentence[] => {
    frames.add(frame)
    if (!/\.(?:standfirst|description)/.test(frame))
      for (const text of texts) for (const g of grams(text, 5)) said.add(g)
    lastWord = firstWord(texts.at(-1) ?? '')
    const shown = texts.join(' ')
    const quotedHere = new Set<number>()
    for (const slot of Object.values(slots))
      if (isQuote(slot) && slot.post >= 0 && shown.includes(typographic(slot.quote).replace(/[.,;:]$/, '')))
        quotedHere.add(slot.post)
    // A sentence tells the posts that it quotes; without a quote, those it rests on, unless it only counts them.
    const tally = sources.some((x) => x.type === 'count' && x.of.kind === 'listed')
    if (quotedHere.size === 0 && !tally) for (const x of sources) if (x.type === 'post') quotedHere.add(x.id)
    for (const id of quotedHere) usedPosts.add(id)
    for (const text of texts)
      for (const q of text.match(OUTSIDE_QUOTES) ?? []) quotedTexts.add(q.toLowerCase())
    return texts.map((text) => ({ text, sources, frame }))
  }

  const order = new Map<string, { frame: string; template: string }[]>()
  const variants = (key: string) => {
    let list = order.get(key)
    if (!list) {
      const own = (bank[key] ?? []).map((template, i) => ({
        frame: `${key}#${i}`,
        template: template.replace(/^\+/, ''),
        first: template.startsWith('+'),
      }))
      const mixed = byHash(own, `${seed}|${key}`, (v) => v.frame)
      list = [...mixed.filter((v) => v.first), ...mixed.filter((v) => !v.first)]
      order.set(key, list)
    }
    return list
  }

  return {
    material,
    wording,
    bank,
    seed,
    paragraphs,
    figures,
    frames,
    usedPosts,
    can: (key) => variants(key).some((v) => !frames.has(v.frame)),
    say(key, slots, sources) {
      const all = { N: material.name, FN: material.hasName ? material.name : null, ...slots }
      // Standfirst and preview stand outside the text, so they neither repeat it nor forbid it anything.
      const aside = /\.(?:standfirst|description)/.test(key)
      let second: { frame: string; texts: string[] } | null = null
      for (const pass of ['unused by others', 'any'] as const) {
        for (const v of variants(key)) {
          if (frames.has(v.frame) || (pass === 'unused by others' && avoidFrames.has(v.frame))) continue
          const texts: string[] = []
          for (const part of v.template.split(' | ')) {
            const text = render(part, all, wording)
            if (text === null) break
            texts.push(text)
          }
          if (texts.length !== v.template.split(' | ').length) continue
          const own = texts.flatMap((t) => grams(t, 5))
          if (!aside && (own.some((g) => said.has(g)) || new Set(own).size < own.length)) continue
          // Some people post the same sentence for years; an article quotes it once.
          if (
            texts.some((t) =>
              (t.match(OUTSIDE_QUOTES) ?? []).some(
                (q) => q.split(' ').length > 3 && quotedTexts.has(q.toLowerCase()),
              ),
            )
          )
            continue
          const first = firstWord(texts[0] as string)
          if (first === lastWord || /^\d/.test(first)) {
            second ??= { frame: v.frame, texts }
            continue
          }
          return accept(v.frame, texts, sources, slots)
        }
        if (second) return accept(second.frame, second.texts, sources, slots)
      }
      return []
    },
    plain(text, sources, frame) {
      return accept(frame, [text], sources, {})
    },
    add(kind, sentences, label) {
      if (sentences.length === 0) return false
      const text = sentences.map((s) => escapeHtml(s.text)).join(' ')
      const head = label ? `<strong>${escapeHtml(label)}</strong> ` : ''
      const tag = kind === 'item' ? 'p' : kind === 'note' ? 'p' : kind
      const html = kind === 'note' ? `<p><em>${text}</em></p>` : `<${tag}>${head}${text}</${tag}>`
      const sources = dedupe(sentences.flatMap((s) => s.sources))
      paragraphs.push({ kind, ...(label ? { label } : {}), html, sources, sentences })
      lastWord = ''
      return true
    },
    heading(text, sources) {
      lastWord = ''
      paragraphs.push({
        kind: 'h2',
        html: `<h2>${escapeHtml(text)}</h2>`,
        sources,
        sentences: [{ text, sources, frame: '' }],
      })
    },
    fresh: (id) => !usedPosts.has(id) && !avoidPosts.has(id),
  }
}

function firstWord(text: string): string {
  return /[\p{L}\p{N}]+/u.exec(text)?.[0]?.toLowerCase() ?? ''
}
