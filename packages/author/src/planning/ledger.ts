import type { PostTopic } from '../topics/topic.ts'

export const PORTRAIT = 'profile'
const LETTER = 'letter'
const ROAST = 'media_roast'

/**
 * Who may show a post first. The portrait, then those that can tell nothing else, then those that have a choice; what
 * an article shows is no longer free for those after it.
 */
const FIRST_TO_LAST = [
  PORTRAIT,
  'long_story',
  'another_story',
  'one_more_story',
  'people',
  'media_roast',
  'running_jokes',
  'said_you_would',
  'timeline',
  'spirit_meme',
  'museum',
  LETTER,
  'places',
  'dictionary',
  'year_in_twelve',
  'astrology',
  'counted',
]

const turnOf = (key: string) => {
  const at = FIRST_TO_LAST.indexOf(key)
  return at < 0 ? FIRST_TO_LAST.length : at
}

export const isBefore = (a: string, b: string) => turnOf(a) < turnOf(b)

export const inTurn = (topics: readonly PostTopic[]) =>
  [...topics].sort((a, b) => turnOf(a.info.key) - turnOf(b.info.key) || a.info.order - b.info.order)

const MOST_SHARED = 0.4
/** The portrait tells the best story although another page shows it whole. */
const MOST_OF_PORTRAIT = 0.6
const LEAST_OWN = 4
/** What is told elsewhere may be held against somebody. */
const OF_ROAST = { own: 3, shared: 0.5, portrait: 0.7 }
/** A correspondence is made of what others have told: of pairs that were read already it is none. */
const MOST_OF_LETTER = 0.2

/** Whether an article has too little that no article before it shows. */
export function repeats(
  key: string,
  shown: ReadonlySet<number>,
  before: { portrait: ReadonlySet<number>; others: ReadonlySet<number> },
): boolean {
  if (key === PORTRAIT || shown.size === 0) return false
  const own = [...shown].filter((id) => !before.others.has(id))
  const fresh = own.filter((id) => !before.portrait.has(id)).length
  const most =
    key === ROAST
      ? OF_ROAST
      : {
          own: LEAST_OWN,
          shared: MOST_SHARED,
          portrait: key === LETTER ? MOST_OF_LETTER : MOST_OF_PORTRAIT,
        }
  return (
    fresh < most.own ||
    own.length < shown.size * (1 - most.shared) ||
    fresh < shown.size * (1 - most.portrait)
  )
}

/** Of all posts that a magazine shows beside the portrait, no more stand in two articles. */
const MOST_OF_MAGAZINE = 0.2
/** Who somebody is with, what they are accused of, and the stories that have no better place: without these it is no magazine. */
const STAYS: ReadonlySet<string> = new Set([
  PORTRAIT,
  'long_story',
  'another_story',
  'one_more_story',
  'people',
  'media_roast',
])

/** The share of posts that stand in two articles and more, the portrait apart. */
export function shareRepeated(shown: ReadonlyMap<string, ReadonlySet<number>>): number {
  const homes = homesIn(shown)
  return homes.size === 0 ? 0 : [...homes.values()].filter((n) => n > 1).length / homes.size
}

/** The article that repeats most of what it shows, where the magazine repeats too much. */
export function mostRepeating(shown: ReadonlyMap<string, ReadonlySet<number>>): string | null {
  if (shareRepeated(shown) <= MOST_OF_MAGAZINE) return null
  const homes = homesIn(shown)
  const repeated = [...shown]
    .filter(([key, own]) => !STAYS.has(key) && own.size > 0)
    .map(([key, own]) => ({
      key,
      share: [...own].filter((id) => (homes.get(id) ?? 0) > 1).length / own.size,
    }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share || turnOf(b.key) - turnOf(a.key))
  return repeated[0]?.key ?? null
}

function homesIn(shown: ReadonlyMap<string, ReadonlySet<number>>): Map<number, number> {
  const homes = new Map<number, number>()
  for (const [key, own] of shown)
    if (key !== PORTRAIT) for (const id of own) homes.set(id, (homes.get(id) ?? 0) + 1)
  return homes
}
