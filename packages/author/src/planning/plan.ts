import type { Analysis, Person, Post } from '../model.ts'
import { once } from '../reading/once.ts'
import type { Saga } from '../stories/model.ts'
import { postTopics } from '../topics/all.ts'
import { byEnd } from '../topics/common/by-end.ts'
import { moreToTell } from '../topics/common/more-to-tell.ts'
import { storiesToTell } from '../topics/common/stories-to-tell.ts'
import { inPortrait } from '../topics/people/in-portrait.ts'
import type { PostTopic, Wish } from '../topics/topic.ts'
import { type Dossier, openDossier } from '../writing/dossier.ts'
import { openPage } from '../writing/page.ts'
import { inTurn, isBefore, mostRepeating, PORTRAIT, repeats } from './ledger.ts'
import { postsShown } from './shown.ts'
import { WatchedSet } from './watched-set.ts'

const YEAR = 'year_in_twelve'
const TITLE = 'title='
const SHOWN = 'shown='

/** Each story goes, whole, to the topic that shows it best; a topic without a payoff gives its stories back. */
export function shareOut(d: Dossier, topics: readonly PostTopic[]): Map<PostTopic, Saga[]> {
  let seated = [...topics]
  for (;;) {
    const given = deal(d, seated)
    const hungry = seated.filter((t) => !carries(d, t, given.get(t) ?? []))
    if (hungry.length === 0) return given
    // One leaves at a time, the last of the magazine first, because what it had may feed another.
    const leaves = (hungry.filter((t) => !t.takesRest).at(-1) ?? hungry.at(-1)) as PostTopic
    seated = seated.filter((t) => t !== leaves)
  }
}

/** What is shown in any case is not told again, nor what the portrait or other stories tell most of. */
const REPEATED = 0.75
const TOLD = 0.6
/** Of a small archive the portrait shows nearly everything, and others have to show it again. */
const MANY = 60

interface Drafted {
  isDraft: boolean
  title: string | undefined
  shown: Set<number>
}

/** Stories are shared out again whenever a topic leaves: what the topics want, can carry and draft is asked once. */
const asked = once((_: Dossier) => ({
  wishes: new Map<PostTopic, Wish[]>(),
  carried: new Map<string, boolean>(),
  drafts: new Map<string, (Drafted & { taken: WatchedSet<string>; claimed: WatchedSet<number> })[]>(),
}))

function wishesOf(d: Dossier, topic: PostTopic): Wish[] {
  const { wishes } = asked(d)
  const known = wishes.get(topic) ?? topic.wishes(d)
  wishes.set(topic, known)
  return known
}

function carries(d: Dossier, topic: PostTopic, sagas: readonly Saga[]): boolean {
  const { carried } = asked(d)
  const key = [topic.info.key, ...sagas.map((s) => s.id)].join(' ')
  const known = carried.get(key) ?? topic.carries(d, sagas)
  carried.set(key, known)
  return known
}

/** The same as before, where nothing that it asked about has changed. */
function draftOf(
  d: Dossier,
  topic: PostTopic,
  sagas: readonly Saga[],
  { taken, claimed }: { taken: ReadonlySet<string>; claimed: ReadonlySet<number> },
): Drafted {
  const { drafts } = asked(d)
  const key = [topic.info.key, ...sagas.map((s) => s.id)].join(' ')
  const before = drafts.get(key) ?? []
  const known = before.find((b) => b.taken.isAnsweredBy(taken) && b.claimed.isAnsweredBy(claimed))
  if (known) return known
  const page = openPage(d)
  const watched = { taken: new WatchedSet(taken), claimed: new WatchedSet(claimed) }
  const draft = topic.draft(page, sagas, {
    edition: 0,
    answers: [],
    notes: [],
    ...watched,
    told: new Set(),
  })
  const drafted = { isDraft: draft !== null, title: draft?.title, shown: postsShown(page.paragraphs) }
  drafts.set(key, [...before, { ...drafted, ...watched }])
  return drafted
}

