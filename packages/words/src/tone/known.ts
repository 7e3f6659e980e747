import type { TonePost } from '../model.ts'
import { isShortName } from '../short-names.ts'
import { stopWords } from '../stop-words.ts'
import { fold, type Token } from '../tokens.ts'
import { matches } from './cue.ts'
import { countSigns, type GermanSigns, isGermanName, noSigns } from './german-names.ts'
import { type Words, wordsFor } from './lexicons.ts'
import { machinesAmong } from './machines.ts'
import type { Known } from './subject.ts'

interface Seen {
  posts: number
  last: number
  inside: number
  german: GermanSigns
}

/** Who and what has a name in these posts. */
export function knownIn(
  posts: readonly TonePost[],
  tokens: readonly (readonly Token[])[],
  language: string,
): Known {
  const seen = new Map<string, Seen>()
  const small = new Map<string, number>()
  const tagged = new Set<string>()
  const words = wordsFor(language)[0] as Words
  const common = new Set([...stopWords(language)].map(fold))
  posts.forEach((post, n) => {
    for (const full of post.people ?? []) for (const part of full.split(/\s+/)) tagged.add(fold(part))
    const list = tokens[n] as readonly Token[]
    list.forEach((token, at) => {
      if (!token.isCapital) {
        small.set(token.key, (small.get(token.key) ?? 0) + 1)
        return
      }
      if (common.has(token.key)) return
      if (token.key.length < 3 && (words.language === 'de' || !isShortName(token))) return
      const s = seen.get(token.key) ?? { posts: 0, last: -1, inside: 0, german: noSigns() }
      if (s.last !== n) s.posts++
      s.last = n
      if (!token.isOpening) s.inside++
      if (words.language === 'de') countSigns(s.german, list, at)
      seen.set(token.key, s)
    })
  })
  const names = new Set<string>()
  for (const [key, s] of seen) {
    if (s.posts < 2 || NO_NAME.has(key) || !isMostlyCapital(s, small.get(key) ?? 0)) continue
    if (words.language === 'de' && !isGermanName(key, s.posts, s.german)) continue
    if (words.language !== 'de' && s.inside === 0 && s.posts < 3) continue
    names.add(key)
  }
  for (const key of tagged) if (seen.has(key)) names.add(key)
  const things = new Set([
    ...namedAs('things', tokens, words, names),
    ...diedTwice(posts, tokens, words, names),
    ...machinesAmong(tokens, names, words.pets),
    ...numbered(tokens, names),
  ])
  const animals = [...namedAs('pets', tokens, words, names)].filter(
    // “Cut Dad his fourth set of keys, the old dog”: one's father is none.
    (key) => !things.has(key) && !words.kin.has(key),
  )
  return { names, things, animals: new Set(animals) }
}

const NO_NAME = new Set(
  'thankyou thanks happy merry congratulations god lord jesus gracias feliz felices felicidades dios jesus virgen don dona senor senora danke gott herr frau'.split(
    ' ',
  ),
)
/** Whoever types in haste writes a name small now and then. */
const isMostlyCapital = (s: Seen, small: number) => small === 0 || (s.inside >= 2 && small * 4 <= s.posts)

const COUNTED = 2

/** “Batch 4”, “Batch 9”: what is counted through is nobody. */
function numbered(tokens: readonly (readonly Token[])[], names: ReadonlySet<string>): string[] {
  const all = new Map<string, { times: number; counted: Set<string> }>()
  for (const list of tokens)
    for (const [at, token] of list.entries()) {
      if (!token.isCapital || !names.has(token.key)) continue
      const found = all.get(token.key) ?? { times: 0, counted: new Set<string>() }
      found.times++
      const next = list[at + 1]
      if (next?.sentence === token.sentence && /^\d+$/.test(next.raw)) found.counted.add(next.raw)
      all.set(token.key, found)
    }
  return [...all].flatMap(([key, { times, counted }]) =>
    counted.size >= COUNTED && counted.size * 2 >= times ? [key] : [],
  )
}

const AGAIN = 30

/** Nobody dies in March and again three years later: a van does. */
function diedTwice(
  posts: readonly TonePost[],
  tokens: readonly (readonly Token[])[],
  words: Words,
  names: ReadonlySet<string>,
): string[] {
  const deaths = new Map<string, number[]>()
  posts.forEach(({ at }, n) => {
    if (!at) return
    const list = tokens[n] as readonly Token[]
    list.forEach((token, i) => {
      const next = list
        .slice(i + 1, i + 4)
        .filter((t) => t.sentence === token.sentence && !words.fillers.has(t.key))
      if (!token.isOpening || !token.isCapital || !names.has(token.key) || words.kin.has(token.key)) return
      // “Archie died ten years ago today” is the same death.
      const own = list.filter((t) => t.sentence === token.sentence)
      if (!DIED.test(next[0]?.key ?? '') || own.some((t) => YEARS_ON.test(t.key))) return
      deaths.set(token.key, [...(deaths.get(token.key) ?? []), Date.parse(at) / DAY])
    })
  })
  return [...deaths].flatMap(([key, days]) => (Math.max(...days) - Math.min(...days) > AGAIN ? [key] : []))
}

