import type { Token } from '@youzine/words'
import { KINSHIP } from './people/kinship.ts'
import { type Name, postsNaming } from './people/names.ts'
import { isDefinite, isFunction, isLed, type Teller, type Told } from './told.ts'

export type KeyKind = 'word' | 'pair' | 'name' | 'phrase' | 'sentence' | 'number'

/** Something that returns: a word in all its forms, two nouns, a name, a phrase, a sentence, a figure. */
export interface Key {
  id: string
  kind: KeyKind
  /** As the posts write it. */
  label: string
  /** Places of posts in order of time. */
  posts: number[]
  /** Where it stands in each of them: place of its first word. */
  at: Map<number, number>
  /** Posts that speak of it as known: "the barrow". */
  definite: Set<number>
  /** Posts that count it: "47 courgettes". */
  counted: Map<number, number>
  /** How much of a thing it is, 0–1. */
  thing: number
}

/** Rare enough to be a story and not a habit of speech. */
export const rareUpTo = (posts: number): number => Math.max(12, Math.min(60, Math.floor(posts * 0.07)))

/** All keys of two posts and more. Names may be in many; words, pairs and phrases only in a few. */
export function keysOf(teller: Teller, names: readonly Name[]): Key[] {
  const { posts } = teller
  const most = rareUpTo(posts.length)
  const words = wordKeys(posts, names, most)
  return [
    ...words,
    ...pairKeys(posts, most),
    ...phraseKeys(posts, most),
    ...sentenceKeys(posts, most),
    ...speechKeys(posts),
    ...aliasKeys(posts),
    ...numberKeys(posts, most),
    ...nameKeys(posts, names),
  ]
}

function wordKeys(posts: readonly Told[], names: readonly Name[], most: number): Key[] {
  // Somebody's mother is somebody, not something.
  const nameWords = new Set([...names.flatMap((n) => [n.key, ...n.aliases]), ...KINSHIP.keys()])
  interface Seen {
    posts: number[]
    led: number
    all: number
  }
  const seen = new Map<string, Seen>()
  for (const post of posts)
    for (let at = 0; at < post.tokens.length; at++) {
      const { key, isCapital, isOpening } = post.tokens[at] as Token
      if (key.length < 3 || /^\d/.test(key) || nameWords.has(key) || isFunction(post, at)) continue
      const word = post.lemmas[at] as string
      const s = seen.get(word) ?? { posts: [], led: 0, all: 0 }
      seen.set(word, s)
      if (s.posts.at(-1) !== post.n) s.posts.push(post.n)
      // A German noun that opens a sentence says nothing about itself.
      if (post.language === 'de' && isOpening && isCapital) continue
      s.all++
      if (isLed(post, at) || (post.language === 'de' && isCapital)) s.led++
    }
  const keys: Key[] = []
  for (const [word, s] of seen) {
    if (s.posts.length < 2 || s.posts.length > most) continue
    const thing = s.all === 0 ? 0.5 : s.led / s.all
    if (thing === 0 && s.posts.length > 4) continue
    keys.push(newKey('word', word, word, s.posts, thing))
  }
  locate(keys, posts, (post, at) => post.lemmas[at] as string)
  addCompounds(keys, posts)
  return keys
}

/** The place of each key in each post, whether it is spoken of as known, and whether it is counted. */
function locate(keys: readonly Key[], posts: readonly Told[], wordAt: (post: Told, at: number) => string) {
  const byWord = new Map(keys.map((k) => [k.id.slice(k.id.indexOf(':') + 1), k]))
  for (const post of posts)
    for (let at = 0; at < post.tokens.length; at++) {
      const key = byWord.get(wordAt(post, at))
      if (key) place(key, post, at)
    }
  for (const key of keys) key.label = labelOf(key, posts)
}

function place(key: Key, post: Told, at: number) {
  if (!key.at.has(post.n)) key.at.set(post.n, at)
  if (isDefinite(post, at)) key.definite.add(post.n)
  const lead = post.tokens[at - 1]
  if (lead && lead.sentence === post.tokens[at]?.sentence && /^\d/.test(lead.key))
    key.counted.set(post.n, at - 1)
}

