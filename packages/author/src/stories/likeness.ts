import { isSameDate } from './chains.ts'
import { isEveryday } from './everyday.ts'
import { isKindred, type Key } from './key.ts'
import { type Back, looksBack } from './looking-back.ts'
import type { Material } from './sagas.ts'
import type { Slot } from './slots.ts'
import { isFunction, type Told } from './told.ts'

/**
 * What two posts of one story have in common more often than two posts by chance. The weights were fitted to the
 * threads that readers marked in the posts of fifteen invented people, each judged by what the other fourteen taught.
 */
const WEIGHT = {
  base: -3.2,
  person: -2.89,
  rarePerson: 5.17,
  name: 1.08,
  place: 2.38,
  field: 1.9,
  thing: 1.27,
  number: 1.04,
  phrase: 0.82,
  opensBoth: 0.93,
  countedInBoth: 0.86,
  words: 3.02,
  everydayWords: 0.8,
  thirdWord: 0.78,
  slot: 2.67,
  next: 1.55,
  back: 1.62,
  countsBack: 0.74,
  date: 1.52,
  days: 1.35,
  month: 0.74,
}

/** Two posts that share nothing. */
const STRANGERS = 0.01
const HEAD = 9
const FEW_DAYS = 3
const MONTH = 30
const MOST_WORDS = 4
const LETTERS = 3
/** How many posts the fitted people have. */
const USUAL = 160

export interface Likeness {
  /** How likely it is that two posts belong to one story, 0–1. */
  (a: number, b: number): number
  /** Whether they share a word or a name, or one goes on from the other: more than the calendar. */
  isTied(a: number, b: number): boolean
}

export function likenessIn(material: Material): Likeness {
  const { posts, keys, slots, continued, returns, people } = material
  const words = posts.map(contentOf)
  const counts = new Map<string, number>()
  for (const own of words) for (const w of own) counts.set(w, (counts.get(w) ?? 0) + 1)
  // Of few posts a thing may fill many and still be one thing.
  const size = Math.max(posts.length, USUAL)
  const rarity = (n: number) => Math.log(size / n)
  const wordWeight = (w: string) => rarity(counts.get(w) ?? 1)
  const most = Math.log(size / 2)
  const lengthOf = (own: ReadonlySet<string>) => {
    let sum = 0
    for (const w of own) sum += wordWeight(w) ** 2
    return Math.sqrt(sum) || 1
  }
  const lengths = words.map(lengthOf)
  const keysOf: Key[][] = posts.map(() => [])
  const postsOf = new Map(keys.map((key) => [key, new Set(key.posts)]))
  for (const key of keys) for (const n of key.posts) keysOf[n]?.push(key)
  const backs = new Set(returns.map((r) => `${r.from} ${r.to}`))
  const slotsOf = new Map<number, Set<Slot>>()
  for (const slot of slots)
    for (const n of slot.posts) slotsOf.set(n, (slotsOf.get(n) ?? new Set()).add(slot))
  const counted: (Back[] | undefined)[] = []
  const countsBackOf = (n: number) => {
    counted[n] ??= looksBack(posts[n] as Told)
    return counted[n] as Back[]
  }
  const known = new Map<number, number>()

  const isTied = (a: number, b: number) =>
    (keysOf[a] as Key[]).some((k) => postsOf.get(k)?.has(b)) ||
    [...(words[a] as Set<string>)].some((w) => words[b]?.has(w)) ||
    continued.get(b) === a ||
    continued.get(a) === b

  return Object.assign(likeness, { isTied })

  function likeness(a: number, b: number): number {
    const first = Math.min(a, b)
    const last = Math.max(a, b)
    const place = first * posts.length + last
    const before = known.get(place)
    if (before !== undefined) return before
    const found = between(first, last)
    known.set(place, found)
    return found
  }

  function between(a: number, b: number): number {
    const [earlier, later] = [posts[a] as Told, posts[b] as Told]
    const both = eachOnce(
      (keysOf[a] as Key[]).filter((k) => postsOf.get(k)?.has(b)),
      a,
      b,
    )
    const common = [...(words[a] as Set<string>)].filter((w) => words[b]?.has(w))
    const days = later.day - earlier.day
    const isDate = isSameDate(earlier.day, later.day)
    const isNext = continued.get(b) === a
    const isBack = backs.has(`${a} ${b}`)
    const countsBack = countsBackOf(b).some(
      (l) => l.isExact && earlier.day >= l.first && earlier.day <= l.last,
    )
    if (both.length + common.length === 0 && !(isDate || isNext || isBack || countsBack || days <= FEW_DAYS))
      return STRANGERS
    const rare = (of: readonly Key[]) =>
      of.reduce((top, k) => Math.max(top, rarity(Math.max(2, k.posts.length)) / most), 0)
    const kind = (...kinds: Key['kind'][]) => both.filter((k) => kinds.includes(k.kind))
    const somebody = both.filter((k) => people.has(k.id))
    const opens = both.filter(
      (k) =>
        !k.isCommon &&
        k.kind !== 'number' &&
        (k.at.get(a) ?? HEAD + 1) <= HEAD &&
        (k.at.get(b) ?? HEAD + 1) <= HEAD,
    )
    const telling = common.filter((w) => !isEveryday(w))
    const third = telling.map(wordWeight).sort((x, y) => y - x)[2] ?? 0
    const everyday = common.filter((w) => isEveryday(w)).reduce((sum, w) => sum + wordWeight(w) ** 2, 0)
    const sum =
      WEIGHT.base +
      (somebody.length > 0 ? WEIGHT.person : 0) +
      WEIGHT.rarePerson * rare(somebody) +
      WEIGHT.name * rare(kind('name').filter((k) => !people.has(k.id))) +
      WEIGHT.place * rare(kind('place')) +
      WEIGHT.field * rare(kind('field')) +
      WEIGHT.thing * rare(kind('word').filter((k) => k.isTelling)) +
      WEIGHT.number * rare(kind('number')) +
      WEIGHT.phrase * rare(kind('phrase', 'sentence')) +
      WEIGHT.opensBoth * rare(opens) +
      (both.some((k) => k.counted.has(a) && k.counted.has(b)) ? WEIGHT.countedInBoth : 0) +
      (WEIGHT.words * Math.min(MOST_WORDS, common.length)) / MOST_WORDS +
      (WEIGHT.everydayWords * everyday) / ((lengths[a] as number) * (lengths[b] as number)) +
      (WEIGHT.thirdWord * third) / most +
      ([...(slotsOf.get(a) ?? [])].some((s) => slotsOf.get(b)?.has(s)) ? WEIGHT.slot : 0) +
      (isNext ? WEIGHT.next : 0) +
      (isBack ? WEIGHT.back : 0) +
      (countsBack ? WEIGHT.countsBack : 0) +
      (isDate ? WEIGHT.date : 0) +
      (days <= FEW_DAYS ? WEIGHT.days : 0) +
      (days <= MONTH ? WEIGHT.month : 0)
    return logistic(sum)
  }
}

/** The hens, and the birds that are the hens: a field says nothing that its own word has not said. */
const eachOnce = (both: readonly Key[], a: number, b: number): readonly Key[] =>
  both.filter(
    (k) =>
      !isKindred(k) ||
      !both.some((o) => o.kind === 'word' && o.at.get(a) === k.at.get(a) && o.at.get(b) === k.at.get(b)),
  )

export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))

const contentOf = (post: Told): Set<string> =>
  new Set(post.lemmas.filter((w, at) => w.length >= LETTERS && !/^\d/.test(w) && !isFunction(post, at)))
