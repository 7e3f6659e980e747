import { fromDay } from '../../reading/calendar.ts'
import { actsIn, wholeAct } from '../../writing/dossier.ts'
import { count, type Page, post, say } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { closingLine } from '../common/closing.ts'
import { headline } from '../common/headline.ts'
import { whoIsWho } from '../common/roles.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { grounds, type OwnAnimal, ownAnimal } from './animal.ts'
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
      'Which animal this person is. If an animal runs through the posts, it is that one: its sightings in order, in the posts’ words, and one objection. If none does, an animal that three checkable habits fit (hours, water, food, company), each with the post that proves it.',
  },
  room: 1,
  wishes: (d) => {
    const animals = new Set(
      d.stories.people.filter((p) => p.kind === 'animal' && !p.isTender).map((p) => p.name),
    )
    return d.stories.sagas
      .filter((s) => s.people.some((n) => animals.has(n)) && (actsIn(d, s, 'clear')?.length ?? 0) >= 3)
      .map((saga) => ({ saga, value: saga.score + 0.7 }))
  },
  carries: (d, sagas) => ownAnimal(d, sagas) !== null || grounds(d).length >= 3,
  draft(page, sagas, request) {
    const own = ownAnimal(page.d, sagas)
    return own ? ofItsOwn(page, own, sagas, request) : drawn(page, request)
  },
}

function ofItsOwn(
  page: Page,
  { who, acts }: OwnAnimal,
  sagas: Parameters<PostTopic['draft']>[1],
  request: TopicRequest,
) {
  const { d } = page
  const t = WORDS[d.spoken]
  const head = headline(page, request, acts, who.name, [who.name])
  const saga = sagas.find((s) => s.people.includes(who.name))
  const others = d.stories.people.filter(
    (p) => p !== who && !p.isTender && acts.some((a) => p.posts.includes(a.post)),
  )
  page.p(whoIsWho(page, [who.name, ...others.map((p) => p.name)], d.day(acts[0]?.post ?? 0)))
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
  }
  page.block(sagaBlock(d, as, acts, who.name, saga ? closingLine(d, saga) : null))
  const year = (id: number | undefined) => String(fromDay(d.day(id ?? 0)).y)
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      say(
        d.w.capital(t.own(who.name, d.w.posts(acts.length), year(acts[0]?.post), year(acts.at(-1)?.post))),
        [
          ...post(...acts.map((a) => a.post)),
          count(acts.length, { kind: 'listed', posts: acts.map((a) => a.post) }),
        ],
      ),
    ],
  }
}

function drawn(page: Page, request: TopicRequest) {
  const { d } = page
  const t = WORDS[d.spoken]
  const [best, ...rest] = grounds(d)
  if (!best) return null
  const animal = t.animals[best.animal]
  const witnesses = [best, ...rest.slice(0, 2)].flatMap((g) => {
    const ranked = d.lines.filter((l) => g.posts.includes(l.post)).map((l) => l.post)
    const id = ranked.find((x) => (d.post(x)?.text.split(/\s+/).length ?? 99) <= 45) ?? g.posts[0]
    return id === undefined ? [] : [{ ground: g, id }]
  })
  const seen = new Set<number>()
  const evidence = witnesses.filter((x) => !seen.has(x.id) && !!seen.add(x.id))
  const head = headline(
    page,
    request,
    evidence.map((e) => wholeAct(d, e.id)),
    t.title(animal.name),
  )
  for (const { ground, id } of evidence) {
    const why = t.animals[ground.animal].why(d.w.digits(ground.posts.length), d.w.digits(ground.of))
    page.block({ form: 'post', entry: d.show(id), caption: why })
  }
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [say(d.w.capital(t.drawn(animal.name, d.name)), [count(best.posts.length, best.query)])],
  }
}