/** The commonest spelling; the shorter one where they are equal. */
function labelOf(key: Key, posts: readonly Told[]): string {
  const counts = new Map<string, number>()
  for (const [n, at] of key.at) {
    const raw = ((posts[n] as Told).tokens[at] as Token).raw.replace(/'s$/, '')
    const token = (posts[n] as Told).tokens[at] as Token
    const isNoun =
      /^\p{Lu}/u.test(raw) &&
      ((posts[n] as Told).language === 'de' || !token.isOpening) &&
      !/^\p{Lu}{3,}$/u.test(raw)
    const word = isNoun ? raw : raw.toLowerCase()
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return (
    [...counts].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1))[0]?.[0] ??
    key.label
  )
}

/** German: "Tonne" is in "Räuchertonne", and smoking fish ("räuchern") is its beginning. */
function addCompounds(keys: Key[], posts: readonly Told[]) {
  if (!posts.some((p) => p.language === 'de')) return
  const byWord = new Map(keys.map((k) => [k.id.slice(5), k]))
  const singles = new Map<string, { n: number; at: number }[]>()
  for (const post of posts) {
    if (post.language !== 'de') continue
    post.lemmas.forEach((word, at) => {
      if (word.length < 7 || !(post.tokens[at] as Token).isCapital) return
      for (let cut = 4; cut <= word.length - 4; cut++) {
        for (const key of [byWord.get(word.slice(cut)), byWord.get(word.slice(0, cut))])
          if (key && /^\p{Lu}/u.test(key.label)) join(key, post, at)
        for (const piece of [word.slice(cut), word.slice(0, cut)]) {
          const list = singles.get(piece) ?? []
          list.push({ n: post.n, at })
          singles.set(piece, list)
        }
      }
    })
  }
  // A word of one post that is part of a compound elsewhere.
  for (const post of posts)
    post.lemmas.forEach((word, at) => {
      if (word.length < 5 || byWord.has(word) || !(post.tokens[at] as Token).isCapital) return
      const inside = singles.get(word)
      if (!inside || inside.every((x) => x.n === post.n)) return
      const key = newKey('word', word, (post.tokens[at] as Token).raw, [], 0.5)
      join(key, post, at)
      for (const x of inside) join(key, posts[x.n] as Told, x.at)
      if (key.posts.length >= 2 && key.posts.length <= 9) {
        keys.push(key)
        byWord.set(word, key)
      }
    })
}

function join(key: Key, post: Told, at: number) {
  if (!key.posts.includes(post.n)) key.posts = [...key.posts, post.n].sort((a, b) => a - b)
  place(key, post, at)
}

/** Two content words side by side in two posts: "written warning", "driving test", "vegan croissant". */
function pairKeys(posts: readonly Told[], most: number): Key[] {
  const found = new Map<string, Key>()
  const once = new Map<string, number>()
  const visit = (use: (id: string, post: Told, at: number) => void) => {
    for (const post of posts)
      for (let at = 0; at + 1 < post.tokens.length; at++) {
        const a = post.tokens[at] as Token
        const b = post.tokens[at + 1] as Token
        if (a.sentence !== b.sentence || b.key.length < 2) continue
        const de = post.tokens[at + 2]
        if (
          post.language === 'es' &&
          b.key === 'de' &&
          de?.sentence === a.sentence &&
          !isFunction(post, at) &&
          !isFunction(post, at + 2)
        )
          use(`${post.lemmas[at]} de ${post.lemmas[at + 2]}`, post, at)
        const isHyphened = post.text.slice(a.to, b.from) === '-'
        if (!isHyphened && (isFunction(post, at) || isFunction(post, at + 1) || /^\d/.test(b.key))) continue
        use(`${post.lemmas[at]} ${post.lemmas[at + 1]}`, post, at)
      }
  }
  visit((id, post) => {
    const before = once.get(id)
    if (before === undefined) once.set(id, post.n)
    else if (before !== post.n) once.set(id, -1)
  })
  visit((id, post, at) => {
    if (once.get(id) !== -1) return
    const key = found.get(id) ?? newKey('pair', id, '', [], 0.8)
    found.set(id, key)
    if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
    place(key, post, at)
    const to = post.text.slice(
      (post.tokens[at] as Token).from,
      (post.tokens[at + (id.includes(' de ') ? 2 : 1)] as Token).to,
    )
    if (!key.label) key.label = to
  })
  return [...found.values()].filter((k) => k.posts.length <= most)
}