const DAY = 86_400_000
const YEARS_ON =
  /^(?:year|years|months|ago|anniversary|since|today|hace|años|anos|aniversario|hoy|jahr|jahre|jahren|heute|vor)$/
const DIED = /^(?:died|dies|dead|conked|packed|murio|palmo|gestorben|verreckt|kaputt)$/

/** “Pastor the generator”. */
function apposed(
  what: 'things' | 'pets',
  list: readonly Token[],
  words: Words,
  names: ReadonlySet<string>,
): string[] {
  return list.flatMap((t, at) => {
    const [article, noun] = [list[at + 1], list[at + 2]]
    const isOne =
      t.isCapital &&
      names.has(t.key) &&
      ARTICLE.test(article?.key ?? '') &&
      noun?.sentence === t.sentence &&
      words[what].has(noun.key)
    return isOne || (t.isCapital && names.has(t.key) && isBehind(what, list, at, words)) ? [t.key] : []
  })
}

/** “Mein Fahrrad Helmut”, “our van, the Duchess”, “la combi, la Chabuca”. */
function isBehind(what: 'things' | 'pets', list: readonly Token[], at: number, words: Words): boolean {
  const own = list[at] as Token
  const noun = ARTICLE.test(list[at - 1]?.key ?? '') ? at - 2 : at - 1
  const owner = list[noun - 1]
  return (
    list[noun]?.sentence === own.sentence &&
    words[what].has(list[noun]?.key ?? '') &&
    owner?.sentence === own.sentence &&
    OWNED.test(owner.key)
  )
}
const OWNED =
  /^(?:my|our|the|mi|nuestro|nuestra|el|la|mein|meine|meinem|meinen|unser|unsere|unserem|unseren|der|die|das|old|new|alte|alter|altes)$/

/** So many sentences may stand between a thing and its name. */
const BEFORE = 5
/** “Smells of collie” is no collie. */
const LIKE = /^(?:of|like|than|como|wie|nach)$/
const ARTICLE = /^(?:the|el|la|der|die|das)$/
const CALLED = /^(?:him|her|it|me|us|you)$/

/** "A sourdough starter. His name is Kevin." – "Gerda ist mein Rad." – "un triciclo … le puso Evaristo". */
function namedAs(
  what: 'things' | 'pets',
  tokens: readonly (readonly Token[])[],
  words: Words,
  names: ReadonlySet<string>,
): ReadonlySet<string> {
  const things = new Set<string>()
  for (const list of tokens) {
    if (!list.some((t) => words[what].has(t.key))) continue
    const naming = matches(words.cues, list, () => false).filter((m) => m.cue.kind === 'naming')
    for (const m of naming) {
      const near = list.slice(Math.max(0, m.from - 2), m.to + 3)
      const { sentence } = list[m.from] as Token
      const isNear = (t: Token) =>
        what === 'pets' || (t.sentence <= sentence && t.sentence >= sentence - BEFORE)
      if (!list.some((t, at) => isNear(t) && words[what].has(t.key) && !LIKE.test(list[at - 1]?.key ?? '')))
        continue
      // Who has the thing is named as well: only what the naming word points at.
      const isName = (t: Token) => t.isCapital && names.has(t.key) && !/['’]s$/.test(t.raw)
      // “Is called Rasputin”: the cue may hold the name already.
      const inside = list.slice(m.from + 1, m.to).find(isName)
      const behind = near.find((t) => list.indexOf(t) >= m.to && isName(t))
      const ahead = near.find((t) => list.indexOf(t) < m.from && isName(t))
      // “Kev called it on the radio”: who stands before it is who calls.
      const isActive =
        /^call/.test(list[m.from]?.key ?? '') &&
        list.slice(m.from + 1, m.to).some((t) => t.isCapital || CALLED.test(t.key))
      const named = inside ?? behind ?? (isActive ? undefined : ahead)
      // “A man named Walt, who has a truck”
      const lead = list[m.from - 1]?.key ?? ''
      const isOfSomebody = what === 'things' && (words.people.has(lead) || words.kin.has(lead))
      if (named && !isOfSomebody) things.add(named.key)
    }
    for (const key of apposed(what, list, words, names)) things.add(key)
  }
  return things
}
