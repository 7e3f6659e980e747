import type { Analysis, Person, Post } from '../model.ts'
import type { Saga } from '../stories/model.ts'
import { postTopics } from '../topics/all.ts'
import type { PostTopic, Wish } from '../topics/topic.ts'
import { type Dossier, openDossier } from '../writing/dossier.ts'
import { openPage } from '../writing/page.ts'

const TITLE = 'title='

/** Each story goes, whole, to the topic that shows it best; a topic without a payoff gives its stories back. */
export function shareOut(d: Dossier, topics: readonly PostTopic[]): Map<PostTopic, Saga[]> {
  const wishes = new Map(topics.map((t) => [t, t.wishes(d)]))
  let seated = [...topics]
  for (;;) {
    const given = deal(d, seated, wishes)
    const hungry = seated.filter((t) => !t.carries(d, given.get(t) ?? []))
    if (hungry.length === 0) return given
    // One leaves at a time, the last of the magazine first, because what it had may feed another.
    const leaves = (hungry.filter((t) => !t.takesRest).at(-1) ?? hungry.at(-1)) as PostTopic
    seated = seated.filter((t) => t !== leaves)
  }
}

/** What others tell all but a quarter of is not told again. */
const REPEATED = 0.75

function deal(
  d: Dossier,
  topics: readonly PostTopic[],
  wished: ReadonlyMap<PostTopic, Wish[]> = new Map(),
): Map<PostTopic, Saga[]> {
  const given = new Map<PostTopic, Saga[]>(topics.map((t) => [t, []]))
  const wishes = new Map<string, { saga: Saga; by: { topic: PostTopic; value: number }[] }>()
  for (const topic of topics)
    for (const { saga, value } of wished.get(topic) ?? topic.wishes(d)) {
      const wish = wishes.get(saga.id) ?? { saga, by: [] }
      wishes.set(saga.id, wish)
      wish.by.push({ topic, value })
    }
  // The best story chooses first, so that a part of it does not take its place.
  const inOrder = [...wishes.values()].sort(
    (a, b) => b.saga.score - a.saga.score || (a.saga.id < b.saga.id ? -1 : 1),
  )
  const kept = new Set<number>(topics.flatMap((t) => t.keeps?.(d) ?? []))
  const spent = new Set<number>()
  const told: ReadonlySet<number>[] = []
  for (const { saga, by } of inOrder) {
    const within = (posts: ReadonlySet<number>) =>
      saga.acts.filter((a) => posts.has(a.post)).length / saga.acts.length
    // Two stories that are mostly the same posts are one story; a post may be of two stories.
    if (within(kept) > REPEATED || within(spent) > REPEATED || told.some((t) => within(t) > 0.5)) continue
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
      sagas.filter((s) => !isInside(s, given)),
    )
  return given
}

/** Most of it is told by a wider story of the same magazine. */
function isInside(saga: Saga, given: ReadonlyMap<PostTopic, Saga[]>): boolean {
  const posts = saga.acts.map((a) => a.post)
  return [...given.values()].flat().some((o) => {
    if (o.id === saga.id || o.acts.length <= saga.acts.length) return false
    const own = new Set(o.acts.map((a) => a.post))
    return posts.filter((id) => own.has(id)).length > posts.length * 0.6
  })
}

/** What each topic tells, by its key: the ids of its stories, and the title that no other article has. */
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

function planned(d: Dossier, topics: readonly PostTopic[], refuses: boolean): Record<string, string[]> {
  const given = refuses ? shareOut(d, topics) : deal(d, topics)
  const plan: Record<string, string[]> = {}
  const taken = new Set<string>()
  for (const [topic, sagas] of given) {
    const draft = topic.draft(openPage(d), sagas, {
      edition: 0,
      answers: [],
      notes: [],
      taken,
      claimed: postsOfOthers(given, topic),
      told: new Set(),
    })
    if (!draft && refuses) continue
    const title = draft?.title
    if (title) taken.add(title.toLowerCase())
    plan[topic.info.key] = [...sagas.map((s) => s.id), ...(title ? [`${TITLE}${title}`] : [])]
  }
  return plan
}

/** Posts that other topics show as parts of their stories. */
function postsOfOthers(given: ReadonlyMap<PostTopic, readonly Saga[]>, but: PostTopic): Set<number> {
  return new Set(
    [...given].flatMap(([topic, sagas]) =>
      topic === but ? [] : sagas.flatMap((s) => s.acts.map((a) => a.post)),
    ),
  )
}

/** The same, from a plan that was stored. */
export function postsClaimed(d: Dossier, plan: Record<string, string[]>, but: string): Set<number> {
  const others = Object.entries(plan).flatMap(([key, list]) => (key === but ? [] : sagasPlanned(d, list)))
  return new Set(others.flatMap((s) => s.acts.map((a) => a.post)))
}

export const sagasPlanned = (d: Dossier, entries: readonly string[]): Saga[] =>
  entries.flatMap((id) => {
    const saga = id.startsWith(TITLE) ? null : d.saga(id)
    return saga ? [saga] : []
  })

/** Titles of the magazine's articles, without the one that is being written. */
export function titlesPlanned(plan: Record<string, string[]>, but: string): Set<string> {
  const titles = Object.entries(plan).flatMap(([key, list]) => (key === but ? [] : list))
  return new Set(titles.flatMap((x) => (x.startsWith(TITLE) ? [x.slice(TITLE.length).toLowerCase()] : [])))
}
