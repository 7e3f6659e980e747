import { type Token, tokenise } from '../../tokens.ts'
import { ALL_WORDS } from '../lexicons.ts'

/** So many weights there are; features share them by their hash. */
export const BUCKETS = 1 << 16
const MOST_WORDS = 120
const STEM = 5

const isKin = (key: string) => ALL_WORDS.some(({ kin }) => kin.has(key))
const isPet = (key: string) => ALL_WORDS.some(({ pets }) => pets.has(key))
const isThing = (key: string) => ALL_WORDS.some(({ things }) => things.has(key))
const THIRD = /^(?:he|him|his|she|her|hers|el|ella|le|lo|la|su|sus|er|ihn|ihm|sie|ihr|ihre|ihren|sein|seine)$/
const SECOND = /^(?:you|your|yours|u|ur|te|ti|tu|tus|vos|du|dich|dir|dein|deine)$/
const FIRST = /^(?:i|me|my|i'm|im|we|us|our|yo|mi|mis|nos|ich|mich|mir|mein|meine|wir|uns)$/
const HOUR =
  /^(?:\d{1,2}|[ap]m|uhr|morning|night|evening|afternoon|manana|tarde|noche|madrugada|nacht|morgen|fruh|abend)$/

const classes = new Map<string, string | null>()
const MOST_KEPT = 50_000

/** What a word stands for beside itself: whoever writes of an uncle writes much as one writes of an aunt. */
function classOf(key: string): string | null {
  const known = classes.get(key)
  if (known !== undefined) return known
  if (classes.size > MOST_KEPT) classes.clear()
  const found = looksLike(key)
  classes.set(key, found)
  return found
}

function looksLike(key: string): string | null {
  if (isKin(key)) return '<kin>'
  if (isPet(key)) return '<pet>'
  if (isThing(key)) return '<thing>'
  if (THIRD.test(key)) return '<third>'
  if (SECOND.test(key)) return '<second>'
  if (FIRST.test(key)) return '<first>'
  if (HOUR.test(key)) return '<hour>'
  return /^\d/.test(key) ? '<number>' : null
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['!!', /!!/],
  ['!', /!/],
  ['?', /\?/],
  ['laughs', /(?<!\p{L})(?:lol|lmao|ha(?:ha)+|ja(?:ja)+|hehe|xd)(?!\p{L})|[😂🤣😅😆]/iu],
  ['joy', /[🎉🥳😍🎂🍾]/u],
  ['tears', /[😢😭💔🕊🙏🕯🖤]/u],
  ['heart', /[❤💙💜🌹]/u],
  ['shouts', /\p{Lu}{4,}/u],
  ['...', /\.\.\.|…/],
  ['“', /["“„«]/],
]

function hashed(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1)
}

const PART = 4
const parts = new Map<string, readonly number[]>()

/** Stretches of a word: dialect, slips and endings leave most of them as they are. */
function partsOf(key: string): readonly number[] {
  const known = parts.get(key)
  if (known) return known
  if (parts.size > MOST_KEPT) parts.clear()
  const word = `<${key}>`
  const found: number[] = []
  for (let at = 0; at + PART <= word.length && word.length > PART; at++)
    found.push(hashed(`x${word.slice(at, at + PART)}`))
  parts.set(key, found)
  return found
}

/** The features of a text, each once, by their places among the weights. */
export function featuresOf(text: string, all: readonly Token[] = tokenise(text)): number[] {
  const tokens = all.slice(0, MOST_WORDS)
  const found = new Set<number>()
  const add = (feature: string) => found.add(hashed(feature))
  let before = '^'
  let classBefore = '^'
  tokens.forEach((token, at) => {
    const { key } = token
    const as = classOf(key) ?? key
    add(`w ${key}`)
    for (const part of partsOf(key)) found.add(part)
    if (key.length > STEM) add(`s ${key.slice(0, STEM)}`)
    if (as !== key) add(`c ${as}`)
    add(`b ${before} ${key}`)
    if (as !== key || classBefore !== before) add(`d ${classBefore} ${as}`)
    if (at === 0 || tokens[at - 1]?.sentence !== token.sentence) add(`o ${as}`)
    before = key
    classBefore = as
  })
  if (tokens.length > 0) add(`b ${before} $`)
  add(`n ${Math.min(6, Math.floor(Math.log2(tokens.length + 1)))}`)
  for (const [name, pattern] of SIGNS) if (pattern.test(text)) add(`p ${name}`)
  return [...found]
}
