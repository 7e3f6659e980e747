import type { Sentence, Source } from '../../model.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { tellAct, tellSaga, timeLead, wordCount } from '../../writing/telling.ts'
import { type Beside, inPosts } from '../common/in-posts.ts'
import type { Grief } from './tender.ts'

const RUN = 2
const TOLD = 2
const ANSWERED = 60
/** What is shorter than a sentence of ours says it better. */
const SHORT = 20

export interface Halves {
  before: Act[]
  /** A loss or an illness that stands between them, in its place in time. */
  red: number | null
  after: Act[]
}

/** Where a telling turns: at the loss, or at the illness that one of its own acts answers. */
export function halvesOf(
  d: Dossier,
  acts: readonly Act[],
  grief: Pick<Grief, 'first' | 'isDeath'> | null,
): Halves {
  const at = grief ? placeIn(d, acts, grief.first) : null
  const next = at === null ? undefined : acts[at]
  if (grief && at !== null && next) {
    const isAnswered = next.tone === 'amber' && d.day(next.post) - d.day(grief.first) <= ANSWERED
    if (grief.isDeath || isAnswered)
      return { before: acts.slice(0, at), red: grief.first, after: acts.slice(at) }
  }
  return { before: [...acts], red: null, after: [] }
}

/** Before which act a post would stand; null where it is before the story, or after it. */
export function placeIn(d: Dossier, acts: readonly Act[], id: number): number | null {
  const at = acts.findIndex((a) => d.day(a.post) >= d.day(id))
  return at >= SETTLED ? at : null
}

const SETTLED = 2

interface Stretch {
  acts: Act[]
  isTold: boolean
}

/** What is told just before an act of a story. */
export interface Approach {
  post: number
  say: () => Sentence[]
  /** A part of the piece begins with it. */
  heading?: { text: string; sources: Source[] }
}

/** A story in order, and before some of its acts what leads up to them. */
export function woven(
  page: Page,
  acts: readonly Act[],
  story: Saga,
  approaches: readonly Approach[],
  captions: ReadonlyMap<number, Beside>,
  asPosts: ReadonlySet<number>,
) {
  let rest = [...acts]
  const places = approaches
    .map((a) => ({ ...a, at: acts.findIndex((x) => x.post === a.post) }))
    .filter((a) => a.at >= 0)
    .sort((a, b) => b.at - a.at || Number(Boolean(a.heading)) - Number(Boolean(b.heading)))
  for (let next = places.pop(); next; next = places.pop()) {
    const at = rest.findIndex((a) => a.post === next?.post)
    stretch(page, rest.slice(0, at), story, captions, asPosts)
    if (next.heading) page.h2(next.heading.text, next.heading.sources)
    else page.p(next.say())
    rest = rest.slice(at)
  }
  stretch(page, rest, story, captions, asPosts)
}

/** Told in our words where two acts and more in a row are certain; in posts where they are not. */
function stretch(
  page: Page,
  acts: readonly Act[],
  story: Saga,
  captions: ReadonlyMap<number, Beside>,
  asPosts: ReadonlySet<number>,
) {
  if (acts.length === 0) return
  const { d } = page
  const stretches = stretchesOf(page, acts, asPosts)
  for (const [n, { acts: some, isTold }] of stretches.entries()) {
    const before = stretches[n - 1]?.acts.at(-1)
    const told = isTold ? tellSaga(page, some, before ? d.day(before.post) : null) : null
    if (told) page.p(told)
    else inPosts(page, some, story, captions)
  }
}

function stretchesOf(page: Page, acts: readonly Act[], asPosts: ReadonlySet<number>): Stretch[] {
  const { d } = page
  const runs: Stretch[] = []
  for (const [n, act] of acts.entries()) {
    const known = new Set(page.introduced)
    const before = acts[n - 1]
    const lead = timeLead(d, before ? d.day(before.post) : null, d.day(act.post))
    const isTold =
      act.tone === 'clear' &&
      !asPosts.has(act.post) &&
      wordCount(d.wordsOf(act)) > SHORT &&
      tellAct(page, act, { lead, quotes: true }) !== null
    page.introduced = known
    const last = runs.at(-1)
    if (last && last.isTold === isTold) last.acts.push(act)
    else runs.push({ acts: [act], isTold })
  }
  // A single act between posts stays a post, and so does what is told beyond the second time.
  let told = 0
  const kept = runs.map((r) => ({ ...r, isTold: r.isTold && r.acts.length >= RUN && told++ < TOLD }))
  return kept.reduce<Stretch[]>((list, r) => {
    const last = list.at(-1)
    if (last && !last.isTold && !r.isTold) last.acts.push(...r.acts)
    else list.push({ ...r, acts: [...r.acts] })
    return list
  }, [])
}
