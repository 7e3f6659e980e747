import { readTones } from '../tone/read-tones.ts'

/** The tone of each of somebody's posts, by their day or their minute and their words. */
export function tonesOf(rows: readonly (readonly [when: string, text: string])[]) {
  const posts = rows.map(([when, text], n) => ({
    id: n + 1,
    at: when.includes('T') ? `${when}:00.000Z` : `${when}T18:00:00.000Z`,
    text,
    people: [],
    place: null,
  }))
  const tones = readTones(posts)
  return posts.map(({ id }) => tones.tone(id))
}
