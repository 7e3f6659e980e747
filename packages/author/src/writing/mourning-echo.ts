import { stopWords } from '@youzine/words'
import { once } from '../reading/once.ts'
import { wordsOf } from '../reading/tokens.ts'
import type { Dossier } from './dossier.ts'

/** Whatever it was that had to be told with care, for so many days no line beside it is a title. */
const SORE = 45
const YEAR = 400
const PHRASE = 3
const RARE = 3
/** Among so many posts the same three words come again by chance. */
const LARGE = 3000

/**
 * Whether a post that is clear by itself was written within weeks of what has to be told with care, or says again in the
 * same words what was said then: “just one cup”. It may be shown as it stands; it is no title and no end of a joke.
 */
export function echoesMourning(d: Dossier, id: number): boolean {
  const { days, phrases, known } = soreIn(d)
  const before = known.get(id)
  if (before !== undefined) return before
  const day = d.day(id)
  const isSore = days.some((x) => day >= x && day - x <= SORE)
  const echoes =
    isSore ||
    (phrases.size > 0 && phrasesOf(d, id).some((x) => (phrases.get(x) ?? day) < day && isRare(d, x)))
  known.set(id, echoes)
  return echoes
}

/** The days of all posts that are told with care, and each phrase of theirs with the day it was first said. */
const soreIn = once((d: Dossier) => {
  const red = d.posts.filter((p) => d.tone(p.id) === 'red' && d.day(p.id) > 0)
  const phrases = new Map<string, number>()
  for (const p of d.posts.length > LARGE ? [] : red)
    for (const x of phrasesOf(d, p.id))
      phrases.set(x, Math.min(phrases.get(x) ?? Number.POSITIVE_INFINITY, d.day(p.id)))
  // A day that is remembered every year is not the loss again.
  const days = red.map((p) => d.day(p.id)).sort((a, b) => a - b)
  const losses = days.filter((day, n) => n === 0 || day - (days[n - 1] as number) > YEAR)
  return { days: losses, phrases, known: new Map<number, boolean>(), rare: new Map<string, boolean>() }
})

/** What is said often is said of anything. Looked up only for what returns at all. */
function isRare(d: Dossier, phrase: string): boolean {
  const { rare } = soreIn(d)
  const before = rare.get(phrase)
  if (before !== undefined) return before
  const found = d.posts.filter((p) => p.text.toLowerCase().includes(phrase)).length <= RARE
  rare.set(phrase, found)
  return found
}

/** Three words in a row, one of which says something. */
function phrasesOf(d: Dossier, id: number): string[] {
  const stop = stopWords(d.spoken)
  const words = wordsOf(d.post(id)?.text ?? '')
  return words.flatMap((_, n) => {
    const some = words.slice(n, n + PHRASE)
    const says = some.some((w) => w.length >= PHRASE && !stop.has(w))
    return some.length === PHRASE && says ? [some.join(' ')] : []
  })
}
