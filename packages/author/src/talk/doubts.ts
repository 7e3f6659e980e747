import type { Spoken } from '../writing/wordings.ts'
import { BEGINS_WITH_AND } from './follow.ts'
import type { Asked, Reply } from './kinds/asked.ts'
import { SOMEBODY } from './kinds/nearest.ts'
import type { Turn } from './model.ts'
import { type Question, readQuestion, type Term } from './question.ts'
import { languageOfQuestion } from './question-language.ts'
import { pointsBack } from './question-words.ts'
import { OF_ONE_POST } from './unlike.ts'

const THEIRS = /(?<!\p{L})(?:his|its|their|sein|seine[mnrs]?|ihre?[mnrs]?)(?!\p{L})/iu
const HEAVY = 2.5
/** So many questions back may be what a word like “she” is of. */
const SPOKEN_OF = 3

/** Reasons not to give as an answer what was found: it is only the nearest thing then. */
export function isDoubtful(asked: Asked, reply: Reply, earlier: readonly Turn[], before: Spoken): boolean {
  return (
    hasLostTheSubject(asked, reply, earlier, before) ||
    asksWhoIsUnknown(asked, reply) ||
    isOfNobodyKnown(asked, earlier) ||
    lacksWhoIsNamed(asked, reply)
  )
}

const RARE = 3

/** “Where is he from?” with nothing before it, and hardly a word that would tell whom it means. */
function isOfNobodyKnown({ question }: Asked, earlier: readonly Turn[]): boolean {
  if (earlier.length > 0 || question.spans.length > 0 || !UNSAID[question.language].test(question.text))
    return false
  const own = question.terms.filter((t) => !t.isLight && !t.isDeed && t.matches.posts.size > 0)
  return own.length < 2 && !own.some((t) => t.person || t.matches.posts.size <= RARE)
}
const UNSAID: Readonly<Record<Spoken, RegExp>> = {
  en: /(?<!\p{L})(?:he|him|his|she|her|it|they|them)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:er|ihn|ihm|sie|ihnen)(?!\p{L})/iu,
}

/** Everybody whom a question names has to be in the post that answers it, or in the story it goes on with. */
function lacksWhoIsNamed({ question, library }: Asked, reply: Reply): boolean {
  const shown = reply.posts.flatMap((id) => library.byId.get(id) ?? [])
  if (shown.length === 0 || reply.isOfStory || !OF_ONE_POST.has(question.kind)) return false
  const isIn = ({ matches }: Term) =>
    shown.some((post) => matches.posts.has(post.n) || matches.carried.has(post.n))
  return question.terms.some((t) => t.person && !isIn(t))
}

/** “And how long till she swam?” is of what was spoken of; a post that has nothing of that answers something else. */
function hasLostTheSubject(
  { question, library }: Asked,
  reply: Reply,
  earlier: readonly Turn[],
  before: Spoken,
): boolean {
  const turns = earlier.slice(-SPOKEN_OF)
  const shown = reply.posts[0]
  if (turns.length === 0 || shown === undefined) return false
  const { toSomebody, toSomething } = pointsBack(question.text, question.language)
  const isOfThem =
    toSomebody || toSomething || BEGINS_WITH_AND.test(question.text) || THEIRS.test(question.text)
  if (!isOfThem || turns.at(-1)?.posts.includes(shown)) return false
  const spoken = turns.flatMap((turn) =>
    subjectsOf(readQuestion(turn.question, languageOfQuestion(turn.question, before), library)),
  )
  const own = subjectsOf(question)
  const isNew = own.some((term) => term.person !== null)
  if (spoken.length === 0 || isNew) return false
  const place = library.byId.get(shown)?.n ?? -1
  return !spoken.some((term) => term.matches.posts.has(place))
}

const subjectsOf = ({ terms }: Question) => terms.filter((t) => t.weight >= HEAVY && !t.isDeed)

/** “Somebody has left a bag” does not say who. */
function asksWhoIsUnknown({ question, library }: Asked, reply: Reply): boolean {
  if (question.kind !== 'who' && question.kind !== 'who-is') return false
  const text = library.byId.get(reply.posts[0] ?? -1)?.text ?? ''
  return SOMEBODY.test(text) && SOMEBODY.test(reply.text)
}
