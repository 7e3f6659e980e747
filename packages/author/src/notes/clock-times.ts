import type { Language } from './numbers.ts'

/** When, not how much. */
const AT_A_TIME =
  '(?:a|sobre|hasta) las? \\d{1,2}(?::\\d{2})?(?: y (?:media|cuarto))?|(?:um|gegen|ab) \\d{1,2}(?::\\d{2})?(?: uhr)?|\\d{1,2}(?::\\d{2})? ?uhr(?!\\p{L})'
const AT_A_TIME_EN =
  "(?:at|by|around|until|before|after) \\d{1,2}(?::\\d{2})? ?(?:[ap]\\.?m\\b\\.?|o['’]clock)|(?:at|by|until) \\d{1,2}:\\d{2}|\\d{1,2}(?::\\d{2})? ?(?:[ap]m\\b|o['’]clock)"
const CLOCK_TIME = new RegExp(`(?<!\\p{L})(?:${AT_A_TIME}|${AT_A_TIME_EN})`, 'giu')
/** Where “am” is a word. */
const CLOCK_TIME_ELSEWHERE = new RegExp(`(?<!\\p{L})(?:${AT_A_TIME})`, 'giu')
/** “7 at noon, 7 at 6”: how much, and when. */
const MUCH_AND_WHEN = new RegExp(
  `(?<=\\d(?: ?\\p{L}{1,9})?) (?:${AT_A_TIME}|(?:at|around|about) \\d{1,2}(?::\\d{2})?(?: ?(?:[ap]m|o['’]clock))?)(?=\\s*(?:[,;.!)]|$)(?!\\d)|\\s+(?:and|y|und|then|luego|dann|plus)(?!\\p{L}))`,
  'giu',
)
const FROM_TO_WORDS = /(?<!\p{L})(?:from|de|desde|von) (?:las )?\d/iu

export function withoutClockTimes(text: string, language: Language): string {
  const at = language === 'en' ? CLOCK_TIME : CLOCK_TIME_ELSEWHERE
  return FROM_TO_WORDS.test(text) ? text : text.replace(MUCH_AND_WHEN, ' midday').replace(at, ' · ')
}
