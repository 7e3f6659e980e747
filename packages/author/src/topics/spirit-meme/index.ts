import { fromDay } from '../../reading/calendar.ts'
import { actsIn, wholeAct } from '../../writing/dossier.ts'
import { roleOf } from '../../writing/introducing.ts'
import { type Page, post, say } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { asWritten } from '../common/as-written.ts'
import { closingLine } from '../common/closing.ts'
import { headline } from '../common/headline.ts'
import { inPosts } from '../common/in-posts.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { animalsOf, isOf, isOfAnimal, type OwnAnimal, ownAnimal } from './animal.ts'
import { habitOf } from './habits.ts'
import { WORDS } from './words.ts'

export const spiritMeme: PostTopic = {
  kind: 'posts',
  info: {
    id: 4,
    key: 'spirit_meme',
    name: 'Your spirit animal',
    description: 'The animal that your posts have chosen.',
    genre: 'Humour',
    order: 45,
    needs: ['facebook_posts'],
    brief:
      'Which animal this person is. If an animal runs through the posts, it is that one: its sightings in order, in the posts’ words, and one objection. If none does, an animal whose ways this person has: three scenes in which they do what it does. If there are no such scenes, none.',
  },
  room: 1,
  wishes: (d) => {
    const animals = animalsOf(d)
    return d.sagas
      .filter(
        (s) =>
          (animals.some((who) => isOf(s, who)) || isOfAnimal(d, s)) &&
          (actsIn(d, s, 'clear')?.length ?? 0) >= 3,
      )
      .map((saga) => ({ saga, value: saga.score + 2 }))
  },
  // The drawn ones are for those who ask.
  carries: (d, sagas) => ownAnimal(d, sagas) !== null,
  draft(page, sagas, request) {
    const own = ownAnimal(page.d, sagas)
    return own ? ofItsOwn(page, own, request) : drawn(page, request)
  },
}

function ofItsOwn(page: Page, { who, acts, saga }: OwnAnimal, request: TopicRequest) {
  const { d } = page
  const t = WORDS[d.spoken]
  const name = asWritten(d, who.name)
  const head = headline(page, request, acts, name, [who.name])
  const as = saga ?? {
    id: '',
    kind: 'thread' as const,
    subject: who.name,
    words: [],
    acts,
    people: [who.name],
    isRing: false,
    hasOutcome: false,
    score: 0,
    claims: [],
    partOf: null,
    firmness: 1,
  }
  // The standfirst says who it is.
  page.introduced.add(who.name)
  page.block(sagaBlock(page, as, acts, d.w.capital(name), saga ? closingLine(d, saga) : null))
  const year = (id: number | undefined) => String(fromDay(d.day(id ?? 0)).y)
  const role = roleOf(d, who, d.day(acts[0]?.post ?? 0))
  const called = role && !/^(?:who|que|die|der|das) /.test(role) ? `${name}, ${role},` : name
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      say(d.w.capital(t.own(called, d.name, year(acts[0]?.post), year(acts.at(-1)?.post))), [
        ...post(...acts.map((a) => a.post), ...who.roles.flatMap((r) => r.posts)),
      ]),
    ],
  }
}

/** The drawn animal whose ways somebody has, and three scenes of them; none where there are no scenes. */
function drawn(page: Page, request: TopicRequest) {
  const { d } = page
  const t = WORDS[d.spoken]
  const habit = habitOf(d)
  if (!habit) return null
  const animal = t.animals[habit.animal]
  const acts = habit.posts.map((id) => wholeAct(d, id))
  const head = headline(page, request, acts, t.title(animal.name))
  page.p([say(animal.why, post(...habit.posts))])
  inPosts(page, acts)
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [say(d.w.capital(t.drawn(animal.name, d.name)), post(...habit.posts))],
  }
}
