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
}
