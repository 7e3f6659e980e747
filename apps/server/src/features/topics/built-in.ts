/** The built-in topics' numbers never change: addresses and articles hold them. */
export const BUILT_IN_IDS: Record<string, number> = {
  profile: 1,
  media_roast: 2,
  museum: 3,
  spirit_meme: 4,
  astrology: 5,
  running_jokes: 6,
  year_in_twelve: 7,
  letter: 8,
  people: 9,
  places: 10,
  said_you_would: 11,
  quiet_months: 12,
  timeline: 13,
  dictionary: 14,
  counted: 15,
  enneagram: 25,
  ordinary_day: 26,
  the_table: 27,
  kept_and_thrown: 28,
}

/** In the order in which they are shown. */
export const GENRES = [
  { id: 1, name: 'Portraits', topics: ['profile', 'people', 'letter'] },
  { id: 2, name: 'Humour', topics: ['media_roast', 'running_jokes', 'spirit_meme', 'museum'] },
  { id: 3, name: 'The years', topics: ['timeline', 'year_in_twelve', 'quiet_months', 'said_you_would'] },
  { id: 4, name: 'Facts and figures', topics: ['counted', 'dictionary', 'places'] },
  { id: 5, name: 'Stars and types', topics: ['astrology', 'enneagram'] },
  { id: 6, name: 'In your own words', topics: ['ordinary_day', 'the_table', 'kept_and_thrown'] },
] as const

export const genreOf = (key: string) =>
  GENRES.find(({ topics }) => (topics as readonly string[]).includes(key))?.id ?? null

/** The name of the posts in every prompt. */
export const POSTS_ALIAS = 'facebook_posts_sample'
export const ANSWERS_ALIAS = 'survey_answers'
