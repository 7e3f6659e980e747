import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import { compareText } from '../seeded.ts'
import { stem, wordsOf } from '../tokens.ts'
import { commonWords } from '../word-lists.ts'
import { BODY } from './threads.ts'

/** F9, F11: the same words again and again, at the front of posts or anywhere. */
export function findPhrases(corpus: Corpus): Finding[] {
  return [...openings(corpus), ...catchphrases(corpus), ...eraWords(corpus), ...petWords(corpus)]
}

function openings(corpus: Corpus): Finding[] {
  const seen = new Map<string, number[]>()
  for (const r of corpus.dated) {
    if (r.unquotable || r.greeting || r.words.length < 5) continue
    const two = `${r.words[0]} ${r.words[1]}`
    const list = seen.get(two)
    if (list) list.push(r.id)
    else seen.set(two, [r.id])
  }
  const floor = Math.max(3, corpus.dated.length * 0.03)
  return [...seen]
    .filter(([two, ids]) => ids.length >= floor && two.length > 4)
    .sort((a, b) => b[1].length - a[1].length || compareText(a[0], b[0]))
    .slice(0, 5)
    .map(([text, ids]) => {
      const first = corpus.byId.get(ids[0] as number)
      const written = first
        ? first.text
            .slice(0, 60)
            .split(/\s+/)
            .slice(0, 2)
            .join(' ')
            .replace(/[,.:;!?]+$/, '')
        : text
      return {
        id: `opening:${text}`,
        kind: 'opening',
        score: 0.7 + ids.length / corpus.dated.length,
        posts: ids,
        data: { text, written },
      }
    })
}

function catchphrases(corpus: Corpus): Finding[] {
  const grams = new Map<string, number[]>()
  const sample =
    corpus.dated.length > 1500
      ? corpus.dated.filter((_, i) => i % Math.ceil(corpus.dated.length / 1500) === 0)
      : corpus.dated
  for (const r of sample) {
    if (r.unquotable || r.greeting || r.tone !== 'clear' || r.words.length > 80) continue
    const common = commonWords(r.lang)
    const here = new Set<string>()
    for (let i = 0; i < r.words.length - 1; i++) {
      for (let n = 2; n <= 4 && i + n <= r.words.length; n++) {
        const last = r.words[i + n - 1] as string
        const gram = r.words.slice(i, i + n)
        if (n === 2 && (common.has(gram[0] as string) || common.has(last))) continue
        if (n > 2 && gram.every((w) => common.has(w))) continue
        here.add(gram.join(' '))
      }
    }
    for (const g of here) {
      const list = grams.get(g)
      if (list) list.push(r.id)
      else grams.set(g, [r.id])
    }
  }
  const kept: Finding[] = []
  const candidates = [...grams].filter(([, ids]) => ids.length >= 3)
  candidates.sort((a, b) => weight(b) - weight(a) || compareText(a[0], b[0]))
  for (const [text, ids] of candidates) {
    const years = new Set(ids.map((id) => corpus.byId.get(id)?.when?.y))
    if (years.size < 2 || /\b(?:one of|lot of|of the|in the|a few|\d+)\b/.test(text)) continue
    if (text.split(' ').every((w) => corpus.nameWords.has(w)) || !inOneBreath(corpus, ids[0] as number, text))
      continue
    if (kept.some((k) => (k.data.text as string).includes(text) || text.includes(k.data.text as string)))
      continue
    const all = sample === corpus.dated ? ids : everywhere(corpus, text)
    kept.push({
      id: `catchphrase:${text}`,
      kind: 'catchphrase',
      score: 0.7 + Math.min(all.length, 12) * 0.07 + text.split(' ').length * 0.1,
      posts: all,
      data: { text, saying: isSaying(corpus, all, text) },
    })
    if (kept.length >= 8) break
  }
  return kept
}

/** "Nobody asked me." stands by itself in most of its posts; "written to the council" never does. */
function isSaying(corpus: Corpus, ids: readonly number[], text: string): boolean {
  const alone = ids.filter((id) =>
    corpus.byId.get(id)?.sentences.some((s) => wordsOf(s.text).join(' ') === text),
  )
  return alone.length >= Math.max(3, ids.length / 2)
}

/** Words on both sides of a full stop are no phrase. */
function inOneBreath(corpus: Corpus, id: number, text: string): boolean {
  const written = corpus.byId.get(id)?.text.toLowerCase().replace(/’/g, "'") ?? ''
  return written.includes(text)
}

/** A sample finds the phrase; only the whole archive may count it. */
function everywhere(corpus: Corpus, text: string): number[] {
  const words = text.split(' ')
  const rarest = words
    .map((w) => corpus.index.get(stem(w)))
    .filter((at) => at !== undefined)
    .sort((a, b) => a.length - b.length)[0]
  const reads = rarest ? rarest.map((i) => corpus.reads[i]) : corpus.reads
  return reads
    .filter(
      (r) =>
        r?.when &&
        !r.unquotable &&
        !r.greeting &&
        r.tone === 'clear' &&
        ` ${r.words.join(' ')} `.includes(` ${text} `),
    )
    .map((r) => r?.id as number)
}

const weight = ([text, ids]: [string, number[]]) => ids.length * (text.split(' ').length - 0.5)

/** F38: a word that lived only in one part of the archive. */
function eraWords(corpus: Corpus): Finding[] {
  const first = corpus.dated[0]?.when?.day
  const last = corpus.dated.at(-1)?.when?.day
  if (first === undefined || last === undefined || last - first < 500) return []
  const found: Finding[] = []
  for (const [word, at] of corpus.index) {
    if (at.length < 4 || word.length < 4 || corpus.nameWords.has(word)) continue
    const reads = at.map((i) => corpus.reads[i]).filter((r) => r?.when)
    const from = reads[0]?.when?.day
    const to = reads.at(-1)?.when?.day
    if (from === undefined || to === undefined || to - from > (last - first) / 5 || to - from < 14) continue
    if (last - to < (last - first) / 6 || reads.some((r) => r?.tone !== 'clear')) continue
    found.push({
      id: `era:${word}`,
      kind: 'era-word',
      score: 0.6 + Math.min(at.length, 20) * 0.05,
      posts: reads.map((r) => r?.id as number),
      data: { word: corpus.forms.get(word) ?? word, stem: word, span: to - from, count: at.length },
    })
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 15)
}

/** Words a person uses far more than a habit would explain: things, in at least five posts and three years. */
function petWords(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const floor = Math.max(3, corpus.reads.length * 0.004)
  for (const [word, at] of corpus.index) {
    if (
      at.length < floor ||
      word.length < 3 ||
      corpus.nameWords.has(word) ||
      BODY.has(word) ||
      !corpus.isThing(word)
    )
      continue
    const reads = at.map((i) => corpus.reads[i]).filter((r) => r?.when && r.tone === 'clear' && !r.greeting)
    const years = new Set(reads.map((r) => r?.when?.y)).size
    if (reads.length < floor || years < 2 || reads.length > corpus.reads.length * 0.3) continue
    found.push({
      id: `habit:${word}`,
      kind: 'habit',
      score: 0.5 + Math.log2(reads.length) * 0.15 + Math.min(years, 6) * 0.08,
      posts: reads.slice(0, 400).map((r) => r?.id as number),
      data: { word: corpus.forms.get(word) ?? word, stem: word, years, count: at.length },
    })
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 40)
}
