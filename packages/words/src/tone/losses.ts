import { before, type DateWord, dateWords, lastBefore, spans } from '../calendar.ts'
import type { Token } from '../tokens.ts'
import type { OwnReading } from './own-tone.ts'
import { FEMALE_KIN as FEMALE, MALE_KIN as MALE } from './pronoun.ts'
import { isHeOrShe } from './subject.ts'

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
  /** The posts say about when it was. */
  isDated: boolean
  /** Where only a funeral is told, the first of the days before it on which it may have been. */
  since: number | null
}

const SAME_FUNERAL = 60
const BEFORE_FUNERAL = 3

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
    const isNameless = reading.about.length === 0
    if (isNameless && reading.isOthers) return
    if (reading.isDeath) {
      // A funeral is somebody's, whether or not the post says whose; a second post about it is not a second one.
      const isAnnounced =
        reading.isFuneral && !losses.some((l) => l.kind === 'death' && day - l.told < SAME_FUNERAL)
      const isSaid = hasPronoun(reading) && !losses.some((l) => l.kind === 'death')
      if (isNameless && !reading.isUnborn && !isSaid && !isAnnounced) return
      if (reading.about.some((key) => mourned.has(key))) return
      for (const key of reading.about) mourned.add(key)
    }
    if (
      !reading.isDeath &&
      losses.some((l) => l.kind === 'illness' && day - l.told < 400 && same(l.about, reading.about))
    )
      return
    const about =
      illJustBefore(reading, losses, day) ??
      (reading.about.length > 0 || reading.isUnborn
        ? withoutSurname(reading, posts)
        : whoeverBefore(posts, at, day))
    losses.push({
      at,
      kind: reading.isDeath ? 'death' : 'illness',
      day: reading.isFuneral ? day : eventDay(reading, day),
      told: day,
      about: reading.isDeath ? about.filter((key) => !isAliveAfter(posts, at, day, key)) : about,
      isAnimal: reading.isAnimal,
      isDated: reading.isDated || !reading.isDeath,
      since: reading.isFuneral ? day - BEFORE_FUNERAL : null,
    })
  })
  return losses
}

const MISSING = /^red: (?:[^:]* fehlt|miss [^:]*|[^:]*extraño[^:]*|[^:]*vermisse[^:]*)/u
const SEEN = 2

/** “Samira fehlt mir”, and postcards of hers for years: whoever is missed, is in later posts and died in none is far away. */
export function missedFromAfar(posts: readonly (Dated & { reasons: readonly string[] })[]): number[] {
  const isMissing = ({ reading, reasons }: Dated & { reasons: readonly string[] }) =>
    reading.tone === 'red' && reasons.every((r) => !r.startsWith('red') || MISSING.test(r))
  const dead = new Set(posts.flatMap((p) => (p.reading.isDeath && !isMissing(p) ? p.reading.about : [])))
  const isFar = (key: string, at: number) =>
    !dead.has(key) &&
    posts.filter(
      ({ reading }, n) =>
        n > at && reading.tone === 'clear' && reading.tokens.some((t) => t.isCapital && t.key === key),
    ).length >= SEEN
  return posts.flatMap((p, at) => {
    const { about } = p.reading
    return isMissing(p) && about.length > 0 && about.every((key) => isFar(key, at)) ? [at] : []
  })
}

const SHARED = 2

/** A surname that other posts use without the first name is the family’s, and the writer’s own. */
function withoutSurname(reading: OwnReading, posts: readonly Dated[]): string[] {
  const { about, tokens } = reading
  if (about.length < 2) return about
  const isSurname = (key: string) => {
    const first = tokens[tokens.findIndex((t) => t.key === key) - 1]
    if (!first?.isCapital || !about.includes(first.key)) return false
    // “Mi hermana Tere”: the sister is no first name.
    if (reading.words.some((w) => w.kin.has(first.key))) return false
    const others = posts.filter(
      (p) =>
        p.reading !== reading &&
        p.reading.tokens.some((t) => t.key === key) &&
        !p.reading.tokens.some((t) => t.key === first.key),
    )
    return others.length >= SHARED
  }
  return about.filter((key) => !isSurname(key))
}

const ILL_BEFORE = 90

/** “We played as he came past”: whoever the posts of the weeks before call gravely ill. */
function illJustBefore(reading: OwnReading, losses: readonly Loss[], day: number): string[] | null {
  if (!reading.isDeath || !reading.isByPronoun) return null
  const ill = losses.findLast((l) => l.kind === 'illness' && day - l.told <= ILL_BEFORE && l.about.length > 0)
  return ill?.about ?? null
}

function whoeverBefore(posts: readonly Dated[], at: number, day: number): string[] {
  const { reading } = posts[at] as Dated
  // Whoever was named last before a funeral may be at it.
  const named = reading.isFuneral ? [] : namedJustBefore(posts, at, day)
  const isKin = reading.isByPronoun || reading.isFuneral
  return named.length > 0 || !isKin ? named : kinJustBefore(posts, at, day)
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

const MOURNING = 30
const DEEDS = 2
/** What is said of the dead. */
const REMEMBERED =
  /^(?:would|used|always|loved|taught|said|once|had|died|passed|and|was|is|hat|war|habria|hubiera|decia|era|siempre|hatte|sagte|immer|ware)$/

/** Whoever does this and that in later posts was not the one. */
function isAliveAfter(posts: readonly Dated[], at: number, day: number, key: string): boolean {
  const acting = posts.slice(at + 1).filter(({ reading: { tokens }, day: later }) => {
    if (later === null || later - day < MOURNING) return false
    return tokens.some((t, n) => {
      const next = tokens[n + 1]
      return (
        t.key === key &&
        t.isOpening &&
        !/['’]s$/.test(t.raw) &&
        next?.sentence === t.sentence &&
        !next.isCapital &&
        /^\p{L}/u.test(next.key) &&
        !REMEMBERED.test(next.key)
      )
    })
  })
  return acting.length >= DEEDS || acting.some(({ reading: { tokens } }) => isDoing(tokens, key))
}

/** “Robyn keeps the tally”: of the dead nobody says it so. */
const isDoing = (tokens: readonly Token[], key: string) =>
  tokens.some((t, n) => t.key === key && t.isOpening && PRESENT.test(tokens[n + 1]?.key ?? ''))
const PRESENT =
  /^(?:says|keeps|wants|thinks|asks|has|is|makes|takes|calls|reckons|insists|claims|knows|dice|quiere|tiene|esta|hace|anda|pregunta|sigue|sagt|will|macht|geht|meint|findet|fragt|kommt)$/

const KIN_BEFORE = 45

/** “She went at four this morning”: the one of the family who was in the posts of the weeks before. */
function kinJustBefore(posts: readonly Dated[], at: number, day: number): string[] {
  const { reading } = posts[at] as Dated
  const isShe = reading.tokens.some((t) => SHE.test(t.key))
  const isKin = (key: string) =>
    reading.isByPronoun ? (isShe ? FEMALE : MALE).test(key) : FEMALE.test(key) || MALE.test(key)
  const kin = new Set<string>()
  for (let i = at - 1; i >= 0; i--) {
    const before = posts[i] as Dated
    if (before.day === null || day - before.day > KIN_BEFORE) break
    for (const t of before.reading.tokens) if (isKin(t.key)) kin.add(t.key)
  }
  return kin.size === 1 ? [...kin] : []
}

const SHE = /^(?:she|her|ella|sie)$/

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

const hasPronoun = (reading: OwnReading) =>
  reading.tokens.some((t) => reading.words.some((w) => isHeOrShe(t, w)))

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
