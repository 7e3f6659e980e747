import type { Passage } from './find.ts'
import type { SentenceOf, Shelved } from './library.ts'

const WHOLE_UP_TO = 60
const LONGEST = 50

const wordsIn = (post: Shelved, from: number, to: number): number =>
  (post.sentences[to] as SentenceOf).end - (post.sentences[from] as SentenceOf).first

/** A short post whole; of a long one the sentence and what stands around it, while it stays short. */
export function quoteOf({ post, sentence }: Pick<Passage, 'post' | 'sentence'>): string {
  const last = post.sentences.length - 1
  if (wordsIn(post, 0, last) <= WHOLE_UP_TO) return clean(post.text)
  let from = post.sentences.indexOf(sentence)
  let to = from
  for (;;) {
    if (to < last && wordsIn(post, from, to + 1) <= LONGEST) to++
    else if (from > 0 && wordsIn(post, from - 1, to) <= LONGEST) from--
    else break
  }
  const first = post.sentences[from] as SentenceOf
  const end = post.sentences[to] as SentenceOf
  return clean(post.text.slice(first.from, end.from + end.text.length))
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
