import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { inOrder } from '../../reading/in-order.ts'
import { printable } from '../../reading/lines.ts'
import type { Acquaintance, Act, Saga } from '../../stories/model.ts'
import { gapBetween } from '../../writing/calendar-gap.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { titlesIn } from '../../writing/titles.ts'
import { withArticle } from '../../writing/with-article.ts'
import { nominalTrade, tradeSentence } from '../common/trade.ts'
import { apart } from './apart.ts'
import { type Braid, seriesIn } from './braid.ts'
import type { Estimate } from './estimate.ts'
import type { Grief } from './tender.ts'
import { type About, type StoryKind, WORDS } from './words.ts'

export interface Standfirst {
  sentences: Sentence[]
  /** Whether it tells how long something was to take and took, so that the piece need not. */
  isEstimate: boolean
}

/** Two facts against each other in the way that suits its kind, after what somebody lived by; else words of their own. */
export function standfirst(
  d: Dossier,
  braid: Braid,
  shown: readonly Act[],
  grief: Pick<Grief, 'isDeath'> | null,
  estimate: Estimate | null = null,
): Standfirst {
  const thing = thingOf(d, braid)
  const person = braid.companion ?? mostIn(d, braid.acts)
  const who = person ? person.fullName || person.name : null
  const years = shown.map((a) => fromDay(d.day(a.post)).y)
  const took = yearsOf(d, braid, thing)
  const before = who || thing ? livelihoodBefore(d, braid) : null
  const about: About = {
    name: d.hasName ? d.name : null,
    who,
    known: person ? calledIn(d, person, braid) : '',
    thing,
    all: d.w.list([d.hasName ? d.name : null, ...[who, thing]].filter((x) => x !== null)),
    from: Math.min(...years),
    to: Math.max(...years),
    span: took >= YEARS ? d.w.number(took) : '',
    estimate: estimate ? { words: estimate.words, took: d.w.number(estimate.took) } : null,
    isThen: before !== null,
  }
  const kind = kindOf(d, braid, about, grief)
  const isOpening = shown[0] !== undefined && shown[0].post === firstPost(d)?.id
  const own = SAYS_MUCH.has(kind)
    ? null
    : (apart(d, braid, person) ?? (isOpening ? null : beginning(d)) ?? motto(d, shown, about, kind))
  if (own) return { sentences: [own], isEstimate: false }
  const t = WORDS[d.spoken]
  const text = about.all ? t.about[kind](about) : t.few(null, about.from, about.to)
  const said = say([before, d.w.capital(text)].filter((x) => x !== null).join(' '), [
    ...post(...shown.map((a) => a.post), ...(d.stories.background.trade?.posts ?? [])),
    ...post(...(person ? roleProofs(person, d.day(braid.acts[0]?.post ?? 0)) : [])),
    count(took, { kind: 'score', of: 'the years it took' }),
    ...(estimate ? [count(estimate.took, { kind: 'score', of: 'how long it took' })] : []),
  ])
  return {
    sentences: [said],
    isEstimate: kind === 'lawsuit' && estimate !== null,
  }
}

const MOTTO = { least: 3, most: 9 }

/** A short line from the middle of it, which is neither how it begins nor how it ends. */
function motto(d: Dossier, shown: readonly Act[], about: About, kind: StoryKind): Sentence | null {
  const middle = shown.slice(2, -2)
  const lines = titlesIn(d, middle).filter((t) => {
    const n = wordCount(t.title)
    return n >= MOTTO.least && n <= MOTTO.most && t.score >= GOOD_LINE
  })
  // The best of them is the title.
  const best = lines[1] ?? lines[0]
  if (!best || !d.hasName) return null
  const who = [d.name, ...(kind === 'person' ? [about.known] : [])]
  const text = WORDS[d.spoken].motto(d.w.quoted(best.title), d.w.list(who), about.from, about.to)
  return say(text, post(best.post, ...shown.map((a) => a.post)))
}

const GOOD_LINE = 1.4

const firstPost = (d: Dossier) =>
  d.posts.filter((p) => d.day(p.id) > 0 && wordCount(p.text) > 0).sort(inOrder)[0]

/** Kinds whose standfirst says what happened; the others only name who and what. */
const SAYS_MUCH = new Set<StoryKind>(['contest', 'lawsuit', 'promise'])
const FIRST_WORDS = { least: 3, most: 11 }

