import { before, type DateWord, dateWords, lastBefore, spans } from '../calendar.ts'
import type { Token } from '../tokens.ts'
import type { OwnReading } from './own-tone.ts'

/** A death or a grave illness, and when it was. */
export interface Loss {
  /** Place of the post in order of time. */
  at: number
  kind: 'death' | 'illness'
  /** The day it happened, as far as the post says. */
  day: number
  told: number
  /** Folded names and words of kinship. Empty: the writer, or nobody named. */
  about: string[]
  isAnimal: boolean
}

export interface Dated {
  reading: OwnReading
  day: number | null
  /** Names that are known. */
  names?: ReadonlySet<string>
}

/** Each death once, by the first post that tells it; an illness by each post that names it. */
export function lossesIn(posts: readonly Dated[]): Loss[] {
  const losses: Loss[] = []
  const mourned = new Set<string>()
  posts.forEach(({ reading, day }, at) => {
    if (day === null || reading.tone !== 'red' || (!reading.isDeath && !reading.isIllness)) return
    if (reading.isDeath) {
      const isNameless = reading.about.length === 0
      if (isNameless && !reading.isUnborn && (!hasPronoun(reading) || losses.some((l) => l.kind === 'death')))
        return
      if (reading.about.some((key) => mourned.has(key))) return
      for (const key of reading.about) mourned.add(key)
    }
    if (
      !reading.isDeath &&
      losses.some((l) => l.kind === 'illness' && day - l.told < 400 && same(l.about, reading.about))
    )
      return
    losses.push({
      at,
      kind: reading.isDeath ? 'death' : 'illness',
      day: eventDay(reading, day),
      told: day,
      about: reading.about.length > 0 || reading.isUnborn ? reading.about : namedJustBefore(posts, at, day),
      isAnimal: reading.isAnimal,
    })
  })
  return losses
}

/** "He's gone.": whoever the posts of the days before were about. */
function namedJustBefore(posts: readonly Dated[], at: number, day: number): string[] {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const before = posts[i] as Dated
    if (before.day === null || day - before.day > 14) break
    const named = before.reading.tokens.find((t) => before.names?.has(t.key) && t.isCapital)
    if (named) return [named.key]
  }
  return []
}

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

const hasPronoun = (reading: OwnReading) =>
  reading.tokens.some((t) => reading.words.some((w) => w.pronouns.has(t.key)))

const AGO = new Set(['ago', 'since', 'hace', 'seit', 'vor'])

/** "Had a stroke on 11 May", "went on Friday", "five years ago today": otherwise the day of the post. */
function eventDay(reading: OwnReading, day: number): number {
  const { tokens } = reading
  const inGrave = (at: number) => reading.sentences.has((tokens[at] as Token).sentence)
  const words = dateWords(tokens).filter((d) => inGrave(d.from))
  const first: DateWord | undefined = words[0]
  if (first) {
    const that = lastBefore(first, day)
    if (day - that <= 400 || first.year) return that
  }
  for (const span of spans(tokens, reading.words[0]?.language ?? null)) {
    if (!inGrave(span.from)) continue
    const isAgo = AGO.has(tokens[span.to]?.key ?? '') || AGO.has(tokens[span.from - 1]?.key ?? '')
    if (isAgo) return before(day, span)
  }
  return day
}
