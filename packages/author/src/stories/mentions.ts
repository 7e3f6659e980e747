import { MONTHS, type Token, WEEKDAYS } from '@youzine/words'
import { isWish } from '../reading/digest.ts'
import { countedKeys } from './counted-parts.ts'
import { isEveryday } from './everyday.ts'
import { familiesOf } from './families.ts'
import { fieldKeys } from './fields.ts'
import { type Key, newKey, place } from './key.ts'
import { KINSHIP } from './people/kinship.ts'
import { type Name, postsNaming } from './people/names.ts'
import { placeKeys } from './places.ts'
import { aliasKeys, LARGE, phraseKeys, sentenceKeys, speechKeys } from './refrains.ts'
import { isFunction, isLed, type Teller, type Told } from './told.ts'

export type { Key } from './key.ts'

/** Rare enough to be a story and not a habit of speech. */
export const rareUpTo = (posts: number): number => Math.max(12, Math.min(60, Math.floor(posts * 0.07)))

/** All keys of two posts and more. Names may be in many; words, pairs and phrases only in a few. */
export function keysOf(teller: Teller, names: readonly Name[]): Key[] {
  const { posts } = teller
  const most = rareUpTo(posts.length)
  const words = wordKeys(posts, names, most)
  const keys = [
    ...words,
    ...pairKeys(posts, most),
    ...phraseKeys(posts, most),
    ...sentenceKeys(posts, most),
    ...speechKeys(posts),
    ...aliasKeys(posts),
    ...numberKeys(posts, most),
    ...nameKeys(posts, names),
    ...placeKeys(posts),
    ...countedKeys(posts),
    ...fieldKeys(posts),
  ]
  for (const key of keys)
    if (key.kind === 'name' || key.kind === 'pair' || key.kind === 'phrase')
      key.isCommon ||= isSomewhere(key, posts)
  // In a large archive two posts with the same words are chance.
  return posts.length <= LARGE ? keys : keys.filter((k) => k.posts.length >= 3)
}

function wordKeys(posts: readonly Told[], names: readonly Name[], most: number): Key[] {
  // Somebody's mother is somebody, not something.
  const own = names.flatMap((n) => [n.key, ...n.aliases])
  // “Davies tea” is Davie's.
  const nameWords = new Set([...own, ...own.map((w) => `${w}s`), ...KINSHIP.keys()])
  const seen = new Map<string, Seen>()
  for (const post of posts)
    for (let at = 0; at < post.tokens.length; at++) {
      const { key, isCapital, isOpening } = post.tokens[at] as Token
      if (key.length < 3 || /^\d/.test(key) || nameWords.has(key) || isFunction(post, at)) continue
      const word = post.lemmas[at] as string
      const s = seen.get(word) ?? {
        posts: [],
        led: 0,
        heads: 0,
        where: 0,
        names: 0,
        verbs: 0,
        all: 0,
        language: post.language,
      }
      seen.set(word, s)
      if (s.posts.at(-1) !== post.n) s.posts.push(post.n)
      // A German noun that opens a sentence says nothing about itself.
      if (post.language === 'de' && isOpening && isCapital) continue
      s.all++
      if (isThing(post, at)) s.led++
      if (isCapital && !isOpening) s.names++
      if (endsPhrase(post, at)) s.heads++
      if (isWhere(post, at)) s.where++
      if (isDone(post, at)) s.verbs++
    }
  const keys: Key[] = []
  for (const [word, s] of seen) {
    if (s.posts.length < 2 || s.posts.length > most) continue
    const isVerb = s.language !== 'de' && s.verbs >= s.all * VERB
    const thing = s.all === 0 ? 0.5 : (s.led / s.all) * (isVerb ? 0.4 : 1)
    if (thing === 0 && s.posts.length > 4) continue
    const key = newKey('word', word, word, s.posts, thing)
    key.isTelling = isTelling(word, s)
    key.isCommon = isOrdinary(word, s) || s.where > s.all * TELLING.where
    keys.push(key)
  }
  locate(keys, posts, (post, at) => post.lemmas[at] as string)
  addCompounds(keys, posts)
  return [...keys, ...familyKeys(seen, posts)]
}

interface Seen {
  posts: number[]
  /** How often a word that belongs to things stands before it, and how often nothing of its own comes after it. */
  led: number
  heads: number
  /** How often it is where something happens: in the workshop, outside the arch. */
  where: number
  /** How often it has a capital inside a sentence. */
  names: number
  /** How often it stands where a verb does: “to open”, “quien los aguanta”. */
  verbs: number
  all: number
  language: string
}

const TELLING = { posts: 8, letters: 3, thing: 0.25, heads: 0.4, where: 0.5, names: 0.7 }

function isTelling(word: string, s: Seen): boolean {
  return (
    s.posts.length <= TELLING.posts &&
    word.length >= TELLING.letters &&
    s.led >= s.all * TELLING.thing &&
    s.heads >= s.all * TELLING.heads &&
    s.where <= s.all * TELLING.where &&
    (s.language === 'de' || s.verbs < s.all * VERB) &&
    !isOrdinary(word, s)
  )
}

/** Words that carry no story and yet tell one step from another. */
const SIDES = new Set(['back', 'front', 'head'])

const WHERE = new Set(
  'in at outside inside near into around off from through opposite en desde afuera dentro hasta hacia im am beim zum zur vom vor aus nach'.split(
    ' ',
  ),
)

const VERB = 0.3
const DOERS = new Set(
  "i we you he she they it who to can can't cannot could will would won't i'll we'll you'll he'll she'll they'll don't didn't doesn't let's yo tu ella ellos ellas quien no se me te nos les ya".split(
    ' ',
  ),
)

