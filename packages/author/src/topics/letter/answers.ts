import { dateWords, spans, tokenise } from '@youzine/words'
import { fromDay } from '../../reading/calendar.ts'
import { isCarried } from '../../stories/leans-on.ts'
import type { Saga } from '../../stories/model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { isNearLoss, isShadowed, isWary } from '../../writing/shadow.ts'
import { rareInBoth, rareNeighbours, rarePhrases } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'

/** Two posts, the later of which answers the earlier one. */
export interface Answer {
  then: number
  now: number
  /** How plainly it does. */
  rank: number
}

const APART = 300
const LONGEST = 70
/** Two words that return are chance. */
const PHRASE = 3

/** Whoever comes back to what they wrote. */
const COMES_BACK =
  /(?<!\p{L})(?:I (?:had |once )?(?:said|wrote|promised|swore)|(?:what|as) I (?:said|wrote)|take (?:it |that )?back|I was wrong|other way round|dije|había dicho|escribí|prometí|juré|me desdigo|me equivoqué|al revés|(?:hab|habe|hatte) (?:ich|es) .{0,20}(?:gesagt|geschrieben|versprochen|geschworen)|was ich .{0,20}(?:gesagt|geschrieben)|nehme? .{0,20}zurück|hatte unrecht|andersherum)(?!\p{L})/iu

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** The years that a post goes back to: “von 2014”, “ten years late”. */
function yearsNamed(d: Dossier, id: number): Set<number> {
  const text = d.post(id)?.text ?? ''
  const own = fromDay(d.day(id)).y
  const counted = spans(tokenise(text), d.spoken).flatMap((s) => (s.unit === 'year' ? [own - s.count] : []))
  return new Set([...[...text.matchAll(YEAR)].map((m) => Number(m[0])), ...counted].filter((y) => y < own))
}

const DAY_MS = 86_400_000
const NEARLY = 2

/** “That settles the matter of 14 July 2012”: what goes back to another day does not answer this one. */
function isOfAnotherDay(d: Dossier, { then, now }: Answer): boolean {
  const named = dateWords(tokenise(words(d, now))).flatMap(({ year, month, date }) =>
    year && month && date ? [Date.UTC(year, month - 1, date) / DAY_MS] : [],
  )
  const before = named.filter((day) => day < d.day(now) - NEARLY)
  return before.length > 0 && before.every((day) => Math.abs(day - d.day(then)) > NEARLY)
}

const words = (d: Dossier, id: number) => d.post(id)?.text ?? ''
const yearOf = (d: Dossier, id: number) => fromDay(d.day(id)).y

/** How plainly one post answers another by its own words; nothing where it does not. */
function rankOf(d: Dossier, then: number, now: number): number {
  const [a, b] = [words(d, then), words(d, now)]
  const rare = rareInBoth(d, a, b).length
  const phrases = rarePhrases(d, a, b).length
  if (rare === 0) return 0
  if (yearsNamed(d, now).has(yearOf(d, then)) && rare + phrases >= 2) return 6
  if (COMES_BACK.test(b) && (rare >= PHRASE || (phrases > 0 && rare + phrases >= 2))) return 5
  return rare >= 2 && rare + phrases >= PHRASE ? 3 : 0
}

/** Every pair that might be one: promises and their ends, what goes back to a year, rings, the same words again. */
function candidatesIn(d: Dossier, sagas: readonly Saga[]): Answer[] {
  const found: Answer[] = []
  for (const p of d.stories.promises)
    if (p.done && p.state !== 'open') found.push({ then: p.said.post, now: p.done.post, rank: 5 })
  for (const p of d.posts) {
    if (!d.mild(p.id) || (!COMES_BACK.test(p.text) && yearsNamed(d, p.id).size === 0)) continue
    for (const then of rareNeighbours(d, p.text))
      if (d.day(then) < d.day(p.id)) found.push({ then, now: p.id, rank: rankOf(d, then, p.id) })
  }
  for (const saga of sagas) {
    const acts = actsIn(d, saga, 'mild')
    const [first, last] = [acts?.[0], acts?.at(-1)]
    if (!first || !last || first === last) continue
    const isPlain = saga.hasOutcome || saga.kind === 'promise'
    const rank = rankOf(d, first.post, last.post)
    found.push({ then: first.post, now: last.post, rank: isPlain ? Math.max(4, rank) : rank })
  }
  for (const c of d.stories.claims) {
    if (c.kind === 'same-words' && wordCount(c.words) >= PHRASE)
      found.push({ then: c.then, now: c.now, rank: rankOf(d, c.then, c.now) })
    if (c.kind === 'first-and-last') found.push({ then: c.first, now: c.last, rank: 4 })
  }
  return found
}

/** What goes back to the earlier post by its year or its words needs no other before it. */
const PLAIN = 5

/** Two posts beside each other are a joke or a reckoning: what may be a loss is neither. */
const isFit = (d: Dossier, id: number) =>
  d.clear(id) &&
  !isNearLoss(d, id) &&
  !isWary(d, id) &&
  wordCount(words(d, id)) <= LONGEST &&
  !isGreeting(words(d, id)) &&
  d.day(id) > 0

/** The answers, plainest first; one story has one pair, and no post stands in two. */
export function answersIn(d: Dossier, sagas: readonly Saga[]): Answer[] {
  const kept: Answer[] = []
  const isApart = ({ then, now }: Answer) => d.day(now) - d.day(then) >= APART
  const inOrder = candidatesIn(d, sagas)
    .filter((x) => x.rank > 0 && isApart(x) && isFit(d, x.then) && isFit(d, x.now) && !isOfAnotherDay(d, x))
    .filter((x) => isCarried(d, x.then, []) && (x.rank >= PLAIN || isCarried(d, x.now, [x.then])))
    .sort(
      (a, b) =>
        b.rank - a.rank ||
        d.day(b.now) - d.day(b.then) - (d.day(a.now) - d.day(a.then)) ||
        a.then - b.then ||
        a.now - b.now,
    )
  for (const x of inOrder) if (!kept.some((k) => isOneStory(d, k, x))) kept.push(x)
  return kept
}

const SAME = 2

function isOneStory(d: Dossier, a: Answer, b: Answer): boolean {
  if ([b.then, b.now].some((id) => id === a.then || id === a.now)) return true
  const text = (x: Answer) => `${words(d, x.then)} ${words(d, x.now)}`
  return rareInBoth(d, text(a), text(b)).length >= SAME
}

/** Whether nothing that was written later has anything to do with it. */
export function isUnanswered(d: Dossier, id: number): boolean {
  if (!d.clear(id) || isShadowed(d, id)) return false
  return [...rareNeighbours(d, words(d, id))].every((other) => other === id || d.day(other) <= d.day(id))
}
