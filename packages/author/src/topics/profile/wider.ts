import { mournsThing } from '@youzine/words'
import { compareIn } from '../../reading/in-order.ts'
import { isCarried, standsAlone } from '../../stories/leans-on.ts'
import type { Act } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isGreeting, isThanks } from '../../writing/greeting.ts'
import { wordCount } from '../../writing/telling.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { thingsIn, together } from '../common/together.ts'
import { isThere } from '../people/somebody.ts'
import type { Braid } from './braid.ts'
import { worthOf } from './worth.ts'

/** What a reader stays with, of a life. */
const ROOM = { acts: 40, words: 1200 }
/** A story that fills a portrait needs no other beside it. */
const FULL = 20
/** Of fewer posts the best story is most of them. */
const MANY = 80
/** In a long archive each life has so much to tell that a few posts of it say nothing. */
const LONG = 300
const MOST_STRANDS = 8
const OF_A_STRAND = 6
/** A story of more posts is a thread of its own, and stands elsewhere. */
const WHOLE = 12
const LEAST = 4
const SHORTEST = 4
const LONGEST = 90
const MOSTLY = 0.6
/** Posts that belong to nothing and are only good. */
const LOOSE = { most: 2, score: 1.5 }

/** Somebody, or something, and the posts of the years that are about them. */
interface Strand {
  name: string
  /** Below so many posts it is none. */
  least: number
  posts: number[]
  isThing: boolean
  weight: number
}

/**
 * A life is more than one story: where the best one leaves room, others that ran beside it stand at their own dates,
 * each with its first post and its last, so that whoever reads it meets everybody who was there.
 */
export function widerActs(d: Dossier, braid: Braid, spent: ReadonlySet<number>): Act[] {
  const { written } = d.analysis.totals
  if (written < MANY || written > LONG) return []
  const order = compareIn(d.posts)
  const shown = new Set(braid.acts.map((a) => a.post))
  let words = 0
  for (const id of shown) words += wordCount(d.post(id)?.text ?? '')
  if (shown.size >= FULL) return []
  const strands = strandsBeside(d, shown)
  if (strands.length < 2) return []
  const told = worthOf(d, null, braid.main, [...braid.strands, ...thingsIn(d)])
  const worth = (id: number) => told(id) + strands.filter((s) => s.posts.includes(id)).length * MET
  const better = (a: number, b: number) => worth(b) - worth(a) || order(a, b)
  const take = (id: number | undefined) => {
    const length = id === undefined ? 0 : wordCount(d.post(id)?.text ?? '')
    if (id === undefined || shown.has(id) || spent.has(id)) return
    if (shown.size >= ROOM.acts || words + length > ROOM.words) return
    shown.add(id)
    words += length
    for (const next of goesOn(id)) take(next)
  }
  /** What a story says within days of a post of it belongs to that post: the door is open, and what was behind it. */
  const goesOn = (id: number) =>
    strands
      .filter((s) => s.isThing && s.posts.includes(id))
      .flatMap(({ posts }) => posts.filter((x) => x !== id && Math.abs(d.day(x) - d.day(id)) <= DAYS))
  // Each comes in and goes out before any of them is told at length.
  for (const { posts } of strands) for (const id of [posts[0], posts.at(-1)]) take(id)
  // What is told of a thing is told to its end: better four stories whole than eight in pieces.
  for (const { posts, isThing } of strands) {
    const missing = posts.filter((id) => !shown.has(id))
    const length = missing.reduce((sum, id) => sum + wordCount(d.post(id)?.text ?? ''), 0)
    const isFit = posts.length <= WHOLE && shown.size + missing.length <= ROOM.acts
    if (isThing && isFit && words + length <= ROOM.words && !missing.some((id) => spent.has(id)))
      for (const id of missing) take(id)
  }
  for (let n = 2; n < OF_A_STRAND; n += 1)
    for (const { posts } of strands)
      if (posts.filter((id) => shown.has(id)).length <= n)
        take(posts.filter((id) => !shown.has(id) && !spent.has(id)).sort(better)[0])
  const [begin, end] = [braid.acts[0], braid.acts.at(-1)].map((a) => d.day(a?.post ?? 0)) as [number, number]
  const isWithin = (id: number) => d.day(id) > begin && d.day(id) < end
  const loose = d.lines.filter(
    ({ post, score }) => score >= LOOSE.score && isUsable(d, post) && isWithin(post) && standsAlone(d, post),
  )
  for (const { post } of loose.filter((l) => !shown.has(l.post)).slice(0, LOOSE.most)) take(post)
  const all = [...shown].sort((a, b) => d.day(a) - d.day(b) || order(a, b))
  const own = new Set(braid.acts.map((a) => a.post))
  const known: number[] = []
  for (const id of all) if (own.has(id) || isCarried(d, id, known)) known.push(id)
  return known.filter((id) => !own.has(id)).map((id) => wholeAct(d, id))
}

