import { folded, wordsIn } from './plain-text.ts'
import { SUBJECTS } from './subjects/all.ts'
import type { Language, Subject } from './subjects/subject.ts'

const LANGUAGES: Language[] = ['en', 'es', 'de']
const BESIDE_THE_POINT =
  /\b(?:\p{L}*(?:game|date|quiz|movie|film|poker|pub|bingo|trivia|karaoke|music|dance|girls|lads|opening|school|open mic|cinema)s? nights?|at home|in words|zu hause|en casa|de cada dia|every ?day|a survey|eine umfrage|una encuesta|old|my own)\b/gu

/** “Growing up” is no gardening. */
export const withChildhood = (text: string) =>
  text.replace(/\b(?:growing|grew|grow|grown) up\b/giu, 'childhood')
/** “For neighbours who try every year”: whom it is for is not what it is about. */
const AUDIENCE =
  /\b(?:for|für|para) (?:(?:our|my|the|all|alle|unsere|meine|los|las|mis|nuestros) )?\p{L}+,? (?=(?:who|that|die|que)\b)/giu

const known = SUBJECTS.map((subject) => ({
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
const NO_COMPOUND = /^(?:kinder|bier|zoo)g[aä]rten$|^kindergarten$/u

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

export interface FoundSubject {
  subject: Subject
  isInTitle: boolean
}

/** The subjects that title and description speak of, those of the title first, in the order of their words. */
export function findSubjects(title: string, description: string, language: Language | null): FoundSubject[] {
  const wordsOf = (text: string) => wordsIn(folded(withChildhood(text)).replace(BESIDE_THE_POINT, ' '))
  const inTitle = wordsOf(title)
  const inDescription = wordsOf(description.replace(AUDIENCE, ' '))
  const weighed = SUBJECTS.map((subject) => {
    const first = inTitle.findIndex((word) => speaksOf(subject, word, language))
    const hits = inDescription.filter((word) => speaksOf(subject, word, language)).length
    return { subject, isInTitle: first >= 0, first, hits }
  }).filter(({ isInTitle, hits }) => isInTitle || hits > 0)
  return weighed
    .sort((a, b) =>
      a.isInTitle !== b.isInTitle
        ? Number(b.isInTitle) - Number(a.isInTitle)
        : b.hits - a.hits || a.first - b.first,
    )
    .map(({ subject, isInTitle }) => ({ subject, isInTitle }))
}
