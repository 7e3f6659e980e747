import { fromDay } from '../../reading/calendar.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { count, type Page, post, say } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { closingLine } from '../common/closing.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { grounds, type OwnAnimal, ownAnimal } from './animal.ts'
import { type Animal, WORDS } from './words.ts'

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
    return d.sagas
      .filter((s) => s.people.some((n) => animals.has(n)) && (actsIn(d, s, 'clear')?.length ?? 0) >= 3)
      .map((saga) => ({
        saga,
        value: saga.score + ([...animals].some((n) => saga.subject.includes(n)) ? 2 : 0.2),
      }))
  },
  // The drawn ones are for those who ask.
  carries: (d, sagas) => ownAnimal(d, sagas) !== null,
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
  const name = asWritten(d, who.name)
  const head = headline(page, request, acts, name, [who.name])
  const saga = sagas.find((s) => s.people.includes(who.name))
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
  }
  page.block(sagaBlock(page, as, acts, d.w.capital(name), saga ? closingLine(d, saga) : null))
  const year = (id: number | undefined) => String(fromDay(d.day(id ?? 0)).y)
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      say(d.w.capital(t.own(name, d.w.posts(acts.length), year(acts[0]?.post), year(acts.at(-1)?.post))), [
        ...post(...acts.map((a) => a.post)),
        count(acts.length, { kind: 'listed', posts: acts.map((a) => a.post) }),
      ]),
    ],
  }
}

/** Numbers that belong to the definition and not to the posts. */
const LIMITS: Partial<Record<Animal, number[]>> = { greyhound: [8], owl: [11, 5], bear: [2, 6] }

/** The drawn animal that a count fits best, and three posts of those that were counted. */
function drawn(page: Page, request: TopicRequest) {
  const { d } = page
  const t = WORDS[d.spoken]
  const [best] = grounds(d)
  if (!best) return null
  const animal = t.animals[best.animal]
  const own = new Set(best.posts)
  const short = (id: number) => (d.post(id)?.text.split(/\s+/).length ?? 99) <= 45
  const ranked = [...new Set(d.lines.map((l) => l.post))].filter((id) => own.has(id) && short(id))
  const shown = (ranked.length >= 3 ? ranked : [...new Set([...ranked, ...best.posts.filter(short)])])
    .slice(0, 3)
    .sort((a, b) => d.day(a) - d.day(b) || a - b)
  const head = headline(
    page,
    request,
    shown.map((id) => wholeAct(d, id)),
    t.title(animal.name),
  )
  page.index([
    say(animal.why(d.w.digits(best.posts.length), d.w.digits(best.of)), [
      ...post(...shown),
      count(best.posts.length, best.query),
      count(best.of, { kind: 'score', of: 'posts that may be joked about' }),
      ...(LIMITS[best.animal] ?? []).map((n) => count(n, { kind: 'score', of: 'where the line is drawn' })),
    ]),
  ])
  for (const id of shown) page.block({ form: 'post', entry: d.show(id), caption: null })
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [say(d.w.capital(t.drawn(animal.name, d.name)), [count(best.posts.length, best.query)])],
  }
}

/** “the Inspector”, where the posts write it so. */
function asWritten(d: Dossier, name: string): string {
  const all = d.posts.filter((p) => p.text.includes(name))
  const article = /(?<!\p{L})(the|el|la|der|die|das) $/iu
  const found = all.flatMap(
    (p) => article.exec(p.text.slice(0, p.text.indexOf(name)))?.[1]?.toLowerCase() ?? [],
  )
  return found.length > all.length / 2 ? `${found[0]} ${name}` : name
}
