import { KINSHIP } from '../stories/people/kinship.ts'
import type { Spoken } from '../writing/wordings.ts'
import { BEGINS_WITH_AND } from './follow.ts'
import type { Asked, Reply } from './kinds/asked.ts'
import { lacksSomething } from './lacks.ts'
import type { Turn } from './model.ts'
import { type Question, readQuestion } from './question.ts'
import { languageOfQuestion } from './question-language.ts'
import { pointsBack } from './question-words.ts'

const THEIRS = /(?<!\p{L})(?:his|its|their|sein|seine[mnrs]?|ihre?[mnrs]?)(?!\p{L})/iu
const HEAVY = 2.5
/** So many questions back may be what a word like “she” is of. */
const SPOKEN_OF = 3

/** Reasons not to give as an answer what was found: it is only the nearest thing then. */
export function isDoubtful(asked: Asked, reply: Reply, earlier: readonly Turn[], before: Spoken): boolean {
  return (
    hasLostTheSubject(asked, reply, earlier, before) ||
    isOfNobodyKnown(asked, earlier) ||
    isOfSomebodyElse(asked, reply) ||
    lacksSomething(asked, reply)
  )
}

/** “Am I married?”, “What's my job?”: what somebody is or has, now or ever. */
const OF_ONESELF: Readonly<Record<Spoken, RegExp>> = {
  en: /^\s*(?:am i|was i ever|do i (?:have|own|live)|have i got|what(?:['’]s| is| was) my (?:job|work|trade|profession|occupation|name|religion|star sign)|what do i do(?: for (?:a living|work))?|where do i (?:live|work))(?!\p{L})/iu,
  es: /^[¿\s]*(?:soy|estoy|tengo|en qué trabajo|cuál es mi (?:trabajo|oficio|profesión)|a qué me dedico|dónde (?:vivo|trabajo))(?!\p{L})/iu,
  de: /^\s*(?:bin ich|habe? ich (?:kinder|einen|eine|ein|geschwister)|was (?:bin ich von beruf|ist mein (?:beruf|job)|arbeite ich)|wo (?:wohne|arbeite|lebe) ich)(?!\p{L})/iu,
}
const OWN =
  /(?<!\p{L})(?:i|i['’]?m|i['’]?ve|me|my|mine|we|our|yo|mi|mis|me|soy|tengo|trabajo|vivo|nos|nuestr[oa]s?|ich|mich|mir|mein\p{L}{0,2}|wir|uns\p{L}{0,3})(?!\p{L})/iu

/** Somebody else's wedding marries nobody: a post about oneself speaks of oneself. */
function isOfSomebodyElse({ question, library }: Asked, reply: Reply): boolean {
  const [shown] = reply.posts
  const post = shown === undefined || reply.isOfStory ? undefined : library.byId.get(shown)
  return post !== undefined && OF_ONESELF[question.language].test(question.text) && !OWN.test(post.text)
}

const RARE = 3

/** “Where is he from?” with nothing before it, and hardly a word that would tell whom it means. */
function isOfNobodyKnown({ question }: Asked, earlier: readonly Turn[]): boolean {
  if (earlier.length > 0 || question.spans.length > 0 || !UNSAID[question.language].test(question.text))
    return false
  const own = question.terms.filter((t) => !t.isLight && !t.isDeed && t.matches.posts.size > 0)
  return own.length < 2 && !own.some((t) => t.person || KINSHIP.has(t.key) || t.matches.posts.size <= RARE)
}
const UNSAID: Readonly<Record<Spoken, RegExp>> = {
  en: /(?<!\p{L})(?:he|him|his|she|her|it|they|them)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|ellos|ellas)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:er|ihn|ihm|sie|ihnen)(?!\p{L})/iu,
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
  if (turns.length === 0 || shown === undefined || reply.isOfStory) return false
  const { toSomebody, toSomething } = pointsBack(question.text, question.language)
  const isOfThem =
    toSomebody ||
    toSomething ||
    BEGINS_WITH_AND.test(question.text) ||
    THEIRS.test(question.text) ||
    isShort(question)
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

/** “What was the weather?”: one word by itself goes on from what was spoken of. */
const isShort = ({ terms, spans }: Question): boolean =>
  spans.length === 0 && terms.filter((t) => !t.isLight).length <= 1 && !terms.some((t) => t.person)
