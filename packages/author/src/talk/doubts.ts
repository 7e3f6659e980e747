import type { Spoken } from '../writing/wordings.ts'
import { BEGINS_WITH_AND } from './follow.ts'
import type { Asked, Reply } from './kinds/asked.ts'
import type { Turn } from './model.ts'
import { type Question, readQuestion } from './question.ts'
import { languageOfQuestion } from './question-language.ts'
import { pointsBack } from './question-words.ts'

const SOMEBODY =
  /(?<!\p{L})(?:somebody|someone|no idea who|don['’]t know who|whoever|jemand|irgendwer|keine ahnung wer|alguien|no sé quién|a saber quién)(?!\p{L})/iu
const THEIRS = /(?<!\p{L})(?:his|its|their|sein|seine[mnrs]?|ihre?[mnrs]?)(?!\p{L})/iu
const HEAVY = 2.5
/** So many questions back may be what a word like “she” is of. */
const SPOKEN_OF = 3

/** Reasons not to give as an answer what was found: it is only the nearest thing then. */
export function isDoubtful(asked: Asked, reply: Reply, earlier: readonly Turn[], before: Spoken): boolean {
  return hasLostTheSubject(asked, reply, earlier, before) || asksWhoIsUnknown(asked, reply)
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
