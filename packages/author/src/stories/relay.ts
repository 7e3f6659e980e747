import { type Draft, draft, draftsByPost, isOfThing, isTold } from './draft.ts'
import type { Tie } from './model.ts'
import type { Told } from './told.ts'

const NAMING =
  /(?<!\p{L})(?:name(?:'s|s|d)?|called|calling|llama(?:n|do|da|mos)?|nombre|puse|pusimos|bautic\p{L}+|heißt|heißen|namens|genannt|getauft|nenne[nt]?)(?!\p{L})/iu
const FEW = 6
/** The word that gives a name stands beside it. */
const BESIDE = 30
const MOST = 14

/**
 * The man with the bucket turns out to be called Rogelio, and after that is called so: what one story brings in, and
 * another goes on with.
 */
export function relayed(drafts: readonly Draft[], posts: readonly Told[]): Draft[] {
  const begun = new Map<number, Draft[]>()
  for (const d of drafts) {
    if (d.posts.length > FEW || d.posts.length < 2 || !isOfThing(d) || d.keys.length === 0) continue
    const opening = d.posts[0] as number
    const list = begun.get(opening)
    if (list) list.push(d)
    else begun.set(opening, [d])
  }
  const byPost = draftsByPost(drafts)
  const wholes: Draft[] = []
  for (const a of drafts) {
    if (a.posts.length < 2 || !isOfThing(a) || a.keys.length === 0 || a.kind === 'place') continue
    const last = a.posts.at(-1) as number
    const next = a.posts
      .slice(a.posts.length > 2 ? 1 : 0)
      .flatMap((n) => begun.get(n) ?? [])
      .filter(
        (b) => b !== a && (b.posts.at(-1) as number) > last && isGivenAName(b, posts) && isTakenOver(a, b),
      )
    const best = next.sort((x, y) => y.posts.length - x.posts.length || (x.id < y.id ? -1 : 1))[0]
    if (!best) continue
    const members = [...new Set([...a.posts, ...best.posts])].sort((x, y) => x - y)
    if (members.length > MOST || isTold(members, byPost)) continue
    wholes.push({
      ...draft('thread', a.subject, [...a.keys, ...best.keys], members, `relay:${a.id}`),
      isMerged: true,
      parts: [a.id, best.id],
      // Whoever is given a name in the story goes on in it under that name.
      ties: new Map<number, Tie>([
        ...a.ties,
        ...best.ties,
        ...best.posts.filter((n) => n > last).map((n): [number, Tie] => [n, 'next']),
      ]),
    })
  }
  return wholes
}

/** What goes on without the name is another matter: the couch is no pup that is “part couch”. */
function isTakenOver(a: Draft, b: Draft): boolean {
  const later = a.posts.filter((n) => n > (b.posts[0] as number))
  return later.filter((n) => b.posts.includes(n)).length * 2 >= later.length
}

function isGivenAName(b: Draft, posts: readonly Told[]): boolean {
  const opening = posts[b.posts[0] as number] as Told
  const key = b.keys[0]
  const at = key?.at.get(opening.n)
  const isName = at !== undefined && opening.tokens[at]?.isCapital === true && (key?.posts.length ?? 0) <= FEW
  const { from, to } = opening.tokens[at ?? 0] ?? { from: 0, to: 0 }
  const isGiven = isName && NAMING.test(opening.text.slice(Math.max(0, from - BESIDE), to + BESIDE))
  return isGiven && opening.language !== 'de'
}
