import { numberOf, type Token } from '@youzine/words'
import { languageOf } from '../reading/language.ts'
import type { Told } from './told.ts'

const known = new WeakMap<Told, Map<number, string | null>>()

/** By its own words, else by those of its post: what the person usually writes is no knowledge of a sentence. */
function languageOfSentence(post: Told, sentence: number): string | null {
  const languages = known.get(post) ?? new Map<number, string | null>()
  known.set(post, languages)
  let language = languages.get(sentence)
  if (language === undefined) {
    const tokens = post.tokens.filter((t) => t.sentence === sentence)
    const text = post.text.slice(tokens[0]?.from, tokens.at(-1)?.to)
    const own = languageOf(text, tokens.map(wordOf))
    language = own ?? post.read.post.language ?? languageOf(post.text, post.tokens.map(wordOf))
    languages.set(sentence, language)
  }
  return language
}

const wordOf = ({ key }: Token) => key

/** Spelled-out numbers are words of one language: “once” is eleven in Spanish, and no number in “Once again.” */
export function numberTold(post: Told, token: Token, word = token.key): number | null {
  if (/^\d/.test(word)) return numberOf(word, null)
  if (numberOf(word, post.language) === null) return null
  return numberOf(word, languageOfSentence(post, token.sentence))
}
