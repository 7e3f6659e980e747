import { functionWords } from '../stories/function-words.ts'
import { KINSHIP } from '../stories/people/kinship.ts'
import { saysMoney } from './amounts.ts'
import { type Passage, sentenceOf } from './find.ts'
import { type Asked, type Reply, weighty } from './kinds/asked.ts'
import { namesSomebody, SOMEBODY } from './kinds/says.ts'
import { isNamedAfter } from './kinds/who.ts'
import type { Library, Shelved } from './library.ts'
import type { Term } from './question.ts'
import type { AskedKind } from './question-words.ts'
import { WITHHELD } from './rank.ts'
import { tells, tellsPlainly } from './signs.ts'
import { asksForSpeech, tellsOfSpeech } from './speech.ts'
import { OF_ONE_POST } from './unlike.ts'
import { byMeaning } from './weigh.ts'

/** What was found does not have what an answer would need to have. */
export function lacksSomething(asked: Asked, reply: Reply): boolean {
  const shown = asked.library.byId.get(reply.posts[0] ?? -1)
  if (!shown || reply.isOfStory) return false
  return (
    asksWhoIsUnknown(asked, reply, shown) ||
    isOfNothingSpokenOf(asked) ||
    namesNobody(asked, shown) ||
    lacksWhoIsNamed(asked, reply) ||
    isNotFoundOut(asked, shown) ||
    isNoDeath(asked, shown) ||
    isDeathOfAnother(asked, shown) ||
    (asksForSpeech(asked.question.text) && (!tellsOfSpeech(shown.text) || WITHHELD.test(shown.text))) ||
    isNameOfAnother(asked, shown) ||
    isOfLongAgo(asked, shown) ||
    isOneOfTwo(asked, shown)
  )
}

const WHETHER = new Set<AskedKind>(['ever', 'where'])

/** “Was I ever in Rome?” is not answered by another town, where no post speaks of Rome. */
const isOfNothingSpokenOf = ({ question: { kind, terms } }: Asked): boolean =>
  WHETHER.has(kind) &&
  terms.some(
    (t) => !t.isDeed && !t.isLight && !t.person && t.concepts.length === 0 && t.matches.posts.size === 0,
  )

/** “Somebody has left a bag” does not say who. */
const asksWhoIsUnknown = ({ question }: Asked, reply: Reply, shown: Shelved): boolean =>
  (question.kind === 'who' || (question.kind === 'who-is' && !question.terms.some((t) => t.person))) &&
  SOMEBODY.test(shown.text) &&
  SOMEBODY.test(reply.text)

function namesNobody(asked: Asked, shown: Shelved): boolean {
  const passage = asked.passages.find((p) => p.post === shown)
  if (asked.question.kind !== 'who' || !passage || namesSomebody(passage, asked)) return false
  return !shown.tokens.some((t) => t.isCapital && t.isOpening && isAlwaysCapital(t.key, asked.library))
}

const small = new WeakMap<Library, ReadonlySet<string>>()

/** “Omar was bored”: what begins a sentence is a name where no post writes it small. */
function isAlwaysCapital(key: string, library: Library): boolean {
  const known =
    small.get(library) ??
    new Set(library.posts.flatMap((p) => p.tokens.filter((t) => !t.isCapital).map((t) => t.key)))
  small.set(library, known)
  return key.length > 2 && !known.has(key) && !functionWords('en').has(key)
}

/** Everybody whom a question names has to be in the post that answers it, or in the story it goes on with. */
function lacksWhoIsNamed({ question, library }: Asked, reply: Reply): boolean {
  const shown = reply.posts.flatMap((id) => library.byId.get(id) ?? [])
  if (!OF_ONE_POST.has(question.kind)) return false
  const isIn = ({ matches }: Term) =>
    shown.some((post) => matches.posts.has(post.n) || matches.carried.has(post.n))
  return question.terms.some((t) => t.person && !isIn(t))
}

const FINDS_OUT =
  /(?<!\p{L})(?:(?:find|found|finding) out|learn(?:ed|t)? (?:who|what|why|where)|discover(?:ed)?|supe|supimos|averig\p{L}{2,9}|enter(?:é|amos)|descubr\p{L}{1,9}|herausgefunden|herausfand|erfahren|erfuhr)(?!\p{L})/iu

