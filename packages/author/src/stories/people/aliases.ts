import { fold } from '@youzine/words'
import { FIRST_NAMES } from '../../reading/first-names.ts'
import type { Told } from '../told.ts'
import type { Name } from './names.ts'

/** Two words for one person, as folded keys: what they are called, and what they are named. */
interface Alias {
  nick: string
  real: string
  /** A common word is explained: the cub. */
  isWord?: true
}

const WORD = "\\p{Lu}[\\p{L}'’-]{1,20}"
const TITLE = '(?:Mr|Mrs|Ms|Miss|Dr|Herr|Frau|don|doña|señor|señora)\\.? '
const THE = '(?:(?:The|the|Der|der|Die|die|Das|das|El|el|La|la|Our|our|Wee|Big|Old|One) ){0,2}'
const FULL = `(?:${TITLE})?(${WORD})(?: ${WORD})?`
const ENDS =
  '(?=[.,;:!?)]|\\s*$| (?:our|my|from|seit|unser|mein|mi|nuestr[oa]|aus|de|in|and|und|y)(?!\\p{L}))'

/** “Housi = Hansueli Röthlisberger”, “(The Bishop is Mr Kearney”, “Die Muus ist Lena”. */
const EQUALS = new RegExp(
  `(?:^|[.!?(:,]\\s{0,2}|(?<!\\p{L})(?:doubt|weil|weiß|porque|asking) )${THE}(${WORD}) (?:=|is|ist|es|ist eigentlich|heisst|heißt|se llama) (?:really |actually |eigentlich |en realidad )?${FULL}${ENDS}`,
  'gu',
)
/** “Raymond, small farmer, Bellaghy, formerly known as One Bag”. */
const KNOWN_AS = new RegExp(
  `(?<!\\p{L})(${WORD})(?: ${WORD})?(?:,[^.!?;]{0,80},|,)? (?:formerly known as|better known as|also known as|aka|alias|genannt|besser bekannt als|früher bekannt als|mejor conocid[oa] como|alias|antes conocid[oa] como) ${THE}(${WORD})`,
  'gu',
)
/** “The cub (he’s 29, he’s Shane, he has a mortgage)”. */
const ASIDE = new RegExp(
  `(?<!\\p{L})(?:the|der|die|el|la) (\\p{L}{3,15}) \\((?:[^()]{0,40}, ?)?(?:he|she|er|sie)?['’]?(?: ?(?:s|is|ist|heisst|heißt|es|se llama)) (${WORD})(?=[,)])`,
  'giu',
)

