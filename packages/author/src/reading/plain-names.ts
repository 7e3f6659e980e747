import { stopWords } from '@youzine/words'
import type { Read } from './digest.ts'
import { FIRST_NAMES } from './first-names.ts'
import type { NameEvidence } from './names.ts'

const SAINT = /^(?:st|saint|san|santa|sankt)$/

/**
 * Names as people type them in a hurry: "ron" without a capital and "Rons hat" without an apostrophe are Ron.
 * Only well-known first names are believed without a capital, and only in two posts or more.
 */
export function withPlainNames(
  names: NameEvidence[],
  reads: readonly Read[],
  own: string | null,
): NameEvidence[] {
  const mine = own?.toLowerCase()
  const known = new Map(names.map((n) => [n.name.toLowerCase(), n]))
  const isTyped = (bare: string) => known.has(bare) || FIRST_NAMES.has(bare)
  const kept = names.filter((n) => {
    const bare = n.name.toLowerCase()
    return !(bare.endsWith('s') && isTyped(bare.slice(0, -1).split(' ').at(-1) ?? ''))
  })
  const posts = new Map<string, Set<number>>()
  const spelled = new Set(reads.flatMap((r) => r.words.filter((w) => FIRST_NAMES.has(w))))
  for (const r of reads)
    for (const [at, word] of r.words.entries()) {
      // St Hilda's is a school.
      if (SAINT.test(r.words[at - 1] ?? '')) continue
      const bare = word.endsWith("'s") ? word.slice(0, -2) : word
      // "La mia" is nobody's name in Italian.
      if (r.lang !== 'en' && stopWords(r.lang).has(bare)) continue
      const name = FIRST_NAMES.has(bare)
        ? bare
        : bare.endsWith('s') && (known.has(bare.slice(0, -1)) || spelled.has(bare.slice(0, -1)))
          ? bare.slice(0, -1)
          : null
      if (!name || name === mine) continue
      const set = posts.get(name) ?? new Set<number>()
      set.add(r.id)
      posts.set(name, set)
    }
  for (const [bare, ids] of posts) {
    const before = kept.find((n) => n.name.toLowerCase() === bare)
    if (before) {
      const all = new Set([...before.posts, ...ids])
      if (all.size > before.posts.length) before.posts = reads.filter((r) => all.has(r.id)).map((r) => r.id)
    } else if (ids.size >= 2)
      kept.push({
        name: bare.charAt(0).toUpperCase() + bare.slice(1),
        posts: [...ids],
        person: 3,
        place: 0,
        tagged: false,
      })
  }
  return kept
}
