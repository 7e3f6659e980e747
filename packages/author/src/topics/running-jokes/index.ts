import { fromDay } from '../../reading/calendar.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import { areGreetings } from '../../writing/greeting.ts'
import { post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { isFirm } from '../common/firm.ts'
import { headline } from '../common/headline.ts'
import { isCalledAlike, isOneThing } from '../common/one-story.ts'
import { onlyOwn } from '../common/only-own.ts'
import { isTheThing, paysOff } from '../common/pays-off.ts'
import { notTwice, showStory } from '../common/story.ts'
import { nameOf } from '../common/story-name.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

/** So many posts of one story are a piece by themselves. */
const ALONE = 5
const LONGEST = 45
/** What comes up three times and comes to nothing has not run. */
const RUNS = 4
/** A joke that hardly runs is none. */
const WORTH = 2

/** What was to have been, and was not, is not laughed at. */
const UNDONE =
  /(?<!\p{L})(?:(?:would|should) have been|was (?:meant|supposed) to be|hoy era|hubiera sido|habría sido|iba a ser|heute wäre|wäre heute)(?!\p{L})/iu

/** The acts that may be laughed at. What a loss has touched is left out; it vetoes nothing but its own story. */
function lightActs(d: Dossier, saga: Saga): Act[] | null {
  const clear = actsIn(d, saga, 'clear')
  const acts = clear ? onlyOwn(d, saga, clear) : null
  const light = acts?.filter((a) => !isShadowed(d, a.post) && !UNDONE.test(d.wordsOf(a))) ?? []
  if (areGreetings(light.map((a) => d.wordsOf(a)))) return null
  const isWhole = light.length >= 3 && light.length >= (acts?.length ?? 0) * (2 / 3)
  return isWhole && light.at(-1) === acts?.at(-1) ? light : null
}

/** Best first; of two that are one joke, the better. */
function toldOnce(d: Dossier, sagas: readonly Saga[]): { saga: Saga; acts: Act[] }[] {
  const light = [...sagas]
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .flatMap((saga) => {
      const acts = lightActs(d, saga)
      return acts ? [{ saga, acts }] : []
    })
  return light.filter((t, n) => !light.slice(0, n).some((better) => isCalledAlike(better.saga, t.saga)))
}

/** What came back, and when. */
function standfirstOf(d: Dossier, told: readonly { saga: Saga; acts: Act[] }[]): string {
  const t = WORDS[d.spoken]
  const years = told.flatMap(({ acts }) => acts.map((a) => fromDay(d.day(a.post)).y))
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const [first] = told
  if (told.length === 1 && first) {
    const which = nameOf(d, first.saga, first.acts)
    const posts = d.w.number(first.acts.length)
    return d.w.capital(t.alone(which, which ? posts : d.w.capital(posts), from, to))
  }
  return t.standfirst(d.w.capital(d.w.number(told.length)), d.hasName ? d.name : null, from, to)
}

const isOneStory = (d: Dossier, s: Saga, acts: readonly Act[]) => isOneThing(d, s, acts) || isFirm(d, s, acts)

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
  room: 4,
  wishes: (d) =>
    d.sagas
      .filter((s) => {
        if (s.score < WORTH) return false
        const acts = lightActs(d, s)
        // What has to leave an act out here may be told whole elsewhere.
        if (!acts || acts.length < onlyOwn(d, s, actsIn(d, s, 'mild') ?? []).length) return false
        // Everything that somebody is in is their life, not a joke; a pigeon’s is.
        if (
          s.kind === 'person' &&
          !s.people.some((n) => s.subject.includes(n) && d.person(n)?.kind === 'animal')
        )
          return false
        // Where somebody was three times is a place.
        if (s.kind === 'place' && acts.length < RUNS) return false
        if (!paysOff(d, s, acts) && (acts.length < RUNS || !isTheThing(d, s, acts))) return false
        const c = coherenceOf(d, s)
        if ((!c.isFixed && c.topicality < 0.55 && !isFirm(d, s, acts)) || !isOneStory(d, s, acts))
          return false
        const lengths = acts.map((a) => d.wordsOf(a).split(/\s+/).length).sort((x, y) => x - y)
        return (lengths[Math.floor(lengths.length / 2)] as number) <= LONGEST
      })
      .map((saga) => ({
        saga,
        value: saga.score + (saga.kind === 'thread' || saga.kind === 'object' ? 0.3 : 0),
      })),
  carries: (d, sagas) => {
    const told = toldOnce(d, sagas)
    return told.length >= 2 || told.some((t) => t.acts.length >= ALONE)
  },
  draft(page, sagas, request) {
    const { d } = page
    // The best one last.
    const told = toldOnce(d, sagas).reverse()
    const best = told.at(-1)
    if (!best) return null
    const head = headline(page, request, best.acts, WORDS[d.spoken].title, best.saga.words)
    const used = new Set([head.title.toLowerCase()])
    // One story alone stands under the article's own title.
    const shown = new Set<number>()
    for (const { saga, acts } of told)
      showStory(
        page,
        saga,
        notTwice(acts, shown),
        used,
        told.length === 1 ? '' : (nameOf(d, saga, acts) ?? undefined),
      )
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          standfirstOf(d, told),
          post(...told.flatMap((t) => [t.acts[0]?.post ?? 0, t.acts.at(-1)?.post ?? 0])),
        ),
      ],
    }
  },
}
