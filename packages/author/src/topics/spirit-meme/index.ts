import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Acquaintance, Act } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { roleOf } from '../../writing/introducing.ts'
import { type Page, post, say } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { wordCount } from '../../writing/telling.ts'
import { asWritten } from '../common/as-written.ts'
import { closingLine } from '../common/closing.ts'
import { headline } from '../common/headline.ts'
import { inPosts } from '../common/in-posts.ts'
import { standsAlone } from '../people/stands-alone.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { animalsOf, formsOf, isOf, isOfAnimal, type OwnAnimal, ownAnimal, SIGHTINGS } from './animal.ts'
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
          (actsIn(d, s, 'clear')?.length ?? 0) >= SIGHTINGS,
      )
      .map((saga) => ({ saga, value: saga.score + 2 }))
  },
  // The drawn ones are for those who ask.
  carries: (d, sagas) => ownAnimal(d, sagas, SIGHTINGS) !== null,
  draft(page, sagas, request) {
    const own = ownAnimal(page.d, sagas)
    return own ? ofItsOwn(page, own, request) : drawn(page, request)
  },
}

function ofItsOwn(page: Page, { who, acts, saga }: OwnAnimal, request: TopicRequest) {
  const { d } = page
  const name = asWritten(d, who.name)
  const well = acts.filter((a) => !FAILING.test(d.wordsOf(a)))
  const head = headline(page, request, well, name, [who.name])
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
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [beginning(d, who, acts, name, head.title)],
  }
}

/** What ails an animal is no title. */
const FAILING =
  /(?<!\p{L})(?:blind|deaf|limps?|vet|old|missing|gone|died|bye|ya no|no ve|vieji?t?[oa]|veterinari[oa]|perdid[oa]|blind|taub|lahmt|Tierarzt|alt|weg|mute|silent|mud[oa]|callad[oa]|stumm|still)(?!\p{L})|(?<!\p{L})no \p{Lu}/u

const LONGEST = 16

/** How it began, in the post’s words; else what it is, and who keeps the record. */
function beginning(
  d: Dossier,
  who: Acquaintance,
  acts: readonly Act[],
  name: string,
  title: string,
): Sentence {
  const t = WORDS[d.spoken]
  const id = acts[0]?.post ?? 0
  const { names, kinds } = formsOf(who)
  const isNamed = (s: string) =>
    names.some((n) => s.includes(n)) || kinds.some((k) => s.toLowerCase().includes(k))
  const text = (d.sentences(id).find((s) => isNamed(s.text))?.text ?? '').replace(/[.!]+$/, '')
  const isShort = wordCount(text) >= 4 && wordCount(text) <= LONGEST && !/[?"“„:]/.test(text)
  if (isShort && !title.includes(text) && standsAlone(text, d.spoken, [who.name]))
    return say(d.w.capital(t.began(d.w.quoted(text), String(fromDay(d.day(id)).y))), post(id))
  const role = roleOf(d, who, d.day(id))
  const isKind = role && !/^(?:who|que|die|der|das) /.test(role)
  const writer = d.hasName ? d.name : null
  return say(d.w.capital(isKind ? t.keeps(name, role, writer) : t.watched(name, writer)), [
    ...post(...acts.map((a) => a.post), ...who.roles.flatMap((r) => r.posts)),
  ])
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
    standfirst: [say(d.w.capital(t.drawn(animal.name, d.hasName ? d.name : null)), post(...habit.posts))],
  }
}
