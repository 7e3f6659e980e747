import { dateWords, fold, type Token, tokenise } from '@youzine/words'
import { functionWords } from '../stories/function-words.ts'
import type { Acquaintance } from '../stories/model.ts'
import { KINSHIP } from '../stories/people/kinship.ts'
import type { Spoken } from '../writing/wordings.ts'
import { conceptsOf, isDeed, isTenderConcept } from './concepts.ts'
import type { Library } from './library.ts'
import { monthNamed } from './months.ts'
import { inPlainVerbs } from './plain-verbs.ts'
import {
  type AskedKind,
  type Degree,
  degreeOf,
  isEmptyWord,
  isMeasure,
  isOfWriter,
  kindOf,
} from './question-words.ts'
import { weighed } from './term-weights.ts'
import { matchesOf, type Reach, type WordMatches } from './word-matches.ts'

/** One thing a question is about, and which words of the posts mean it. */
export interface Term {
  /** As the question writes it. */
  label: string
  key: string
  matches: WordMatches
  /** How much it says: rare words much, everyday verbs little. */
  weight: number
  /** The most that any deed of the question weighs: they stand for one another. */
  deedWeight: number
  /** How many deeds it has. */
  deeds: number
  isDeed: boolean
  /** A word that any sentence may have: it helps to choose and is not needed. */
  isLight: boolean
  /** The verb of the question, which no post has. */
  isUnheard?: boolean
  person: Acquaintance | null
  concepts: readonly string[]
}

export interface Span {
  year?: number
  month?: number
  date?: number
  /** "by 2018", "before 2018", "after 2018". */
  side?: 'until' | 'after'
}

export interface Question {
  text: string
  language: Spoken
  kind: AskedKind
  degree: Degree
  terms: readonly Term[]
  /** More than one where two years are compared. */
  spans: readonly Span[]
  isOfWriter: boolean
  asksTender: boolean
}

const LIGHT = 0.25
/** Verbs that any sentence may have. */
const GENERAL = new Set(
  'held hold keep kept take took own live located go went want make made hacer hice hizo machen gemacht done there together copy piece story bit'.split(
    ' ',
  ),
)

export function readQuestion(
  text: string,
  language: Spoken,
  library: Library,
  reach: Reach = 'plain',
): Question {
  const tokens = tokenise(inPlainVerbs(text.replace(/great-(?=grand)/giu, 'great'), language))
  const spans = spansIn(tokens)
  const degree = degreeOf(text, language)
  const kind = kindOf(text, language)
  const inDates = new Set(tokens.filter((t) => isDatePart(t, spans)).map((t) => t.from))
  const terms = tokens
    .filter(
      (t) =>
        !inDates.has(t.from) && !isEmptyWord(t.key, language) && !isMeasure(t.key, kind) && t.key.length > 1,
    )
    .map((t) => termOf(t, language, library, reach))
  return {
    text,
    language,
    kind,
    degree,
    terms: withDeedWeight(weighed(joined(terms), { text, language, kind })),
    spans,
    isOfWriter: isOfWriter(text, language),
    asksTender: terms.some((t) => t.concepts.some(isTenderConcept)),
  }
}

/** Told anew whenever terms join a question. */
export function withDeedWeight(terms: readonly Term[]): Term[] {
  const deeds = terms.filter((t) => t.isDeed)
  const deedWeight = Math.max(0, ...deeds.map((t) => t.weight))
  return terms.map((t) => ({ ...t, deedWeight, deeds: deeds.length }))
}

/** "Miss Threlfall", "Archie Mowat": one person, asked for once. */
function joined(terms: readonly Term[]): Term[] {
  return terms.filter((t, at) => {
    const before = terms[at - 1]
    const after = terms[at + 1]
    if (t.person && before?.person === t.person) return false
    return !(TITLES.has(t.key) && after?.person)
  })
}

const TITLES = new Set(
  'mr mrs ms miss dr don dona frau herr pani senor senora tio tia uncle aunt auntie comadre kapt'.split(' '),
)

export function termOf(
  token: Pick<Token, 'key' | 'raw' | 'isCapital' | 'isOpening'>,
  language: Spoken,
  library: Library,
  reach: Reach = 'plain',
): Term {
  const { key } = token
  const person = personCalled(key, library)
  const matches = matchesOf(
    { key, language, isName: token.isCapital && !token.isOpening, person, reach },
    library,
  )
  const share = library.posts.length / (1 + matches.posts.size)
  const concepts = conceptsOf(key, language)
  const isNoun = language === 'de' && token.isCapital && !token.isOpening
  const isPlain = (functionWords(language).has(key) && !isNoun) || GENERAL.has(key)
  const isLight = isPlain && !person && !KINSHIP.has(key) && concepts.length === 0
  return {
    label: token.raw.replace(/'s$/, ''),
    key,
    matches,
    weight: Math.log(1 + share) * (isLight ? LIGHT : 1),
    // "Driving test": what ends so in English is as often a thing.
    isDeed:
      !person &&
      !AS_OFTEN_NOT.has(key) &&
      concepts.length > 0 &&
      concepts.every(isDeed) &&
      !(language === 'en' && /\p{L}{3}ing$/u.test(key)),
    deedWeight: 0,
    deeds: 0,
    isLight,
    person,
    concepts,
  }
}

/** What is brought may as well be come home with, what is given come from somebody. */
const AS_OFTEN_NOT = new Set('bring brought give gave given regalo regalaron dio gab geschenkt'.split(' '))

export const personCalled = (key: string, library: Library): Acquaintance | null =>
  TITLES.has(key)
    ? null
    : (library.people.find((p) => fold(p.name) === key) ??
      library.people.find((p) => fold(p.fullName).split(' ').includes(key) || p.aliases.includes(key)) ??
      null)

const YEAR = /^(?:19|20)\d\d$/

function spansIn(tokens: readonly Token[]): Span[] {
  const exact = dateWords(tokens).filter((d) => d.kind === 'date')
  if (exact.length > 0)
    return exact.map(({ month, date, year, to }) => {
      const named = year ?? Number(tokens[to]?.key.match(YEAR)?.[0] ?? Number.NaN)
      return { month: month as number, date: date as number, ...(named ? { year: named } : {}) }
    })
  const spans: Span[] = []
  tokens.forEach((t, at) => {
    if (!YEAR.test(t.key)) return
    const before = tokens[at - 1]
    const behind = before && /^(?:de|del|of)$/.test(before.key) ? tokens[at - 2] : before
    const month = behind ? monthNamed(behind.key) : undefined
    const side = /^(?:by|before|until|till|antes|hasta|bis|vor)$/.test(before?.key ?? '')
      ? 'until'
      : /^(?:after|despues|nach)$/.test(before?.key ?? '')
        ? 'after'
        : undefined
    spans.push({
      year: Number(t.key),
      ...(month === undefined ? {} : { month: month + 1 }),
      ...(side ? { side } : {}),
    })
  })
  return spans
}

const isDatePart = (t: Token, spans: readonly Span[]): boolean =>
  spans.length > 0 &&
  (YEAR.test(t.key) ||
    spans.some((s) => s.month !== undefined && s.month - 1 === monthNamed(t.key)) ||
    (/^\d{1,2}(?:st|nd|rd|th)?$/.test(t.key) && spans.some((s) => s.date === Number.parseInt(t.key, 10))))

/** What only stands near is not counted, nor is it the most of anything, nor the latest figure. */
export const isExact = ({ kind, degree }: Question): boolean =>
  kind === 'how-often' ||
  kind === 'compare' ||
  degree.isMost ||
  degree.isLeast ||
  (kind === 'how-many' && degree.isLast)
