import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { printable } from '../lines.ts'
import { stem, wordsOf } from '../tokens.ts'
import { commonWords } from '../word-lists.ts'

const TAKES_BACK =
  /^(?:so )?(?:not|no longer|never mind|no more|wasn['’]?t|isn['’]?t|ya no|nicht mehr|plus de)\b/i
const WITHIN_DAYS = 400

/** "Top of the league!!!!" and, three weeks on, "Not top of the league." */
export function findRetractions(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  for (const later of corpus.dated) {
    if (later.tone !== 'clear' || later.unquotable || later.greeting || !later.when) continue
    const at = later.sentences.findIndex((s) => TAKES_BACK.test(s.text) && printable(s.text))
    const sentence = later.sentences[at]?.text
    if (!sentence || wordsOf(sentence).length > 8) continue
    const content = contentOf(sentence, later.lang)
    if (content.length < 1) continue
    const earlier = findEarlier(corpus, later, content)
    if (!earlier) continue
    found.push({
      id: `retraction:${later.id}`,
      kind: 'retraction',
      score: 1.8 + Math.min(content.length, 3) * 0.1,
      posts: [earlier.read.id, later.id],
      data: { sentenceA: earlier.at, sentenceB: at, word: content[0] as string },
    })
  }
  return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, 6)
}

const contentOf = (text: string, lang: string | null) =>
  [...new Set(wordsOf(text).map(stem))].filter(
    (w) => w.length > 2 && !commonWords(lang).has(w) && !/^(?:not|no)$/.test(w),
  )

/** The nearest post before that says all of it, without the no. */
function findEarlier(
  corpus: Corpus,
  later: Read,
  content: readonly string[],
): { read: Read; at: number } | null {
  const rarest = [...content].sort(
    (a, b) => (corpus.index.get(a)?.length ?? Infinity) - (corpus.index.get(b)?.length ?? Infinity),
  )[0] as string
  const hits = corpus.index.get(rarest) ?? []
  if (hits.length > Math.max(8, corpus.reads.length * 0.01)) return null
  for (const i of [...hits].reverse()) {
    const read = corpus.reads[i] as Read
    const gap = (later.when?.day ?? 0) - (read.when?.day ?? 0)
    if (
      !read.when ||
      read === later ||
      gap < 1 ||
      gap > WITHIN_DAYS ||
      read.tone !== 'clear' ||
      read.unquotable
    )
      continue
    const at = read.sentences.findIndex((s) => {
      const own = new Set(wordsOf(s.text).map(stem))
      return content.every((w) => own.has(w)) && !TAKES_BACK.test(s.text) && !/\bnot?\b/i.test(s.text)
    })
    if (at >= 0 && wordsOf(read.sentences[at]?.text ?? '').length <= 12) return { read, at }
  }
  return null
}