/** The first thing that somebody posted, where it is short and light. */
function beginning(d: Dossier): Sentence | null {
  const first = firstPost(d)
  const { written } = d.analysis.totals
  if (!first || !d.hasName || !d.clear(first.id) || isShadowed(d, first.id) || written < MANY) return null
  const words = d
    .sentences(first.id)
    .map((s) => s.text.replace(/[.,;:]+$/, ''))
    .findLast((s) => {
      const n = wordCount(s)
      return n >= FIRST_WORDS.least && n <= FIRST_WORDS.most && printable(s) && !/["“”„«»]/u.test(s)
    })
  if (!words || isGreeting(words)) return null
  const text = WORDS[d.spoken].began(d.w.quoted(words), d.name, fromDay(d.day(first.id)).y)
  return say(d.w.capital(text), post(first.id))
}

const MANY = 40
const LONGEST_ROLE = 6

/** With who they are, as the posts say it: a stranger reads this first. */
function calledIn(d: Dossier, person: Acquaintance, braid: Braid): string {
  const day = d.day(braid.acts[0]?.post ?? 0)
  const name = person.fullName || person.name
  const role = roleOf(d, person, day)
  const isPlain =
    role !== null &&
    person.kind === 'person' &&
    !/^(?:who|que|der|die|das) /u.test(role) &&
    wordCount(role) <= LONGEST_ROLE &&
    namesIn(d, role).every((n) => n === d.name) &&
    !sayTheSame(name, role) &&
    roleProofs(person, day).every((id) => d.clear(id))
  return isPlain ? `${name}, ${role}` : name
}

const LAW =
  /(?<!\p{L})(?:court|judge|solicitor|lawyer|tribunal|hearing|lawsuit|juzgado|juez|jueza|abogad[oa]|demanda|juicio|Gericht|Amtsgericht|Richter(?:in)?|Anwalt|Anwältin|Klage)(?!\p{L})/iu
const OFTEN = 3

/** What kind of story it is. */
function kindOf(d: Dossier, braid: Braid, about: About, grief: Pick<Grief, 'isDeath'> | null): StoryKind {
  const { who, thing } = about
  const inLaw = braid.acts.filter((a) => LAW.test(d.wordsOf(a))).length
  if (d.hasName && braid.companion && isContest(d, braid)) return 'contest'
  if (d.hasName && inLaw >= OFTEN && who) return 'lawsuit'
  if (d.hasName && about.span && who) return 'promise'
  if (braid.companion && isMostly(d, braid)) return 'person'
  return grief?.isDeath && (who || thing) ? 'loss' : 'thing'
}

/** Places are told of, and the companion with them. */
function isContest(d: Dossier, braid: Braid): boolean {
  const theirs = new Set(braid.companion?.posts)
  const ranks = seriesIn(d, braid.strands).filter((s) => s.isRank)
  return ranks.some((s) => s.points.filter((p) => theirs.has(p.post)).length >= OFTEN)
}

/** Whether more than half of it is about whoever it is about. */
function isMostly(d: Dossier, braid: Braid): boolean {
  const theirs = new Set(braid.companion?.posts.filter((id) => d.mild(id)))
  return braid.acts.filter((a) => theirs.has(a.post)).length > braid.acts.length / 2
}

const YEARS = 2

/** How many whole years a thing that was promised or lent has taken; none where it was not. */
function yearsOf(d: Dossier, braid: Braid, thing: string | null): number {
  const lent = [braid.main, ...braid.strands].find(
    (s) => s.kind === 'promise' && withArticle(d, s.subject) === thing,
  )
  if (!lent) return 0
  const pledge = d.stories.promises.find((p) => p.saga === lent.id && p.done !== null)
  const over = lent.acts.findLast((a) => a.role === 'outcome') ?? lent.acts.at(-1)
  const [first, last] = [pledge?.said ?? lent.acts[0], pledge?.done ?? over]
  return first && last ? gapBetween(d.day(first.post), d.day(last.post)).years : 0
}

/** What somebody lived by before the story begins, in a sentence or in the few words of the post that says it. */
function livelihoodBefore(d: Dossier, braid: Braid): string | null {
  const { work } = d.stories.background
  const [first] = braid.acts
  const [id] = work?.posts ?? []
  if (!work || id === undefined || !first || d.day(id) > d.day(first.post)) return null
  const trade = tradeSentence(d)
  if (trade) return trade.text
  const words = nominalTrade(d)
  return words ? `${d.w.capital(words)}.` : null
}

/** “the barrow”: what the best of its stories is about, where that is a thing with an article. */
export function thingOf(d: Dossier, braid: Braid): string | null {
  const posts = new Set(braid.acts.map((a) => a.post))
  const weight = (s: Saga) =>
    s === braid.main || s.kind === 'promise' ? posts.size : s.acts.filter((a) => posts.has(a.post)).length
  const things = [...new Set([braid.main, ...braid.strands])]
    .filter((s) => s.kind !== 'day' && s.kind !== 'phrase' && s.kind !== 'person')
    .sort((a, b) => weight(b) - weight(a))
    .map((s) => withArticle(d, s.subject))
  return things.find((x) => x !== null) ?? null
}

/** Whoever is in most of these posts, twice at least. */
function mostIn(d: Dossier, acts: readonly Act[]) {
  const ids = new Set(acts.map((a) => a.post))
  const [best] = d.stories.people
    .filter(
      (p) => p.kind === 'person' && !p.isTender && !p.isParted && (p.roles.length > 0 || p.posts.length >= 4),
    )
    .map((p) => ({ p, n: p.posts.filter((id) => ids.has(id)).length }))
    .filter((x) => x.n >= 2)
    .sort((a, b) => b.n - a.n || (a.p.name < b.p.name ? -1 : 1))
  return best?.p ?? null
}