/** “Did I find out who took it?”: that it was taken is not the answer. */
const isNotFoundOut = ({ question }: Asked, shown: Shelved): boolean =>
  FINDS_OUT.test(question.text) && !FINDS_OUT.test(shown.text)

/** “The kettle has died. Grandad took his cap off.” */
function isNoDeath({ question, passages }: Asked, shown: Shelved): boolean {
  const dies = question.terms.filter((t) => t.concepts.includes('die'))
  const people = question.terms.filter((t) => KINSHIP.has(t.key) || t.person?.kind === 'person')
  if (dies.length === 0 || people.length === 0) return false
  const at = passages.find((p) => p.post === shown)?.at
  const sentences = (terms: readonly Term[]) =>
    new Set(terms.flatMap((t) => at?.get(t) ?? []).map((spot) => sentenceOf(shown, spot)))
  const [died, named] = [sentences(dies), sentences(people)]
  const isApart = died.size > 0 && named.size > 0 && ![...died].some((n) => named.has(n))
  return shown.tone === 'clear' || (isApart && !tellsPlainly(shown.text) && !isSaidOfNobodyElse(shown, died))
}

/** “Tonight she fell asleep. Bye, Mum.”: where mourning names one only, it is theirs. */
const isSaidOfNobodyElse = (shown: Shelved, died: ReadonlySet<number>): boolean =>
  shown.tone === 'red' &&
  shown.sentences.every(
    (s, n) =>
      !died.has(n) || !shown.tokens.slice(s.first, s.end).some((t) => t.isCapital && KINSHIP.has(t.key)),
  )

/** Whoever of one’s own is asked for has to be in the post that tells a death, unless it says it by a pronoun. */
function isDeathOfAnother({ question }: Asked, shown: Shelved): boolean {
  const kin = question.terms.filter((t) => KINSHIP.has(t.key))
  if (kin.length === 0 || !question.terms.some((t) => t.concepts.includes('die'))) return false
  const isIn = ({ matches }: Term) => matches.posts.has(shown.n) || matches.carried.has(shown.n)
  return !kin.some(isIn) && !tellsPlainly(shown.text) && !tells('die', shown)
}

/** “What is my mother called?” is not answered by what the parrot is called that she bought. */
function isNameOfAnother({ question, passages }: Asked, shown: Shelved): boolean {
  const passage = passages.find((p) => p.post === shown)
  const needed = weighty(question.terms).filter((t) => !t.isDeed)
  return question.kind === 'name' && passage !== undefined && !isNamedAfter(passage, needed)
}

const NOW =
  /(?<!\p{L})(?:now|nowadays|these days|currently|at the moment|ahora|actualmente|hoy(?: en)? día|jetzt|heutzutage|inzwischen|mittlerweile|zurzeit)(?!\p{L})/iu
const LONG_AGO_DAYS = 3 * 365

/** Who has it now is not told by a post of many years ago. */
function isOfLongAgo({ question, library }: Asked, { day }: Shelved): boolean {
  const last = library.posts.findLast((p) => p.day !== null)?.day ?? null
  return NOW.test(question.text) && day !== null && last !== null && last - day > LONG_AGO_DAYS
}

const OF_ONE_OF_ITS_KIND = new Set<AskedKind>(['what', 'who', 'how-much'])
const AS_FULL = 0.03
const AS_NEAR = 0.1

/** Two posts have as much of the question, and neither comes nearer to it: which of them is meant? */
function isOneOfTwo({ question, passages, near }: Asked, shown: Shelved): boolean {
  const found = passages.find((p) => p.post === shown)
  const { isFirst, isLast, isMost, isLeast } = question.degree
  if (
    !OF_ONE_OF_ITS_KIND.has(question.kind) ||
    !found ||
    near.size === 0 ||
    isFirst ||
    isLast ||
    isMost ||
    isLeast
  )
    return false
  const sum = (p: Passage) => p.score + byMeaning(near.get(p.post.id))
  const isOfItsKind = (p: Passage) => question.kind !== 'how-much' || saysMoney(p.post.text)
  return passages.some(
    (p) =>
      p !== found &&
      isOfItsKind(p) &&
      p.coverage >= found.coverage - AS_FULL &&
      sum(p) >= sum(found) - AS_NEAR,
  )
}