/** Posts of the things that a portrait which shows these tells to their end. */
export function wholeIn(d: Dossier, shown: ReadonlySet<number>): number[] {
  return together(d).flatMap((of) => {
    const posts = [...new Set(of.flatMap((s) => s.acts.map((a) => a.post)))].filter((id) => isUsable(d, id))
    const last = posts.sort(compareIn(d.posts)).at(-1)
    const told = posts.filter((id) => shown.has(id))
    return last !== undefined && shown.has(last) && told.length >= posts.length * TOLD ? told : []
  })
}

const TOLD = 0.8
const DAYS = 3

/** A post in which two of them meet is worth more than two. */
const MET = 0.4

function isUsable(d: Dossier, id: number): boolean {
  const text = d.post(id)?.text ?? ''
  const length = wordCount(text)
  const isFit = length >= SHORTEST && length <= LONGEST
  return (
    isFit &&
    d.mild(id) &&
    d.day(id) > 0 &&
    !isPassedOn(d, id) &&
    !isThanks(text) &&
    !isGreeting(text) &&
    !mournsThing(text) &&
    !PARTY.test(text)
  )
}

/** Whoever came is thanked; nothing happens. */
const PARTY =
  /(?<!\p{L})(?:thanks to everyone|happy birthday|feliz cumple\p{L}*|gracias a tod[oa]s|alles gute zum|danke an alle)(?!\p{L})/iu

/** Those with most to tell first; none that is mostly told, and none twice. */
function strandsBeside(d: Dossier, told: ReadonlySet<number>): Strand[] {
  const inTime = (ids: readonly number[]) => ids.filter((id) => isUsable(d, id)).sort(compareIn(d.posts))
  const people = d.stories.people
    .filter((p) => p.kind !== 'thing' && !p.isParted && isThere(d, p))
    .map((p) => ({
      name: p.name,
      // Of whom the posts say who they are, fewer say enough.
      least: p.roles.length > 0 ? LEAST - 1 : LEAST,
      posts: inTime(p.posts),
      isThing: false,
      weight: 2 * Math.sqrt(p.posts.length),
    }))
  const things = together(d).map((of) => ({
    name: of[0]?.subject ?? '',
    least: LEAST,
    posts: inTime([...new Set(of.flatMap((s) => s.acts.map((a) => a.post)))]),
    isThing: true,
    weight: (of[0]?.score ?? 0) + Math.log2(of.length),
  }))
  const kept: Strand[] = []
  for (const s of [...people, ...things].sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))) {
    if (kept.length >= MOST_STRANDS) break
    const isTold = (ids: ReadonlySet<number>) =>
      s.posts.filter((id) => ids.has(id)).length >= s.posts.length * MOSTLY
    if (s.posts.length < s.least || isTold(told) || kept.some((k) => isTold(new Set(k.posts)))) continue
    kept.push(s)
  }
  return kept
}