function deal(d: Dossier, topics: readonly PostTopic[]): Map<PostTopic, Saga[]> {
  const given = new Map<PostTopic, Saga[]>(topics.map((t) => [t, []]))
  const wishes = new Map<string, { saga: Saga; by: { topic: PostTopic; value: number }[] }>()
  for (const topic of topics)
    for (const { saga, value } of wishesOf(d, topic)) {
      const wish = wishes.get(saga.id) ?? { saga, by: [] }
      wishes.set(saga.id, wish)
      wish.by.push({ topic, value })
    }
  // The best story chooses first, so that a part of it does not take its place.
  const isSure = (saga: Saga) => storiesToTell(d).some((told) => told.saga.id === saga.id)
  const isMore = (saga: Saga) => moreToTell(d).some((told) => told.saga.id === saga.id)
  const rank = (saga: Saga) => (isSure(saga) ? 2 : isMore(saga) ? 1 : 0)
  const inOrder = [...wishes.values()].sort((a, b) => rank(b.saga) - rank(a.saga) || byEnd(a.saga, b.saga))
  const kept = new Set<number>(topics.flatMap((t) => t.keeps?.(d) ?? []))
  // The portrait tells the best story itself; what it has most of needs no second page.
  const isFirst = topics.some((t) => t.info.key === PORTRAIT) && d.analysis.totals.written >= MANY
  const portrait = isFirst ? inPortrait(d) : new Set<number>()
  const spent = new Set(portrait)
  const told: ReadonlySet<number>[] = []
  for (const { saga, by } of inOrder) {
    const within = (posts: ReadonlySet<number>) =>
      saga.acts.filter((a) => posts.has(a.post)).length / saga.acts.length
    // Two stories that are mostly the same posts are one story; a post may be of two stories.
    if (
      (rank(saga) === 0 && inOrder.some((o) => isWholeOf(o.saga, saga) || isCloser(d, o.saga, saga))) ||
      within(kept) > REPEATED ||
      within(spent) > TOLD ||
      (isMore(saga) && !isFresh(saga, portrait)) ||
      told.some((t) => within(t) > 0.5 || isDiluted(t, saga))
    )
      continue
    const best = by
      .filter(({ topic }) => (given.get(topic) as Saga[]).length < topic.room)
      .sort((a, b) => b.value - a.value || a.topic.info.order - b.topic.info.order)[0]
    if (!best) continue
    ;(given.get(best.topic) as Saga[]).push(saga)
    for (const a of saga.acts) spent.add(a.post)
    told.push(new Set(saga.acts.map((a) => a.post)))
  }
  for (const [topic, sagas] of given)
    given.set(
      topic,
      sagas.filter((s) => !isOfSomebody(s, given)),
    )
  return given
}

/** What no word holds together is told where the portrait has not told half of it. */
const isFresh = ({ acts }: Saga, portrait: ReadonlySet<number>) =>
  acts.filter((a) => !portrait.has(a.post)).length >= Math.max(FRESH, acts.length / 2)
const FRESH = 4

/** A little wider, and with the same posts: the story of which the other lacks a step, mostly the one it turns on. */
function isWholeOf(whole: Saga, part: Saga): boolean {
  if (whole.acts.length <= part.acts.length || whole.acts.length > part.acts.length * 2) return false
  if (whole.firmness < WHOLE.firm || whole.kind === 'day' || whole.kind === 'person') return false
  const own = new Set(whole.acts.map((a) => a.post))
  return part.score - whole.score <= WHOLE.behind && part.acts.every((a) => own.has(a.post))
}

