import { numberOf } from '@youzine/words'
import { type Key, newKey } from './key.ts'
import type { Told } from './told.ts'

/** “14:31”, “1.09.58”; an hour of the day has morning, evening or “at” beside it. */
const CLOCK =
  /(?<![\d:.,£$€])(\d{1,2}[:.][0-5]\d(?:[:.][0-5]\d)?)(?!\d|%|[:.,]\d)(?!\s?(?:am|pm|a\.m|p\.m|uhr|h(?!\p{L})))/giu
const OF_DAY =
  /(?:\b(?:at|until|till|by|from|since|the|a las|las|um|ab|bis|gegen|seit)\s|^)$|(?:\b(?:at|um|ab|gegen)\s\p{L}+\s)$/iu
const DAY_AFTER =
  /^\s?(?:this morning|in the morning|in the afternoon|at night|tonight|tomorrow|train|bus|service|de la|im |morgens|abends|and (?:bed|still))/iu
const UNITS =
  /(?<!\p{L})(?:(\d{1,2}|one|two|three|four|five|eine|una?) ?(?:hrs?|hours?|h|stunden?|horas?) ?(?:and |und |y )?(?:\d{1,2}|\p{L}+))(?!\p{L})/iu
const HEAD = 60
const LEAST = 3
const MOST = 12

/** What somebody times again and again, and that is no hour: the hill, the ten kilometres. */
export function timedKeys(posts: readonly Told[]): Key[] {
  const key = newKey('field', 'timed', '', [], 0.8)
  for (const post of posts) {
    const head = post.text.slice(0, HEAD)
    const said = timeIn(head, post)
    if (!said) continue
    key.posts.push(post.n)
    key.at.set(post.n, 0)
    if (!key.label) key.label = said
  }
  key.isTelling = true
  const isSport = key.posts.some((n) => ACHIEVED.test((posts[n] as Told).text))
  return key.posts.length >= LEAST && key.posts.length <= MOST && isSport ? [key] : []
}

/** Somebody ran, rode or swam it. */
const ACHIEVED =
  /(?<!\p{L})(?:personal best|pb|10k|5k|marathon|half marathon|parkrun|lap|laps|finish(?:ed)?|overtaken|overtook|uphill|summit|slower|faster|quicker|kilómetros|maratón|carrera|más rápido|Bestzeit|Halbmarathon|Marathon|Volkslauf|schneller|langsamer)(?!\p{L})/iu

function timeIn(head: string, post: Told): string | null {
  for (const m of head.matchAll(CLOCK)) {
    const before = head.slice(0, m.index)
    const after = head.slice(m.index + m[0].length)
    const isFirst = before.trim() === ''
    if (DAY_AFTER.test(after) || (!isFirst && OF_DAY.test(before))) continue
    return m[1] as string
  }
  const unit = UNITS.exec(head)
  if (!unit) return null
  const last = (unit[0].split(/\s+/).at(-1) ?? '').toLowerCase()
  return /^\d+$/.test(last) || numberOf(last, post.language) !== null ? unit[0] : null
}
