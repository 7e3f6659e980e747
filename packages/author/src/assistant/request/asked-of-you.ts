import type { Language } from '../known-question.ts'

const ENGLISH =
  /^(how|what|when|where|how much|how often|how many [\p{L}]+|why)(?: do)? (?:(?:my|our|the) [\p{L}]+(?: around (?:me|us))?|people(?: [\p{L}]+ me| i know)?|you|we|they|everyone|others|we all|you all)\s(?:(?:actually|really|all)\s)?([^?]{3,80})\??$/iu
const SPANISH =
  /^¿?(qué|cómo|cuánto|cuándo|dónde|cada cuánto|a qué hora)\s([\p{L}]{2,20})([ae])n((?:\s(?!mis\s|nuestr)[^?\s]{1,30}){0,6}?)(?:\s(?:mis|nuestr[oa]s|los|las)\s(?:amig|compañer|colegas|vecin|prim|herman|herman)[\p{L}]*)?\??$/iu
const GERMAN =
  /^(?:was|wie|wann|wo|womit|wohin|wie oft|wie viel)\s[\p{L}]{2,30}\s(?:ihr|du)(?!\p{L})[^?]{0,80}\??$/iu

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A title that asks what others do, put to those who do it. */
export function askedOfYou(title: string, language: Language): string | null {
  const text = title.trim()
  if (language === 'en') {
    const [, word, rest] = ENGLISH.exec(text) ?? []
    return word && rest
      ? `${capital(word.toLowerCase())} do you ${rest.replace(/\btheir\b/giu, 'your').trim()}?`
      : null
  }
  if (language === 'es') {
    const [, word, stem, vowel, rest = ''] = SPANISH.exec(text) ?? []
    return word && stem ? `¿${capital(word.toLowerCase())} ${stem}${vowel}s${rest}?` : null
  }
  return GERMAN.test(text) ? `${text.replace(/\?$/u, '')}?` : null
}
