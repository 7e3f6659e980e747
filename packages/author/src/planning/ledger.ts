import type { PostTopic } from '../topics/topic.ts'

export const PORTRAIT = 'profile'
const LETTER = 'letter'

/**
 * Who may show a post first. The portrait, then those that can tell nothing else, then those that have a choice; what
 * an article shows is no longer free for those after it.
 */
const FIRST_TO_LAST = [
  PORTRAIT,
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
  return (
    fresh < LEAST_OWN ||
    own.length < shown.size * (1 - MOST_SHARED) ||
    fresh < shown.size * (1 - (key === LETTER ? MOST_OF_LETTER : MOST_OF_PORTRAIT))
  )
}
