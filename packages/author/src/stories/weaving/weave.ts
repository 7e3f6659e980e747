import { coreOf } from '../core.ts'
import { type Draft, draft } from '../draft.ts'
import { hangsTogether } from '../held-together.ts'
import { addReadings } from '../readings.ts'
import { type Material, openingSentence } from '../sagas.ts'
import { withoutStrangers } from '../strangers.ts'
import type { Told } from '../told.ts'
import { evidenceIn } from './evidence.ts'
import { undivided } from './undivided.ts'

const CHANCE = { joins: 0.45, leaves: 0.2, firm: 0.3, merges: 0.3, elsewhere: 0.5 }
const SEEDS = new Set<Draft['kind']>(['object', 'thread', 'person', 'promise'])
const LARGE = 1000
const WIDEST = 16
const WIDEST_SEED = 12
const ROUNDS = 20
/** After so many have come in, whoever fits least is looked for. */
const REVIEW = 3
const LEAST = 3
/** Of fewer posts what one word holds together is known already. */
const WORTH_TELLING = 4
const SAME = 0.5
const TWIN = 0.8
const MERGES = 6
/** So much more at home in another story. */
const MORE = 1.5
const KEYS = 4
const OWN = 0.6
const HEAD = 3

interface Cloth {
  members: number[]
  /** How likely each of them belongs to the others. */
  each: number[]
  firmness: number
  worth: number
}

/**
 * Stories that no single word runs through: a canoe that is a hull, a boat and two halves. Each begins with what one
 * word or one field holds together, takes in whatever has most in common with it, and lets go of what has little.
 */
export function woven(drafts: readonly Draft[], material: Material): Draft[] {
  const { posts } = material
  if (posts.length > LARGE) return []
  const evidence = evidenceIn(material)
  const seeds = [
    ...evidence.fields,
    ...drafts
      .filter((d) => SEEDS.has(d.kind) && d.posts.length >= LEAST && d.posts.length <= WIDEST_SEED)
      .map((d) => d.posts)
      .sort((a, b) => b.length - a.length),
  ]
  const isTellable = (n: number) => posts[n]?.tone !== 'hidden' && posts[n]?.tone !== 'red'
  const grown = new Map<string, Cloth>()
  for (const seed of seeds) {
    const start = seed.filter(isTellable)
    // What lies within what has grown already would grow into the same.
    const isWithin = [...grown.values()].some((c) => start.every((n) => c.members.includes(n)))
    if (start.length < 2 || isWithin) continue
    const members = undivided(grow(start), evidence)
    if (members.length >= LEAST && !grown.has(members.join())) grown.set(members.join(), clothOf(members))
  }
  const merged = merge(distinct([...grown.values()]))
  const home = merged.map((one) => clothOf(atHome(one, merged)))
  const cloth = home
    .filter((c) => c.firmness >= CHANCE.firm && isNews(c, drafts))
    .map((c) => draftOf(ofOne(c), material))
    .filter((d) => hangsTogether(d, material))
  addReadings(cloth, posts)
  return cloth

  function ofOne(cloth: Cloth): Cloth {
    const d = draftOf(cloth, material)
    const own = withoutStrangers(d, coreOf(d, material), material)
    return own.length < cloth.members.length ? clothOf(own) : cloth
  }

  function clothOf(members: number[]): Cloth {
    const each = members.map((n) => evidence.chance(n, members))
    const sum = each.reduce((all, p) => all + p, 0)
    return { members, each, firmness: sum / members.length, worth: sum - members.length * CHANCE.firm }
  }

  function grow(start: readonly number[]): number[] {
    let members = [...start]
    for (let round = 0; round < ROUNDS; round++) {
      const joins = members.length < WIDEST ? likeliest(members) : null
      if (joins !== null) members = [...members, joins].sort((a, b) => a - b)
      const leaves = joins === null || round % REVIEW === REVIEW - 1 ? unlikeliest(members, joins) : null
      if (leaves !== null) members = members.filter((n) => n !== leaves)
      if (joins === null && leaves === null) break
    }
    return members
  }

  function likeliest(members: readonly number[]): number | null {
    let [best, top]: [number | null, number] = [null, CHANCE.joins]
    for (const n of evidence.near(members)) {
      const chance = isTellable(n) ? evidence.chance(n, members) : 0
      if (chance > top) [best, top] = [n, chance]
    }
    return best
  }

  function unlikeliest(members: readonly number[], joined: number | null): number | null {
    if (members.length <= LEAST) return null
    let [worst, low]: [number | null, number] = [null, CHANCE.leaves]
    for (const n of members) {
      const chance = n === joined ? 1 : evidence.chance(n, members)
      if (chance < low) [worst, low] = [n, chance]
    }
    return worst
  }

  /** Two that have most of their posts from each other are one story. */
  function merge(cloths: readonly Cloth[]): Cloth[] {
    let kept = [...cloths]
    for (let round = 0; round < MERGES; round++) {
      const pair = nearest(kept)
      if (!pair) break
      const members = [...new Set(pair.flatMap((c) => c.members))].sort((a, b) => a - b)
      kept = distinct([...kept.filter((c) => !pair.includes(c)), clothOf(undivided(grow(members), evidence))])
    }
    return kept
  }

  function nearest(cloths: readonly Cloth[]): [Cloth, Cloth] | null {
    const across = (a: Cloth, b: Cloth) =>
      a.members.reduce((sum, n) => sum + evidence.chance(n, b.members), 0) / a.members.length
    let [best, top]: [[Cloth, Cloth] | null, number] = [null, CHANCE.merges]
    for (const [i, a] of cloths.entries())
      for (const b of cloths.slice(i + 1)) {
        if (a.members.length + b.members.length > WIDEST) continue
        const one = across(a, b)
        if (one <= top) continue
        const both = Math.min(one, across(b, a))
        if (both > top) [best, top] = [[a, b], both]
      }
    return best
  }

  /** Without what is far more at home in another story. */
  function atHome(one: Cloth, all: readonly Cloth[]): number[] {
    const own = one.members.filter((n, i) => {
      const needed = Math.max(CHANCE.elsewhere, (one.each[i] as number) * MORE)
      return !all.some((other) => other !== one && evidence.chance(n, other.members) > needed)
    })
    return own.length >= LEAST ? own : one.members
  }
}

