import type { Token } from '@youzine/words'
import { type Key, newKey } from './key.ts'
import { isFunction, type Told } from './told.ts'

const GRAM = 3
const BACKGROUND = new Set(
  'for the first time|one of the|a lot of|in the morning|at the end of|the end of the|by the way|as well as|for a while|all the way|in the middle of|a couple of|once a year|the rest of the|for the rest of|every day of|the whole day|most of the|on the way|in front of|at the same time|un poco de|todo el dia|a la hora|por la manana|en la manana|de la manana|a las seis|por primera vez|a la casa|una vez mas|el dia de|los dias de|al final de|zum ersten mal|in den letzten|den ganzen tag|in der nacht|auf dem weg|auf der anderen|ein paar tage'.split(
    '|',
  ),
)

/** The same three words and more, one of them with content; grown to the longest that the same posts share. */
export function phraseKeys(posts: readonly Told[], most: number): Key[] {
  const grams = new Map<string, { posts: number[]; at: number[] }>()
  const counts = new Uint8Array(1 << 22)
  const visit = (use: (post: Told, at: number) => void) => {
    for (const post of posts)
      for (let at = 0; at + GRAM <= post.tokens.length; at++)
        if (post.tokens[at]?.sentence === post.tokens[at + GRAM - 1]?.sentence) use(post, at)
  }
  const slotOf = (post: Told, at: number) => hashOf(post.tokens, at, GRAM) & (counts.length - 1)
  visit((post, at) => {
    const slot = slotOf(post, at)
    if ((counts[slot] as number) < 255) counts[slot] = (counts[slot] as number) + 1
  })
  visit((post, at) => {
    const n = counts[slotOf(post, at)] as number
    if (n < 2 || n > Math.max(60, most * 2)) return
    const id = gram(post.tokens, at, GRAM)
    const g = grams.get(id) ?? { posts: [], at: [] }
    grams.set(id, g)
    if (g.posts.at(-1) === post.n) return
    g.posts.push(post.n)
    g.at.push(at)
  })
  // Grams of the same posts that overlap are one phrase.
  const bySet = new Map<string, { id: string; posts: number[]; from: number[]; to: number[] }>()
  for (const [id, g] of grams) {
    if (g.posts.length < 2 || g.posts.length > most) continue
    const set = g.posts.join()
    const known = bySet.get(set)
    if (!known) bySet.set(set, { id, posts: g.posts, from: [...g.at], to: g.at.map((a) => a + GRAM) })
    else if (
      g.at.every(
        (a, i) =>
          a <= (known.to[i] as number) &&
          a + GRAM >= (known.from[i] as number) &&
          a - (known.from[i] as number) === (g.at[0] as number) - (known.from[0] as number),
      )
    )
      for (let i = 0; i < g.at.length; i++) {
        known.from[i] = Math.min(known.from[i] as number, g.at[i] as number)
        known.to[i] = Math.max(known.to[i] as number, (g.at[i] as number) + GRAM)
      }
  }
  const keys: Key[] = []
  for (const p of bySet.values()) {
    widen(p, posts)
    const first = posts[p.posts[0] as number] as Told
    const size = (p.to[0] as number) - (p.from[0] as number)
    // Three words need one with content; four are enough by themselves, if few posts have them.
    const isPlain = !hasContent(first, p.from[0] as number, size)
    if (isPlain && (size < 4 || p.posts.length > 4)) continue
    if (BACKGROUND.has(gram(first.tokens, p.from[0] as number, size))) continue
    const label = first.text.slice(
      (first.tokens[p.from[0] as number] as Token).from,
      (first.tokens[(p.to[0] as number) - 1] as Token).to,
    )
    const key = newKey('phrase', gram(first.tokens, p.from[0] as number, size), label, p.posts, 1)
    for (const [i, n] of p.posts.entries()) key.at.set(n, p.from[i] as number)
    keys.push(key)
  }
  return keys
}

/** As far as all posts go on with the same word, or had the same word before. */
function widen(p: { posts: number[]; from: number[]; to: number[] }, posts: readonly Told[]) {
  const same = (offset: (i: number) => number) => {
    const words = p.posts.map((n, i) => {
      const { tokens } = posts[n] as Told
      const token = tokens[offset(i)]
      return token && token.sentence === tokens[p.from[i] as number]?.sentence ? token.key : ''
    })
    return words[0] !== '' && words.every((w) => w === words[0])
  }
  while (same((i) => p.to[i] as number)) p.to = p.to.map((x) => x + 1)
  while (same((i) => (p.from[i] as number) - 1)) p.from = p.from.map((x) => x - 1)
}

const gram = (tokens: readonly Token[], at: number, size: number) =>
  tokens
    .slice(at, at + size)
    .map((t) => t.key)
    .join(' ')

