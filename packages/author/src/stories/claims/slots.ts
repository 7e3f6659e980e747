import { numberOf, type Token } from '@youzine/words'
import type { Claim } from '../model.ts'
import type { Sentence, Told } from '../told.ts'
import { claim, daysBetween, type Ground, tellable } from './ground.ts'

const LEAST = 5
const MOST = 14
const MANY = 6000

interface Place {
  post: Told
  sentence: Sentence
  gap: number
}

/** Two sentences that differ in one word: "Back by the weekend, he says" – "she says" (C10). */
export function slotClaims(ground: Ground): Claim[] {
  const posts = ground.teller.posts.filter(tellable)
  if (posts.length > MANY) return []
  const shells = new Map<string, Place[]>()
  for (const post of posts)
    for (const sentence of post.sentences) {
      const size = sentence.end - sentence.first
      if (size < LEAST || size > MOST) continue
      const words = post.tokens.slice(sentence.first, sentence.end).map((t) => t.key)
      for (let gap = 0; gap < size; gap++) {
        const shell = words.map((w, i) => (i === gap ? '…' : w)).join(' ')
        const list = shells.get(shell)
        if (list) list.push({ post, sentence, gap })
        else shells.set(shell, [{ post, sentence, gap }])
      }
    }
  const claims = new Map<string, Claim>()
  for (const places of shells.values()) {
    const [then, now] = places
    // A formula of many posts is a habit, and the same sentence twice has no slot.
    if (!then || !now || places.length > 3 || then.post === now.post || now.post.day - then.post.day < 60)
      continue
    const a = wordAt(then)
    const b = wordAt(now)
    if (a.key === b.key || (isCounted(a) && isCounted(b))) continue
    const id = `${then.post.n}-${now.post.n}`
    if (claims.has(id)) continue
    const base = claim(ground, 'one-slot', id, 1.9, [then.post, now.post], [daysBetween(then.post, now.post)])
    claims.set(id, {
      ...base,
      shell: shellOf(then),
      then: { post: then.post.id, text: a.raw },
      now: { post: now.post.id, text: b.raw },
      days: now.post.day - then.post.day,
    })
  }
  return [...claims.values()]
}

/** “Forty-one guests” and “seventy-one guests” count; no word of a saying has changed. */
const isCounted = ({ key }: Token) => /^\d/.test(key) || LANGUAGES.some((l) => numberOf(key, l) !== null)
const LANGUAGES = ['en', 'es', 'de']

const wordAt = ({ post, sentence, gap }: Place) => post.tokens[sentence.first + gap] as Token

function shellOf(place: Place): string {
  const { post, sentence } = place
  const word = wordAt(place)
  return `${post.text.slice(sentence.from, word.from)}…${post.text.slice(word.to, sentence.to)}`
}
