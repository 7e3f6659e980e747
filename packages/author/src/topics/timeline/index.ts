import { fromDay } from '../../reading/calendar.ts'
import { actsIn } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { headline } from '../common/headline.ts'
import { quotable, showStory } from '../common/story.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

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
  room: 12,
  takesRest: true,
  // Whatever runs through the years and has no better place is a strand here.
  wishes: (d) =>
    d.sagas
      .filter((s) => (actsIn(d, s, 'mild')?.length ?? 0) >= (s.score < 2 ? 3 : 2) && s.score > 1)
      .map((saga) => ({ saga, value: saga.score * 0.4 })),
  carries: (_d, sagas) => sagas.length >= 3,
  draft(page, sagas, request) {
    const { d } = page
    const strands = sagas
      .flatMap((saga) => {
        const acts = actsIn(d, saga, 'mild')
        return acts ? [{ saga, acts }] : []
      })
      .sort(
        (a, b) =>
          d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0) || (a.saga.id < b.saga.id ? -1 : 1),
      )
    if (strands.length === 0) return null
    const t = WORDS[d.spoken]
    const all = strands.flatMap((s) => s.acts)
    const head = headline(page, request, all, t.title)
    const used = new Set([head.title.toLowerCase()])
    const titles = strands.map(({ saga, acts }) => showStory(page, saga, acts, used))
    const days = all.map((a) => d.day(a.post)).filter((x) => x > 0)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(
            String(fromDay(Math.min(...days)).y),
            String(fromDay(Math.max(...days)).y),
            quotable(d, titles).map((x) => d.w.quoted(x)),
          ),
          post(...strands.map((s) => s.acts[0]?.post ?? 0), ...strands.map((s) => s.acts.at(-1)?.post ?? 0)),
        ),
      ],
    }
  },
}
