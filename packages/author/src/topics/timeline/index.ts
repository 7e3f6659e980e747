import { fromDay } from '../../reading/calendar.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { post, say } from '../../writing/page.ts'
import { wordCount } from '../../writing/telling.ts'
import { byEnd } from '../common/by-end.ts'
import { headline } from '../common/headline.ts'
import { isSameStory } from '../common/one-story.ts'
import { notTwice, showStory } from '../common/story.ts'
import { inPortrait } from '../people/in-portrait.ts'
import type { PostTopic } from '../topic.ts'
import { joined } from './joined.ts'
import { type Strand, strandsOf } from './strand.ts'
import { WORDS } from './words.ts'

const LEAST = 2
/** One story alone, where it is a long one, or a short one that holds together as few do. */
const LONG = 6
const SURE = { acts: 4, score: 4.5, firm: 0.7 }
const REPEATED = 0.25
const CLAIMED = 0.25
/** Of many stories only the good ones are told. */
const STRONG = 2.65
const WEAK = 1
const ENOUGH = 6
const NAMED = 4
/** Nobody reads more of them in one piece. */
const MOST = 6
const SHORTEST = 4

/** Strands may meet in a few posts. Of more the better story keeps them, and the other is left out. */
function onceEach(strands: readonly Strand[]): Strand[] {
  const shown = new Set<number>()
  return [...strands]
    .sort((a, b) => byEnd(a.saga, b.saga))
    .filter((s, n, all) => !all.slice(0, n).some((better) => isSameStory(better, s)))
    .flatMap((s) => {
      const isShown = (a: Act | undefined) => a !== undefined && shown.has(a.post)
      const fresh = s.acts.filter((a) => !isShown(a))
      // A story without one of its steps is no story: it is told whole, or not at all.
      const isBroken = isShown(s.acts[0]) || isShown(s.acts.at(-1))
      if (isBroken || s.acts.length - fresh.length > Math.floor(s.acts.length * REPEATED)) return []
      for (const a of fresh) shown.add(a.post)
      return [{ ...s, acts: fresh }]
    })
    .slice(0, MOST)
}

const IN_PORTRAIT = 0.6
const FEW_POSTS = 60

const isEnough = (strands: readonly Strand[]) =>
  strands.length >= LEAST || strands.some((s) => s.acts.length >= LONG || isSure(s))

const isSure = ({ saga, acts, name }: Strand) =>
  name !== null && acts.length >= SURE.acts && saga.score >= SURE.score && saga.firmness >= SURE.firm

/** What the portrait has mostly told is not told again. */
function strandsHere(d: Dossier, sagas: readonly Saga[]): Strand[] {
  // Of a small archive the portrait shows nearly everything.
  const told = d.analysis.totals.written < FEW_POSTS ? new Set<number>() : inPortrait(d)
  const isTold = ({ acts }: Strand) => acts.filter((a) => told.has(a.post)).length > acts.length * IN_PORTRAIT
  const all = sagas.flatMap((s) => strandsOf(d).get(s.id) ?? [])
  const fresh = onceEach(all.filter((s) => !isTold(s)))
  return isEnough(fresh) ? fresh : onceEach(all)
}

/** What others tell in part is theirs, where there is enough without it. */
function ownOf(strands: readonly Strand[], claimed: ReadonlySet<number>): Strand[] {
  const isOwn = ({ acts }: Strand) => acts.filter((a) => claimed.has(a.post)).length <= acts.length * CLAIMED
  const own = strands.filter(isOwn)
  return isEnough(own) ? own : [...strands]
}

/** A post is shown where it is about the thing: “WE WON the race. I swam back” is the race, and not the swimming. */
function withoutAsides(strands: readonly Strand[]): Strand[] {
  const about = new Map<number, Strand>()
  for (const s of strands) for (const a of s.acts) if (a.tie !== 'word') about.set(a.post, s)
  return strands.map((s) => {
    const last = s.acts.length - 1
    const acts = s.acts.filter(
      (a, n) => n === 0 || n === last || a.tie !== 'word' || (about.get(a.post) ?? s) === s,
    )
    return acts.length >= SHORTEST ? { ...s, acts } : s
  })
}