/** Most of it is the story of a thing, and the rest only has somebody in it who was there. */
function isCloser(d: Dossier, thing: Saga, saga: Saga): boolean {
  if (saga.kind === 'person' || d.person(saga.subject) === null || d.person(thing.subject) !== null)
    return false
  if (thing.kind === 'person' || thing.kind === 'day' || thing.firmness < saga.firmness) return false
  const own = new Set(thing.acts.map((a) => a.post))
  return saga.acts.filter((a) => own.has(a.post)).length >= saga.acts.length * MOSTLY
}

const WHOLE = { firm: 0.6, behind: 1 }

const MOSTLY = 0.6

/** Most of a better story, among posts that are none of it; what somebody is in is theirs all the same. */
const isDiluted = (better: ReadonlySet<number>, saga: Saga): boolean =>
  saga.kind !== 'person' && saga.acts.filter((a) => better.has(a.post)).length > better.size * MOSTLY

/** Most of it is told by the wider story of somebody in it. */
function isOfSomebody(saga: Saga, given: ReadonlyMap<PostTopic, Saga[]>): boolean {
  const posts = saga.acts.map((a) => a.post)
  return [...given.values()].flat().some((o) => {
    if (o.kind !== 'person' || o.id === saga.id || o.acts.length <= saga.acts.length) return false
    const own = new Set(o.acts.map((a) => a.post))
    return posts.filter((id) => own.has(id)).length > posts.length * MOSTLY
  })
}

/** What each topic tells, by its key: the ids of its stories, the title that no other article has, the posts it shows. */
export function planFor(
  analysis: Analysis,
  posts: readonly Post[],
  person: Person,
): Record<string, string[]> {
  return planned(openDossier(analysis, posts, person, analysis.today), postTopics, true)
}

/** A plan for the topics that are asked for, whether or not there is enough for them. */
export function planMagazine(
  analysis: Analysis,
  keys: readonly string[] = postTopics.map((t) => t.info.key),
  posts: readonly Post[] = [],
): Record<string, string[]> {
  const d = openDossier(analysis, posts, { firstName: null }, analysis.today)
  return planned(
    d,
    postTopics.filter((t) => keys.includes(t.info.key)),
    false,
  )
}

/** With fewer articles a magazine is none: rather than that, a post may be read twice. */
const FEWEST = 3

/** A topic that would only repeat others leaves, where any may. */
export function planned(
  d: Dossier,
  topics: readonly PostTopic[],
  refuses: boolean,
): Record<string, string[]> {
  let seated = [...topics]
  for (;;) {
    const given = refuses ? shareOut(d, seated) : deal(d, seated)
    const { entries, refused } = drafted(d, given, refuses, given.size > FEWEST)
    const spare =
      refuses && d.analysis.totals.written >= MANY && entries.size > ENOUGH ? lastResortIn(entries) : null
    if (!refused && !spare) return inMagazineOrder(entries)
    // What it had may now be told by another, so everything is shared out again.
    seated = seated.filter((t) => t !== (refused ?? spare))
  }
}

/** What only the calendar puts side by side is told where there are no stories enough. */
const ENOUGH = 2

const lastResortIn = (entries: ReadonlyMap<PostTopic, string[]>): PostTopic | null =>
  [...entries.keys()].find((t) => t.info.key === YEAR) ?? null