/** Best first; what shares half of its posts with a better one is the better one. */
function distinct(cloths: readonly Cloth[]): Cloth[] {
  const kept: Cloth[] = []
  const inOrder = [...cloths].sort(
    (a, b) => b.worth - a.worth || (a.members.join() < b.members.join() ? -1 : 1),
  )
  for (const one of inOrder) {
    const isKnown = kept.some((k) => {
      const both = one.members.filter((n) => k.members.includes(n)).length
      return both >= Math.min(one.members.length, k.members.length) * SAME
    })
    if (one.firmness >= CHANCE.firm && !isKnown) kept.push(one)
  }
  return kept
}

/** No story that one word holds together has these posts already. */
const isNews = ({ members }: Cloth, drafts: readonly Draft[]) =>
  members.length >= WORTH_TELLING &&
  !drafts.some((d) => members.every((n) => d.posts.includes(n)) && members.length >= d.posts.length * TWIN)

function draftOf({ members, firmness }: Cloth, { posts, keys }: Material): Draft {
  const own = keys
    .filter((k) => (k.kind === 'word' || k.kind === 'name') && !k.isCommon)
    .map((key) => ({ key, count: members.filter((m) => key.at.has(m)).length }))
    .filter(({ key, count }) => count >= 2 && count >= key.posts.length * OWN)
    .sort((a, b) => b.count - a.count || (a.key.id < b.key.id ? -1 : 1))
    .slice(0, KEYS)
    .map(({ key }) => key)
  const subject = own[0]?.label ?? openingSentence(posts[members[0] as number] as Told)
  const one = draft('thread', subject, own, members, `woven:${members.join()}`)
  one.isMerged = true
  one.firmness = firmness
  for (const n of members) if (!own.some((k) => (k.at.get(n) ?? HEAD + 1) <= HEAD)) one.ties.set(n, 'kin')
  return one
}