function hashOf(tokens: readonly Token[], at: number, size: number): number {
  let h = 2166136261
  for (let i = at; i < at + size; i++) {
    const { key } = tokens[i] as Token
    for (let c = 0; c < key.length; c++) h = Math.imul(h ^ key.charCodeAt(c), 16777619)
    h = Math.imul(h ^ 32, 16777619)
  }
  return h >>> 0
}

function hasContent(post: Told, at: number, size: number): boolean {
  for (let i = at; i < at + size; i++) if (!isFunction(post, i)) return true
  return false
}

/** Beyond this many posts only what returns often is looked for. */
export const LARGE = 3000

/** A short sentence said again and again: "Said nothing." – "Remember this." – "Löppt." */
export function sentenceKeys(posts: readonly Told[], most: number): Key[] {
  const found = new Map<string, Key>()
  for (const post of posts)
    for (const s of post.sentences) {
      const size = s.end - s.first
      if (size > 4 || (size === 1 && isFunction(post, s.first))) continue
      if (/^\d/.test((post.tokens[s.first] as Token).key) && size < 3) continue
      const id = gram(post.tokens, s.first, size)
      const label = post.text.slice(
        (post.tokens[s.first] as Token).from,
        (post.tokens[s.end - 1] as Token).to,
      )
      const key = found.get(id) ?? newKey('sentence', id, label, [], 1)
      found.set(id, key)
      if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
      if (!key.at.has(post.n)) key.at.set(post.n, s.first)
    }
  const refrains = [...found.values()].filter(
    (k) => k.posts.length >= 3 && k.posts.length <= Math.max(most, 12),
  )
  for (const key of refrains) key.isTelling = closesMost(key, posts)
  if (posts.length <= LARGE) for (const key of refrains) if (key.id.includes(' ')) addInside(key, posts)
  return refrains
}

const CLOSES = { posts: 5, share: 0.8 }

/** “Löppt.”: the last word of post after post. */
function closesMost(key: Key, posts: readonly Told[]): boolean {
  const closing = key.posts.filter((n) => key.at.get(n) === (posts[n] as Told).sentences.at(-1)?.first)
  return closing.length >= CLOSES.posts && closing.length >= key.posts.length * CLOSES.share
}

/** "Said nothing, but I looked": the refrain inside a longer sentence. */
function addInside(key: Key, posts: readonly Told[]) {
  const words = key.id.slice(key.id.indexOf(':') + 1).split(' ')
  const [first] = words
  for (const post of posts) {
    if (key.at.has(post.n)) continue
    const at = post.tokens.findIndex(
      (t, i) => t.key === first && words.every((w, k) => post.tokens[i + k]?.key === w),
    )
    if (at < 0) continue
    key.posts.push(post.n)
    key.at.set(post.n, at)
  }
  key.posts.sort((a, b) => a - b)
}

const QUOTED = /(?<![\p{L}\d])['‘“"«„]([^'‘’“”"«»„]{2,40})['’”"»“](?!\p{L})/gu

/** The same few words between quotation marks: 'aye', ‘unhurried’, “media hora, doña”. */
export function speechKeys(posts: readonly Told[]): Key[] {
  const found = new Map<string, Key>()
  for (const post of posts)
    for (const m of post.text.matchAll(QUOTED)) {
      const from = m.index + 1
      const first = post.tokens.findIndex((t) => t.from >= from)
      const size = post.tokens.filter((t) => t.from >= from && t.to <= from + (m[1] as string).length).length
      if (first < 0 || size === 0 || size > 5) continue
      const id = gram(post.tokens, first, size)
      const key = found.get(id) ?? newKey('phrase', `“${id}`, (m[1] as string).replace(/[.,!?]+$/, ''), [], 1)
      found.set(id, key)
      if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
      if (!key.at.has(post.n)) key.at.set(post.n, first)
    }
  return [...found.values()].filter((k) => k.posts.length >= 2)
}

/** A common word with a capital inside a sentence is a name: "I'm Bus." – "To Bus, love Isla". */
export function aliasKeys(posts: readonly Told[]): Key[] {
  const inside = new Map<string, Key>()
  const small = new Set<string>()
  const calls = (post: Told, at: number) =>
    /^, /.test(post.text.slice((post.tokens[at] as Token).to, (post.tokens[at] as Token).to + 2))
  for (const post of posts) {
    if (post.language === 'de') continue
    post.tokens.forEach((token, at) => {
      if (!token.isCapital) {
        small.add(token.key)
        return
      }
      if (token.key.length < 3 || isFunction(post, at) || !/^\p{Lu}\p{Ll}/u.test(token.raw)) return
      if (token.isOpening && !calls(post, at)) return
      const key = inside.get(token.key) ?? newKey('name', `${token.key}!`, token.raw, [], 1)
      inside.set(token.key, key)
      if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
      if (!key.at.has(post.n)) key.at.set(post.n, at)
    })
  }
  return [...inside].filter(([word, k]) => small.has(word) && k.posts.length >= 3).map(([, k]) => k)
}
