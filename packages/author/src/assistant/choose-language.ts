import type { InLanguages, Language } from './known-question.ts'
import { wordsIn } from './plain-text.ts'

const TELLING: InLanguages<string> = {
  en: 'the a an of and to in is are my your our how what when where who which why do does you they people for with from about we it that make add remove drop question questions please more fewer one last first than should be nobody any',
  es: 'el la los las un una unos unas de del y que como cuando donde quien por para con sobre mi mis tu tus su sus nuestro se nos lo al es son hacer anade quita pregunta preguntas mas menos cada nuestra gente solo en',
  de: 'der die das den dem des ein eine einen einem einer und zu von mit uber fur auf wie was wann wo wer warum ist sind mein meine unser unsere ich wir sie menschen nicht mach fuge frage fragen bitte mehr weniger aus im am zur zum beim noch',
}

const VOTES = Object.entries(TELLING).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
)

const MARKS: [Language, RegExp][] = [
  ['es', /[ñ¿¡]|ci[oó]n(es)?\b/i],
  ['de', /[äöüß]|ung(en)?\b|\b\p{Lu}\p{Ll}+(?:heit|keit|schaft|chen)\b/u],
]

/** Null where nothing tells. */
export function languageIn(text: string): Language | null {
  const words = wordsIn(text)
  const scores = VOTES.map(([language, telling]) => {
    const marks = MARKS.filter(([of, mark]) => of === language && mark.test(text)).length
    return { language, score: words.filter((word) => telling.has(word)).length + marks * 1.5 }
  }).sort((a, b) => b.score - a.score)
  const [first, second] = scores
  return first && first.score > (second?.score ?? 0) ? first.language : null
}

const NAMED: [Language, RegExp][] = [
  ['en', /\b(?:english|ingl[eé]s|englisch\w*)(?!\p{L})/iu],
  ['es', /\b(?:spanish|espa[nñ]ol|castellano|spanisch\w*)(?!\p{L})/iu],
  ['de', /\b(?:german|alem[aá]n|deutsch\w*)(?!\p{L})/iu],
]
const ASKED = /\b(?:in|into|to|en|al|auf|ins|zu)\s+(?:plain |simple |el |das )?$/i
const OTHERS =
  /\b(?:in|into|to|en|al|auf|ins)\s+(french|italian|portuguese|dutch|polish|turkish|russian|arabic|chinese|japanese|klingon|latin|swedish|greek|hebrew|hindi|catalan|franc[eé]s|italiano|portugu[eé]s|franz[oö]sisch|italienisch|polnisch|t[uü]rkisch|russisch|catal[aá]n)(?!\p{L})/iu

export type NamedLanguage = { language: Language } | { unknown: string } | null

/** “in Spanish”, “auf Deutsch”, “make it English”; or a language it does not write. */
export function languageAskedFor(text: string): NamedLanguage {
  for (const [language, name] of NAMED) {
    const found = name.exec(text)
    if (!found) continue
    const before = text.slice(0, found.index)
    if (ASKED.test(before) || wordsIn(text).length <= 3 || /\b(?:translat|traduc|übersetz)/i.test(before))
      return { language }
  }
  const other = OTHERS.exec(text)
  return other?.[1] ? { unknown: other[1] } : null
}
