import winkModel from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

/** Parts of speech cost time, so they are asked for only in sentences that already matter. */
export const wink = winkNLP(winkModel, ['sbd', 'pos'])

/** English nouns in order; of a compound only its last part, because "plum jam" is jam. */
export function nounsIn(text: string): string[] {
  const tokens = wink.readDoc(text).tokens()
  const words = tokens.out() as string[]
  const tags = tokens.out(wink.its.pos) as string[]
  return words
    .filter((w, i) => tags[i] === 'NOUN' && tags[i + 1] !== 'NOUN' && /^\p{L}{3,}$/u.test(w))
    .map((w) => w.toLowerCase())
}
