import type { Token } from '@youzine/words'
import type { Passage } from './find.ts'
import { isCalledSo } from './ordinals.ts'
import type { Question } from './question.ts'
import { byMeaning, type Likenesses } from './weigh.ts'

const NOT =
  /(?<!\p{L})(?:not|never|no|none|nothing|isn['’]t|don['’]t|didn['’]t|won['’]t|nicht|nie|kein\p{L}*|nunca|ningun\p{L}*|tampoco)(?!\p{L})/iu
const AHEAD =
  /(?<!\p{L})(?:will|going to|next year|tomorrow|['’]ll|voy a|va a|(?<!la )mañana|wird|(?<!heute |am )morgen|werde)(?!\p{L})/iu
const YEARS_SINCE =
  /(?:(?<!\p{L})(?:\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten|\p{L}{1,40}teen|\p{L}{1,40}ty(?:-\p{L}{1,40})?)|\bun|\p{L}{1,40}) (?:years?|months?|años?|Jahre?n?|Monate?n?)(?!\p{L})/iu
const RECORD =
  /(?<!\p{L})(?:best|pb|personal best|record|highest|fastest|top score|ever|mejor|récord|máximo|nunca tan|beste[rnms]?|bestzeit|rekord|höchste[rnms]?|schnellste[rnms]?)(?!\p{L})/iu
/** "She asked whether snow keeps" tells nothing of snow. */
export const ASKED_WHETHER =
  /(?<!\p{L})(?:asked|wonders?|wants to know|wanted to know|preguntó|pregunta|fragt|fragte|gefragt)(?: \p{L}+){0,2},? (?:whether|if|si|ob)(?!\p{L})/iu
/** Whoever says that they do not say it does not say it. */
export const WITHHELD =
  /(?<!\p{L})(?:(?:won['’]?t|wouldn['’]?t|not going to|shall not|will not|refuses to|never) (?:tell|say|telling|saying|translate|repeat|reveal)|no (?:lo |la |me |nos )?(?:voy a|quiere|quiero|quiso) (?:decir|contar|traducir|repetir)|no (?:lo |la |me lo |nos lo )(?:tradu[cj]|repit|revel)\p{L}{1,9}|no (?:la|lo) cuento|(?:verrät|übersetzt|wiederholt) (?:es |sie |er )?n(?:icht|iemandem)|sage ich nicht)(?!\p{L})/iu
const I = new Set("i i've i'm i'd we we've we're yo ich wir".split(' '))

/** Where a post says all that is asked, words decide; where none does, meaning as well. */
const WHOLE = 0.88

/** How much like an answer a passage reads: said of the right one, as done, and not years after. */
export function ranked(
  passages: readonly Passage[],
  question: Question,
  { cited, near }: { cited: ReadonlySet<number>; near: Likenesses },
): Passage[] {
  const isWhole = passages.some((p) => p.coverage >= WHOLE)
  return passages
    .map((p) => {
      const score = p.coverage + bearing(p, question) + (cited.has(p.post.id) ? 0.03 : 0)
      return { ...p, score, sum: score + (isWhole ? 0 : byMeaning(near.get(p.post.id))) }
    })
    .sort((a, b) => b.sum - a.sum || a.post.n - b.post.n)
}

function bearing(passage: Passage, question: Question): number {
  const { sentence, post } = passage
  const { text } = sentence
  let sum = 0
  if (NOT.test(text) && !NOT.test(question.text)) sum -= 0.1
  if (/\?["”’»]?$/.test(text) || ASKED_WHETHER.test(text)) sum -= 0.08
  const isPast = question.kind === 'when' || question.kind === 'where' || question.kind === 'who'
  if (isPast && AHEAD.test(text)) sum -= 0.08
  if (question.kind === 'when' && YEARS_SINCE.test(text)) sum -= 0.1
  if (question.asksTender) sum += post.tone === 'red' ? 0.1 : 0
  else if (post.tone === 'clear') sum += 0.01
  if (isPromised(passage)) sum -= 0.1
  if (question.degree.isMost && RECORD.test(text)) sum += 0.2
  if (isCalledSo(passage, question)) sum += 0.25
  return sum + agency(passage, question)
}

/** A deed that somebody speaks of between quotation marks is not yet done. */
function isPromised({ post, at }: Passage): boolean {
  const spots = [...at].filter(([term]) => term.concepts.length > 0).flatMap(([, list]) => list)
  const [spot] = spots
  if (spots.length !== 1 || spot === undefined) return false
  const { from } = post.tokens[spot] as Token
  const opened = post.text.slice(0, from).match(/[“„«]/g)?.length ?? 0
  const closed = post.text.slice(0, from).match(/[”»]/g)?.length ?? 0
  return opened > closed
}

/** "Retired on Friday", "I passed": the writer's own doing. "She beat me" is not. */
function agency({ at, sentence, post }: Passage, question: Question): number {
  const spots = [...at].map(([term, list]) => ({
    term,
    spot: list.find((s) => s >= sentence.first && s < sentence.end) ?? -1,
  }))
  const inside = spots.filter((s) => s.spot >= 0)
  if (question.isOfWriter) {
    const does = inside.filter((s) => !s.term.person)
    const isOwn = does.some(({ spot }) => {
      if (spot === sentence.first) return true
      const lead = post.tokens.slice(Math.max(sentence.first, spot - 3), spot) as Token[]
      return lead.some((t) => I.has(t.key))
    })
    const isDoneToWriter = inside.some(({ spot }) =>
      /^(?:me|us|mir|uns|nos)$/.test(post.tokens[spot + 1]?.key ?? ''),
    )
    return (isOwn ? 0.08 : 0) - (isDoneToWriter ? 0.12 : 0)
  }
  const ordered = question.terms.flatMap((t) => inside.find((s) => s.term === t)?.spot ?? [])
  const isInOrder =
    ordered.length >= 2 && ordered.every((spot, n) => n === 0 || spot > (ordered[n - 1] as number))
  return isInOrder ? 0.04 : 0
}
