import { coherenceOf } from '../../writing/coherence.ts'
import { actsIn } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { headline } from '../common/headline.ts'
import { quotable, showStory } from '../common/story.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const LONGEST = 45

export const runningJokes: PostTopic = {
  kind: 'posts',
  info: {
    id: 6,
    key: 'running_jokes',
    name: 'The running jokes',
    description: 'What you said, and what came back years later.',
    genre: 'Humour',
    order: 40,
    needs: ['facebook_posts'],
    brief:
      'The set list of a stand-up who has been at it for years: three running jokes, each with its first date, its callbacks with ever shorter introductions, and its best tag. The best one last. End on the shortest callback.',
  },
  room: 3,
  wishes: (d) =>
    d.sagas
      .filter((s) => {
        const acts = actsIn(d, s, 'clear')
        if (!acts || acts.length < 3 || acts.some((a) => isShadowed(d, a.post))) return false
        const c = coherenceOf(d, s)
        if (!c.isFixed && c.topicality < 0.55) return false
        const lengths = acts.map((a) => d.wordsOf(a).split(/\s+/).length).sort((x, y) => x - y)
        return (lengths[Math.floor(lengths.length / 2)] as number) <= LONGEST
      })
      .map((saga) => ({
        saga,
        value: saga.score + (saga.kind === 'thread' || saga.kind === 'object' ? 0.3 : 0),
      })),
  carries: (_d, sagas) => sagas.length >= 1,
  draft(page, sagas, request) {
    const { d } = page
    // The best one last.
    const told = [...sagas]
      .sort((a, b) => a.score - b.score)
      .flatMap((saga) => {
        const acts = actsIn(d, saga, 'clear')
        return acts ? [{ saga, acts }] : []
      })
    const best = told.at(-1)
    if (!best) return null
    const head = headline(page, request, best.acts, WORDS[d.spoken].title, best.saga.words)
    const used = new Set([head.title.toLowerCase()])
    const titles = told.map(({ saga, acts }) =>
      showStory(page, saga, acts, used, saga === best.saga ? head.title : undefined),
    )
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          WORDS[d.spoken].standfirst(
            d.w.list(quotable(d, titles).map((x) => d.w.quoted(x))),
            told.length,
            d.w.number(told.length),
          ),
          post(...told.map((t) => t.acts[0]?.post ?? 0)),
        ),
      ],
    }
  },
}