/** After somebody who does it. */
function isDone(post: Told, at: number): boolean {
  const lead = post.tokens[at - 1]
  return lead !== undefined && lead.sentence === post.tokens[at]?.sentence && DOERS.has(lead.key)
}

/** “In the workshop”, “outside the arch”, “in Bristol”. */
function isWhere(post: Told, at: number): boolean {
  for (let i = at - 1; i >= at - 2 && i >= 0; i--) {
    const lead = post.tokens[i] as Token
    if (lead.sentence !== post.tokens[at]?.sentence) return false
    if (WHERE.has(lead.key)) return true
    if (!isFunction(post, i)) return false
  }
  return false
}

/** Mostly where something happens: Stokes Croft, Monterrey. */
function isSomewhere(key: Key, posts: readonly Told[]): boolean {
  // A common word with a capital that is “in” once is a town: Bath.
  const isWord = key.id.endsWith('!')
  let where = 0
  for (const [n, at] of key.at) {
    const lead = (posts[n] as Told).tokens[at - 1]?.key
    const isWithin = key.kind === 'phrase' && WHERE.has((posts[n] as Told).tokens[at]?.key ?? '')
    if (lead === 'on' || isWithin || isWhere(posts[n] as Told, at)) where++
  }
  return isWord ? where > 0 : where >= key.at.size * TELLING.where && where >= 2
}

/** “Glucose 214”, “Tablet. Mum’s recipe”, “jar: £61”: the first word of a post, with a figure or a stop behind it. */
function isHeading(post: Told, at: number): boolean {
  const next = post.tokens[1]
  if (at !== 0 || !next) return false
  return /^\d/.test(next.key) || !/^ ?$/.test(post.text.slice((post.tokens[0] as Token).to, next.from))
}

/** A bell is a bell; the Bell's man is somebody, or something. */
const isOrdinary = (word: string, s: Seen) =>
  isEveryday(word) && (s.language === 'de' || isDate(word) || s.names < s.all * TELLING.names)

const isDate = (word: string) => WEEKDAYS.has(word) || MONTHS.has(word)

/** Spoken of as a thing: “the barrow”, “a lemon cardigan”, “Glucose 214”. */
function isThing(post: Told, at: number): boolean {
  if (isLed(post, at) || isHeading(post, at)) return true
  if (post.language === 'de') return (post.tokens[at] as Token).isCapital
  const lead = post.tokens[at - 1]
  const isDescribed =
    post.language === 'en' &&
    lead?.sentence === post.tokens[at]?.sentence &&
    post.text.slice(lead?.to, post.tokens[at]?.from) === ' '
  return isDescribed && isLed(post, at - 1) && endsPhrase(post, at)
}

/** Who is called by a thing: the custard boy, the flask man. */
const CALLED = new Set(
  'boy girl man woman lady lad lass laddie lassie guy bloke kid one person couple people'.split(' '),
)

/** The greenhouse, but not the ginger of a ginger cat. */
function endsPhrase(post: Told, at: number): boolean {
  const token = post.tokens[at] as Token
  const next = post.tokens[at + 1]
  if (!next || next.sentence !== token.sentence || next.from - token.to > 1) return true
  return isFunction(post, at + 1) || CALLED.has(next.key) || /^\d/.test(next.key) || post.language === 'es'
}

/** Limón, limonero and limonada are one thing where the posts have at least two of them. */
function familyKeys(seen: ReadonlyMap<string, Seen>, posts: readonly Told[]): Key[] {
  const keys: Key[] = []
  for (const language of new Set(posts.map((p) => p.language))) {
    const words = [...seen].filter(
      ([w, s]) => s.language === language && s.posts.length <= TELLING.posts && !isEveryday(w),
    )
    const families = familiesOf(
      words.map(([w]) => w),
      language,
    )
    const members = new Map<string, Seen[]>()
    for (const [word, root] of families) {
      const s = seen.get(word)
      if (s) members.set(root, [...(members.get(root) ?? []), s])
    }
    const roots = new Map<string, Key>()
    for (const [root, list] of members) {
      const own = [...new Set(list.flatMap((s) => s.posts))].sort((a, b) => a - b)
      const all = list.reduce((n, s) => n + s.all, 0)
      const led = list.reduce((n, s) => n + s.led, 0)
      const where = list.reduce((n, s) => n + s.where, 0)
      if (where > all * TELLING.where) continue
      if (list.length < 2 || own.length < 2 || own.length > TELLING.posts || led < all * TELLING.thing)
        continue
      const key = newKey('field', `${root}~`, root, own, led / Math.max(1, all))
      key.isTelling = true
      roots.set(root, key)
      keys.push(key)
    }
    for (const post of posts)
      if (post.language === language)
        post.lemmas.forEach((word, at) => {
          const key = roots.get(families.get(word) ?? '')
          if (key) place(key, post, at)
        })
  }
  for (const key of keys) key.label = labelOf(key, posts)
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
        if (
          !isHyphened &&
          ((isFunction(post, at) && !SIDES.has(a.key)) || isFunction(post, at + 1) || /^\d/.test(b.key))
        )
          continue
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
  return [...found.values()].filter((k) => k.posts.length <= most && !isWish(k.label, 2))
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
    if (at.length < 2) continue
    const key = newKey('name', name.key, name.fullName, at, 1)
    // Somewhere, not somebody.
    key.isCommon = name.place >= 2 && name.place > name.person
    keys.set(name.key, key)
  }
  for (const post of posts)
    post.tokens.forEach((token, at) => {
      const key = keys.get(byWord.get(token.key)?.key ?? '')
      if (key && !key.at.has(post.n) && (token.isCapital || !/^\p{Lu}/u.test(key.label)))
        key.at.set(post.n, at)
    })
  return [...keys.values()]
}