const GRAM = 3
const BACKGROUND = new Set(
  'for the first time|one of the|a lot of|in the morning|at the end of|the end of the|by the way|as well as|for a while|all the way|in the middle of|a couple of|once a year|the rest of the|for the rest of|every day of|the whole day|most of the|on the way|in front of|at the same time|un poco de|todo el dia|a la hora|por la manana|en la manana|de la manana|a las seis|por primera vez|a la casa|una vez mas|el dia de|los dias de|al final de|zum ersten mal|in den letzten|den ganzen tag|in der nacht|auf dem weg|auf der anderen|ein paar tage'.split(
    '|',
  ),
)

/** The same three words and more, one of them with content; grown to the longest that the same posts share. */
function phraseKeys(posts: readonly Told[], most: number): Key[] {
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

/** A short sentence said again and again: "Said nothing." – "Remember this." – "Löppt." */
function sentenceKeys(posts: readonly Told[], most: number): Key[] {
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
  for (const key of refrains) if (key.id.includes(' ')) addInside(key, posts)
  return refrains
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
function speechKeys(posts: readonly Told[]): Key[] {
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
function aliasKeys(posts: readonly Told[]): Key[] {
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

/** A figure that returns: a year, a sum, "34 years". */
function numberKeys(posts: readonly Told[], most: number): Key[] {
  const found = new Map<string, Key>()
  for (const post of posts)
    post.tokens.forEach((token, at) => {
      if (!/^\d{2,}$/.test(token.key)) return
      const after = post.text.slice(token.to, token.to + 4)
      const m = /^[.,]\d{3}/.exec(after)
      const isSum = m !== null
      const value = isSum ? `${token.key}${(m[0] as string).slice(1)}` : token.key
      const next = post.tokens[at + 1]
      const unit =
        !isSum && next?.sentence === token.sentence && !/^\d/.test(next.key) ? post.lemmas[at + 1] : ''
      const ids = /^(?:19|20)\d\d$/.test(value)
        ? [value]
        : value.length >= 4
          ? [value]
          : unit
            ? [`${value} ${unit}`]
            : []
      for (const id of ids) {
        const label = isSum
          ? `${token.raw}${m[0]}`
          : unit && !/^\d{4}$/.test(id)
            ? `${token.raw} ${next?.raw}`
            : token.raw
        const key = found.get(id) ?? newKey('number', id, label, [], 0.6)
        found.set(id, key)
        if (key.posts.at(-1) !== post.n) key.posts.push(post.n)
        if (!key.at.has(post.n)) key.at.set(post.n, at)
      }
    })
  return [...found.values()].filter((k) => k.posts.length >= 2 && k.posts.length <= most)
}

function nameKeys(posts: readonly Told[], names: readonly Name[]): Key[] {
  const naming = postsNaming(names, posts)
  const byWord = new Map(names.flatMap((n) => [n.key, ...n.aliases].map((k): [string, Name] => [k, n])))
  const keys = new Map<string, Key>()
  for (const name of names) {
    const at = naming.get(name.key) ?? []
    if (at.length >= 2) keys.set(name.key, newKey('name', name.key, name.fullName, at, 1))
  }
  for (const post of posts)
    post.tokens.forEach((token, at) => {
      const key = keys.get(byWord.get(token.key)?.key ?? '')
      if (key && !key.at.has(post.n) && (token.isCapital || !/^\p{Lu}/u.test(key.label)))
        key.at.set(post.n, at)
    })
  return [...keys.values()]
}

function newKey(kind: KeyKind, id: string, label: string, posts: number[], thing: number): Key {
  return {
    id: `${kind}:${id}`,
    kind,
    label,
    posts,
    at: new Map(),
    definite: new Set(),
    counted: new Map(),
    thing,
  }
}