/** “9 May”, “Julio de 2010”: a date says nothing of what happens on it. */
const saysWhen = (name: string | null) => name !== null && /^\d|\d$/.test(name)

/** In the order in which they begin, but the one with the best end is kept for the end. */
function bestLast(strands: readonly Strand[]): Strand[] {
  const best = [...strands].sort((a, b) => byEnd(a.saga, b.saga))[0]
  return best ? [...strands.filter((s) => s !== best), best] : []
}

const isGrave = (d: Dossier, { saga, acts }: Strand) =>
  saga.acts.some((a) => a.tone === 'red' || a.tone === 'hidden') ||
  saga.people.some((name) => d.person(name)?.isTender) ||
  d.stories.people.some((p) => p.isTender && acts.some((a) => p.posts.includes(a.post)))

/** The names of all of them; none where one has none, is graver, or where they are too many to read out. */
function namesOfAll(d: Dossier, strands: readonly Strand[]): string | null {
  const names = strands.flatMap((s) => (s.name && !isGrave(d, s) ? [midSentence(d, s, s.name)] : []))
  return names.length === strands.length && names.length <= NAMED ? d.w.list(names) : null
}

const LONGEST_NAME = 4
const isQuoted = (name: string) => /^[“„«"].*[”“»"]$/u.test(name)

/** “The piano” stands small within a sentence; what is long is between marks, if it is the person's own words. */
const midSentence = (d: Dossier, { saga }: Strand, name: string) =>
  wordCount(name) > LONGEST_NAME && saga.kind !== 'day'
    ? isQuoted(name)
      ? name
      : d.w.quoted(name)
    : d.spoken === 'de'
      ? name.replace(/^(?:Der|Die|Das)(?= )/u, (x) => x.toLowerCase())
      : name.replace(/^(?:The|El|La|Los|Las)(?= \p{Ll})/u, (x) => x.toLowerCase())

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
  room: 10,
  takesRest: true,
  // Whatever runs through the years and has no better place is a strand here.
  wishes(d) {
    const all = [...strandsOf(d).values()].filter(({ saga }) => saga.score > WEAK)
    const strong = all.filter(({ saga }) => saga.score >= STRONG)
    return (strong.length >= ENOUGH ? strong : all).map(({ saga }) => ({ saga, value: saga.score * 0.4 }))
  },
  carries: (d, sagas) => isEnough(strandsHere(d, sagas)),
  draft(page, sagas, request) {
    const { d } = page
    const strands = ownOf(strandsHere(d, sagas), request.claimed).sort(
      (a, b) => d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0) || (a.saga.id < b.saga.id ? -1 : 1),
    )
    if (!isEnough(strands)) return null
    const t = WORDS[d.spoken]
    const all = strands.flatMap((s) => s.acts)
    // A story with a loss in it, or of somebody who is mourned, gives the piece no title.
    const kind = strands.filter((s) => !isGrave(d, s))
    // Called by a line; else by what one of its stories is about.
    const isNamed = ({ name, acts }: Strand) =>
      name !== null && !saysWhen(name) && acts.every((a) => d.clear(a.post))
    // What a thing is called says nothing of what happened to anybody beside it.
    const isThing = ({ name, saga }: Strand) => name !== null && !saysWhen(name) && saga.kind !== 'person'
    const named = (strands.find(isNamed) ?? strands.find(isThing))?.name
    const light = kind.flatMap((s) => s.acts)
    const head = headline(page, request, light, d.w.capital(named ?? t.title))
    const used = new Set([head.title.toLowerCase()])
    const shown = new Set<number>()
    const told = withoutAsides(joined(strands))
    for (const { saga, acts, name } of bestLast(told))
      showStory(page, saga, notTwice(acts, shown), used, saysWhen(name) ? undefined : (name ?? undefined))
    const days = all.map((a) => d.day(a.post)).filter((x) => x > 0)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(
            strands.length,
            d.w.capital(d.w.number(strands.length)),
            d.hasName ? d.name : null,
            fromDay(Math.min(...days)).y,
            fromDay(Math.max(...days)).y,
            namesOfAll(d, strands),
          ),
          post(...strands.map((s) => s.acts[0]?.post ?? 0), ...strands.map((s) => s.acts.at(-1)?.post ?? 0)),
        ),
      ],
    }
  },
}
