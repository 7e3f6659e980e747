import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'

const SHOUT = /(?<![\p{L}\d])\p{Lu}{4,}(?![\p{L}\d])/u
const ACRONYM = /^(?:NASA|COVID|BBQ|UNESCO|HTML|JSON|YMCA|NATO|HMRC|DVLA|ASAP|IKEA|GCSE|ISBN|AGM)$/

/** F13, F34: marks that are everywhere, or nowhere. */
export function findMarks(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const reads = corpus.reads
  const words = reads.reduce((n, r) => n + r.words.length, 0)
  const count = (mark: string) => reads.filter((r) => r.text.includes(mark))
  if (words >= 700 && reads.length >= 40) {
    for (const mark of ['?', '!', '…'])
      if (mark !== '…' && count(mark).length === 0)
        found.push({ id: `absence:${mark}`, kind: 'absent-mark', score: 1.6, posts: [], data: { mark } })
  }
  const questions = count('?')
  if (questions.length === 1)
    found.push({
      id: 'single:?',
      kind: 'single-mark',
      score: 1.3,
      posts: [(questions[0] as { id: number }).id],
      data: { mark: '?' },
    })
  const loud = reads.filter((r) => r.tone === 'clear' && !r.unquotable && shouted(r.text))
  if (loud.length >= 3)
    found.push({
      id: 'shouting',
      kind: 'shouting',
      score: 0.9 + Math.min(loud.length, 6) * 0.05,
      posts: loud.slice(0, 8000).map((r) => r.id),
      data: { count: loud.length, words: loud.slice(0, 60).map((r) => shouted(r.text) as string) },
    })
  const bangs = count('!')
  const total = bangs.reduce((n, r) => n + r.text.split('!').length - 1, 0)
  if (bangs.length >= reads.length * 0.3 && reads.length >= 14)
    found.push({
      id: 'bangs',
      kind: 'bangs',
      score: 1 + bangs.length / reads.length,
      posts: bangs.slice(0, 8000).map((r) => r.id),
      data: { posts: bangs.length, times: total },
    })
  const dots = reads.filter((r) => /\.\.\.|…/.test(r.text))
  if (dots.length >= Math.max(4, reads.length * 0.15))
    found.push({
      id: 'dots',
      kind: 'dots',
      score: 0.8 + dots.length / reads.length,
      posts: dots.slice(0, 8000).map((r) => r.id),
      data: { posts: dots.length },
    })
  found.push(...emoji(corpus), ...signOffs(corpus))
  return found
}

export function shouted(text: string): string | null {
  const outside = text.replace(/(?<!\p{L})['"“‘][^'"”’]{2,60}['"”’](?!\p{L})/gu, ' ')
  const m = SHOUT.exec(outside)
  return m && !ACRONYM.test(m[0]) ? m[0] : null
}

function emoji(corpus: Corpus): Finding[] {
  const used = new Map<string, number[]>()
  for (const r of corpus.reads)
    for (const e of new Set(r.text.match(/\p{Extended_Pictographic}/gu) ?? []))
      used.set(e, [...(used.get(e) ?? []), r.id])
  const [top] = [...used].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  if (!top || top[1].length < 5) return []
  return [
    {
      id: 'emoji',
      kind: 'emoji',
      score: 0.7,
      posts: top[1].slice(0, 8000),
      data: { emoji: top[0], posts: top[1].length, kinds: used.size },
    },
  ]
}

/** F10: posts that end on five words or fewer. */
function signOffs(corpus: Corpus): Finding[] {
  const short = corpus.dated.filter((r) => {
    if (r.unquotable || r.tone !== 'clear' || r.words.length < 12 || r.words.length > 90) return false
    const last = r.sentences.at(-1)?.text ?? ''
    const n = last.split(/\s+/).length
    return r.sentences.length > 1 && n <= 5 && n >= 1 && /\p{L}/u.test(last) && !/https?:|@/.test(last)
  })
  if (short.length < 8 || short.length < corpus.dated.length * 0.12) return []
  return [
    {
      id: 'signoff',
      kind: 'signoff',
      score: 1,
      posts: short.slice(0, 8000).map((r) => r.id),
      data: { count: short.length },
    },
  ]
}
