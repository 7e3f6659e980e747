import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import { printable, standsAlone } from '../lines.ts'
import { isSpokenByOthers } from '../quotation.ts'

const NEVER_SO: Record<string, RegExp> = {
  en: /\b(?:never|not ever)\b(?! (?:so much as|more than|again|mind))[^.!?;]{0,40}\b(?:so|such an?|(?:agreed|felt|wanted|needed|loved|looked|been) [^.!?;]{0,30}more)\b/i,
  es: /\bnunca\b[^.!?;]{0,40}\b(?:tan|tant[oa]s?)\b/i,
}
const LONGEST = 16
const FEWEST = 3

/** "I've never been so patriotic about a synthesizer": one is a joke, three are a way of measuring the world. */
export function findNeverSo(corpus: Corpus): Finding[] {
  const said: { post: number; sentence: number }[] = []
  for (const r of corpus.dated) {
    const test = NEVER_SO[r.lang ?? '']
    if (!test || r.tone !== 'clear' || r.unquotable || r.greeting) continue
    const at = r.sentences.findIndex(
      ({ text }) =>
        test.test(text) &&
        printable(text) &&
        standsAlone(text) &&
        text.split(/\s+/).length <= LONGEST &&
        !isSpokenByOthers(r.text, text),
    )
    if (at >= 0) said.push({ post: r.id, sentence: at })
  }
  if (said.length < FEWEST) return []
  return [
    {
      id: 'never-so',
      kind: 'never-so',
      score: 1.4 + Math.min(said.length, 8) * 0.1,
      posts: said.map(({ post }) => post),
      data: { sentences: said.map(({ sentence }) => sentence) },
    },
  ]
}
