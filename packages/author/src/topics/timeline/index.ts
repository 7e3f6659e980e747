import { fromDay } from '../../reading/calendar.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { actsIn } from '../../writing/dossier.ts'
import { areGreetings } from '../../writing/greeting.ts'
import { count, post, say } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import { headline } from '../common/headline.ts'
import { showStory } from '../common/story.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const SHORTEST = 3
const REPEATED = 0.5

/** Strands may meet in a few posts. Of more the better story keeps them, and the other is left out. */
function onceEach(strands: readonly Strand[]): Strand[] {
  const shown = new Set<number>()
  return [...strands]
    .sort((a, b) => b.saga.score - a.saga.score || (a.saga.id < b.saga.id ? -1 : 1))
    .flatMap(({ saga, acts }) => {
      const fresh = acts.filter((a) => !shown.has(a.post)).length
      // A story without one of its steps is no story: it is told whole, or not at all.
      if (acts.length - fresh > Math.max(1, acts.length * REPEATED)) return []
      for (const a of acts) shown.add(a.post)
      return [{ saga, acts }]
    })
}

const PHRASE = 4
/** Of many stories only the good ones are told. */
const STRONG = 2.65
const WEAK = 1
const ENOUGH = 6

/** Two posts are a story where one keeps the other's promise, or says it again. */
const isPair = (s: Saga) =>
  s.score >= 2 && (s.hasOutcome || (s.kind === 'phrase' && wordCount(s.subject) >= PHRASE))

interface Strand {
  saga: Saga
  acts: Act[]
}

export const timeline: PostTopic = {
  kind: 'posts',
  info: {
    id: 13,
    key: 'timeline',
    name: 'The story so far',
    description: 'The threads of your years in order, in your words.',
    genre: 'The years',
    order: 70,
    needs: ['facebook_posts'],
    brief:
      'The story so far: the threads that run through the years, in the order in which they begin, each with its first post, the post that turned it, and its end. Past tense, with dates. No year is summed up by a mood.',
  },
  room: 18,
  takesRest: true,
  // Whatever runs through the years and has no better place is a strand here.
  wishes(d) {
    const all = d.sagas.filter((s) => {
      const acts = actsIn(d, s, 'mild') ?? []
      return (
        s.score > WEAK &&
        acts.length >= (isPair(s) ? 2 : SHORTEST) &&
        !areGreetings(acts.map((a) => d.wordsOf(a)))
      )
    })
    const strong = all.filter((s) => s.score >= STRONG)
    return (strong.length >= ENOUGH ? strong : all).map((saga) => ({ saga, value: saga.score * 0.4 }))
  },
  carries: (_d, sagas) => sagas.length >= 3,
  draft(page, sagas, request) {
    const { d } = page
    const strands = onceEach(
      sagas.flatMap((saga) => {
        const acts = actsIn(d, saga, 'mild')
        return acts ? [{ saga, acts }] : []
      }),
    ).sort(
      (a, b) => d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0) || (a.saga.id < b.saga.id ? -1 : 1),
    )
    if (strands.length === 0) return null
    const t = WORDS[d.spoken]
    const all = strands.flatMap((s) => s.acts)
    const head = headline(page, request, all, t.title)
    const used = new Set([head.title.toLowerCase()])
    for (const { saga, acts } of strands) showStory(page, saga, acts, used)
    const days = all.map((a) => d.day(a.post)).filter((x) => x > 0)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(
            strands.length,
            d.w.capital(d.w.number(strands.length)),
            String(fromDay(Math.min(...days)).y),
            String(fromDay(Math.max(...days)).y),
          ),
          [
            count(strands.length, { kind: 'score', of: 'stories' }),
            ...post(
              ...strands.map((s) => s.acts[0]?.post ?? 0),
              ...strands.map((s) => s.acts.at(-1)?.post ?? 0),
            ),
          ],
        ),
      ],
    }
  },
}
