import { stem, tokensOf } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { spreadOf } from '../../../writing/shared-words.ts'
import { withArticle } from '../../../writing/with-article.ts'

const LED = {
  en: /(?<!\p{L})(?:the|that|this|my|our|an?|his|her|own|across the) (\p{Ll}{3,})(?!\p{L})/gu,
  es: /(?<!\p{L})(?:el|la|los|las|del|al|un|una|mi|ese|esa|este|esta) (\p{Ll}{3,})(?!\p{L})/gu,
  de: /(?<=\p{L} )(\p{Lu}[\p{L}-]{2,})(?!\p{L})/gu,
}

/** Of what two posts share, the rarest that either leads like a thing, with its article; capitals are somebody or somewhere. */
export function thingOf(d: Dossier, links: readonly string[], ...texts: readonly string[]): string | null {
  const wanted = new Set(links)
  const led = texts.flatMap((text) => [...text.matchAll(LED[d.spoken])].map((m) => m[1] as string))
  const spread = spreadOf(d)
  const rarity = (word: string) => spread.get(stem(word.toLowerCase())) ?? 99
  const found = led
    .filter((word) => wanted.has(stem(word.toLowerCase())) && d.person(word) === null)
    .sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1))
  for (const word of found) {
    const noun = withArticle(d, word)
    if (noun) return noun
    if (d.spoken === 'de') return word
  }
  return null
}

/** What a sentence is about, where it names one thing only. */
export function thingSaid(d: Dossier, sentence: string): string | null {
  const led = [...new Set([...sentence.matchAll(LED[d.spoken])].map((m) => m[1] as string))]
  const [only] = led
  return only && led.length === 1 && d.person(only) === null ? withArticle(d, only) : null
}

const LEAST = 4

/** “Me subo” – “no me subo”, “baja” – “bajaron”: the same verb, as far as its beginning says. */
export function sameVerb(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  if (x === y) return x.length >= LEAST
  const shorter = Math.min(x.length, y.length)
  const shared = shorter >= 7 ? 5 : shorter - 1
  return shorter >= LEAST && shared >= 3 && x.slice(0, shared) === y.slice(0, shared)
}

export const wordsWritten = (text: string): string[] => tokensOf(text)
