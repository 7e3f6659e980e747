import { THEMES } from '../domains/themes/all.ts'
import type { Language, Subject } from '../known-question.ts'
import { folded } from '../plain-text.ts'

const LANGUAGES: Language[] = ['en', 'es', 'de']

/** “Growing up” is no gardening. */
export const withChildhood = (text: string) =>
  text.replace(/\b(?:growing|grew|grow|grown) up\b/giu, 'childhood')

const known = THEMES.map((subject) => ({
  subject,
  patterns: LANGUAGES.map((language) => ({
    language,
    pattern: new RegExp(
      `^(?:${folded(subject.words[language]).split(' ').join('|').replaceAll('*', '\\p{L}*')})$`,
      'u',
    ),
  })),
}))

const LEAST_OF_A_COMPOUND = 5
/** Where the last part of a word does not say what the whole is. */
const NO_COMPOUND = /^(?:kinder|bier|zoo)g[aä]rten$|^(?:wind|mühl|zahn)r[aä]d|^kindergarten$/u

/** “Kleingärten” are gardens: in German the last part says what the whole is. */
function isCompoundOf(subject: Subject, word: string): boolean {
  const ends = folded(subject.words.de)
    .split(' ')
    .map((one) => one.replace('*', ''))
    .filter((one) => one.length >= LEAST_OF_A_COMPOUND)
  return !NO_COMPOUND.test(word) && ends.some((end) => word.length >= end.length + 3 && word.endsWith(end))
}

export const speaksOf = (subject: Subject, word: string, language: Language | null): boolean =>
  known
    .find((one) => one.subject === subject)
    ?.patterns.some((one) => (language === null || one.language === language) && one.pattern.test(word)) ||
  (language === 'de' && isCompoundOf(subject, word))
