import { numberOf, ordinalOf, type Token } from '@youzine/words'
import { type Key, newKey, place } from './key.ts'
import { isFunction, type Told } from './told.ts'

const LEAST = 3
const MOST = 14
const HIGHEST = 60
const RISING = 0.7
/** What is counted by a number behind it is mostly an hour, a page or a bus. */
const NOT_COUNTED = new Set(
  'page seite pagina channel canal bus line linea linie route ruta number numero nummer mark year ano jahr age at on in to of the by plot row level size room zimmer cuarto'.split(
    ' ',
  ),
)

/** “Part 2”, “Attempt 3”, “3er intento”: something whose parts are counted over the years, in order. */
export function countedKeys(posts: readonly Told[]): Key[] {
  const found = new Map<string, { key: Key; values: number[] }>()
  const count = (post: Told, at: number, value: number | null) => {
    const token = post.tokens[at] as Token
    if (value === null || value < 1 || value > HIGHEST || token.key.length < 3) return
    if (NOT_COUNTED.has(token.key) || /^\d/.test(token.key) || isFunctionNoun(post, at)) return
    const word = post.lemmas[at] as string
    const one = found.get(word) ?? {
      key: newKey('field', `${word}#`, token.raw.toLowerCase(), [], 1),
      values: [],
    }
    found.set(word, one)
    if (one.key.posts.at(-1) === post.n) return
    one.key.posts.push(post.n)
    one.values.push(value)
    place(one.key, post, at)
  }
  for (const post of posts)
    for (let at = 0; at + 1 < post.tokens.length; at++) {
      const a = post.tokens[at] as Token
      const b = post.tokens[at + 1] as Token
      if (a.sentence !== b.sentence || !/^ {1,2}$/.test(post.text.slice(a.to, b.from))) continue
      if (/^\d{1,2}$/.test(b.key) && !/^[:.,]\d|^ ?[%°]/.test(post.text.slice(b.to, b.to + 2)))
        count(post, at, numberOf(b.key, post.language))
      const ordinal = /^\d{1,2}(?:o|er|do|to)$/.test(a.key)
        ? Number.parseInt(a.key, 10)
        : ordinalOf(a.key, post.language)
      count(post, at + 1, ordinal)
    }
  return [...found.values()].flatMap(({ key, values }) => {
    const steps = values.slice(1).filter((v, n) => v >= (values[n] as number)).length
    const isRising =
      steps >= (values.length - 1) * RISING && (values.at(-1) as number) > (values[0] as number)
    if (key.posts.length < LEAST || key.posts.length > MOST || !isRising) return []
    key.isTelling = true
    return [key]
  })
}

/** Parts and days are counted, though neither is a thing by itself. */
const COUNTED_ANYHOW = new Set(['part', 'parte', 'teil', 'day', 'dia', 'tag', 'week', 'semana', 'woche'])
const isFunctionNoun = (post: Told, at: number) =>
  isFunction(post, at) && !COUNTED_ANYHOW.has((post.tokens[at] as Token).key)
