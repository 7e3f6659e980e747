import type { ClaimKind, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { actsIn, wholeAct } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { headline } from '../common/headline.ts'
import { showStory } from '../common/story.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const APART = 300
const FEWEST = 2
const MOST = 6
/** So many times somewhere is a story by itself. */
const VISITS = 4

interface Place {
  name: string
  posts: number[]
}

/** Places that somebody came back to a year later or more, with words both times. */
export function returnedTo(d: Dossier): Place[] {
  const by = new Map<string, number[]>()
  for (const p of d.posts) {
    const name = p.place?.split(',')[0]?.trim()
    if (!name || !d.clear(p.id) || p.text.trim().split(/\s+/).length < 4 || d.day(p.id) === 0) continue
    by.set(name, [...(by.get(name) ?? []), p.id])
  }
  return [...by]
    .map(([name, ids]) => ({ name, posts: ids.sort((a, b) => d.day(a) - d.day(b)) }))
    .filter(
      (p) => p.posts.length >= 2 && d.day(p.posts.at(-1) as number) - d.day(p.posts[0] as number) >= APART,
    )
    .sort((a, b) => a.posts.length - b.posts.length || (a.name < b.name ? -1 : 1))
    .slice(-MOST)
}

const MOSTLY = 0.7

const COMES_BACK: ReadonlySet<ClaimKind> = new Set<ClaimKind>(['same-words', 'to-the-day', 'changed-hands'])

/** Where the same was said again, to the day, or something changed hands: being there again says nothing. */
const isTold = (d: Dossier, posts: readonly number[]) =>
  d.stories.claims.some((c) => COMES_BACK.has(c.kind) && c.posts.every((id) => posts.includes(id)))

/** The place that a story is told from: its own, or that of a story that has nearly all of its posts. */
function placeOf(d: Dossier, saga: Saga): string | null {
  if (saga.kind === 'place') return saga.subject
  const own = new Set(saga.acts.map((a) => a.post))
  const place = d.sagas.find(
    (s) => s.kind === 'place' && s.acts.filter((a) => own.has(a.post)).length >= saga.acts.length * MOSTLY,
  )
  return place?.subject ?? null
}

export const places: PostTopic = {
  kind: 'posts',
  info: {
    id: 10,
    key: 'places',
    name: 'Places that kept you',
    description: 'Where you came back to, and what had changed.',
    genre: 'Facts and figures',
    order: 120,
    needs: ['facebook_posts'],
    brief:
      'Places that this person came back to: the first post from each and the last, with the time between, and what is the same in both. The place returned to most often comes last. No place that was seen only once.',
  },
  room: 3,
  wishes: (d) =>
    d.sagas
      .filter((s) => placeOf(d, s) !== null && (actsIn(d, s, 'mild')?.length ?? 0) >= VISITS)
      .map((saga) => ({ saga, value: saga.score + 1 })),
  carries: (d, sagas) =>
    sagas.filter((s) =>
      isTold(
        d,
        s.acts.map((a) => a.post),
      ),
    ).length +
      returnedTo(d).filter((p) => isTold(d, p.posts)).length >=
    FEWEST,
  draft(page, sagas, request) {
    const { d } = page
    const whole = sagas.flatMap((saga) => {
      const acts = actsIn(d, saga, 'mild')
      const name = placeOf(d, saga)
      return acts && name ? [{ saga, acts, name: setMarks(name, d.spoken) }] : []
    })
    const told = new Set(whole.flatMap((w) => w.acts.map((a) => a.post)))
    const found = returnedTo(d).filter((p) => !p.posts.some((id) => told.has(id)))
    if (found.length + whole.length === 0) return null
    const t = WORDS[d.spoken]
    const ends = found.map((p) => [p.posts[0] as number, p.posts.at(-1) as number] as const)
    const head = headline(
      page,
      request,
      [...whole.flatMap((w) => w.acts), ...ends.flat().map((id) => wholeAct(d, id))],
      t.title,
    )
    const used = new Set([head.title.toLowerCase()])
    for (const { saga, acts, name } of whole) showStory(page, saga, acts, used, name)
    for (const [n, place] of found.entries()) {
      const [then, now] = ends[n] as readonly [number, number]
      page.h2(place.name, post(then, now))
      page.block({
        form: 'pair',
        then: d.show(then),
        now: d.show(now),
        gap: d.w.gap(d.day(then), d.day(now)),
        shared: [place.name],
      })
    }
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          d.w.capital(
            whole.length > 0
              ? t.whole(
                  d.w.list([...new Set(whole.map((w) => w.name)), ...found.map((p) => p.name)]),
                  d.w.posts(told.size + ends.length * 2),
                )
              : t.standfirst(d.w.list(found.map((p) => p.name))),
          ),
          [
            ...post(...told, ...ends.flat()),
            ...(whole.length > 0
              ? [count(told.size + ends.length * 2, { kind: 'listed', posts: [...told, ...ends.flat()] })]
              : []),
          ],
        ),
      ],
    }
  },
}