/** One draft after the other, each told what the others show; the first that would say too little of its own is refused. */
function drafted(
  d: Dossier,
  given: ReadonlyMap<PostTopic, Saga[]>,
  refuses: boolean,
  sparesRepeats: boolean,
): { entries: Map<PostTopic, string[]>; refused: PostTopic | null } {
  const entries = new Map<PostTopic, string[]>()
  const taken = new Set<string>()
  const portrait = new Set<number>()
  const others = new Set<number>()
  const articles = new Map<string, ReadonlySet<number>>()
  for (const topic of inTurn([...given.keys()])) {
    const sagas = given.get(topic) as Saga[]
    const isFull = d.analysis.totals.written >= MANY
    const fresh = sagas.filter((s) => ![...articles.values()].some((shown) => isTold(s, shown)))
    // What it leaves to another is no longer claimed by it, so everybody is asked again.
    if (isFull && fresh.length < sagas.length && carries(d, topic, fresh))
      return drafted(d, new Map([...given, [topic, fresh]]), refuses, sparesRepeats)
    const claimed = new Set([...postsOfOthers(given, topic), ...portrait, ...others])
    const { isDraft, title, shown: own } = draftOf(d, topic, sagas, { taken, claimed })
    if (
      refuses &&
      (!isDraft || (isFull && sparesRepeats && repeats(topic.info.key, own, { portrait, others })))
    )
      return { entries, refused: topic }
    const isPortrait = topic.info.key === PORTRAIT
    for (const id of own) (isPortrait ? portrait : others).add(id)
    articles.set(topic.info.key, own)
    if (title) taken.add(title.toLowerCase())
    entries.set(topic, [
      ...sagas.map((s) => s.id),
      ...(title ? [`${TITLE}${title}`] : []),
      ...(own.size > 0 ? [`${SHOWN}${[...own].sort((a, b) => a - b).join(',')}`] : []),
    ])
  }
  const isFull = refuses && sparesRepeats && d.analysis.totals.written >= MANY
  const tooMuch = isFull ? mostRepeating(articles) : null
  return { entries, refused: [...given.keys()].find((t) => t.info.key === tooMuch) ?? null }
}

/** An article has shown nearly all of it, and how it ended. */
const isTold = ({ acts }: Saga, shown: ReadonlySet<number>) =>
  shown.has(acts.at(-1)?.post ?? 0) && acts.filter((a) => shown.has(a.post)).length >= acts.length * NEARLY

const NEARLY = 0.8

const inMagazineOrder = (entries: ReadonlyMap<PostTopic, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    [...entries].sort(([a], [b]) => a.info.order - b.info.order).map(([t, list]) => [t.info.key, list]),
  )

/** Posts that other topics show as parts of their stories. */
function postsOfOthers(given: ReadonlyMap<PostTopic, readonly Saga[]>, but: PostTopic): Set<number> {
  return new Set(
    [...given].flatMap(([topic, sagas]) =>
      topic === but ? [] : sagas.flatMap((s) => s.acts.map((a) => a.post)),
    ),
  )
}

/**
 * The same, from a plan that was stored: parts of the others' stories, and what is shown by those whose turn was before;
 * whoever has no place in the plan comes after all of them.
 */
export function postsClaimed(d: Dossier, plan: Record<string, string[]>, but: string): Set<number> {
  const isPlanned = plan[but] !== undefined
  return new Set(
    Object.entries(plan).flatMap(([key, list]) => {
      if (key === but) return []
      const acts = sagasPlanned(d, list).flatMap((s) => s.acts.map((a) => a.post))
      const shown = isPlanned && !isBefore(key, but) ? [] : postsPlanned(list)
      return [...acts, ...shown]
    }),
  )
}

const postsPlanned = (entries: readonly string[]): number[] =>
  entries.flatMap((x) => (x.startsWith(SHOWN) ? x.slice(SHOWN.length).split(',').map(Number) : []))

export const sagasPlanned = (d: Dossier, entries: readonly string[]): Saga[] =>
  entries.flatMap((id) => {
    const saga =
      id.startsWith(TITLE) || id.startsWith(SHOWN)
        ? null
        : (d.saga(id) ?? moreToTell(d).find((told) => told.saga.id === id)?.saga ?? null)
    return saga ? [saga] : []
  })

/** Titles of the magazine's articles, without the one that is being written. */
export function titlesPlanned(plan: Record<string, string[]>, but: string): Set<string> {
  const titles = Object.entries(plan).flatMap(([key, list]) => (key === but ? [] : list))
  return new Set(titles.flatMap((x) => (x.startsWith(TITLE) ? [x.slice(TITLE.length).toLowerCase()] : [])))
}
