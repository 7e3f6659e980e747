import { isAbout } from './about.ts'
import { type Core, coreOf } from './core.ts'
import type { Draft } from './draft.ts'
import type { Key } from './key.ts'
import type { Saga } from './model.ts'
import { isIdle } from './no-story.ts'
import type { Material } from './sagas.ts'
import { withoutStrangers } from './strangers.ts'
import type { Told } from './told.ts'

/** Fitted to nine people, each judged by what the other eight taught; then the base was set by hand to let fewer in. */
const WEIGHT = { base: -0.1, belonging: 0.9, core: 1, before: -0.25, elsewhere: -0.9 }
const LEAST = 4
const LEFT = 3
/** Of fewer posts what has the word stays: too little is known of the rest. */
const MANY = 5
const NARROW = 10
/** Two stories that share more than this are one. */
const SHARED = 0.2
const FLOOR = 0.02
/** So likely it is another story's. */
const AT_HOME = 0.5
const QUOTED = 4
const KINDS = new Set<Saga['kind']>(['object', 'thread', 'promise', 'person'])

const wordCount = ({ id }: Key) => id.slice(id.indexOf(':') + 1).split(' ').length

interface Home {
  draft: Draft
  core: Core
}

/**
 * Takes out of a story what a stray word put into it: the pot that was not “down the back of the couch” is no story of
 * the dog that is “part couch”. What most posts of the story have holds a post in it, and so does how likely the post
 * belongs to the rest; what is at home in another story is there by chance.
 */
export function keepPure(drafts: readonly Draft[], material: Material) {
  const homes: Home[][] = material.posts.map(() => [])
  const cores = new Map<Draft, Core>()
  for (const d of drafts) {
    if (!KINDS.has(d.kind) || d.posts.length < LEAST) continue
    const core = coreOf(d, material)
    if (!core) continue
    cores.set(d, core)
    if (d.posts.length <= NARROW) for (const n of core.posts) homes[n]?.push({ draft: d, core })
  }
  const pure = drafts.map((d) => {
    const core = cores.get(d)
    return core ? d.posts.filter((n) => isTied(n, d) || standingOf(n, d, core) >= 0) : d.posts
  })
  drafts.forEach((d, i) => {
    const own = pure[i] as number[]
    if (own.length >= LEFT) d.posts = own
    d.posts = withoutStrangers(d, cores.get(d) ?? null, material)
    const known = d.posts.flatMap((n) => d.belonging.get(n) ?? [])
    if (known.length > 0) d.firmness = known.reduce((sum, p) => sum + p, 0) / known.length
    if (d.isMerged) nameByCore(d, coreOf(d, material))
  })

  /** What goes on where the post before it stopped, counts back to it or comes round is there for its own reason. */
  function isTied(n: number, d: Draft): boolean {
    const tie = d.ties.get(n)
    const isPlaced = tie === 'next' || tie === 'span' || tie === 'season' || quotes(n, d)
    return isPlaced && elsewhere(n, d) < AT_HOME
  }

  /** “Sat in her car on the quay”: nobody writes so many words twice by chance. */
  function quotes(n: number, d: Draft): boolean {
    return (material.shared.all[n] as number[]).some((k) => {
      const key = material.keys[k] as Key
      return (
        key.kind === 'phrase' &&
        wordCount(key) >= QUOTED &&
        !key.isCommon &&
        !isIdle(key) &&
        key.posts.some((m) => m !== n && d.posts.includes(m))
      )
    })
  }

  function standingOf(n: number, d: Draft, core: Core): number {
    const isTheirs = core.posts.has(n)
    // A post may be of two stories, where it is about what this one hangs on.
    if (isTheirs && (d.posts.length < MANY || isAbout(material.posts[n] as Told, [core.key]))) return 1
    const p = d.belonging.get(n) ?? d.firmness
    return (
      WEIGHT.base +
      WEIGHT.belonging * Math.log((p + FLOOR) / (1 + FLOOR - p)) +
      (isTheirs ? WEIGHT.core : 0) +
      (n < Math.min(...core.posts) ? WEIGHT.before : 0) +
      WEIGHT.elsewhere * elsewhere(n, d)
    )
  }

  /** How much it is at home in a story that has hardly another post of this one. */
  function elsewhere(n: number, d: Draft): number {
    let most = 0
    for (const { draft } of homes[n] as Home[]) {
      if (draft === d) continue
      const both = draft.posts.filter((m) => m !== n && d.posts.includes(m)).length
      if (both > Math.floor((draft.posts.length - 1) * SHARED)) continue
      most = Math.max(most, draft.belonging.get(n) ?? draft.firmness)
    }
    return most
  }
}

/** What was put together of several threads is called by what most of it has, and not by the thread it began with. */
function nameByCore(d: Draft, core: Core | null) {
  const named = d.keys[0] ? d.posts.filter((n) => d.keys[0]?.at.has(n)).length : 0
  if (!core || core.posts.size <= named) return
  d.keys = [core.key, ...d.keys.filter((k) => k !== core.key)]
  d.subject = core.key.label
}
