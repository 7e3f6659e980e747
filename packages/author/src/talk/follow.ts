import { fold } from '@youzine/words'
import type { Spoken } from '../writing/wordings.ts'
import type { Library } from './library.ts'
import type { Turn } from './model.ts'
import { inPlainSpelling } from './plain-spelling.ts'
import { type Question, readQuestion, type Term, termOf, withDeedWeight } from './question.ts'
import { languageOfQuestion } from './question-language.ts'
import { pointsBack } from './question-words.ts'
import type { Reach } from './word-matches.ts'
import { inAnotherYear } from './year-on.ts'

export interface Followed {
  question: Question
  /** The posts shown before, where the question leans on them. */
  leansOn: readonly number[]
  /** The question before, as it was read. */
  before?: Question
  /** Its own words where it has only light ones: "Who put it up?" */
  own?: readonly Term[]
}

export const BEGINS_WITH_AND = /^[¿¡]?\s*(?:and|y|und|or|o|oder|but|pero|aber)\b/iu

/** A question on its own, or what it means after what was said: "and in 2016?", "who is she?", "where?" */
export function readInContext(...request: Parameters<typeof readAfter>): Followed {
  const [, earlier, library, before, reach] = request
  const followed = readAfter(...request)
  const last = earlier.at(-1)
  return last && followed.leansOn.length > 0
    ? {
        ...followed,
        before: readInContext(last.question, earlier.slice(0, -1), library, before, reach).question,
      }
    : followed
}

function readAfter(
  asked: string,
  earlier: readonly Turn[],
  library: Library,
  before: Spoken,
  reach: Reach = 'plain',
): Followed {
  const text = inPlainSpelling(asked)
  const last = earlier.at(-1)
  const context = last ? readInContext(last.question, earlier.slice(0, -1), library, before, reach) : null
  const language = languageOfQuestion(text, context?.question.language ?? before)
  const question = readQuestion(text, language, library, reach)
  if (!last || !context) return { question, leansOn: [] }
  const inYear = inAnotherYear(text, context.question, last, library)
  if (inYear) return { question: { ...inYear, language }, leansOn: [] }
  const { toSomebody, toSomething } = pointsBack(text, language)
  const heavy = question.terms.filter((t) => (t.weight >= 1 || t.isDeed) && !t.isLight)
  const isBare = heavy.length === 0
  const hasPerson = question.terms.some((t) => t.person)
  if (question.kind === 'next')
    return { question: { ...context.question, kind: 'next', language }, leansOn: last.posts }
  // “Did I go down the slide?” is about a slide, although no post has the word.
  const hasOwnSubject = question.terms.some((t) => t.isUnheard && !t.isLight && !t.isDeed)
  if (hasOwnSubject && !toSomebody && !toSomething && !BEGINS_WITH_AND.test(text))
    return { question, leansOn: [] }
  if (isBare || (BEGINS_WITH_AND.test(text) && heavy.length === 0)) {
    if (toSomebody && question.kind === 'who-is') return whoWasThat(question, last, library, context.question)
    return {
      question: inherited(question, context.question),
      leansOn: last.posts,
      own: question.terms.filter((t) => !context.question.terms.some((b) => b.key === t.key)),
    }
  }
  // In Spanish somebody who was just spoken of need not be named again.
  const isUnnamed = language === 'es' && !question.isOfWriter && question.terms.length === 1
  const wasPerson = context.question.terms.some((t) => t.person)
  if ((toSomebody || (isUnnamed && wasPerson)) && !hasPerson) {
    const terms = withPerson(question, context.question, last, library)
    return { question: { ...question, terms: withDeedWeight(terms) }, leansOn: last.posts }
  }
  if (question.kind === 'compare' && toSomething) {
    const subject = context.question.terms.filter((t) => !t.person && !t.isLight)
    return { question: { ...question, terms: withDeedWeight([...subject, ...question.terms]) }, leansOn: [] }
  }
  const ofThat = aboutThat(question, context.question, toSomething || isUnnamed)
  if (ofThat) return { question: ofThat, leansOn: last.posts }
  const isShort = question.terms.length <= 2 && (toSomething || BEGINS_WITH_AND.test(text))
  return { question, leansOn: isShort || heavy.length <= 1 ? last.posts : [] }
}

/** "When did I get it back?": what was done is new, what it was done to is the old question's. */
function aboutThat(question: Question, before: Question, isOfIt: boolean): Question | null {
  const own = question.terms.filter((t) => !t.isLight)
  const subject = before.terms.filter((t) => !t.isDeed && !t.isLight)
  if (!isOfIt || subject.length === 0 || !own.every((t) => t.isDeed || t.isUnheard)) return null
  return { ...question, terms: withDeedWeight([...subject, ...question.terms]) }
}

/** The new question's own words, the old one's subject, and its kind where the new one has none. */
function inherited(question: Question, before: Question): Question {
  const hasKind = question.kind !== 'what' || ASKS_WHAT.test(question.text)
  return {
    ...before,
    text: hasKind ? question.text : before.text,
    kind: hasKind ? question.kind : before.kind,
    language: question.language,
    degree: hasKind || hasDegree(question) ? question.degree : before.degree,
    spans: question.spans.length > 0 ? question.spans : hasKind ? before.spans : question.spans,
  }
}

const ASKS_WHAT = /^\P{L}*(?:and |y |und )?(?:what|qué|was)(?!\p{L})/iu

/** “And the least?” */
const hasDegree = ({ degree }: Question): boolean => Object.values(degree).some(Boolean)

function withPerson(question: Question, before: Question, last: Turn, library: Library): Term[] {
  const known = before.terms.filter((t) => t.person)
  const terms = known.length > 0 ? known : before.terms.filter((t) => t.weight >= 1).slice(0, 1)
  if (terms.length > 0) return [...terms, ...question.terms]
  const seen = personIn(last, library)
  return seen ? [seen, ...question.terms] : [...question.terms]
}

function whoWasThat(question: Question, last: Turn, library: Library, before: Question): Followed {
  const person = before.terms.find((t) => t.person) ?? personIn(last, library)
  return { question: person ? { ...question, terms: [person] } : question, leansOn: last.posts }
}

/** Somebody named in what was shown last. */
function personIn(last: Turn, library: Library): Term | null {
  const found = library.people.find(
    (p) => p.kind === 'person' && last.posts.slice(0, 1).some((id) => p.posts.includes(id)),
  )
  return found
    ? termOf({ key: fold(found.name), raw: found.name, isCapital: true, isOpening: false }, 'en', library)
    : null
}
