import { fold } from '@youzine/words'
import { functionWords } from '../stories/function-words.ts'
import { lemma } from '../stories/lemma.ts'
import type { Library, Shelved } from './library.ts'
import type { Term } from './question.ts'
import { DEEDS } from './scenes/deeds.ts'
import { DOINGS } from './scenes/doings.ts'
import { HOME } from './scenes/home.ts'
import { PEOPLE } from './scenes/people.ts'

/**
 * What is spoken of together: whoever asks for a driving test finds the post that only says “stalled it at the
 * lights, the examiner wrote”. Looser than a sense: a scene helps to choose and never makes an answer.
 */
const LANGUAGES = ['en', 'es', 'de'] as const

function read() {
  const all: Record<string, Map<string, number[]>> = { en: new Map(), es: new Map(), de: new Map() }
  const lines = [HOME, PEOPLE, DOINGS, DEEDS].flatMap((list) => list.trim().split('\n'))
  for (const [scene, line] of lines.entries())
    for (const [at, words] of line.split('|').entries()) {
      const language = LANGUAGES[at] ?? 'en'
      for (const word of words.trim().split(/[\s-]+/)) {
        for (const key of new Set([lemma(fold(word), language), rootOf(fold(word), language)])) {
          const own = all[language]?.get(key) ?? []
          if (!own.includes(scene)) all[language]?.set(key, [...own, scene])
        }
      }
    }
  return all
}

/** What is left of a word without whatever it is bent by, marked so that it is no word itself. */
function rootOf(key: string, language: string): string {
  const ends = ENDS[language]
  if (!ends || key.length < 5) return key
  const bare =
    language === 'de'
      ? key.replace(/^(an|auf|aus|ab|ein|vor|zu|mit|nach|um|weg|zuruck)?ge(?=.{4})/, '$1')
      : key
  const root = bare.replace(ends, '')
  return root.length >= 4 ? `${root}~` : key
}
const ENDS: Readonly<Record<string, RegExp>> = {
  es: /(?:aron|ieron|abamos|iamos|ando|iendo|aste|iste|aban|ian|amos|emos|imos|aba|ado|ada|ados|adas|ido|ida|idos|idas|ara|ire|are|ar|er|ir|ia|io|os|as|es|an|en|o|a|e|n|s)$/,
  de: /(?:test|tet|ten|ter|tes|tem|ete|ern|end|est|et|te|en|er|es|em|st|e|t|n|s)$/,
}

const SCENES: Readonly<Record<string, ReadonlyMap<string, readonly number[]>>> = read()

const NONE: readonly number[] = []
const known = new Map<string, readonly number[]>()
const MOST_KNOWN = 50_000
const PART = 4

/** The scenes that a folded word belongs to; a German compound to those of its parts. */
export function scenesOf(key: string, language: string): readonly number[] {
  const name = `${language}|${key}`
  const found = known.get(name)
  if (found) return found
  if (known.size > MOST_KNOWN) known.clear()
  // “Nicht” is no niece.
  if (functionWords(language).has(key)) return NONE
  const own = SCENES[language]
  const whole = own?.get(lemma(key, language)) ?? own?.get(rootOf(key, language)) ?? NONE
  const made = whole.length > 0 || language !== 'de' ? whole : partsOf(key)
  known.set(name, made)
  return made
}

const LONGEST = 40

function partsOf(key: string): readonly number[] {
  if (key.length > LONGEST) return NONE
  const found = new Set<number>()
  for (let at = key.length - PART; at >= 3; at--) {
    const [first, last] = [key.slice(0, at), key.slice(at)]
    for (const part of [first, first.replace(/s$/, ''), last])
      if (part.length >= PART && !functionWords('de').has(part))
        for (const scene of SCENES.de?.get(lemma(part, 'de')) ?? SCENES.de?.get(rootOf(part, 'de')) ?? NONE)
          found.add(scene)
  }
  return [...found]
}

interface Staged {
  /** For each post how much of each scene it has. */
  posts: ReadonlyMap<number, ReadonlyMap<number, number>>
  lengths: ReadonlyMap<number, number>
  /** How much a scene says: the rarer with this person, the more. */
  worth: ReadonlyMap<number, number>
}

const staged = new WeakMap<Library, Staged>()
const MOST_OF_ONE = 2

function stage(library: Library): Staged {
  const done = staged.get(library)
  if (done) return done
  const posts = new Map<number, Map<number, number>>()
  const often = new Map<number, number>()
  for (const post of library.posts) {
    const own = scenesIn(new Set(post.tokens.map((t) => t.key)), post.language)
    posts.set(post.n, own)
    for (const scene of own.keys()) often.set(scene, (often.get(scene) ?? 0) + 1)
  }
  const worth = new Map(
    [...often].map(([scene, n]) => [scene, Math.log((1 + library.posts.length) / (0.5 + n))]),
  )
  const lengths = new Map([...posts].map(([n, own]) => [n, lengthOf(own, worth)]))
  const made = { posts, lengths, worth }
  staged.set(library, made)
  return made
}

function scenesIn(keys: ReadonlySet<string>, language: string): Map<number, number> {
  const own = new Map<number, number>()
  for (const key of keys) {
    const scenes = scenesOf(key, language)
    for (const scene of scenes)
      own.set(scene, Math.min(MOST_OF_ONE, (own.get(scene) ?? 0) + 1 / Math.sqrt(scenes.length)))
  }
  return own
}

const lengthOf = (own: ReadonlyMap<number, number>, worth: ReadonlyMap<number, number>): number =>
  Math.sqrt([...own].reduce((sum, [scene, much]) => sum + (much * (worth.get(scene) ?? 0)) ** 2, 0))

/** For each post how much it and the question are set in the same scenes: 1 is in no others. */
export function scenicOf(
  terms: readonly Term[],
  language: string,
  library: Library,
): (post: Shelved) => number {
  const { posts, lengths, worth } = stage(library)
  const asked = scenesIn(new Set(terms.map((t) => t.key)), language)
  const length = lengthOf(asked, worth)
  return (post) => {
    const own = posts.get(post.n)
    if (!own || length === 0) return 0
    let product = 0
    for (const [scene, much] of asked) product += much * (own.get(scene) ?? 0) * (worth.get(scene) ?? 0) ** 2
    return product / (length * (lengths.get(post.n) || 1))
  }
}