function saidIn(posts: readonly Told[]): Alias[] {
  const found: Alias[] = []
  for (const post of posts) {
    if (
      !/[=(]|(?<!\p{L})(?:is|ist|es|as|aka|alias|genannt|como|llama|hei(?:ss|ß)t)(?!\p{L})/u.test(post.text)
    )
      continue
    const text = asSpelled(post)
    for (const m of text.matchAll(EQUALS)) found.push({ nick: fold(m[1] ?? ''), real: fold(m[2] ?? '') })
    for (const m of text.matchAll(KNOWN_AS)) found.push({ nick: fold(m[2] ?? ''), real: fold(m[1] ?? '') })
    for (const m of text.matchAll(ASIDE))
      found.push({ nick: fold(m[1] ?? ''), real: fold(m[2] ?? ''), isWord: true })
  }
  return found
}

/** Whoever writes without capitals gives names all the same. */
function asSpelled({ text, tokens }: Told): string {
  const small = tokens.filter((t) => t.isCapital && /^\p{Ll}/u.test(t.raw))
  if (small.length === 0) return text
  const letters = text.split('')
  for (const t of small) letters[t.from] = (letters[t.from] as string).toUpperCase()
  return letters.join('')
}

const SHORT = 2
/** So seldom is the one form used where the other is the usual one. */
const SELDOM = 0.4

/** Gerard, who is Ger everywhere else; Lautaro, who is Lauti twice. What is a first name by itself is somebody else's. */
function shortened(names: readonly Name[], posts: readonly Told[]): Alias[] {
  return names.flatMap((short) => {
    const stem = short.key.replace(/(?:ie|[iy])$/, '')
    if (stem.length < SHORT || FIRST_NAMES.has(short.key) || short.isKin || short.title) return []
    const longer = names.filter(
      (n) =>
        n !== short && n.key.startsWith(stem) && n.key.length >= Math.max(short.key.length, stem.length) + 2,
    )
    const [full] = longer
    if (longer.length !== 1 || !full || full.isKin || full.title || full.place > full.person) return []
    const [less, more] = [short.posts.length, full.posts.length].sort((a, b) => a - b) as [number, number]
    const isBoth = posts.some((p) => areTwo(p.text, short.name, full.name))
    // Whoever is named in full first, and of whom nobody speaks beside the other, is called so from then on.
    const isLater = (full.posts[0] ?? 0) < (short.posts[0] ?? 0) && full.key.length > short.key.length * 2
    const isOne = less <= Math.max(1, more * SELDOM) || isLater
    return isOne && !isBoth ? [{ nick: short.key, real: full.key }] : []
  })
}

/** “Mari and Marina” are two. */
function areTwo(text: string, a: string, b: string): boolean {
  const [x, y] = [text.indexOf(a), text.indexOf(b)]
  if (x < 0 || y < 0) return false
  const between = text.slice(Math.min(x, y), Math.max(x, y))
  return /(?:,|&| (?:and|y|e|und|with|con|mit|to|a|an)) /u.test(between) && !/[.!?]/.test(between)
}

const TAGGED = { least: 3, share: 0.8, aside: 0.25 }

/** Whoever is tagged wherever a short form stands, and is hardly ever written out, is meant by it: Thömu, Thomas. */
function taggedAs(names: readonly Name[], posts: readonly Told[]): Alias[] {
  const tags = new Map<string, Set<number>>()
  for (const post of posts)
    for (const full of post.people) {
      const first = fold(full.trim().split(/\s+/)[0] ?? '')
      tags.set(first, (tags.get(first) ?? new Set()).add(post.n))
    }
  const written = new Map(names.map((n) => [n.key, n]))
  return names.flatMap((n) => {
    if (tags.has(n.key) || n.posts.length < TAGGED.least) return []
    const real = [...tags].filter(([first, own]) => {
      const both = n.posts.filter((p) => own.has(p)).length
      const spelt = written.get(first)?.posts.length ?? 0
      return (
        first.charAt(0) === n.key.charAt(0) &&
        both >= Math.max(TAGGED.least, n.posts.length * TAGGED.share) &&
        spelt <= own.size * TAGGED.aside
      )
    })
    return real.length === 1 ? [{ nick: n.key, real: (real[0] as [string, Set<number>])[0] }] : []
  })
}

/** Who is called by two names is one, under the one that the posts use more. */
export function withAliases(
  names: Name[],
  posts: readonly Told[],
  tagged: ReadonlyMap<string, string>,
): Name[] {
  const byKey = new Map(names.flatMap((n) => [n.key, ...n.aliases].map((k): [string, Name] => [k, n])))
  const gone = new Set<Name>()
  for (const { nick, real, isWord } of [
    ...saidIn(posts),
    ...taggedAs(names, posts),
    ...shortened(names, posts),
  ]) {
    const called = byKey.get(nick)
    const named = byKey.get(real)
    const full = named?.fullName ?? tagged.get(real)
    if (nick === real || called === named || !full) continue
    // “Una se llama Gladys”: a word of the language is a nickname only where it is explained.
    if (!called) {
      if (!isWord) continue
      if (named) callAlso(named, [nick])
      if (named) named.small = [...(named.small ?? []), nick]
      continue
    }
    if (!named || called.posts.length > named.posts.length) {
      callAlso(called, [real, ...(named?.aliases ?? tail(full))])
      const isPart = full.split(/\s+/).includes(called.name)
      called.fullName = isPart ? full : `${called.name} (${full})`
      if (named) join(called, named)
    } else {
      callAlso(named, [nick])
      join(named, called)
    }
  }
  return names.filter((n) => !gone.has(n))

  /** A surname that two people bear says nothing. */
  function callAlso(name: Name, words: readonly string[]) {
    const own = words.filter((w) => !byKey.has(w) || byKey.get(w) === name || w === words[0])
    name.aliases = [...new Set([...name.aliases, ...own])]
    name.person += SURE
    name.acts = true
    for (const w of own) byKey.set(w, name)
  }

  function join(name: Name, other: Name) {
    name.posts = [...new Set([...name.posts, ...other.posts])].sort((a, b) => a - b)
    name.place = Math.min(name.place, other.place)
    gone.add(other)
  }
}

const SURE = 3
const tail = (full: string) => full.split(/\s+/).slice(1).map(fold).slice(-1)
