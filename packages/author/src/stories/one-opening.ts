import { isAside } from './acts.ts'
import { type Draft, draft, draftsByPost, isAtHead, isOfThing, isTold } from './draft.ts'
import { subjectOf } from './merge.ts'
import { isIdle, stopsShort } from './no-story.ts'
import type { Material } from './sagas.ts'
import type { Told } from './told.ts'

const LONGEST = 45
const MOST = 12
const WIDEST = 8
/** Two things in common tie a post to what it does not name. */
const BOTH = 2

/**
 * Whatever one short post begins is one story: the cat on the back step, “that ginger article”, and “10 years for
 * something that was never ours”. Another thread of the same opening joins the widest if it follows on, counts back,
 * has two words of the opening, or speaks of something else that the story has.
 */
export function begunTogether(drafts: readonly Draft[], posts: readonly Told[], material: Material): Draft[] {
  const byOpening = new Map<number, Draft[]>()
  for (const d of drafts) {
    const opening = d.posts[0] as number
    if (d.kind === 'day' || d.kind === 'place' || d.posts.length > WIDEST) continue
    if ((posts[opening] as Told).tokens.length > LONGEST) continue
    const list = byOpening.get(opening)
    if (list) list.push(d)
    else byOpening.set(opening, [d])
  }
  const byPost = draftsByPost(drafts)
  const wholes: Draft[] = []
  for (const [opening, all] of byOpening) {
    const inOrder = [...all].sort((a, b) => own(b) - own(a) || (a.id < b.id ? -1 : 1))
    const core = inOrder.find(
      (d) => isOfThing(d) && isAtHead(d, opening) && !isNamedAside(d, posts) && !isCut(d),
    )
    if (!core) continue
    const joined = inOrder.filter((d) => d !== core && joins(d, core, material))
    const strong = [core, ...joined]
    const members = [...new Set(strong.flatMap((d) => d.posts))].sort((a, b) => a - b)
    if (members.length <= core.posts.length || members.length > MOST || isTold(members, byPost)) continue
    wholes.push({
      ...draft(
        'thread',
        core.keys.length > 0 ? core.subject : subjectOf(strong),
        strong.flatMap((d) => d.keys),
        members,
        `begun:${opening}`,
      ),
      isMerged: true,
      parts: strong.map((d) => d.id),
      ties: new Map(strong.flatMap((d) => [...d.ties])),
    })
  }
  return wholes
}

const isCut = ({ keys: [key] }: Draft) => key !== undefined && stopsShort(key)

function isNamedAside(d: Draft, posts: readonly Told[]): boolean {
  const key = d.keys[0]
  const told = d.posts.map((n) => posts[n] as Told)
  return key?.kind === 'name' && isAside(key, told)
}

/** How many of its posts name what it hangs on. */
const own = (d: Draft) => d.posts.filter((n) => d.keys[0]?.at.has(n)).length

function joins(d: Draft, core: Draft, { shared }: Material): boolean {
  const fresh = d.posts.filter((n) => !core.posts.includes(n))
  if (fresh.length === 0 || d.kind === 'person') return false
  if (fresh.every((n) => d.ties.get(n) === 'next' || d.ties.get(n) === 'span')) return true
  const key = d.keys[0]
  if (key?.kind === 'pair' || key?.kind === 'phrase')
    return fresh.length <= 2 && !key.isCommon && !isIdle(key) && !stopsShort(key)
  if (!isOfThing(d) || d.posts.length - fresh.length < BOTH) return false
  const held = new Set(core.posts.flatMap((n) => shared.of[n] ?? []))
  return fresh.every(
    (n) =>
      d.ties.has(n) ||
      (shared.of[n] ?? []).filter((k) => held.has(k) && (shared.weight[k] as number) >= 0.3).length >= BOTH,
  )
}
