import { fromDay } from '../../reading/calendar.ts'
import type { Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { closingLine } from '../common/closing.ts'
import { headline } from '../common/headline.ts'
import { inPosts } from '../common/in-posts.ts'
import { type More, moreToTell } from '../common/more-to-tell.ts'
import { storiesToTell, type Told } from '../common/stories-to-tell.ts'
import { nameOf } from '../common/story-name.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

/** What follows one thing from its first post to its last is worth more than what a story could add to anything else. */
const WORTH = 20

/** Where no thing has one, what holds together by somebody or by the calendar. */
const WORTH_MORE = 10

const toldOf = (d: Dossier, sagas: readonly Saga[]): Told | More | undefined =>
  [...storiesToTell(d), ...moreToTell(d)].find(({ saga }) => sagas.some((s) => s.id === saga.id))

/** One story, and nothing else: one thing through all of its posts, as they stand. */
const oneStory = (info: Pick<PostTopic['info'], 'id' | 'key' | 'name' | 'order'>): PostTopic => ({
  kind: 'posts',
  info: {
    ...info,
    description: 'One thing that runs through your years, from its first post to its last.',
    genre: 'The years',
    needs: ['facebook_posts'],
    brief:
      'One story that runs through the posts, and only that one: a thing, an animal, a contest, a loan, a promise. Every station of it in order, from the post it begins with to the post that answers it. Leave out whatever is not about it, however good. Say in one clause who somebody is when they come in.',
  },
  room: 1,
  wishes: (d) => [
    ...storiesToTell(d).map(({ saga }) => ({ saga, value: WORTH + saga.score })),
    ...moreToTell(d).map(({ saga }) => ({ saga, value: WORTH_MORE + saga.score })),
  ],
  carries: (d, sagas) => toldOf(d, sagas) !== undefined,
  draft(page, sagas, request) {
    const { d } = page
    const told = toldOf(d, sagas)
    if (!told) return null
    const { saga, acts } = told
    const t = WORDS[d.spoken]
    const name = 'called' in told ? told.called : nameOf(d, saga, acts)
    // Over the page is said who they are.
    if ('called' in told) for (const who of saga.people) page.introduced.add(who)
    const head = headline(
      page,
      request,
      acts,
      name ?? t.title,
      'called' in told ? saga.people.map((who) => `${who} `) : saga.words,
    )
    inPosts(page, acts, saga, new Map(), closingLine(d, saga))
    const years = acts.map((a) => fromDay(d.day(a.post)).y)
    const number = d.w.number(acts.length)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          d.w.capital(
            t.standfirst(name === head.title ? null : name, number, Math.min(...years), Math.max(...years)),
          ),
          post(...acts.map((a) => a.post)),
        ),
      ],
    }
  },
})

export const longStory = oneStory({ id: 16, key: 'long_story', name: 'A long story', order: 25 })
export const anotherStory = oneStory({ id: 17, key: 'another_story', name: 'Another story', order: 45 })
export const oneMoreStory = oneStory({ id: 18, key: 'one_more_story', name: 'One more story', order: 65 })
